#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Advice, games in the terminal, and best play on small boards.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

# 41 layouts agree with these answers, 53 with the same ones in another order.
log='B2 hit, B3 hit, D4 miss, C2 hit, A3 sunk 2, A1 miss, B5 miss'
run advise --board 5x5 --fleet 3:1,2:2 --shots "$log" --json
grep -q '"layouts":"41"' out || fail "order: $(cat out err)"
run advise --board 5x5 --fleet 3:1,2:2 --shots "$log" --plot map.svg
grep -q 'of 41 layouts' out || fail "text: $(cat out err)"
grep -q '<svg' map.svg || fail "no picture"
run advise --board 5x5 --fleet 3:1,2:2 --shots 'C2 hit, B2 hit, B5 miss, D4 miss, A3 hit, A1 miss, B3 sunk 2' --json
grep -q '"layouts":"53"' out || fail "other order: $(cat out err)"

# The same counts as flotilla marginals gives
run advise --board 6x6 --fleet 3:1,2:2 --shots 'C3 hit, A1 miss' --json
cp out advice
run marginals --board 6x6 --fleet 3:1,2:2 --touch any --shots 'C3 hit, A1 miss' --answers sunk_length --json
python3 - advice out <<'PY' || fail "marginals: $(cat advice)"
import json, sys
a, b = (json.load(open(f)) for f in sys.argv[1:])
cells = [c["ship"] for row in b["cells"] for c in row]
sys.exit([c for row in a["cells"] for c in row] != cells)
PY
answer B2 advise --board 3x3 --fleet 2:1 --quiet
answer B2 advise --board 3x3 --fleet 2:1 --quiet --ahead 9

# Played along, to the end; an answer that cannot be is not taken
printf 'sunk 2\nmiss\nhit\nsunk 2\n' | "$flotilla" advise --board 2x2 --fleet 2:1 --interactive >out 2>err ||
  fail "interactive: $(cat err)"
[[ $(tail -n 1 out) == 'all ships are sunk after 3 shots' ]] || fail "interactive: $(cat out err)"
grep -q 'no layout of' err || fail "sunk at once: $(cat err)"

# Playing: every cell in turn sinks all ships
for cell in A1 B1 C1 A2 B2 C2 A3 B3 C3; do echo $cell; done |
  "$flotilla" play --board 3x3 --fleet 2:1 --seed 2 >out 2>err || fail "play: $(cat err)"
grep -q 'all ships are sunk after' out || fail "play: $(cat out err)"
printf 'miss\nhit\nsunk 2\n' | "$flotilla" play --board 1x4 --fleet 2:1 --against density >out 2>err ||
  fail "against: $(cat err)"
[[ $(tail -n 1 out) == 'all ships are sunk after 3 shots' ]] || fail "against: $(cat out err)"
grep -q 'the hunter density fires, and you type what each shot does' out || fail "against: $(cat out)"

# Best play
answer 'mean shots 45/8 = 5.625000' optimal --board 4x4 --fleet 3:1
answer 'mean shots 9/2 = 4.500000' optimal --board 3x3 --fleet 2:1 --quiet
answer 'mean shots 108/19 = 5.684211' optimal --board 4x4 --fleet 3:1 --hider-chooses
answer 'mean shots 9/2 = 4.500000' optimal --board 3x3 --fleet 2:1 --hider-chooses
run optimal --board 4x4 --fleet 3:1 --hider-chooses
grep -qE '^  13/19 +mean shots: 6 on A1-C1 and those alike, 21/4 on B1-B3 and those alike$' out || fail "means: $(cat out)"
run advise --help
[[ $(grep -cE '^(The game|What to count)$' out) == 2 ]] || fail "headings: $(cat out)"
run optimal --board 4x4 --fleet 3:1 --hider-chooses --json
grep -q '"value":"108/19"' out || fail "json: $(cat out err)"

refuse 2 'A1 was shot before' advise --shots 'A1 miss, A1 hit'
refuse 2 'no layout of' advise --board 2x2 --fleet 2:1 --shots 'A1 miss, B2 miss, B1 miss'
refuse 3 'best play is worked out for 1..64' optimal --board 9x9 --fleet 2:1
refuse 3 'more than 20000 layouts' optimal --board 8x8 --fleet 3:3
refuse 2 'no game is given; write flotilla optimal --board=4x4 --fleet=3:1' optimal
refuse 2 'no fleet is given' optimal --board 4x4
refuse 2 'no board is given' optimal --fleet 3:1
refuse 2 '--ahead = 101, allowed 1..100' advise --ahead 101
refuse 2 '--depth = 65, allowed 1..64' optimal --board 4x4 --fleet 3:1 --depth 65
refuse 2 '--threads is not an option of flotilla optimal' optimal --board 4x4 --fleet 3:1 --threads 2
refuse 2 '--memory-limit is not an option of flotilla advise' advise --memory-limit 1GiB
refuse 3 'positions to remember' optimal --board 4x4 --fleet 3:1 --memory-limit 2KiB
refuse 3 'positions to remember' optimal --board 4x4 --fleet 3:1 --hider-chooses --memory-limit 2KiB
run optimal --board 1x2 --fleet 2:1
grep -q ': 1 layout, equally likely' out && grep -q '^2 shots for all layouts' out || fail "one layout: $(cat out err)"

# A game whose input ends before it does was not finished; quit finishes it
unfinished() {
  local input=$1
  shift
  rc=0
  printf '%b' "$input" | "$flotilla" "$@" >out 2>err || rc=$?
  [[ $rc == 1 ]] && grep -q 'the input ended before the game did; quit ends one' err || fail "$*: exit code $rc: $(cat err)"
  rc=0
  printf '%b' "${input}quit\n" | "$flotilla" "$@" >out 2>err || rc=$?
  [[ $rc == 0 ]] || fail "$*, quit: exit code $rc: $(cat err)"
  ! grep -q 'quit)' out || fail "$*: a prompt on stdout: $(cat out)"
}
unfinished '' advise --board 2x2 --fleet 2:1 --interactive
unfinished 'miss\n' advise --board 2x2 --fleet 2:1 --interactive
unfinished 'A1\n' play --board 3x3 --fleet 2:1
unfinished 'miss\n' play --board 1x4 --fleet 2:1 --against density
grep -qF 'miss, hit or sunk 2 (or quit)' err || fail "prompt: $(cat err)"
printf 'A1\nquit\n' | "$flotilla" play --board 3x3 --fleet 3:1,2:1 >out 2>err
[[ $(grep -c '^afloat: 3:1,2:1$' out) == 2 ]] || fail "ships afloat: $(cat out)"
printf 'A1\nquit\n' | "$flotilla" play --board 3x3 --fleet 3:1,2:1 --answers sunk >out 2>err
grep -q '^afloat: 2 ships$' out || fail "ships afloat: $(cat out)"
printf 'quit\n' | "$flotilla" advise --board 3x3 --fleet 2:1 --answers hits --interactive >out 2>err
grep -qF '? (miss or hit; ' err || fail "prompt: $(cat err)"
finish
