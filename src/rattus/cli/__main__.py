"""`python -m rattus.cli`"""

from rattus.cli import main

main(prog_name="rattus")
