#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Studies: the same on any threads, ranks and slices, however often they are stopped; every draw can be shown; refusals.
# shellcheck source=tests/jobs/killed.bash
source "$(dirname "$0")/killed.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
mpiexec=${2:-}
RANDOM=${SEED:-1}
study=(study ladder --spaces "6x6 small 60, 5x7 3:1,2:2,1:3 31" --seed 4)

# Every study by its config file, with the published values beside ours
for name in numbers reveals ladder pruning misreadings bank-check; do
  spaces=()
  [[ $name == bank-check ]] || spaces=(--spaces "6x6 small 30")
  run study $name "$configs/full/study-$name.toml" --size smoke "${spaces[@]}" --threads 2
  [[ $rc == 0 && ! -s err ]] || fail "$name: $rc: $(cat err)"
  grep -qE "^$name: (12|36) draws; [1-9][0-9]* published: " out || fail "$name: $(cat out)"
done
run study numbers "$configs/full/study-numbers.toml" --dump-config
cp out numbers.toml
grep -qxF 'cap = 12' numbers.toml || fail "dump-config: $(cat out)"
run study numbers numbers.toml --published "$configs/../results/published.toml" --spaces "6x6 small 10"
[[ $rc == 0 ]] || fail "a dumped config file: $(cat err)"

# A whole space: as flotilla price has it
run study numbers --spaces "5x5 small all" --cap 20 --json --threads 2
python3 -c '
import json
space = json.load(open("out"))["spaces"][0]
figures = {figure["name"]: figure for figure in space["figures"]}
assert space["draws"] == 1428
assert abs(figures["finished"]["value"] - 100 * 204 / 1428) < 1e-9
assert figures["finished"]["interval"] == [figures["finished"]["value"]] * 2
assert figures["answers_median"]["value"] == 2 and figures["answers_most"]["value"] == 8' || fail "all: $(cat out err)"

# On any threads, in slices, killed and stopped
run "${study[@]}" --threads 1 -o alone.h5
cp out want
[[ $rc == 0 && $(tail -n 1 want) == 'ladder: 91 draws; '* ]] || fail "alone: $rc: $(cat out err)"
run "${study[@]}" --threads 3 -o other.h5
cmp -s out want || fail "3 threads: $(cat out err)"
run inspect --same alone.h5 other.h5
[[ $rc == 0 ]] || fail "3 threads: $(cat out)"
run inspect alone.h5
grep -qF '60 of 60 draws' out || fail "inspect: $(cat out err)"
mkdir slices
for part in 1 2 3 4 5 6 7; do
  run "${study[@]}" --slice $part/7 -o slices/$part.h5
  [[ $rc == 0 ]] || fail "slice $part: $(cat err)"
done
run study ladder --from slices -o together.h5
cmp -s out want || fail "slices: $(cat out err)"
run inspect --same alone.h5 together.h5
[[ $rc == 0 ]] || fail "slices: $(cat out)"
run study ladder --from together.h5
cmp -s out want || fail "shown again: $(cat out err)"
SLURM_ARRAY_TASK_ID=12 SLURM_ARRAY_TASK_MIN=10 SLURM_ARRAY_TASK_MAX=16 SLURM_ARRAY_TASK_COUNT=7 \
  run "${study[@]}" --slice array -o task.h5
run inspect --same task.h5 slices/3.h5
[[ $rc == 0 ]] || fail "a task of an array: $(cat out err)"
kill_often 4 600 "${study[@]}" --threads 1 --checkpoint run --checkpoint-every 0s
resume=()
has_kept && resume=(--resume)
run "${study[@]}" --threads 2 --checkpoint run "${resume[@]}" -o resumed.h5
cmp -s out want || fail "after kills: $(cat out err)"
run inspect --same alone.h5 resumed.h5
[[ $rc == 0 ]] || fail "after kills: $(cat out)"
long=(study reveals --spaces "8x8 standard 100000" --threads 1 --checkpoint run --checkpoint-every 0s)
for signal in USR1 TERM; do
  stop $signal checkpoint.h5 "${long[@]}"
  [[ $rc == 75 && ! -s out ]] || fail "SIG$signal: $rc: $(cat err)"
  grep -qE 'stopped after [0-9]+ of 100000 draws of 8x8; go on with --checkpoint=run --resume' err || fail "SIG$signal: $(cat err)"
  refuse 2 'holds an earlier run; add --resume' "${long[@]}"
  refuse 2 'belongs to another problem: study reveals' "${long[@]}" --seed 2 --resume
  refuse 2 'belongs to another problem: study reveals' "${long[@]}" --slice 1/2 --resume
  cp -r run kept
  truncate -s 100 run/checkpoint.h5
  refuse 2 'checkpoint.h5' "${long[@]}" --resume
  rm -r run kept
done
# What was saved is not made again, and the rest is: stopped anywhere, the file is that of a run undisturbed
once=(study reveals --spaces "7x7 small 400")
rm -rf run
run "${once[@]}" -o alone.h5
stop USR1 checkpoint.h5 "${once[@]}" --checkpoint run --checkpoint-every 0s -o stopped.h5
if [[ $rc == 75 ]]; then
  [[ ! -e stopped.h5 ]] || fail "a stopped run left its file"
  run "${once[@]}" --threads 2 --checkpoint run --resume -o stopped.h5
fi
[[ $rc == 0 ]] || fail "stopped and resumed: $rc: $(cat err)"
run inspect --same alone.h5 stopped.h5
[[ $rc == 0 ]] || fail "stopped: $(cat out err)"
! has_kept || fail "the checkpoint of a run that ended is still there"

# Ranks
if [[ -n $mpiexec ]]; then
  run "${study[@]}" -o alone.h5
  for ranks in 2 3; do
    rc=0
    timeout 120 "$mpiexec" --bind-to none -np $ranks "$flotilla" "${study[@]}" --threads 1 -o ranks.h5 >out 2>err || rc=$?
    [[ $rc == 0 ]] && cmp -s out want || fail "$ranks ranks: $rc: $(cat out err)"
    run inspect --same alone.h5 ranks.h5
    [[ $rc == 0 ]] || fail "$ranks ranks: $(cat out)"
  done
  rc=0
  timeout 120 "$mpiexec" --bind-to none -np 2 "$flotilla" study ladder --spaces "2x2 small 3" >out 2>err || rc=$?
  [[ $rc == 2 && $(grep -c 'none to draw' err) == 1 ]] || fail "nothing to draw on 2 ranks: $rc: $(cat err)"
fi

# One draw in full is that of the file; boards are those of flotilla generate
run "${study[@]}" --only 17 --json
head -n 1 out >draw.json
run generate --board 6x6 --fleet small --seed 4 --first 17 --up-to fleet --quiet
cp out board.json
python3 - <<'END' || fail "draw 17: $(cat draw.json)"
import json
draw, board = json.load(open("draw.json")), json.load(open("board.json"))
assert draw["index"] == 17 and draw["space"] == "6x6"
assert draw["boards"][0]["reveals"] == board["reveals"]
assert draw["boards"][0]["row_counts"] == board["row_counts"]
assert len(board["reveals"]) == draw["record"]["reveals"]
END
if /usr/bin/python3 -c 'import h5py' 2>/dev/null; then
  /usr/bin/python3 - <<'END' || fail "h5py"
import json, h5py
record = json.load(open("draw.json"))["record"]
space = h5py.File("together.h5")["spaces/0000"]
for field, value in record.items():
    assert space["records"][field][17] == value, field
names = [name.decode() for name in space["figures/name"][:]]
mean = space["figures/value"][names.index("reveals_mean")]
assert mean == space["records/reveals"][:].mean()
END
fi
run "${study[@]}" --only 17
grep -qF 'draw 17 of seed 4' out && grep -qF 'fleet: ' out || fail "--only: $(cat out err)"

# Banks from files: the printed 6x6 example has its one answer
cat >example.json <<'END'
{"name": "example", "rows": 6, "cols": 6, "row_counts": [0,3,1,2,2,2], "col_counts": [0,3,0,2,1,4],
 "fleet": {"3": 1, "2": 2, "1": 3}, "reveals": [[1, 5, "right"]],
 "known_solution": ["......", ".#..##", ".#....", "...#.#", ".#...#", "...#.#"]}
END
run study bank-check --bank example.json
[[ $rc == 0 && $(tail -n 1 out) == 'bank-check: 1 draw; '* ]] || fail "example: $rc: $(cat out err)"
grep -qE '^  one answer +% +100 ' out && grep -qE '^  the intended one is an answer +% +100 ' out || fail "example: $(cat out)"
run study bank-check --bank example.json --up-to search  # its numbers alone have one answer, which rules do not find
[[ $rc == 1 ]] || fail "example, without rules: $rc: $(cat out err)"
sed 's/"right"\]/"right"], [0, 0, "water"]/' example.json >vain.json
run study bank-check --bank vain.json
[[ $rc == 1 ]] || fail "a reveal in vain: $rc: $(cat out err)"
run generate --board 6x6 --fleet small --count 9 --quiet
cp out bank.json
run study bank-check --bank bank.json,bank.json --up-to search
[[ $rc == 0 && $(tail -n 1 out) == 'bank-check: 18 draws; '* ]] || fail "two files: $rc: $(cat out err)"
run study misreadings --bank bank.json --quiet
[[ $rc == 0 && $(wc -l <out) == 1 ]] || fail "misreadings of a file: $rc: $(cat out err)"

# Refusals
refuse 2 'no study is named; write flotilla study NAME, one of numbers, reveals' study
refuse 2 '"ladders" is not a study; did you mean ladder?' study ladders
refuse 2 'nothing is given to draw from' study ladder
refuse 2 '--spaces: "6x6 small", allowed BOARD FLEET DRAWS' study ladder --spaces "6x6 small"
refuse 2 '--spaces: "6x6 smal 3": ' study ladder --spaces "6x6 smal 3"
refuse 2 'inf' study ladder --spaces "6x6 1:inf 3"
refuse 2 'draws = 0, allowed 1..' study ladder --spaces "6x6 small 0"
refuse 2 'allowed 1..1000000000' study ladder --spaces "6x6 small 20000000" --size full
refuse 2 '--size = "huge", allowed smoke, published, full or' study ladder --spaces "6x6 small 3" --size huge
refuse 2 '--touch = "any", allowed none, corner' study ladder --spaces "6x6 small 3" --touch any
refuse 2 '--cap = "5": the study ladder does not use it' study ladder --spaces "6x6 small 3" --cap 5
refuse 2 '--bank = "x.json": the study reveals does not use it' study reveals --bank x.json
refuse 2 '--cap = 1, allowed 2..2^63-1' study numbers --spaces "6x6 small 3" --cap 1
refuse 2 'slice = 4, allowed 1..3' study ladder --spaces "6x6 small 3" --slice 4/3
refuse 2 'SLURM_ARRAY_TASK_ID is not set' study ladder --spaces "6x6 small 3" --slice array
refuse 2 '0 placements, none to draw' study ladder --spaces "6x6 standard 3"
refuse 3 'are too many to study' study numbers --spaces "10x10 standard all"
for option in '--spaces=6x6 small 3' --size=full --touch=corner --seed=2; do
  refuse 2 "${option%%=*} = \"${option#*=}\": the boards of --bank are studied as they are" study ladder --bank example.json "$option"
done
refuse 2 'only = 1, allowed 0..0' study ladder --bank example.json --only 1
refuse 2 'goes with neither' study ladder --spaces "6x6 small 3" --only 1 -o a.h5
refuse 2 'the folder none does not exist' study ladder --spaces "6x6 small 3" -o none/a.h5
refuse 2 'none.json' study ladder --bank none.json
printf '{"rows":1,"cols":1,"row_counts":[1],"col_counts":[1],"fleet":{"1":1},"reveals":[]}\n' >blank.json
refuse 2 'blank.json: board 1 comes without an answer' study ladder --bank blank.json
rm slices/3.h5
for option in --seed=2 --cap=5 "--spaces=6x6 small 3" --slice=1/2 --only=1 --checkpoint=run --resume; do
  refuse 2 "${option%%=*} does not go with --from" study ladder --from slices "$option"
done
refuse 2 'no file has draws 17..24' study ladder --from slices
refuse 2 'another file has draw' study ladder --from together.h5,task.h5
refuse 2 'is of the study ladder, not numbers' study numbers --from together.h5
printf 'spaces = ["6x6 small 3"]\nseeds = 4\n' >typo.toml
refuse 2 'typo.toml: seeds = 4 is not an option; did you mean seed?' study ladder typo.toml
printf 'spaces = ["6x6 small 3"]\ncap = true\n' >kind.toml
refuse 2 'kind.toml: cap = true, allowed a whole number' study numbers kind.toml
printf 'spaces = ["6x6 small 3"]\npublished = "absent.toml"\n' >absent.toml
refuse 2 'absent.toml' study ladder absent.toml
cat >wrong.toml <<'TOML'
[sources.x]
title = "X"
address = "x"
read = "today"
[[published]]
quantity = "study"
study = "ladder"
source = "x"
board = "6x6"
fleet = "small"
touch = "none"
sampled = 3
values = { count_settled = "many" }
TOML
refuse 2 'wrong.toml:5: count_settled is no number in quotes' study ladder --spaces "6x6 small 3" --published wrong.toml
[[ -z $(find . -name '*.part') ]] || fail "half-written files: $(find . -name '*.part')"
finish
