#!/usr/bin/env bash
# Update requirements/*.txt from pyproject.toml. One resolution for all platforms, with hashes and
# without the addresses of any package index. BIN is the folder that contains uv.
set -euo pipefail
cd "$(dirname "$0")/.."

lock() {
  local out=$1
  shift
  "$BIN/uv" pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
    --no-emit-index-url --no-annotate --custom-compile-command "make lock" \
    "$@" --output-file "requirements/$out.txt"
}

# The largest set first; the others are subsets of it, with the same versions.
lock dev pyproject.toml --all-extras --group dev
lock run pyproject.toml --extra server --constraint requirements/dev.txt
lock build --group build --constraint requirements/dev.txt
lock docs --group docs --constraint requirements/dev.txt
lock node --group node
lock uv --group uv
