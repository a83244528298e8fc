"""Starting up, when something is in the way."""

import socket

import pytest

from firstgiants.rules.errors import BadSettings
from firstgiants.server.serving import run_server
from firstgiants.server.settings import Settings


def test_a_port_in_use_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
        with pytest.raises(BadSettings, match=rf"port {port}: .+ --port 0 takes a free one"):
            run_server(Settings(port=port), opens=False)
