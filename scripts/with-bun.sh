#!/bin/sh
# Runs scripts/<command>.ts on a machine that has only Node and npm: with-bun.sh start|dev|build|grant-admin|revoke-admin|confirm-address|send-newsletter|check-billing|replay-billing|objects|test|long|e2e|faults|screens|attack|check [arguments…]
# It finds Bun or fetches it, installs the packages that the command needs, and becomes the command (package.json calls
# it with exec for the same reason: a signal to npm then reaches the portal).
set -eu

cd "$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)"
command=$1
shift
# Pictures take large blocks of memory, which glibc otherwise keeps (docs/decisions/files.md).
export MALLOC_MMAP_THRESHOLD_=262144
version=$(sed -n 's/.*"bun": *"[^0-9]*\([0-9.]*\)".*/\1/p' package.json)
fetched=.bun/$version/bun
full="The disk that holds $PWD is full: free about 2 GB, then run this again."

fail() {
  echo "$1" >&2
  exit 1
}

# The same major version, and the same minor one or newer.
suits() {
  found=$("$1" --version 2>/dev/null) || return 1
  minor=${version#*.} found_minor=${found#*.}
  [ "${found%%.*}" = "${version%%.*}" ] && [ "${found_minor%%.*}" -ge "${minor%%.*}" ]
}

# npm may refuse to run a package's install script, so the program comes from this platform's own package.
fetch() {
  command -v npm >/dev/null || fail "Neither Bun nor npm was found: install Node.js 20 or newer from https://nodejs.org, then run this again."
  { mkdir -p ".bun/$version" && box=$(mktemp -d .bun/fetching-XXXXXX); } 2>/dev/null ||
    fail "Bun cannot be saved to $PWD/.bun: make that folder writable, then run this again."
  find .bun -name 'fetching-*' -mmin +60 -exec rm -rf {} + 2>/dev/null || : # of one that was killed
  trap 'rm -rf "$box"' EXIT
  [ "$(df -Pk . | awk 'NR == 2 { print $4 }')" -gt 300000 ] || fail "$full"
  trap 'kill ${npm:-} 2>/dev/null; echo >&2; exit 130' HUP INT TERM

  printf 'Fetching Bun %s, once (about 50 MB)' "$version" >&2
  (
    cd "$box"
    echo '{ "private": true }' >package.json
    exec npm install --ignore-scripts --no-audit --no-fund --no-update-notifier --loglevel=error --cache=cache --fetch-retry-maxtimeout=10000 "bun@$version"
  ) >"$box/log" 2>&1 &
  npm=$!
  while kill -0 "$npm" 2>/dev/null; do
    printf . >&2
    sleep 1
  done
  echo >&2
  wait "$npm" || explain "$(cat "$box/log")"

  for program in "$box"/node_modules/@oven/bun-*/bin/bun; do
    suits "$program" || continue
    mv -f "$program" "$fetched" # in one step: another start may be using it
    return
  done
  fail "The npm package bun@$version has no program that runs on this machine: install Bun $version as https://bun.com says, then run this again."
}

explain() {
  case $1 in
  *ENOSPC*) fail "$full" ;;
  *) fail "Bun could not be fetched from npm ($(echo "$1" | grep -o 'reason: .*\|code .*' | tail -n 1)): check the network, its proxy and npm's registry, then run this again." ;;
  esac
}

temporary=${TMPDIR:-/tmp}
{ [ -d "$temporary" ] && [ -w "$temporary" ]; } || fail "Temporary files cannot be written to $temporary: make that folder, or set TMPDIR to another."

if suits bun; then
  bun=bun
else
  suits "$fetched" || fetch
  rm -rf "${box:-}" && trap - EXIT HUP INT TERM
  PATH=$PWD/.bun/$version:$PATH
  export PATH
  bun=$fetched
fi

# Only a release builds: what takes it back uses what serves the pages, so that nothing is fetched then.
case "$command ${1-}" in
"releases release") needs=release ;;
*) needs=$command ;;
esac
"$bun" scripts/install-packages.ts "$needs" >&2
exec "$bun" "scripts/$command.ts" "$@"
