#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Draws: the same on any threads, however they are cut; back to their numbers in every form; checked; refused.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

pairs=(--board 4x4 --fleet 2:1,1:1)

# A picture, a line, JSON
run draw "${pairs[@]}" --rank 0
[[ $rc == 0 && ! -s err ]] || fail "draw: $rc: $(cat err)"
grep -qx '   A B C D' out || fail "no column names: $(cat out)"
[[ $(tail -n 1 out) == 'placement 0 of 0..183' ]] || fail "no number: $(cat out)"
run draw "${pairs[@]}" --rank 0,183 --quiet
[[ $(wc -l <out) == 2 ]] || fail "quiet: $(cat out)"
run draw "${pairs[@]}" --count 2 --first 5 --seed 3 --json
python3 -c '
import json
draws = [json.loads(line) for line in open("out")]
assert [draw["index"] for draw in draws] == [5, 6]
for draw in draws:
    assert 0 <= int(draw["rank"]) < 184
    assert sorted(length for _, _, length in draw["ships"]) == [1, 2]
    assert all(way in ("across", "down") for _, way, _ in draw["ships"])' || fail "JSON: $(cat out err)"

# The same however the draws are cut, on any threads
large=(draw --board 10x10 --seed 7 --json)
run "${large[@]}" --count 3000 --threads 1
cp out want
[[ $(wc -l <want) == 3000 ]] || fail "3000 draws: $(wc -l <want)"
run "${large[@]}" --count 3000 --threads 3
cmp -s out want || fail "threads: the draws differ"
run "${large[@]}" --count 3000 --threads 2 --memory-limit 75MiB
cmp -s out want || fail "little memory: the draws differ: $(cat err)"
: >parts
for first in 0 1000 2000; do
  run "${large[@]}" --count 1000 --first $first
  cat out >>parts
done
cmp -s parts want || fail "parts: the draws differ"
run "${large[@]}" --count 3000 --dump-config
cp out draw.toml
run draw draw.toml
cmp -s out want || fail "config file: the draws differ"

# Back to their numbers, and from these to the same placements
python3 -c '
import json
for line in open("want"):
    print(json.loads(line)["rank"])' >numbers
run rank --board 10x10 want
cmp -s out numbers || fail "rank of JSON: $(cat err)"
"$flotilla" rank --board 10x10 --json - <want >out 2>err || fail "rank of standard input: $(cat err)"
sed 's/"index":[0-9]*/"index":0/' out >got
sed 's/"index":[0-9]*/"index":0/' want | cmp -s - got || fail "rank --json: $(head -n 1 out)"
run draw --board 10x10 --seed 7 --count 3000
cp out pictures
run rank pictures
cmp -s out numbers || fail "rank of pictures: $(cat err)"
run draw --board 10x10 --seed 7 --count 3000 --quiet
cp out lines
run rank --board 10x10 lines
cmp -s out numbers || fail "rank of lines: $(cat err)"
run draw --board 10x10 --rank "$(head -n 20 numbers | paste -sd,)" --quiet
cmp -s out <(head -n 20 lines) || fail "draw --rank: $(cat err)"
run rank pictures lines want
[[ $(wc -l <out) == 9000 ]] || fail "three files: $(wc -l <out) $(cat err)"
run draw --board 3x3 --fleet empty --json
[[ $(cat out) == '{"index":0,"rank":"0","ships":[]}' ]] || fail "no ships: $(cat out err)"

# All placements are different, and there are as many as are counted
run draw "${pairs[@]}" --rank "$(seq -s, 0 183)" --quiet
[[ $(sort -u out | wc -l) == 184 ]] || fail "all placements: $(sort -u out | wc -l)"

# What is known
run draw "${pairs[@]}" --shots 'B2 hit, C3 miss' --count 200 --quiet
cp out known
[[ $(wc -l <known) == 200 ]] || fail "evidence: $(cat err)"
! grep -qw C3 known || fail "a ship where shots missed"
run rank "${pairs[@]}" --shots 'B2 hit, C3 miss' known
[[ $rc == 0 && $(wc -l <out) == 200 ]] || fail "rank with evidence: $(cat err)"

# Files
run draw "${pairs[@]}" --count 2000 -o a.h5
[[ $rc == 0 && ! -s out ]] || fail "file: $rc $(head -n 1 out) $(cat err)"
run draw "${pairs[@]}" --count 2000 -o b.h5 --threads 3 --quiet
[[ $(wc -l <out) == 2000 ]] || fail "file and lines: $(wc -l <out)"
cp out lines
run inspect --same a.h5 b.h5
[[ $rc == 0 ]] || fail "files: $(cat out)"
run inspect a.h5
grep -qF 'flotilla draw, version 1, 2,000 placements' out || fail "inspect: $(cat out err)"
grep -qF 'seed 1, draws 0 to 1999' out || fail "inspect: $(cat out err)"
if /usr/bin/python3 -c 'import h5py' 2>/dev/null; then
  /usr/bin/python3 - a.h5 >got <<'END' || fail "h5py"
import sys, h5py
file = h5py.File(sys.argv[1])
draws = {key: file["draws"][key][:].tolist() for key in ("ships", "row", "col", "length", "down")}
place = 0
def name(row, col):
    return chr(ord("A") + col) + str(row + 1)
for ships in draws["ships"]:
    words = []
    for i in range(place, place + ships):
        row, col, length, down = (draws[key][i] for key in ("row", "col", "length", "down"))
        last = name(row + (length - 1) * down, col + (length - 1) * (1 - down))
        words.append(name(row, col) + ("-" + last if length > 1 else ""))
    place += ships
    print(*words)
END
  cmp -s got lines || fail "h5py reads other placements: $(head -n 1 got)"
fi
run draw --board 10x10 --dry-run
grep -qF 'about' out || fail "dry run: $(cat out err)"
run draw --help
grep -qF 'usage: flotilla draw' out || fail "help: $(cat out)"

# Checked
run sampler-check --board 6x6 --fleet small --draws 50000 --threads 2
[[ $rc == 0 && $(tail -n 1 out) == 'passed: '* ]] || fail "sampler-check: $rc $(cat out err)"
run sampler-check --board 6x6 --fleet small --draws 50000 --json
python3 -c '
import json
check = json.load(open("out"))
assert check["passed"]
assert check["cells"]["compared"] == 36
assert abs(check["largest_gap"]["drawn"] - check["largest_gap"]["exact"]) < 0.01' || fail "JSON: $(cat out err)"
run sampler-check --board 6x6 --fleet small --draws 1
[[ $rc == 1 && $(tail -n 1 out) == 'undecided: 1 draw cannot tell, 200 or more are needed' ]] || fail "1 draw: $rc $(cat out err)"
! grep -qE '1 draws|passes' out || fail "1 draw: $(cat out)"
run sampler-check --board 6x6 --fleet small --draws 199 --quiet
[[ $rc == 1 && $(cat out) == undecided ]] || fail "199 draws: $rc $(cat out err)"
answer passed sampler-check --board 1x3 --fleet 2:1 --draws 40 --quiet
answer passed sampler-check --board 5x5 --fleet 2:1,1:1 --draws 20000 --quiet

run rank --board 4x4 --fleet 2:1,1:1 --dump-config
cp out rank.toml
run draw "${pairs[@]}" --rank 17 --quiet
cp out seventeenth
answer 17 rank --config rank.toml seventeenth
run rank --help
grep -qF -- '--dump-config' out || fail "rank --help: $(cat out)"
run draw --board 10x10 --dry-run
grep -qE 'for 1 draw$' out || fail "plural: $(cat out)"

# Refusals
refuse 2 'a placement of a number is drawn: flotilla draw --board=10x10 --rank=NUMBER' unrank 17
refuse 2 'config file "extra" cannot be read: No such file or directory; a word without -- names a config file' draw extra
refuse 2 'quiet and json are two ways to print' draw "${pairs[@]}" --quiet --json
refuse 2 'standard input cannot hold both' rank "${pairs[@]}" --evidence - -
refuse 2 'no board is given' draw
refuse 2 '--count = 0, allowed 1..2^63-1' draw "${pairs[@]}" --count 0
refuse 2 '--count = -1, allowed' draw "${pairs[@]}" --count -1
refuse 2 '--seed = "x" is not a whole number, allowed 0..2^63-1' draw "${pairs[@]}" --seed x
refuse 2 '--first = 9223372036854775808, allowed' draw "${pairs[@]}" --first 9223372036854775808
refuse 2 'rank = 184, allowed 0..183' draw "${pairs[@]}" --rank 0,184
run draw "${pairs[@]}" --count 2 -o drawn.h5 --quiet
refuse 2 'drawn.h5: is an HDF5 file, which has the number of each' rank "${pairs[@]}" drawn.h5
refuse 2 'rank = -1, allowed 0..183' draw "${pairs[@]}" --rank -1
refuse 2 '--rank = "1,,2": allowed numbers of placements' draw "${pairs[@]}" --rank 1,,2
refuse 2 'count belongs to random draws' draw "${pairs[@]}" --rank 1 --count 2
refuse 2 '0 placements, none to draw' draw --board 2x2
refuse 2 '0 placements agree with what is known' draw "${pairs[@]}" --shots 'A1 hit, A3 hit, C1 hit, C3 hit'
refuse 2 'the folder none does not exist' draw "${pairs[@]}" -o none/a.h5
refuse 2 'threads = 0, allowed 1..1024' draw "${pairs[@]}" --threads 0
refuse 3 'too many to be numbered' draw --board 24x24 --fleet kings
refuse 3 'the memory allowed' draw --board 10x10 --memory-limit 100KiB
[[ -z $(find . -name '*.part') ]] || fail "half-written files: $(find . -name '*.part')"
refuse 2 'no file is given' rank
refuse 2 'none.txt: cannot be read: No such file' rank none.txt
refuse 2 'lines:1: a line of ships does not say its board' rank lines
refuse 2 'standard input: holds no placement' rank "${pairs[@]}" -
refuse 2 'draw.toml:1: cell "command" is no cell' rank "${pairs[@]}" draw.toml
echo 'A1-B1 B2' >touching
refuse 2 'touching:1: ships A1-B1 and B2 are too near each other' rank "${pairs[@]}" touching
printf 'A1-B1 D4\nA1 D4\n' >fewer
refuse 2 'fewer:2: layout A1 D4 has 2 ships of length 1, fleet 2:1,1:1 has 1' rank "${pairs[@]}" fewer
echo 'A1-B1 C3' >unknown
refuse 2 'unknown:1: layout A1-B1 C3 disagrees with what is known' rank "${pairs[@]}" --shots 'C3 miss' unknown
refuse 2 'draws = 0, allowed' sampler-check "${pairs[@]}" --draws 0
refuse 2 '0 placements, none to draw' sampler-check --board 2x2
finish
