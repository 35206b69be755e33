"""How fast the program is, beside programs that do the like for other games and books.

``python -m benchmarks``, in a clone, measures everything in one run and prints a page.
"""
