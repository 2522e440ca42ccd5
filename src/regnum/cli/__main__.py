"""`python -m regnum.cli`."""

import sys

from regnum.cli.main import main

sys.exit(main())
