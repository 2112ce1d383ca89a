#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# flotilla race, torus, merge and finite-boards: the same counts however they are divided, stopped or killed.
# shellcheck source=tests/jobs/killed.bash
source "$(dirname "$0")/killed.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

torus=(torus --side 12 --races 20000 --pattern-races 5000 --layouts 'random 1,4' --plans closing,plan3)
run "${torus[@]}" --threads 1 -o whole.h5
[[ $rc == 0 ]] || fail "torus: $(cat err)"
cp out want
grep -q '^  random   closing  *20,000  ' out || fail "torus: $(cat out)"
grep -q '^  1,4      plan3  *5,000  ' out || fail "torus: $(cat out)"
run "${torus[@]}" --threads 3 -o threads.h5 --time
cmp -s out want || fail "threads print otherwise: $(cat out)"
grep -q 'races per core second of 3 games each' err || fail "time: $(cat err)"
run inspect --same whole.h5 threads.h5
[[ $rc == 0 ]] || fail "threads: $(cat out)"
run inspect whole.h5
grep -qF '12x12 wrapped, seed 1, closing and plan3 against plain, last sweep dark, random: 20000, 1,4: 5000' out ||
  fail "inspect: $(cat out err)"

# Slices, in any order
for slice in 3 1 2; do
  run "${torus[@]}" --slice $slice/3 -o slice$slice.h5 --quiet
  [[ $rc == 0 && $(wc -l <out) == 4 ]] || fail "slice $slice: $(cat out err)"
done
run merge slice2.h5 slice3.h5 slice1.h5 -o merged.h5
cmp -s out want || fail "merged prints otherwise: $(cat out err)"
run inspect --same whole.h5 merged.h5
[[ $rc == 0 ]] || fail "merged: $(cat out)"
mkdir two
cp slice1.h5 slice3.h5 two
run status two
[[ $rc == 1 && $(tail -n 1 out) == 'incomplete: two' ]] && grep -qF 'random: race 6666-13332 are missing' out || fail "status: $(cat out err)"
export SLURM_ARRAY_TASK_ID=7 SLURM_ARRAY_TASK_MIN=5 SLURM_ARRAY_TASK_MAX=9 SLURM_ARRAY_TASK_STEP=2 SLURM_ARRAY_TASK_COUNT=3
run "${torus[@]}" --slice array -o array.h5
run inspect --same slice2.h5 array.h5
[[ $rc == 0 ]] || fail "array task: $(cat out err)"
export SLURM_ARRAY_TASK_ID=13
refuse 2 'slice = array: task 13 is not one of 3 from 5 on' "${torus[@]}" --slice array
unset SLURM_ARRAY_TASK_ID
refuse 2 'SLURM_ARRAY_TASK_ID is not set' "${torus[@]}" --slice array
refuse 2 'races 6666 to 13332 on random layouts are in none of the files' merge slice1.h5 slice3.h5
refuse 2 'races 0 to 6665 on random layouts are in slice1.h5 and in whole.h5' merge slice1.h5 whole.h5
run "${torus[@]}" --seed 2 --slice 2/2 -o seed.h5
refuse 2 'slice1.h5 and seed.h5 are of different experiments' merge slice1.h5 seed.h5 -o none.h5
[[ ! -e none.h5 ]] || fail "a refused merge wrote a file"
refuse 2 "no file is given" merge

# Stopped and killed runs go on: no race is lost or run twice
slow=("${torus[@]}" --threads 1 --checkpoint run --checkpoint-every 0s)
long=(torus --side 12 --plans closing --threads 1 --checkpoint run --checkpoint-every 0s)
stop TERM races.h5 "${long[@]}" --races 3000000
[[ $rc == 75 && ! -s out ]] || fail "stop: $rc $(cat out err)"
grep -qF 'stopped with a checkpoint in run' err || fail "stop: $(cat err)"
run status run
[[ $rc == 1 && $(tail -n 1 out) == 'incomplete: run' ]] && grep -qE 'random: race [0-9]+-2999999 are missing' out || fail "status: $(cat out err)"
mkdir -p kept/a.run && cp run/races.h5 kept/a.run/ && cp merged.h5 kept/a.h5
run status kept --quiet
[[ $rc == 0 && $(cat out) == complete ]] || fail "status of a result beside its checkpoint: $(cat out err)"
refuse 2 'holds an earlier run; add --resume' "${long[@]}" --races 3000000
refuse 2 'belongs to other races' "${long[@]}" --resume --races 4000000
rm -rf run
refuse 2 'no checkpoint in run to resume from' "${slow[@]}" --resume
kills=0
for _ in $(seq 60); do
  resume=()
  [[ -e run/races.h5 ]] && resume=(--resume)
  "$flotilla" "${slow[@]}" "${resume[@]}" -o killed.h5 >out 2>err &
  process=$!
  sleep 0.0$((RANDOM % 10))
  kill -9 $process 2>/dev/null && kills=$((kills + 1))
  wait $process 2>/dev/null || true
  [[ ! -s err ]] || fail "after a kill: $(cat err)"
  [[ -e killed.h5 ]] && break
done
resume=()
[[ -e run/races.h5 ]] && resume=(--resume)
run "${slow[@]}" "${resume[@]}" -o killed.h5
cmp -s out want || fail "killed $kills times: $(cat out err)"
run inspect --same whole.h5 killed.h5
[[ $rc == 0 ]] || fail "killed $kills times: $(cat out)"
((kills > 0)) || fail "no run was killed"
run "${slow[@]}" --resume
cmp -s out want || fail "a finished run is not told again: $(cat out err)"

# A plan of a board without end from its file is the one that is written out; it is known by its name and what it says
run torus --side 24 --races 2000 --plans "plan3,$configs/plans/plan-3.toml" --model "$configs/plans" --json -o files.h5
python3 - out <<'PY' || fail "plan from a file: $(cat out err)"
import json, re, sys
written, read = json.load(open(sys.argv[1]))["layouts"][0]["plans"]
assert re.fullmatch("plan-3@[0-9a-f]{8}", read["plan"]), read["plan"]
sys.exit(any(written[name] != read[name] for name in ("wins", "ties", "losses", "shots", "model")))
PY
sed 's/# of B, after a 3/# another comment/' "$configs/plans/plan-3.toml" >plan-3.toml
run torus --side 24 --races 2000 --plans plan3,plan-3.toml --model "$configs/plans" --json -o again.h5
run inspect --same files.h5 again.h5
[[ $rc == 0 ]] || fail "a comment makes another plan: $(cat out)"
sed -i 's,"1/4" ,"1/5" ,' plan-3.toml
run torus --side 24 --races 2000 --plans plan3,plan-3.toml --slice 1/2 -o other.h5
run torus --side 24 --races 2000 --plans "plan3,$configs/plans/plan-3.toml" --slice 2/2 -o half.h5
refuse 2 'are of different experiments' merge other.h5 half.h5
refuse 2 'on 10x10: it needs a board that wraps around' race --board 10x10 --plans plan-3.toml
refuse 2 'the file cannot be read' torus --plans none.toml
run finite-boards --series 4..4 --plans "adaptive,$configs/plans/adaptive.toml" --last-sweep dark --no-slowest --games 2000 --quiet
[[ $rc == 0 && $(sed -n '1s/.* //p' out) == $(sed -n '2s/.* //p' out) ]] || fail "finite-boards: $(cat out err)"

# Beside the exact win rates of the limit: plan 3 at 1/4, 4/5 guarantees 51.77169 %, on 0,0
run torus --side 24 --races 500 --layouts '0,0 1,4' --plans plan3,adaptive,within --model "$configs/plans"
for line in '0,0      plan3  +500  .* 51.772 ' '1,4      adaptive  +500  .* 47.559 '; do
  grep -qE -- "$line" out || fail "model lacks '$line': $(cat out err)"
done
run merge whole.h5 --model "$configs/plans" --json
python3 -c '
import json
closing, plan3 = json.load(open("out"))["layouts"][0]["plans"]
assert abs(closing["model"] - 0.5218838) < 1e-7 and 0.518 < plan3["model"] < 0.520' || fail "model: $(cat out err)"
# Written into the file, and in its table beside the published rate of the same side
run merge whole.h5 --model "$configs/plans" -o with-limit.h5
run tables with-limit.h5
grep -qE '^\| random \| closing \| 20,000 \| [0-9.]+ \| [0-9.]+ \| 52.188 \| [+-][0-9.]+ \| - \|' out ||
  fail "table: $(cat out err)"
grep -q '^## Races on 12x12 wrapped, fleet 3:2,2:1, against plain, last sweep dark, seed 1$' out || fail "table: $(cat out)"
run plot with-limit.h5 -o shots.svg
[[ $rc == 0 ]] && grep -q '<svg' shots.svg || fail "plot: $(cat err)"
run torus --side 24 --races 500 --plans within --model "$configs/plans"
grep -q ' 52.150 ' out || fail "model of within: $(cat out err)"
refuse 2 'are of races against plain, not against plan1' torus --against plan1 --races 10 --model "$configs/plans"
refuse 2 'model = "none" is no folder, allowed one of plans in the limit, such as configs/plans' torus --plans plan3 --races 10 --model none
mkdir no-plans
refuse 2 'model = "no-plans" has no plan-3.toml, the plan plan3 in the limit' torus --plans plan3 --races 10 --model no-plans

# Boards with edges
run race --board 10x10 --races 20000 --plans adaptive,blend --quiet
[[ $rc == 0 && $(wc -l <out) == 2 ]] && grep -q '^random blend 20000 ' out || fail "race: $(cat out err)"
run race --board 8x8 --races 500 --json
python3 -c '
import json
race = json.load(open("out"))
assert race["last_sweep"] == "smaller" and len(race["layouts"][0]["plans"]) == 4
for plan in race["layouts"][0]["plans"]:
  assert plan["wins"] + plan["ties"] + plan["losses"] == 500
  assert abs((plan["wins"] + plan["ties"] / 2) / 500 - plan["paired_win_rate"]["value"]) < 1e-12
' || fail "JSON: $(cat out err)"
run race --board 10x10 --races 300 --dump-config
cp out race.toml
run race race.toml --quiet
[[ $rc == 0 && $(wc -l <out) == 4 ]] || fail "config: $(cat out err)"
refuse 2 'plan plan3 on 10x10: it needs a board that wraps around' race --plans plan3
refuse 2 'plan closing on 18x18 wrapped' race --board 18x18 --wrap --plans closing
refuse 2 'allowed random on boards with edges' race --layouts all
refuse 2 'did you mean adaptive?' race --plans adaptiv
refuse 2 'comes twice' race --plans plain,plain
refuse 2 'allowed squares' race --board 10x8
refuse 2 '--side = 16, allowed multiples of 6, 6..120' torus --side 16
refuse 2 'slice = 4, allowed 1..3' torus --slice 4/3
refuse 2 'allowed I/N' torus --slice 4
refuse 2 'last-sweep = "light", allowed smaller, dark' race --last-sweep light
refuse 2 'allowed all, patterns, or some of random' torus --layouts 7,7
refuse 2 'the folder none does not exist' race -o none/a.h5

run finite-boards --series 4..5 --games 2000 --first-games 6 --final-games 500 --threads 1 -o boards.h5
cp out want
[[ $rc == 0 && $(wc -l <out) == 18 ]] || fail "finite boards: $(cat out err)"
grep -q '^  4x4    parity    smaller .* 103 ' out || fail "finite boards: $(cat out)"
run finite-boards --series 4..5 --games 2000 --first-games 6 --final-games 500 --threads 3 -o other.h5
cmp -s out want || fail "finite boards on threads: $(cat out)"
run inspect --same boards.h5 other.h5
[[ $rc == 0 ]] || fail "finite boards on threads: $(cat out)"
run tables boards.h5
grep -qE '^\| 4x4 \| parity \| smaller \| 11[.][0-9]+ \| [0-9.]+ \| - \| 103 \| 12[.][0-9]+ \| [0-9.]+ \| 0[.][78][0-9]+ \| 0.79 \|' out ||
  fail "finite boards: $(cat out err)"
run plot boards.h5 -o boards.svg
[[ $rc == 0 && -s boards.svg ]] || fail "plot of finite boards: $(cat err)"

# Stopped and killed, finite boards go on, too: every result is there once
small=(finite-boards --series 4..5 --games 2000 --first-games 6 --final-games 500 --threads 1 --quiet)
run "${small[@]}"
cp out want
kill_often 6 400 "${small[@]}" --checkpoint run --checkpoint-every 0s
resume=()
has_kept && resume=(--resume)
run "${small[@]}" --checkpoint run --checkpoint-every 0s "${resume[@]}" -o killed-boards.h5
cmp -s out want || fail "killed finite boards: $(cat out err)"
run inspect --same boards.h5 killed-boards.h5
[[ $rc == 0 ]] || fail "killed finite boards: $(cat out)"
refuse 2 'no checkpoint in run to resume from' "${small[@]}" --checkpoint run --resume
slow=(finite-boards --series 4..5 --games 2000 --first-games 6 --final-games 300000 --threads 1)
stop TERM checkpoint.h5 "${slow[@]}" --checkpoint run --checkpoint-every 0s
[[ $rc == 75 ]] && grep -qE 'after [0-9]+ of 20 results' err || fail "stopped finite boards: $rc $(cat out err)"
refuse 2 'belongs to another' "${small[@]}" --checkpoint run --resume

run finite-boards --series 6..6 --games 100 --no-slowest --plans plain --last-sweep dark --quiet
grep -qE '^6 plain dark [0-9.]+$' out || fail "finite boards: $(cat out err)"
refuse 2 '--series = "3..5": the first side = 3, allowed 4..12' finite-boards --series 3..5
refuse 2 'plan1 needs a board that wraps around' finite-boards --plans plan1

for config in "$configs"/smoke/{torus,finite-boards}.toml; do
  run run "$config" --quiet
  [[ $rc == 0 && -s out ]] || fail "$config: $(cat out err)"
done
finish
