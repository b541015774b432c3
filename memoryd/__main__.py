"""python -m memoryd."""

import sys

from memoryd.cli import main

if __name__ == "__main__":
    sys.exit(main())
