"""Written by `./regnum codes` from declare.py: change it there."""

from typing import Final

END: Final = 0
WORKER: Final = 1
SILVER: Final = 2
PROVISIONS: Final = 3
ATTRIBUTE: Final = 4
DEBT: Final = 5
CRIMINAL: Final = 6
TAX: Final = 7
REMOVE: Final = 8
DESTROY: Final = 9
PAY: Final = 10
PRAY: Final = 11
RECRUIT: Final = 12
DEVELOP: Final = 13
CHOOSE: Final = 14
HONOUR: Final = 15
LAST_PLAIN: Final = 4
