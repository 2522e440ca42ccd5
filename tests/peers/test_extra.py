"""Without the packages of the extra, the faces say in one sentence what is missing."""

import subprocess
import sys

import pytest

from regnum.envs.extra import missing
from regnum.kernel.errors import RegnumError

WITHOUT = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] == "{package}":
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Nothing())
import regnum.envs
from regnum.kernel.errors import MissingExtra
try:
    from regnum.envs import {face}
except MissingExtra as error:
    assert error.__cause__ is None and error.__suppress_context__
    print(error)
"""


@pytest.mark.parametrize(
    ("face", "package"),
    [
        ("pettingzoo", "pettingzoo"),
        ("pettingzoo", "numpy"),
        ("pettingzoo", "gymnasium"),
        ("gymnasium", "gymnasium"),
        ("gymnasium", "numpy"),
        ("openspiel", "pyspiel"),
        ("openspiel", "numpy"),
    ],
)
def test_a_face_without_its_package(face: str, package: str) -> None:
    text = WITHOUT.format(face=face, package=package)
    ended = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
    assert ended.stdout.splitlines() == [
        f"regnum.envs.{face} needs the package {package}, which is not installed: run pip install 'regnum[envs]'."
    ]


def test_it_is_an_error_of_ours_and_still_an_import_error() -> None:
    error = missing("openspiel", ModuleNotFoundError("No module named 'pyspiel'", name="pyspiel"))
    assert isinstance(error, RegnumError) and isinstance(error, ImportError) and error.name == "pyspiel"
