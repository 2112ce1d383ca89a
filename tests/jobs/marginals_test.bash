#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Probabilities of cells: as a map, as numbers, as JSON, as a file, as a plot; with and without evidence.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

run marginals --board 3x3 --fleet 2:1
[[ $rc == 0 && ! -s err ]] || fail "marginals: $rc: $(cat err)"
cat >want <<'TEXT'
board 3x3, fleet 2:1, touch none
12 placements: percent of them with a ship in each cell
     A     B     C
1 16.7  25.0  16.7
2 25.0  33.3  25.0
3 16.7  25.0  16.7

  cells like  cells  placements with a ship there  fraction  percent
  A1              4                             2       1/6  16.6667
  B1              4                             3       1/4  25.0000
  B2              1                             4       1/3  33.3333
likeliest: B2, 33.3333 %
TEXT
cmp -s out want || fail "text: $(diff out want)"
run marginals --board 3x3 --fleet 2:1 --quiet
[[ $(cat out) == $'2 3 2\n3 4 3\n2 3 2\n12' ]] || fail "quiet: $(cat out)"

# Published counts
run marginals --board 8x8 --quiet
[[ $(tail -n 1 out) == 20774262284 && $(head -n 1 out) == 11148102252\ * ]] || fail "8x8: $(cat out err)"
grep -qE '4449526984 4449526984' out || fail "8x8, centre: $(cat out)"

# JSON: the parts add up
run marginals --board 5x6 --fleet small --touch corner --json
python3 -c '
import json
from fractions import Fraction
one = json.load(open("out"))
assert (one["board"], one["fleet"], one["touch"]) == ("5x6", "3:1,2:2,1:3", "corner"), one
total = int(one["count"])
cells = [cell for row in one["cells"] for cell in row]
assert len(one["cells"]) == 5 and len(cells) == 30
for cell in cells:
    ship = int(cell["ship"])
    assert sum(map(int, cell["by_length"].values())) == ship
    assert sum(map(int, cell["by_shape"].values())) == ship
    assert int(cell["across"]) + int(cell["down"]) + int(cell["by_length"]["1"]) == ship
assert sum(int(cell["ship"]) for cell in cells) == total * 10
assert sum(len(c["cells"]) for c in one["classes"]) == 30
for c in one["classes"]:
    assert Fraction(int(c["numerator"]), int(c["denominator"])) == Fraction(int(c["placements"]), total)
best = max(int(cell["ship"]) for cell in cells)
assert one["likeliest"] == [chr(65 + c) + str(r + 1) for r in range(5) for c in range(6) if int(one["cells"][r][c]["ship"]) == best]
' || fail "JSON: $(head -c 300 out)"

# A map for each length, shape and axis
run marginals --board 4x4 --fleet 3:1,1:1 --by length,shape,axis
for title in 'a ship of length 1' 'a ship of length 3' submarine 'left end' 'right end' 'top end' 'bottom end' middle \
  'a ship across, of two or more cells' 'a ship down, of two or more cells'; do
  [[ $(grep -cxF "$title" out) == 1 ]] || fail "--by: no '$title': $(cat out)"
done
[[ $(grep -cE '^4 ' out) == 11 ]] || fail "--by: $(cat out)"

# Evidence: known cells are marked, the likeliest others listed
classic=(--board 10x10 --fleet classic --touch any)
seven="D5 hit, D7 hit, E7 hit, F7 hit, G7 hit, H7 hit, I7 hit, A1 miss, C7 miss"
run marginals "${classic[@]}" --shots "$seven"
grep -qxF '6,698,108 placements agree with what is known: percent of them with a ship in each cell' out ||
  fail "evidence: $(cat out err)"
grep -qE '^ 7 .* ~     \*     \*     \*     \*     \*     \* ' out || fail "marks: $(cat out)"
grep -qxF '~ known water, * known ship' out || fail "legend: $(cat out)"
[[ $(sed -n '/not yet known/,/likeliest/p' out | wc -l) == 12 ]] || fail "not yet known: $(cat out)"
run count "${classic[@]}" --shots "$seven, D6 hit" --quiet
cp out with_d6
run marginals "${classic[@]}" --shots "$seven" --json
python3 -c '
import json
one = json.load(open("out"))
assert one["cells"][5][3]["ship"] == open("with_d6").read().strip(), one["cells"][5][3]
assert len(one["classes"]) == 100 and one["evidence"]["shots"][0] == "D5 hit"
assert not set(one["likeliest"]) & {"D5", "D7", "E7", "A1"}' || fail "evidence, JSON: $(head -c 300 out)"
printf '*~~\n~..\n...\n' >grid.txt
run marginals --board 3x3 --fleet 1:2 --evidence grid.txt --quiet
[[ $(cat out) == $'4 0 0\n0 0 1\n1 1 1\n4' ]] || fail "grid: $(cat out err)"

# Nothing agrees
run marginals --board 3x3 --fleet 1:1 --shots "A1 hit, C3 hit" --plot none.png -o zero.h5
[[ $rc == 2 && $(cat out) == '0 placements agree with what is known, so there are no probabilities' ]] ||
  fail "count 0: $rc: $(cat out err)"
grep -qF 'none.png: cannot be drawn: 0 placements agree with what is known' err || fail "count 0, plot: $(cat err)"
[[ ! -e none.png ]] || fail "count 0: a plot was drawn"
run inspect zero.h5
[[ $rc == 0 ]] || fail "count 0: $(cat err)"
run marginals --board 3x3 --fleet classic
[[ $rc == 0 && $(cat out) == 'the 5-cell ship is longer than the board 3x3: 0 placements, so there are no probabilities' ]] ||
  fail "no room: $rc: $(cat out err)"
run marginals --board 3x3 --fleet classic --quiet
[[ $rc == 0 && $(cat out) == $'0 0 0\n0 0 0\n0 0 0\n0' ]] || fail "no room, quiet: $rc: $(cat out err)"
grep -qF 'note: the 5-cell ship is longer than the board 3x3' err || fail "no room, note: $(cat err)"
run marginals --board 3x3 --fleet 1:1 --shots "A1 hit, C3 hit"
[[ $rc == 0 && ! -s err ]] || fail "count 0 alone: $rc: $(cat err)"

# Extremes
run marginals --board 1x1 --fleet 1:1
grep -qxF '1  100' out || fail "1x1: $(cat out err)"
run marginals --board 2x2 --fleet empty --quiet
[[ $(cat out) == $'0 0\n0 0\n1' ]] || fail "empty fleet: $(cat out err)"
run marginals --board 3x3 --fleet kings --quiet
[[ $(tail -n 1 out) == 35 ]] || fail "kings: $(cat out err)"

# Files and plots
run marginals --board 6x6 --fleet small -o one.h5 --threads 1 --plot map.svg
[[ $rc == 0 && $(ls map.svg one.h5) ]] || fail "file: $rc: $(cat err)"
head -c 100 map.svg | grep -qF '<?xml' || fail "plot: $(head -c 100 map.svg)"
run marginals --board 6x6 --fleet small -o two.h5 --threads 2 --plot map.png --quiet
[[ $(head -c 4 map.png | tail -c 3) == PNG ]] || fail "plot: $(head -c 8 map.png | od -c)"
run inspect --same one.h5 two.h5
[[ $rc == 0 && $(cat out) == same ]] || fail "one and two threads: $(cat out)"
run inspect one.h5
grep -qF 'flotilla marginals, version 1, board 6x6, fleet 3:1,2:2,1:3, touch none' out || fail "inspect: $(cat out err)"
grep -qxF '  placements  894,296' out || fail "inspect: $(cat out)"
run marginals --board 6x6 --fleet small --shots "A1 miss" -o two.h5 --quiet
run inspect --same one.h5 two.h5
[[ $rc == 1 ]] || fail "evidence made no difference"
run marginals --board 6x6 --fleet small --by axis --dump-config
cp out a.toml
run marginals a.toml --dump-config
cmp -s out a.toml || fail "dump-config does not give itself: $(diff out a.toml)"

# A file that cannot be written takes nothing of what is printed, and leaves nothing of itself.
run marginals --board 6x6 --fleet small
mv out printed
(ulimit -f 4 && exec "$flotilla" marginals --board 6x6 --fleet small -o large.h5 --plot large.svg >out 2>err) && rc=0 || rc=$?
[[ $rc == 2 && ! -e large.h5 && -z $(find . -name "*.part") ]] && cmp -s out printed || fail "file too large: $rc: $(ls large*; cat err)"

# A link stays a link; its target is written, with the part beside it
mkdir -p elsewhere
ln -s elsewhere/real.h5 link.h5
run marginals --board 5x5 --fleet 2:1 -o link.h5 --quiet
[[ $rc == 0 && -L link.h5 && -f elsewhere/real.h5 ]] || fail "link: $rc: $(ls -l . elsewhere; cat err)"
run inspect link.h5
[[ $rc == 0 ]] || fail "link: $(cat err)"

# Evidence: what a file holds is laid out; the board is the grid's; answers need shots
printf '*~~\n~..\n...\n' >grid.txt
run marginals --fleet 1:2 --evidence grid.txt --shots 'C3 miss' --quiet -o grid.h5
[[ $rc == 0 && $(tail -n 1 out) == 3 ]] || fail "board of the grid: $(cat out err)"
run inspect grid.h5
grep -qxF '  known       *~~' out && grep -qxF '              C3 miss' out || fail "inspect, evidence: $(cat out)"
refuse 2 'no board is given, and the evidence has no grid to take it from; write --board=10x10' marginals --evidence -
echo 'A1 miss' >shots.txt
refuse 2 'no board is given, and the evidence has no grid to take it from' marginals --evidence shots.txt
printf '...\n...\n1 ? 0\n' >columns.txt
refuse 2 'columns.txt: column A has the number 1, but' marginals --fleet 1:1 --evidence columns.txt
refuse 2 'flotilla solve columns.txt' marginals --fleet 1:1 --evidence columns.txt
refuse 2 'answers = sunk says how shots are answered, and there are none' marginals --board 5x5 --answers sunk
refuse 2 'by adds maps, and quiet leaves all maps out' marginals --board 5x5 --quiet --by axis
refuse 2 'quiet and json are two ways to print; give one of the two' marginals --board 5x5 --quiet --json
refuse 2 'checkpoint-every says how often to save, but not where; add --checkpoint=DIR' marginals --board 5x5 --checkpoint-every 5m
refuse 2 '--memory-limit = "5" has no unit; write 5GiB, or 5B for bytes' marginals --board 5x5 --memory-limit 5
printf '*\033[31m\n' >escape.txt
refuse 2 'cell B1 = "\x1b"' marginals --board 1x3 --evidence escape.txt
printf '*\377.\n' >bytes.txt
refuse 2 'cell B1 = "\xff"' marginals --board 1x3 --evidence bytes.txt
refuse 2 'm M (middle)' marginals --board 1x3 --evidence bytes.txt

# Refusals
refuse 2 'no board is given; write --board=10x10' marginals
refuse 2 '--by = "colour", allowed length, shape, axis, or several with commas' marginals --board 5x5 --by colour
refuse 2 '--plot = map.pdf, allowed a name that ends in .svg or .png' marginals --board 5x5 --plot map.pdf
refuse 2 '--output = a.png, allowed a name that ends in .h5' marginals --board 5x5 --plot a.png -o a.png
refuse 2 'the folder none does not exist' marginals --board 5x5 --plot none/a.png
refuse 2 'the folder none does not exist' marginals --board 5x5 -o none/a.h5
refuse 2 'series is not an option of flotilla marginals' marginals --series 5..6
refuse 2 'K9' marginals --board 5x5 --shots "K9 miss"
refuse 3 'the memory allowed; allow more' marginals --board 9x9 --memory-limit 10KiB
run marginals --help
[[ $rc == 0 ]] && grep -qF 'flotilla marginals --board 10x10' out || fail "help: $(cat out err)"
[[ ! -e a.png && ! -e map.pdf ]] || fail "a refused run left files: $(ls)"
# What it would need: the least memory it tells is enough, and no more than enough
run marginals --board 10x10 --fleet classic --touch any --dry-run
grep -qE '^  method +ships are put one by one, the last two as a pair: no sweep, no tables$' out || fail "dry run: $(cat out err)"
[[ $(grep -cE '^  (memory|time) ' out) == 2 ]] || fail "dry run, memory and time: $(cat out)"
run marginals --board 11x11 --dry-run
! grep -qF method out || fail "dry run: $(cat out err)"
grep -qE '^  memory +.* per rank, allowed .*; .* would do$' out || fail "dry run: $(cat out err)"
run marginals --board 11x11 --dry-run --json --threads 1
least=$(python3 -c 'import json; print(json.load(open("out"))["least_memory_bytes_per_rank"])')
run marginals --board 11x11 --quiet --threads 1
cp out want
run marginals --board 11x11 --quiet --threads 1 --memory-limit "$least"
cmp -s out want || fail "in the least memory: $rc: $(cat out err)"
run marginals --board 11x11 --dry-run --threads 1 --memory-limit "$least"
[[ $rc == 0 ]] || fail "dry run in the least memory: $(cat err)"
refuse 3 'use a larger --memory-limit' marginals --board 11x11 --threads 1 --memory-limit $((least - 1))
run marginals --board 11x11 --dry-run --threads 1 --memory-limit $((least - 1))
[[ $rc == 3 ]] && grep -qF 'at the least, allowed' err || fail "dry run in less: $rc: $(cat err)"
finish
