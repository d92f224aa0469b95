"""`python -m rattus.cli`"""

from rattus.__main__ import main

main()
