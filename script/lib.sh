# Shared by the scripts in this folder; sourced, not run.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# What a script says of itself stands at its top. Two hand their options on.
case $(basename "$0"):${1:-} in
  vitrine:* | benchmark:*) ;;
  *:-h | *:--help)
    sed -n '2,/^[^#]/{/^#/s/^# \{0,1\}//p;}' "$0"
    exit 0
    ;;
esac

# How everything is built in release: Package.swift says which modules are optimized all the same.
release=(-c release -Xswiftc -Onone -Xswiftc -no-emit-module-separately-wmo)

say() { echo "$*" >&2; }

die() {
  local status=$1
  shift
  echo "error: $*" >&2
  exit "$status"
}

# What a step that failed has said.
complain() { # title, log
  [ -t 2 ] && printf '\r\033[2K' >&2
  say "$1: failed"
  grep -E 'error:|^E: |undefined reference' "$2" | sort -u | head -40 >&2 || true
  say "the last lines were:"
  tail -n 25 "$2" >&2
}

# A step with one line on the terminal; its output is shown only where it fails.
step() {
  local title=$1 log status=0
  shift
  log=$(mktemp)
  if [ -t 2 ]; then printf '%s …' "$title" >&2; else say "$title"; fi
  "$@" >"$log" 2>&1 || status=$?
  if [ "$status" -ne 0 ]; then
    complain "$title" "$log"
    rm -f "$log"
    return "$status"
  fi
  rm -f "$log"
  if [ -t 2 ]; then printf '\r\033[2K' >&2; fi
}

# A step that compiles, with a line on the terminal that says how far it is: the package manager's
# steps, in a first build the files compiled of all, and seconds. Quiet in a pipe.
compile() { # title, build folder, command …
  local title=$1 folder=$2 log status=0 compiler begin=$SECONDS first=
  shift 2
  [ -t 2 ] || {
    step "$title" "$@"
    return
  }
  [ "$(compiled "$folder")" -gt 0 ] || first=1
  log=$(mktemp)
  "$@" >"$log" 2>&1 &
  compiler=$!
  trap 'kill "$compiler" 2>/dev/null' INT TERM
  while kill -0 "$compiler" 2>/dev/null; do
    printf '\r\033[2K%s: %s%s s' "$title" "$(progress "$folder" "$log" "$first")" \
      $((SECONDS - begin)) >&2
    sleep 1
  done
  wait "$compiler" || status=$?
  trap - INT TERM
  if [ "$status" -ne 0 ]; then complain "$title" "$log"; else printf '\r\033[2K' >&2; fi
  rm -f "$log"
  return "$status"
}

compiled() { find "$1/" -name '*.swift.o' 2>/dev/null | wc -l; }

progress() { # build folder, log, whether it is the first build
  local steps
  steps=$(grep -oE '^\[[0-9]+/[0-9]+\]' "$2" | tail -n 1 | tr -d '[]' || true)
  if [ -n "$steps" ]; then printf 'step %s, ' "${steps/\// of }"; fi
  if [ -n "$3" ] && [ -d "$1" ]; then
    printf 'file %s of %s, ' "$(compiled "$1")" \
      "$(find "$1/" -name sources -path '*.build/*' -exec cat {} + | wc -l)"
  fi
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
