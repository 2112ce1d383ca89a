#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# How many ship cells lines have: tables, numbers, JSON, files; pairs of rows; evidence.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

small=(--board 6x6 --fleet small)
run lines "${small[@]}"
[[ $rc == 0 && ! -s err ]] || fail "lines: $rc: $(cat err)"
grep -qxE '  mean +17.38  30.17  27.98  17.99   5.83  0.65' out || fail "published shares: $(cat out)"
grep -qxE '  1, A, 6, F +5.19  22.27  33.18  27.36  10.66  1.35' out || fail "outer lines: $(cat out)"

run lines --board 2x3 --fleet 2:1 --quiet
[[ $(cat out) == $'2 3 2 0\n2 3 2 0\n4 2 1\n2 4 1\n4 2 1' ]] || fail "2x3: $(cat out err)"
run lines --board 2x3 --fleet 2:1 --quiet --rows
[[ $(cat out) == $'2 3 2 0\n2 3 2 0' ]] || fail "rows: $(cat out err)"
run lines --board 2x3 --fleet 2:1 --quiet --columns
[[ $(cat out) == $'4 2 1\n2 4 1\n4 2 1' ]] || fail "columns: $(cat out err)"
run lines --board 3x3 --fleet 2:1 --quiet
[[ $(sed -n 1,3p out) == "$(sed -n 4,6p out)" && $(wc -l <out) == 6 ]] || fail "3x3: $(cat out err)"
run lines --board 2x3 --fleet 2:1
grep -qE '^  1, 2 +28.57  42.86  28.57$' out || fail "rows: $(cat out)"
grep -qE '^  A, C +57.14  28.57  14.29$' out || fail "columns: $(cat out)"

# Pairs: their sums are the rows
run lines "${small[@]}" --pair 1,3 --json -o pair.h5
python3 -c '
import json
one = json.load(open("out"))
pair = [[int(n) for n in row] for row in one["row_pair"]["placements"]]
rows = [[int(n) for n in row] for row in one["row_numbers"]]
assert one["row_pair"]["rows"] == [1, 3]
assert [sum(row) for row in pair] == rows[0]
assert [sum(column) for column in zip(*pair)] == rows[2]
assert all(sum(row) == int(one["count"]) == 894296 for row in rows)
assert one["column_numbers"] == one["row_numbers"]
mean = one["mean_over_rows"]
assert [round(100 * m["probability"], 2) for m in mean] == [17.38, 30.17, 27.98, 17.99, 5.83, 0.65, 0]
' || fail "pair: $(head -c 300 out err)"
run inspect pair.h5
grep -qxF '  counts      by number of ship cells: 6 rows, 6 columns, rows 1 and 3 together' out || fail "inspect: $(cat out err)"
run lines "${small[@]}" --pair 1,3 --threads 2 -o other.h5
run inspect --same pair.h5 other.h5
[[ $rc == 0 ]] || fail "threads: $(cat out)"
grep -qE '^ +row 1 \\ row 3 +0 ' <("$flotilla" lines "${small[@]}" --pair 1,3) || fail "pair: $(cat out)"

# Evidence
run lines --board 3x3 --fleet 2:1 --shots "A1 hit" --quiet
[[ $(cat out) == $'0 1 1 0\n1 1 0 0\n2 0 0 0\n0 1 1 0\n1 1 0 0\n2 0 0 0' ]] || fail "evidence: $(cat out err)"
run lines --board 3x3 --fleet 2:1 --shots "A1 hit"
grep -qE '^  1 +0  50.00  50.00$' out || fail "evidence: $(cat out)"
echo '{"row_numbers": [1, null, null]}' >numbers.json
refuse 2 'columns cannot be counted where numbers of rows are known, as this evidence has; add --rows' lines --board 3x3 --fleet 2:1 --evidence numbers.json
run lines --board 3x3 --fleet 2:1 --evidence numbers.json --rows --quiet
[[ $(head -n 1 out) == '0 3 0 0' ]] || fail "row numbers: $(cat out err)"
run lines --board 3x3 --fleet 2:1 --shots "A1 hit, C3 hit"
[[ $rc == 0 && $(cat out) == '0 placements agree with what is known, so there are no probabilities' ]] ||
  fail "count 0: $rc: $(cat out err)"
run lines --board 3x3 --fleet 2:1 --shots "A1 hit, C3 hit" --json
python3 -c 'import json; assert json.load(open("out"))["count"] == "0"' || fail "count 0: $(cat out err)"
grep -qF 'note: 0 placements agree with what is known' err || fail "count 0, note: $(cat err)"
run lines --board 3x3 --fleet 2:1 --shots "A1 hit, C3 hit" --quiet
[[ $rc == 0 && $(sort -u out) == '0 0 0 0' && $(wc -l <out) == 6 ]] || fail "count 0, quiet: $rc: $(cat out)"
run lines --help
grep -qF 'only rows can be asked about: add --rows' out || fail "help says nothing of --rows: $(cat out)"
refuse 2 'quiet and json are two ways to print' lines --board 3x3 --fleet 2:1 --quiet --json

# The grid of the evidence says the board; standard input
printf '...  1\n...  ?\n' >rows.txt
run lines --fleet 2:1 --evidence rows.txt --rows --quiet
[[ $rc == 0 && $(head -n 1 out) == '0 3 0 0' && $(wc -l <out) == 2 ]] || fail "board of the grid: $(cat out err)"
"$flotilla" lines --fleet 2:1 --evidence - --rows --quiet <rows.txt >piped 2>err || fail "evidence from standard input: $(cat err)"
cmp -s out piped || fail "evidence from standard input: $(cat piped)"
run lines --board 1x1 --fleet empty --quiet
[[ $(cat out) == $'1 0\n1 0' ]] || fail "1x1: $(cat out err)"

# Refusals
refuse 2 'no board is given; write --board=10x10' lines
refuse 2 '--pair = "1", allowed two rows, such as 1,2' lines "${small[@]}" --pair 1
refuse 2 '--pair = "2,2", allowed two different rows' lines "${small[@]}" --pair 2,2
refuse 2 '--pair = 7, allowed 1..6' lines "${small[@]}" --pair 1,7
refuse 2 'the folder none does not exist' lines "${small[@]}" -o none/a.h5
refuse 2 'plot is not an option of flotilla lines' lines "${small[@]}" --plot a.png
refuse 3 'the memory allowed; allow more' lines --board 9x9 --memory-limit 10KiB
# What it would need: the least memory it tells is enough, and no more than enough
run lines --board 9x10 --pair 1,2 --dry-run
grep -qE '^  memory +.* per rank, allowed .*; .* would do$' out || fail "dry run: $(cat out err)"
run lines --board 9x10 --pair 1,2 --dry-run --json --threads 1
least=$(python3 -c 'import json; print(json.load(open("out"))["least_memory_bytes_per_rank"])')
run lines --board 9x10 --pair 1,2 --quiet --threads 1
cp out want
run lines --board 9x10 --pair 1,2 --quiet --threads 1 --memory-limit "$least"
cmp -s out want || fail "in the least memory: $rc: $(cat out err)"
run lines --board 9x10 --pair 1,2 --dry-run --threads 1 --memory-limit "$least"
[[ $rc == 0 ]] || fail "dry run in the least memory: $(cat err)"
refuse 3 'use a larger --memory-limit' lines --board 9x10 --pair 1,2 --threads 1 --memory-limit $((least - 1))
run lines --board 9x10 --pair 1,2 --dry-run --threads 1 --memory-limit $((least - 1))
[[ $rc == 3 ]] && grep -qF 'at the least, allowed' err || fail "dry run in less: $rc: $(cat err)"
finish
