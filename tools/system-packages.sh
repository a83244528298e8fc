#!/usr/bin/env bash
# Programs that some tests start: a browser, Redis, PostgreSQL. Installs what is missing from Debian's
# packages when it may; otherwise says what is missing and lets the tests speak for themselves.
set -euo pipefail

have_postgres() {
  command -v postgres >/dev/null && command -v initdb >/dev/null && return 0
  compgen -G '/usr/lib/postgresql/*/bin/postgres' >/dev/null
}

missing=()
command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
command -v redis-server >/dev/null || missing+=(redis-server)
have_postgres || missing+=(postgresql)
[ "${#missing[@]}" -eq 0 ] && exit 0

if [ "$(id -u)" -ne 0 ] || ! command -v apt-get >/dev/null; then
  echo "Some tests need programs that are missing here: ${missing[*]}" >&2
  exit 0
fi

echo "Installing ${missing[*]} for the tests …"
# RUNLEVEL=1 keeps the packages from starting their services: a test starts its own and ends it.
export DEBIAN_FRONTEND=noninteractive RUNLEVEL=1
log=$(mktemp)
trap 'rm -f "$log"' EXIT
wait=(-o DPkg::Lock::Timeout=300)
{ apt-get "${wait[@]}" update -q \
  && apt-get "${wait[@]}" install -q -y --no-install-recommends "${missing[@]}"; } >"$log" 2>&1 \
  || { tail -n 20 "$log" >&2; exit 1; }
