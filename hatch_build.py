"""Hatchling's hooks: a wheel holds the compiled engine and the built web client, and the package's
metadata a README that can be read on a package index.

An editable install gets neither from here: `make setup` builds both in place, step by step.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import build_native, node

_LINK = re.compile(r"(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)]+)\)")


def readme_for_index(text: str, repository: str) -> str:
    """The README with links into the repository at its address. Without an address they become
    plain text, and pictures are left out."""

    def link(found: re.Match[str]) -> str:
        picture, words, target = found.groups()
        if not repository:
            return "" if picture else words
        kind = "raw" if picture else "blob"
        return f"{picture}[{words}]({repository}/{kind}/main/{target})"

    return _LINK.sub(link, text)


class CustomMetadataHook(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        repository = str(self.config["repository"]).rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        readme = readme_for_index(text, repository)
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        names = {"Source": "", "Changelog": "/blob/main/CHANGELOG.md"}
        names |= {"Documentation": "/blob/main/docs/index.md"}
        metadata["urls"] = {k: repository + path for k, path in names.items() if repository}


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds what is not Python, for the wheel only; a source archive holds sources only."""

    def dependencies(self) -> list[str]:
        if self.target_name != "wheel":
            return []
        wanted = list(self.metadata.config["dependency-groups"]["build"])
        if self._has_web_client() and not node.node_on_path():
            wanted += self.metadata.config["dependency-groups"]["node"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        root = Path(self.root)
        if self._has_web_client():
            node.build(root)
        # Not in place: the wheel may be for another Python than the one of the working copy.
        native = root / "build" / f"wheel-{sys.implementation.cache_tag}"
        try:
            build_native.build(root, native)
        except build_native.CannotBuild as why:
            self.app.display_warning(f"The engine stays interpreted (slower, same games): {why}.")
        else:
            build_data["force_include"][str(native)] = "firstgiants/engine/_native"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _has_web_client(self) -> bool:
        return (Path(self.root) / "web" / "package.json").exists()
