"""The same rules for each machine: interpreted, portable (WebAssembly), native (Numba) and on a GPU (CUDA)."""
