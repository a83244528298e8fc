"""Hatchling's hooks: archives hold the built web client, a wheel also the compiled engine, and the
package's metadata a README that can be read on a package index.

An editable install gets neither from here: `make setup` builds both in place, step by step.
"""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
from tools import build_native, node

WEB_BUILT = "FIRSTGIANTS_WEB_BUILT"
"""Set to 1 by `make dist`, which has just built the web client."""

REPOSITORY = "FIRSTGIANTS_REPOSITORY"
"""The address of the published repository, set by the release workflow."""

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
        repository = os.environ.get(REPOSITORY, "").rstrip("/")
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        readme = readme_for_index(text, repository)
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
        names = {"Source": "", "Changelog": "/blob/main/CHANGELOG.md"}
        names |= {"Documentation": "/blob/main/docs/index.md"}
        metadata["urls"] = {k: repository + path for k, path in names.items() if repository}


class CustomBuildHook(BuildHookInterface[Any]):
    """Builds what is not Python."""

    def dependencies(self) -> list[str]:
        groups = self.metadata.config["dependency-groups"]
        wanted = list(groups["build"]) if self.target_name == "wheel" else []
        if self._must_build_web_client() and not node.node_on_path():
            wanted += groups["node"]
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        root = Path(self.root)
        if self._must_build_web_client():
            node.build(root)
        if self.target_name != "wheel":
            return
        engine = root / build_native.ENGINE
        native = engine / "_native"
        try:
            # A release sets it: the build takes twice as long, and the engine plays faster.
            profile = os.environ.get("FIRSTGIANTS_PROFILE") == "1"
            if not build_native.is_fresh(engine, native, profile=profile):
                # Not in place: the working copy may be for another Python than the wheel.
                native = root / "build" / f"wheel-{sys.implementation.cache_tag}"
                build_native.build(root, native, profile=profile)
        except build_native.CannotBuild as why:
            self.app.display_warning(f"The engine stays interpreted (slower, same games): {why}.")
        else:
            build_data["force_include"][str(native)] = "firstgiants/engine/_native"
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _must_build_web_client(self) -> bool:
        """True, unless it is built: a source archive holds it, and `make dist` makes it first."""
        root = Path(self.root)
        if not (root / "web" / "package.json").exists():
            return False
        ready = (root / "PKG-INFO").exists() or os.environ.get(WEB_BUILT) == "1"
        return not (ready and (root / node.WEB_DIST / "index.html").exists())
