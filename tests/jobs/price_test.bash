# SPDX-License-Identifier: MIT
# flotilla price: what it prints, writes and refuses.
source "$(dirname "$0")/command_line.bash"

small=(--fleet small)
answer '894296 254877 73536 5 36' price "${small[@]}" --board 6x6 --quiet
[[ $(wc -l <out) == 1 && ! -s err ]] || fail "quiet: $(cat out err)"
answer '0 0 0 0 0' price --board 6x6 --quiet
answer '1 1 1 1 1' price --board 6x6 --fleet empty --quiet
answer '2 1 0 2 2' price --board 1x3 --fleet 2:1,1:1 --touch any --quiet

run price "${small[@]}" --board 6x6 -o price.h5 --threads 1
for line in 'board 6x6, fleet 3:1,2:2,1:3, touch none' '  number sets     254,877 different ones' \
  '  pinned          73,536 placements, 8.22 %' '  left            median 5, mean 6.89, worst 36' \
  '    5-8       39,052     244,432  27.33 %  ###########'; do
  grep -qxF -- "$line" out || fail "lacks '$line': $(cat out err)"
done
run price --board 6x6
[[ $rc == 0 && $(cat out) == 'the fleet does not fit on the board: 0 placements, so there are no numbers to price' ]] ||
  fail "no placement: $rc: $(cat out err)"
run price --board 3x3 --quiet
grep -qF 'note: the 4-cell ship is longer than the board 3x3: 0 placements' err || fail "no placement, quiet: $(cat out err)"
run price --board 1x2 --fleet 2:1
grep -qxF '  number sets     1 different one' out && grep -qxF '  pinned          1 placement, 100.00 %' out || fail "plurals: $(cat out)"

# Files: the same on any threads; config files give the same
run inspect price.h5
grep -qF 'flotilla price, version 1, board 6x6, fleet 3:1,2:2,1:3, touch none' out || fail "inspect: $(cat out err)"
run price "${small[@]}" --board 6x6 -o other.h5 --threads 5
run inspect --same price.h5 other.h5
[[ $rc == 0 ]] || fail "threads: $(cat out)"
run price "${small[@]}" --board 6x6 --quiet --dump-config
cp out price.toml
answer '894296 254877 73536 5 36' price price.toml

run price "${small[@]}" --board 6x6 --json
python3 -c '
import json
price = json.load(open("out"))
sizes = [(int(g["size"]), int(g["number_sets"])) for g in price["groups"]]
assert sum(size * sets for size, sets in sizes) == int(price["placements"]) == 894296
assert sum(sets for size, sets in sizes) == int(price["number_sets"]) == 254877
assert sizes[0] == (1, 73536) and sizes[-1][0] == int(price["worst_left"]) == 36
assert abs(sum(size * size * sets for size, sets in sizes) / 894296 - price["mean_left"]) < 1e-9' ||
  fail "JSON: $(cat out err)"

# Nothing is counted: a guess, a bound, and the time
run price "${small[@]}" --board 8x8 --dry-run --threads 1
grep -qE '^  placements +about 9\.[0-9]e\+08, give or take [1-9] %; below 2\^[0-9]+; nothing was counted$' out || fail "dry run: $(cat out err)"
grep -qE '^  time +about [0-9.]+ s on 1 rank of 1 thread, besides the count$' out || fail "dry run: $(cat out err)"
grep -qE '^  memory +7.78 MiB per rank and the layers' out || fail "dry run: $(cat out err)"
refuse 3 'numbers can be priced for fewer than 2^63' price --board 20x20 --dry-run
run price --board 9x9 --dry-run
[[ $rc == 0 ]] && grep -qF 'more than can be listed in a second' out || fail "dry run, many rows: $(cat out err)"
run price --board 6x6 --dry-run
[[ $rc == 0 ]] || fail "dry run without placements: $(cat err)"
run price "${small[@]}" --board 8x8 --dry-run --json
python3 -c 'import json; assert json.load(open("out"))["states"] > 0' || fail "dry run JSON: $(cat out err)"
run price "${small[@]}" --board 7x7 --time --quiet --status
grep -qF ' to price' err || fail "time: $(cat err)"

# Refusals
refuse 2 'no board is given; write --board=6x6' price "${small[@]}"
refuse 2 'rows = 0, allowed 1..10000' price --board 0x3
refuse 2 'every length needs one, not inf' price --board 6x6 --fleet kings
refuse 2 'every length needs one, not inf' price --board 6x6 --fleet kings --dry-run
refuse 2 'boards is not an option of flotilla price' price --boards 6x6
refuse 2 'the folder none does not exist' price --board 6x6 -o none/a.h5
refuse 3 'numbers can be priced for fewer than 2^63' price --board 13x13
refuse 3 'take 192 bits; those of up to 128 can be priced' price --board 64x64 --fleet 4:1
refuse 3 'use a larger --memory-limit' price --board 8x8 "${small[@]}" --memory-limit 3MiB
finish
