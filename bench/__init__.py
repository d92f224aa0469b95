"""Benchmarks that need more than the program itself."""
