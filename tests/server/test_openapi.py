"""The interface is as it is described: requests made up from the description, and broken ones."""

import os
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from regnum.server.web.app import routes
from regnum.server.web.settings import Settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 8
DESCRIBED = schemathesis.openapi.from_dict(routes(Settings("sqlite:none")).openapi_schema.to_schema())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:{tmp_path_factory.mktemp('openapi') / 'o.sqlite3'}"
    command = [sys.executable, "-P", "-m", "regnum.cli", "serve", "--port=0", f"--database={database}"]
    environment = {**os.environ, "REGNUM_BUILD": "pure"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    try:
        yield server.stdout.readline().strip().rstrip("/")
    finally:
        server.terminate()
        server.communicate()


@DESCRIBED.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_operation(case: Any, address: str) -> None:
    case.call_and_validate(base_url=address, checks=CHECKS)
