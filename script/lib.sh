# Shared by the scripts in this folder; sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { echo "$*" >&2; }

die() {
  local status=$1
  shift
  echo "error: $*" >&2
  exit "$status"
}

# A step with one line on the terminal; its output is shown only where it fails.
step() {
  local title=$1 log status=0
  shift
  log=$(mktemp)
  if [ -t 2 ]; then printf '%s …' "$title" >&2; else say "$title"; fi
  "$@" >"$log" 2>&1 || status=$?
  if [ "$status" -ne 0 ]; then
    [ -t 2 ] && printf '\r\033[2K' >&2
    say "$title: failed"
    grep -E 'error:|^E: |undefined reference' "$log" | sort -u | head -40 >&2 || true
    say "the last lines were:"
    tail -n 25 "$log" >&2
    rm -f "$log"
    return "$status"
  fi
  rm -f "$log"
  if [ -t 2 ]; then printf '\r\033[2K' >&2; fi
}

# Puts a Swift toolchain on PATH where one is installed and PATH does not say so.
find_swift() {
  command -v swift >/dev/null && return 0
  local place
  for place in /opt/swift/usr/bin /usr/share/swift/usr/bin "$HOME/.local/share/swiftly/bin"; do
    if [ -x "$place/swift" ]; then
      PATH="$place:$PATH"
      export PATH
      return 0
    fi
  done
  die 70 "no Swift toolchain found: install Swift 6.3 (https://www.swift.org/install) and put its usr/bin on PATH"
}
