#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# What the program prints when all is well.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

answer 406664 count --board 7x7 --fleet standard --quiet
answer 406664 count --board=7x7 --quiet=true
answer 406664 count --board 7x7
answer 406664 count --board 7x7 --ring Z/p --quiet
answer 406664 count --board 7x7 --ring Z/2^256 --instruction-set portable --quiet
answer 1428 count --board 5x5 --fleet small --double-check --quiet
answer 35 count --board 3x3 --fleet kings --quiet
answer 1 count --board 3x3 --fleet empty --quiet
[[ ! -s err ]] || fail "a quiet run printed on stderr: $(cat err)"

answer 0 count --board 3x3 --fleet classic
grep -qF 'note: the 5-cell ship is longer than the board 3x3: 0 placements' err || fail "no note: $(cat err)"

# Several boards: one number, table row or JSON object each
run count --series 5..7 --fleet small --quiet
[[ $(cat out) == $'1428\n894296\n52038088' ]] || fail "series: $(cat out)"
run count --boards 5x6,6x5 --fleet small --quiet
[[ $(sed -n 1p out) == "$(sed -n 2p out)" ]] || fail "a board and its transpose differ: $(cat out)"
run count --series 5..7 --fleet small
grep -qE '^7x7 +52,038,088 ' out || fail "series table: $(cat out)"
run count --series 5..7 --fleet small --json
python3 -c '
import json, sys
counts = [json.loads(line)["count"] for line in open("out")]
assert counts == ["1428", "894296", "52038088"], counts' || fail "JSON: $(cat out)"
run count --board 8x6 --fleet 3:1,2:1 --polynomial --json
python3 -c '
import json
one = json.load(open("out"))
assert one["lengths"] == [2, 3]
assert [c["count"] for c in one["polynomial"]] == ["1", "82", "68", "3728"], one' || fail "JSON: $(cat out)"
run count --board 8x6 --fleet 3:1,2:1 --polynomial
grep -qE '^3:0,2:1 +82$' out || fail "polynomial: $(cat out)"

# Config files: the command line goes first; what --dump-config prints gives the same again
cat >a.toml <<'TOML'
series = "5..7"   # all of these may be overruled
fleet = "small"
threads = 1
memory-limit = "1GiB"
quiet = true
TOML
answer 52038088 count a.toml
answer 1428 count --config a.toml --board 5x5
answer 52038088 count a.toml --memory-limit 2GiB
run count a.toml --threads 2 --dump-config
cp out b.toml
grep -qx 'threads = 2' b.toml || fail "dump-config lacks threads: $(cat b.toml)"
run count b.toml --dump-config
cmp -s out b.toml || fail "dump-config does not give itself: $(diff out b.toml)"
for command in generate hunt advise draw marginals price; do
  run $command --board 6x6 --fleet small --dump-config
  [[ $rc == 0 && -s out ]] || fail "dump-config of $command: $(cat err)"
  cp out dumped.toml
  run $command dumped.toml --dump-config
  cmp -s out dumped.toml || fail "dump-config of $command does not give itself: $(cat err; diff out dumped.toml)"
done
answer 52038088 count b.toml

# Estimates
run count --board 12x12 --dry-run
grep -qF 'per rank' out || fail "dry-run: $(cat out)"
run count --board 12x12 --dry-run --json
python3 -c 'import json; json.load(open("out"))' || fail "dry-run JSON: $(cat out)"

# Files
answer 406664 count --board 7x7 -o one.h5
answer 406664 count --board 7x7 --threads 2 -o other.h5
run inspect --same one.h5 other.h5
[[ $rc == 0 && $(cat out) == same ]] || fail "one and two threads differ: $(cat out)"
answer 1428 count --board 5x5 --fleet small -o other.h5
run inspect --same one.h5 other.h5
[[ $rc == 1 ]] || fail "two problems called the same"
run inspect one.h5 other.h5
grep -qF '406,664' out || fail "inspect: $(cat out)"

# Help and version
for args in --help "count --help" "inspect --help" --version "count --version"; do
  # shellcheck disable=SC2086
  run $args
  [[ $rc == 0 && -s out && ! -s err ]] || fail "flotilla $args: exit code $rc"
done

# Every example
for config in "$configs"/*.toml; do
  run count "$config" --dry-run
  [[ $rc == 0 ]] || fail "$config: $(cat err)"
done
finish
