# SPDX-License-Identifier: MIT
# What the command-line tests share. Sourced with the program's path as $1; works in a folder of its own.
set -euo pipefail
flotilla=$(realpath "$1")
configs=$(realpath "$(dirname "$0")/../../configs")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
failures=0

fail() {
  echo "FAILED: $*" >&2
  failures=$((failures + 1))
}

# run ARGS...: leaves its exit code in $rc, what it printed in the files out and err.
run() {
  rc=0
  "$flotilla" "$@" >out 2>err </dev/null || rc=$?
}

# refuse CODE TEXT ARGS...: exit code CODE, nothing on stdout, one line on stderr that contains TEXT.
refuse() {
  local code=$1 text=$2
  shift 2
  run "$@"
  [[ $rc == "$code" ]] || fail "flotilla $*: exit code $rc, want $code: $(cat err)"
  [[ ! -s out ]] || fail "flotilla $*: printed $(head -c 100 out)"
  [[ $(wc -l <err) == 1 ]] || fail "flotilla $*: stderr is not one line: $(cat err)"
  grep -qF -- "$text" err || fail "flotilla $*: stderr lacks '$text': $(cat err)"
}

# answer NUMBER ARGS...: exit code 0, the last line of stdout is NUMBER.
answer() {
  local number=$1
  shift
  run "$@"
  [[ $rc == 0 ]] || fail "flotilla $*: exit code $rc: $(cat err)"
  [[ $(tail -n 1 out) == "$number" ]] || fail "flotilla $*: last line $(tail -n 1 out), want $number"
}

finish() {
  ((failures == 0)) || { echo "$failures failed" >&2; exit 1; }
  echo "all passed"
}
