#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Boards that are made: one answer each, the same however they are divided, refused where none can be.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

small=(generate --board 6x6 --fleet small --seed 3)
run "${small[@]}" --count 200 --threads 1 --quiet
cp out want
[[ $rc == 0 && $(wc -l <want) == 200 ]] || fail "200 boards: $rc $(wc -l <want) $(cat err)"
run "${small[@]}" --count 200 --threads 3 --quiet
cmp -s out want || fail "threads: other boards"
: >parts
for first in 0 70 140; do
  run "${small[@]}" --count $((first == 140 ? 60 : 70)) --first $first --quiet
  cat out >>parts
done
cmp -s parts want || fail "parts: other boards"
run "${small[@]}" --count 200 --quiet -o bank.json
[[ ! -s out ]] && cmp -s bank.json want || fail "file: other boards"

# One answer each, and it is the one that was hidden
run check want --quiet
[[ $(sort -u out) == one ]] || fail "answers: $(sort out | uniq -c)"
run grade want --quiet
[[ $(wc -l <out) == 200 ]] || fail "grades: $(cat err)"
run "${small[@]}" --count 100 --up-to touch --quiet
cp out easy
run grade easy --quiet
! grep -qvE '^(count|touch)$' out || fail "up to touch: $(sort out | uniq -c)"

# Other formats
run "${small[@]}" --count 3 --to puzzlink
[[ $rc == 0 && $(wc -l <out) == 3 ]] || fail "puzzlink: $(cat out err)"
run "${small[@]}" --count 2 --to text
cp out boards.txt
run check boards.txt --quiet
[[ $(sort -u out) == one ]] || fail "text: $(cat boards.txt)"

refuse 2 'no board is given' generate
refuse 2 '0 placements, no board to make' generate --board 6x6
refuse 2 'allowed none, corner' generate --board 6x6 --touch any --fleet small
refuse 2 'not inf' generate --board 6x6 --fleet kings
refuse 2 'rows = 41, allowed 1..40' generate --board 41x6 --fleet small
refuse 2 'up-to = "line2", allowed count, touch, line, fleet, probe' generate --board 6x6 --fleet small --up-to line2
refuse 2 'count = "0"' generate --board 6x6 --fleet small --count 0
refuse 2 'the folder none does not exist' generate --board 6x6 --fleet small -o none/bank.json
finish
