#!/usr/bin/env bash
# Some tests need a browser, Redis, PostgreSQL, and a font to measure pages in Chinese with real glyphs.
# Installs the missing ones from Debian's packages if it runs as root; otherwise only lists them.
set -euo pipefail

have_postgres() {
  command -v postgres >/dev/null && command -v initdb >/dev/null && return 0
  compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null
}

missing=()
command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
# The shell has no notifications; one test uses the whole browser for them.
command -v chromium >/dev/null || missing+=(chromium)
command -v redis-server >/dev/null || missing+=(redis-server)
have_postgres || missing+=(postgresql)
compgen -G '/usr/share/fonts/opentype/noto/NotoSansCJK*' >/dev/null || missing+=(fonts-noto-cjk)
[ "${#missing[@]}" -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "Some tests need programs that are missing here: ${missing[*]}" >&2
  exit 0
fi

echo "Installing ${missing[*]} for the tests …"
# RUNLEVEL=1 keeps the packages from starting services: the tests start and stop their own.
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
wait=(-o DPkg::Lock::Timeout=300)
{ apt-get "${wait[@]}" update -q \
  && apt-get "${wait[@]}" install -q -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 \
  || { tail -n 20 "$log" >&2; exit 1; }
