"""The same rules for other machines than a CPU with a compiler: WebAssembly, made once and run anywhere."""
