"""What to say when the packages of the extra are not installed."""

from regnum.kernel.errors import MissingExtra


def missing(face: str, error: ImportError) -> MissingExtra:
    """The error to raise in place of an ImportError."""
    package = (error.name or face).partition(".")[0]
    return MissingExtra(
        f"regnum.envs.{face} needs the package {package}, which is not installed: run pip install 'regnum[envs]'.",
        name=error.name,
    )
