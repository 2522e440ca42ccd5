"""The interface is as it is described: requests made up from the description, and broken ones."""

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
from server.processes import SECONDS, started

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 8
DESCRIBED = schemathesis.openapi.from_dict(routes(Settings("sqlite:none")).openapi_schema.to_schema())


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:{tmp_path_factory.mktemp('openapi') / 'o.sqlite3'}"
    with started("serve", "--port=0", f"--database={database}") as server:
        yield server.line.rstrip("/")


@DESCRIBED.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_operation(case: Any, address: str) -> None:
    case.call_and_validate(base_url=address, checks=CHECKS, timeout=SECONDS)
