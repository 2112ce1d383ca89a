#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Boards that are made: one answer each, the same however they are divided, refused where none can be.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
reseal=$(realpath "${!#}")
mpiexec=""
(($# > 2)) && mpiexec=$2

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

run "${small[@]}" --count 20 --grade touch --quiet
cp out touch
run grade touch --quiet
[[ $(sort -u out) == touch ]] || fail "grade touch: $(sort out | uniq -c)"
grep -q '"grade":"touch","seed":3,"index":19,"sampler":"exact","attempts"' touch || fail "keys: $(tail -n 1 touch)"

# Ships placed in sequence; a board too large to be swept takes them by itself and says so
run "${small[@]}" --count 50 --sampler sequential --threads 2
cp out sequential
grep -qF 'made 50 of 50 boards in' err && grep -qF 'sequential sampler, which is not uniform' err || fail "note: $(cat err)"
run check sequential --quiet
[[ $(sort -u out) == one && $(wc -l <out) == 50 ]] || fail "sequential: $(sort out | uniq -c)"
run generate --board 20x20 --fleet 4:4,3:8,2:12,1:16 --up-to fleet --count 2
[[ $rc == 0 ]] && grep -qF '"sampler":"sequential"' out || fail "20x20: $rc $(cat err)"
cp out large
run check large --quiet
[[ $(cat out) == $'one\none' ]] || fail "20x20: $(cat out)"
# 2x2 ships of a fleet that fits one way in sixteen: not every sequence finds room
run generate --board 5x5 --fleet 1:8 --sampler sequential --attempts 1 --count 60
[[ $rc == 1 ]] && grep -qE 'made [0-9]+ of 60 boards in 60 attempts' err || fail "attempts: $rc $(cat err)"
made=$(wc -l <out)
((made > 0 && made < 60)) || fail "attempts: $made made"

# A bank holds the same boards, however they are divided, and is read back
run "${small[@]}" --count 200 --threads 2 --quiet -o bank.h5
[[ $rc == 0 && ! -s out ]] || fail "bank: $rc $(cat err)"
run "${small[@]}" --count 200 --threads 1 --quiet -o again.h5
run inspect --same bank.h5 again.h5
[[ $(cat out) == same ]] || fail "bank: $(cat out)"
run convert bank.h5
cp out from_bank
run convert want
cmp -s out from_bank || fail "bank: other boards"
run check bank.h5 --quiet
[[ $(sort -u out) == one && $(wc -l <out) == 200 ]] || fail "bank: $(sort out | uniq -c)"
run grade bank.h5 --quiet
[[ $(wc -l <out) == 200 ]] || fail "bank: $(cat err)"
run show bank.h5 --answers
[[ $rc == 0 ]] || fail "bank: $(cat err)"
# One of before efforts were bounded has the same boards
if /usr/bin/python3 -c 'import h5py' 2>/dev/null; then
  cp bank.h5 before.h5
  /usr/bin/python3 - <<'PYTHON' || fail "h5py"
import h5py
with h5py.File("before.h5", "r+") as file:
    del file.attrs["effort_allowed"]
    for name in ("given_up", "conflicts", "not_made_given_up"):
        del file["boards"][name]
PYTHON
  "$reseal" before.h5
  run convert before.h5
  [[ $rc == 0 ]] && cmp -s out from_bank || fail "bank of before: $(cat err)"
  run inspect before.h5
  [[ $rc == 0 ]] && grep -qF 'exact sampler, uniform' out || fail "bank of before: $(cat out err)"
else
  echo "SKIPPED: a bank of before efforts were bounded: no h5py"
fi
run inspect bank.h5
grep -qF '200 of 200, seed 3 from index 0, in 200 attempts' out || fail "bank: $(cat out err)"
if [[ -n $mpiexec ]]; then
  rc=0
  "$mpiexec" -np 3 "$flotilla" "${small[@]}" --count 200 --threads 1 --quiet -o ranks.h5 >out 2>err </dev/null || rc=$?
  [[ $rc == 0 ]] || fail "3 ranks: $rc $(cat err)"
  run inspect --same bank.h5 ranks.h5
  [[ $(cat out) == same ]] || fail "3 ranks: $(cat out)"
fi
run draw --board 4x4 --fleet 1:2 --count 2 -o draws.h5 --quiet
refuse 2 'is a "flotilla draw" file, not a "flotilla bank" file' check draws.h5

# What takes too much effort is given up, told apart, and the same however boards are divided
hard=(generate --board 14x14 --fleet 4:2,3:4,2:6,1:8 --sampler sequential --seed 2)
run "${hard[@]}" --effort 300 --count 40 --threads 1 -o bound.h5
[[ $rc == 0 ]] && grep -qE 'made 40 of 40 boards in [0-9]+ attempts \([0-9.]+ %\), [1-9][0-9]* given up at an effort of 300;' err || fail "effort: $rc $(cat err)"
given_up=$(sed -n 's/.*, \([0-9]*\) given up.*/\1/p' err)
run inspect bound.h5
grep -qF ", $given_up given up at an effort of 300" out || fail "effort: $(cat out err)"
run "${hard[@]}" --effort 300 --count 40 --threads 3 --quiet -o again.h5
run inspect --same bound.h5 again.h5
[[ $(cat out) == same ]] || fail "effort, threads: $(cat out)"
if [[ -n $mpiexec ]]; then
  rc=0
  "$mpiexec" -np 3 "$flotilla" "${hard[@]}" --effort 300 --count 40 --threads 1 --quiet -o ranks.h5 >out 2>err </dev/null || rc=$?
  run inspect --same bound.h5 ranks.h5
  [[ $(cat out) == same ]] || fail "effort, 3 ranks: $(cat out err)"
fi
# Stopped on its way, boards printed so far are those of a whole run, and --first goes on behind them
run "${hard[@]}" --effort 300 --count 40 --quiet
cp out want
mapfile -t conflicts < <(sed 's/.*"conflicts":\([0-9]*\).*/\1/' want)
((${#conflicts[@]} == 40)) || fail "effort: ${#conflicts[@]} boards"
for spent in "${conflicts[@]}"; do ((spent < 300)) || fail "effort: $spent conflicts"; done
(($(sed 's/.*"given_up":\([0-9]*\).*/\1/' want | paste -sd+) == given_up)) || fail "effort: not $given_up given up"
run "${hard[@]}" --effort 300 --count 15 --quiet
cp out parts
run "${hard[@]}" --effort 300 --count 25 --first 15 --quiet
cat out >>parts
cmp -s parts want || fail "effort: other boards behind the first 15"
run check want --quiet
[[ $(sort -u out) == one ]] || fail "effort: $(sort out | uniq -c)"
# None may be given up: with no bound each first answer gives a board
run "${hard[@]}" --effort 0 --count 40
[[ $rc == 0 ]] && grep -qF 'made 40 of 40 boards in 40 attempts (100 %); ' err || fail "no bound: $rc $(cat err)"
run "${hard[@]}" --effort 1 --attempts 2 --count 40
[[ $rc == 1 ]] && grep -qE ', [0-9]+ given up at an effort of 1;' err || fail "effort 1: $rc $(cat err)"
run generate --board 10x10 --fleet standard --seed 5 --count 20 --effort 1 --quiet -o leaning.h5
run generate --board 10x10 --fleet standard --seed 5 --count 20 --effort 1
grep -qE ', [1-9][0-9]* given up at an effort of 1; answers from the exact sampler, less those given up' err || fail "leaning: $(cat err)"
run inspect leaning.h5
grep -qF 'exact sampler, less those given up' out || fail "leaning: $(cat out err)"

# Other formats
run "${small[@]}" --count 3 --to puzzlink
[[ $rc == 0 && $(wc -l <out) == 3 ]] || fail "puzzlink: $(cat out err)"
run "${small[@]}" --count 2 --to text
cp out boards.txt
run check boards.txt --quiet
[[ $(sort -u out) == one ]] || fail "text: $(cat boards.txt)"

refuse 2 "the last one's number is beyond 2^63-1" generate --board 5x5 --fleet 2:1 --first 9223372036854775807 --count 2
refuse 2 'no board is given' generate
refuse 2 '0 placements, no board to make' generate --board 6x6
refuse 2 'allowed none, corner' generate --board 6x6 --touch any --fleet small
refuse 2 'not inf' generate --board 6x6 --fleet kings
refuse 2 'rows = 41, allowed 1..40' generate --board 41x6 --fleet small
refuse 2 'up-to = "line2", allowed count, touch, line, fleet, probe' generate --board 6x6 --fleet small --up-to line2
refuse 2 '--count = 0, allowed 1..2^63-1' generate --board 6x6 --fleet small --count 0
refuse 2 'flotilla show BOARDS -o FILE.pdf' generate --board 6x6 --fleet small -o sheet.pdf
refuse 2 'allowed a name that ends in .h5, .json' generate --board 6x6 --fleet small -o boards.xml
refuse 2 'leave out --to=text' generate --board 6x6 --fleet small --to text -o bank.h5
refuse 2 'use a name that ends in .txt' generate --board 6x6 --fleet small --to text -o bank.json
refuse 2 'allowed exact, sequential, auto' generate --board 6x6 --fleet small --sampler best
refuse 2 'allowed up to --up-to=touch' generate --board 6x6 --fleet small --grade fleet --up-to touch
refuse 2 'allowed count, touch, line, fleet, probe, search' generate --board 6x6 --fleet small --grade hard
refuse 2 '--passes = 1: boards that rules up to fleet finish' generate --board 6x6 --fleet small --up-to fleet --passes 1
refuse 2 '--passes = 2: boards that rules up to line finish' generate --board 6x6 --fleet small --grade line --passes 2
refuse 2 '--passes = 3, allowed 1..2' generate --board 6x6 --fleet small --passes 3
refuse 2 '--effort = 5: boards that rules up to fleet finish' generate --board 6x6 --fleet small --up-to fleet --effort 5
refuse 2 '--effort = -1, allowed 0..2^63-1' generate --board 6x6 --fleet small --effort -1
refuse 1 'whether there is a placement is not known' generate --board 6x6 --sampler sequential --attempts 20 --quiet
[[ ! -e sheet.pdf && ! -e boards.xml ]] || fail "refused, but written"
refuse 2 'the folder none does not exist' generate --board 6x6 --fleet small -o none/bank.json
finish
