#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Printed boards solved, checked, explained, graded; a filling judged; limits that run out.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

cat >printed.txt <<'END'
name: printed
fleet: small
   0 3 0 2 1 4
0  . . . . . .
3  . . . . . >
1  . . . . . .
2  . . . . . .
2  . . . . . .
2  . . . . . .
END

# Exactly one answer, which keeps all clues
run solve printed.txt
[[ $rc == 0 && $(tail -n 1 out) == 'printed: exactly one answer' ]] || fail "solve: $rc $(cat out err)"
run solve printed.txt --json
python3 -c '
import json
board = json.load(open("out"))
assert board["verdict"] == "one" and board["answers"] == 1 and board["is_exact"], board
assert len(board["layouts"]) == 1 and sorted(s[2] for s in board["layouts"][0]) == [1, 1, 1, 2, 2, 3], board
rows, cols, cells = [0] * 6, [0] * 6, set()
for name, way, length in board["layouts"][0]:
    col, row = ord(name[0]) - 65, int(name[1:]) - 1
    for i in range(length):
        cell = (row + i * (way == "down"), col + i * (way == "across"))
        rows[cell[0]] += 1; cols[cell[1]] += 1; cells.add(cell)
assert rows == [0, 3, 1, 2, 2, 2] and cols == [0, 3, 0, 2, 1, 4], (rows, cols)
assert {(1, 4), (1, 5)} <= cells, cells' || fail "solve --json: $(cat out)"
run solve printed.txt --quiet
cp out answer
[[ $(wc -l <out) == 1 && $(wc -w <out) == 6 ]] || fail "solve --quiet: $(cat out)"
for method in auto depth learning; do
  run solve printed.txt --quiet --method "$method"
  cmp -s out answer || fail "--method $method: $(cat out err)"
done
for rung in count touch line fleet probe; do
  run solve printed.txt --quiet --method depth --up-to "$rung"
  cmp -s out answer || fail "--up-to $rung: $(cat out err)"
done
answer 1 solve printed.txt --count-all --quiet
answer one check printed.txt --quiet
answer 'printed: exactly one answer' check printed.txt

# Step by step, cheapest first
run solve printed.txt --explain
grep -q '^1. count: row 1 has its 0 ship cells already: the rest is water$' out || fail "explain: $(cat out)"
grep -qx 'solved without search' out || fail "explain: $(cat out)"
run grade printed.txt --quiet
grade=$(cat out)
[[ $grade =~ ^(count|touch|line|fleet|probe)$ ]] || fail "grade: $grade"
run grade printed.txt --json
python3 -c '
import json, sys
board = json.load(open("out"))
assert board["grade"] == sys.argv[1] and board["open_cells"] == 0 and board["steps"][sys.argv[1]] > 0' "$grade" ||
  fail "grade --json: $(cat out)"
run hint printed.txt --json
python3 -c '
import json
step = json.load(open("out"))["step"]
assert step["rung"] == "count" and step["rule"] == "line_has_all", step
assert step["cells"][0] == ["A1", "water"], step' || fail "hint --json: $(cat out)"

# Many boards, one line each, in order, on any threads
cat >many.txt <<'END'
name: none
fleet: 1:2
  1 1 0
1 . . .
1 . . .

fleet: 1:1
  - -
- . .
- . .

name: clash
fleet: 2:1
  - - -
- < ~ .
- . . .

name: many
fleet: 1:1
  - - - - -
- . . . . .
- . . . . .
- . . . . .
END
cat >want <<'END'
none: no answer; flotilla solve --explain tells where rules break
2: several answers: 4; the same in all: water in 0 cells; they differ in A1 B1 A2 B2
clash: contradiction: a left end in A1 and water in B1 deny each other
many: several answers: 12 or more; those found differ in MANY
END
for threads in 1 2 5; do
  run check many.txt --threads "$threads"
  sed -i 's/^\(many: .* differ in\) .*/\1 MANY/' out
  cmp -s out want || fail "check: $(cat out err)"
done
run check many.txt --quiet
[[ $rc == 0 && $(paste -sd' ' out) == 'none several contradiction several' ]] || fail "check --quiet: $(cat out err)"
run check many.txt --json
[[ $(wc -l <out) == 4 ]] || fail "check --json: $(cat out)"
run solve many.txt --count-all --quiet
[[ $(paste -sd' ' out) == '0 4 0 15' ]] || fail "count-all: $(cat out err)"
run check many.txt --cap 20 --json
grep -q '"answers":15,"is_exact":true' out || fail "--cap: $(cat out)"
run check many.txt --fleet free --quiet
[[ $rc == 0 && $(sed -n 4p out) == several ]] || fail "--fleet free: $(cat out err)"
run check many.txt --reading occupancy --quiet
[[ $(sed -n 3p out) == one ]] || fail "--reading occupancy: $(cat out err)"
run check many.txt --touch corner --quiet
[[ $(head -n 1 out) == several ]] || fail "--touch corner: $(cat out err)"

# What is filled in so far
sed 's/^3  .*/3  . . . . ~ >/' printed.txt >filled.txt
answer 'printed: exactly one answer; the filling is wrong: E2 cannot be water' check printed.txt --partial filled.txt
sed 's/^3  .*/3  . . . . * >/' printed.txt >filled.txt
answer 'printed: exactly one answer; the filling is right so far, 34 cells are left' check printed.txt --partial filled.txt
printf '......\n....~.\n......\n......\n......\n......\n' >grid
answer wrong check printed.txt --partial grid --quiet
run hint printed.txt --partial grid
[[ $(cat out) == 'the filling is wrong: E2 cannot be water' ]] || fail "hint: $(cat out err)"
printf '~~~~~~\n......\n......\n......\n......\n......\n' >grid
answer right check printed.txt --partial grid --quiet
run hint printed.txt --partial grid
[[ $rc == 0 ]] || fail "hint: $(cat err)"
! grep -q 'A1' out || fail "hint settles what is filled in: $(cat out err)"

# Limits that run out
{
  echo 'fleet: 4:1,3:2,2:3,1:4'
  echo '  - - - - - - - - - -'
  for _ in 1 2 3 4 5 6 7 8 9 10; do echo '- . . . . . . . . . .'; done
} >open.txt
run check open.txt --branch-limit 1
[[ $rc == 1 && $(cat out) == '1: not decided: a limit ran out before an answer was found' ]] || fail "limit: $rc $(cat out err)"
run check open.txt --branch-limit 1 --quiet
[[ $rc == 1 && $(cat out) == undecided ]] || fail "limit: $rc $(cat out err)"
run solve open.txt --count-all --quiet --time-limit 0.1s
[[ $rc == 1 && $(cat out) == undecided ]] || fail "time: $rc $(cat out err)"
run grade open.txt --quiet
[[ $rc == 0 && $(cat out) == several ]] || fail "grade: $rc $(cat out err)"
run grade open.txt --quiet --branch-limit 1
[[ $rc == 0 && $(cat out) == search ]] || fail "grade: $rc $(cat out err)"
for command in check solve hint grade; do
  run "$command" --help
  grep -q "usage: flotilla $command" out || fail "help: $(cat out)"
done
run check --help
grep -qF '1   for at least one, a limit ran out first' out || fail "exit codes: $(cat out)"

# What was found, and what it cost, as HDF5
run check many.txt -o found.h5
[[ $rc == 0 ]] || fail "check -o: $(cat err)"
run inspect found.h5
grep -q 'flotilla check' out && grep -q cpu_seconds out || fail "inspect: $(cat out err)"
run solve many.txt --method learning -o found.h5
if /usr/bin/python3 -c 'import h5py' 2>/dev/null; then
  /usr/bin/python3 -c '
import h5py
columns = h5py.File("found.h5")["columns"]
assert [v.decode() for v in columns["verdict"]] == ["none", "several", "contradiction", "several"], columns["verdict"][:]
assert [v.decode() for v in columns["engine"]] == ["learning", "learning", "clues", "learning"], columns["engine"][:]
assert list(columns["answers"]) == [0, 2, 0, 2] and list(columns["is_exact"]) == [1, 0, 1, 0]
assert all(s >= 0 for s in columns["cpu_seconds"])' || fail "h5py"
fi

# Pictures are read back, with what is said below them
run solve printed.txt
cp out picture.txt
answer 'printed: exactly one answer; the filling is right so far, 0 cells are left' check printed.txt --partial picture.txt
answer one check picture.txt --fleet small --quiet
run draw --board 6x6 --fleet small --seed 3
cp out picture.txt
answer one check picture.txt --fleet small --quiet

# Answers that come with a board
{ cat printed.txt; echo "answer: $(cat answer)"; } >stored.txt
answer 'printed: exactly one answer' check stored.txt
{ cat printed.txt; echo 'answer: A1-C1 E1 A3 C3 F5-F6 E3'; } >stored.txt
run check stored.txt
grep -q '^printed: exactly one answer; the stored answer does not fit$' out || fail "stored: $(cat out err)"
printf 'fleet: 1:1\n  - -\n- . .\n- . .\nanswer: A1\n' >stored.txt
run check stored.txt
grep -q 'the stored answer that fits is not the only one' out || fail "stored: $(cat out err)"
run check stored.txt --json
grep -q '"stored_answers_that_fit":\[1\]' out || fail "stored: $(cat out)"

# Hints on boards without one answer
run hint stored.txt
[[ $(head -n 1 out) == 'the board has several answers; steps settle what is the same in all' ]] || fail "hint: $(cat out err)"
sed -n 1,5p many.txt >none.txt
run hint none.txt
[[ $(head -n 1 out) == 'the board has no answer; steps lead to where rules break' ]] || fail "hint: $(cat out err)"
rm none.txt

run help solve
cp out want
run solve --help
cmp -s out want || fail "help solve: $(cat out)"

# Cells alone do not tell which ships they are where ships may touch
printf 'fleet: ?\ntouch: any\n  1 1\n2 . .\n' >divisible.txt
answer several grade divisible.txt --quiet
answer several check divisible.txt --quiet
run solve divisible.txt --explain
grep -qxF 'all cells are settled, but not which ships they are' out || fail "divisible: $(cat out err)"

# Refusals
for command in check solve hint grade; do
  refuse 2 "no file is given; write flotilla $command FILE" "$command"
  refuse 2 '--reading = "shape", allowed shapes, occupancy' "$command" printed.txt --reading shape
  refuse 2 'touch' "$command" printed.txt --touch near
done
refuse 2 'board 1 (printed): fleet = 1:inf, allowed a limit for every length, or --fleet=free' check printed.txt --fleet kings
refuse 2 '--cap' check printed.txt --cap 1
refuse 2 '--cap = 1001, allowed 1..1000' solve printed.txt --cap 1001
refuse 2 '--method = "sat", allowed auto, depth, learning' solve printed.txt --method sat
refuse 2 '--up-to = "lines", allowed count, touch, line, fleet, probe' solve printed.txt --up-to lines
refuse 2 '--up-to needs --explain' solve printed.txt --up-to line
refuse 2 '--branch-limit: --method=learning has no branch points' solve printed.txt --method learning --branch-limit 3
refuse 2 '--explain and --quiet contradict each other' solve printed.txt --explain --quiet
refuse 2 'boards = 4, allowed 1 for --partial' check many.txt --partial grid
refuse 2 'boards = 4, allowed 1 for flotilla hint' hint many.txt
refuse 2 'open.txt: board = 10x10, but the board to fill in is 6x6' check printed.txt --partial open.txt
refuse 2 'file "none.txt" cannot be read' check printed.txt --partial none.txt
refuse 2 '--time-limit' check printed.txt --time-limit soon
refuse 2 '--threads = 0, allowed 1..1024' grade printed.txt --threads 0
finish
