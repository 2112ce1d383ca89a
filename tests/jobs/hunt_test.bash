#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Games of several hunters: the same on any number of threads, ranks and slices, and after kills; what is refused.
# shellcheck source=tests/jobs/killed.bash
source "$(dirname "$0")/killed.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

# means: the last line of out
means() { tail -n 1 out; }

small=(hunt --board 6x6 --fleet 3:1,2:1 --seed 3 --hunters all --width 2 --samples 5)
run "${small[@]}" --games 40 --threads 1 -o one.h5
[[ $rc == 0 ]] || fail "40 games: $rc $(cat err)"
want=$(means)
[[ $want == "mean shots: random "*" density "*" exact-rollouts "* ]] || fail "last line: $want"
run "${small[@]}" --games 40 --threads 3 --quiet -o three.h5
[[ $(cat out) == "$want" ]] || fail "threads: $(cat out), want $want"
run inspect --same one.h5 three.h5
[[ $rc == 0 ]] || fail "threads: $(cat out)"

# Slices, put together
for part in 1 2 3; do
  run "${small[@]}" --games 40 --slice $part/3 --quiet -o part-$part.h5
  [[ $rc == 0 ]] || fail "slice $part: $(cat err)"
done
run hunt --from part-3.h5,part-1.h5,part-2.h5 --quiet -o whole.h5
[[ $(cat out) == "$want" ]] || fail "slices: $(cat out err), want $want"
run merge part-2.h5 part-3.h5 part-1.h5 --quiet -o merged.h5
[[ $(cat out) == "$want" ]] || fail "merge: $(cat out err), want $want"
run inspect --same whole.h5 merged.h5
[[ $rc == 0 ]] || fail "merge: $(cat out)"
refuse 2 'no file has games 13..25' merge part-1.h5 part-3.h5
run tables whole.h5
grep -qE '^[|] density [|] 40 [|] [0-9.]+ [|] [0-9.]+ [|]' out || fail "tables: $(cat out err)"
run plot whole.h5 -o shots-again.svg
grep -q '<svg' shots-again.svg || fail "plot: $(cat err)"
run hunt --from whole.h5 --quiet
[[ $(cat out) == "$want" ]] || fail "shown again: $(cat out err)"
SLURM_ARRAY_TASK_MIN=5 SLURM_ARRAY_TASK_COUNT=3 SLURM_ARRAY_TASK_ID=6 run "${small[@]}" --games 40 --slice array --quiet
cp out task
run "${small[@]}" --games 40 --slice 2/3 --quiet
cmp -s out task || fail "array: $(cat task), want $(cat out)"
refuse 2 'no file has games 13..25' hunt --from part-1.h5,part-3.h5
refuse 2 'another file has game 0 as well' hunt --from part-1.h5,part-1.h5,part-2.h5,part-3.h5
run "${small[@]}" --games 41 --slice 1/3 --quiet -o other.h5
refuse 2 'belong to different hunts' hunt --from other.h5,part-2.h5
run inspect one.h5
grep -q 'games       40 of 40, from 0' out || fail "inspect: $(cat out err)"

# Pictures
run hunt --from one.h5 --quiet --plot shots.svg
for picture in shots.svg shots-density.svg shots-exact.svg; do
  grep -q '<svg' $picture || fail "no picture $picture"
done

# The mean of the random shooter on s ship cells of n is s (n + 1) / (s + 1), whatever the layout
run hunt --board 4x4 --fleet 2:1 --hunters random --games 40000 --json
python3 - out <<'PY' || fail "random shooter: $(cat out)"
import json, sys
hunter = json.load(open(sys.argv[1]))["hunters"][0]
error = (hunter["high"] - hunter["low"]) / 3.92
sys.exit(abs(hunter["mean"] - 2 * 17 / 3) > 4 * error)
PY

# Plans of the races, on a layout that takes 3-parity long: the slowest on 4x4, 12.69 shots
echo 'A1-C1 A2-C2 A3-B3' >trio.txt
run hunt --board 4x4 --fleet 3:2,2:1 --hunters plan-parity,plan-adaptive --layouts trio.txt --games 2000 --json
python3 - out <<'PY' || fail "plans: $(cat out err)"
import json, sys
parity, adaptive = json.load(open(sys.argv[1]))["hunters"]
sys.exit(not (8 <= parity["least"] and 9 < parity["mean"] < 13 and 9 < adaptive["mean"] < 13))
PY
refuse 2 'allowed with --fleet=3:2,2:1 --touch=any' hunt --hunters plan-parity

# A plan of a board without end, from its file; hiders who choose a pattern, or the slowest layouts that were found
trio=(hunt --board 8x8 --fleet 3:2,2:1 --hunters "plan-plan2,$configs/plans/plan-2.toml,$configs/plans/plain-tiers.toml")
run "${trio[@]}" --layouts 1,4 --games 300 -o pattern.h5
[[ $rc == 0 && $(grep -cE '^  (plan-2|plain-tiers)@[0-9a-f]{8} +[0-9]' out) == 2 ]] || fail "plans from files: $(cat out err)"
run "${trio[@]}" --layouts 1,4 --games 300 --threads 1 -o pattern1.h5
run inspect --same pattern.h5 pattern1.h5
[[ $rc == 0 ]] || fail "a pattern on other threads: $(cat out)"
run "${trio[@]}" --layouts 0,0 --games 300 -o other.h5
run inspect --same pattern.h5 other.h5
[[ $rc == 1 ]] || fail "patterns are alike: $(cat out)"
refuse 2 'patterns are of --fleet=3:2,2:1 --touch=any on squares' hunt --layouts 1,4
refuse 2 'allowed plans for boards with edges' hunt --board 8x8 --fleet 3:2,2:1 --hunters "$configs/plans/plan-3.toml"
run finite-boards --series 4..5 --plans parity,adaptive --games 100 --first-games 2 --final-games 100 -o slowest.h5
run hunt --board 5x5 --fleet 3:2,2:1 --layouts slowest.h5 --hunters plan-parity --json
grep -qE '"games":"[1-4]"' out || fail "slowest layouts: $(cat out err)"
refuse 2 'holds no slowest layout of 6x6' hunt --board 6x6 --fleet 3:2,2:1 --layouts slowest.h5 --hunters random
run play --board 4x4 --fleet 3:2,2:1 --against "$configs/plans/adaptive.toml" </dev/null
grep -qE 'the hunter adaptive@[0-9a-f]{8} fires' out || fail "play against a file: $(cat out err)"

# One game tells no interval
run "${small[@]}" --games 1
[[ $(means) == "mean shots: random "*" (-) parity"* ]] || fail "one game: $(cat out)"
run "${small[@]}" --games 1 --json
grep -q '"low":null,"high":null' out || fail "one game: $(cat out)"
refuse 2 'nothing stands before or after a comma' hunt --from one.h5,
refuse 2 'nothing stands before or after a comma' hunt --hunters density,,exact

# A file of layouts, over and over
run draw --board 6x6 --fleet 3:1,2:1 --touch any --seed 3 --count 4 --quiet
cp out layouts.txt
run "${small[@]}" --layouts layouts.txt --json
grep -q '"games":"4"' out || fail "layouts: $(cat out err)"
run "${small[@]}" --games 4 --json
cp out drawn
run "${small[@]}" --layouts layouts.txt --json
python3 - drawn out <<'PY' || fail "layouts of a file: $(cat out)"
import json, sys
a, b = (json.load(open(f)) for f in sys.argv[1:])
sys.exit([h["mean"] for h in a["hunters"]] != [h["mean"] for h in b["hunters"]])
PY

# Killed at random moments, no game is lost or played twice
many=(hunt --board 8x8 --fleet 4:1,3:1 --seed 5 --hunters density,parity,random --games 60000 --quiet)
run "${many[@]}" --threads 2
cp out want
kill_often 6 1500 "${many[@]}" --threads 2 --checkpoint run --checkpoint-every 0s
resume=()
has_kept && resume=(--resume)
run "${many[@]}" --threads 1 --checkpoint run --checkpoint-every 0s "${resume[@]}"
cmp -s out want || fail "resumed: $(cat out err), want $(cat want)"

if [[ -n ${2:-} ]]; then
  for ranks in 2 3; do
    "$2" --bind-to none -n $ranks "$flotilla" "${small[@]}" --games 40 --threads 1 --quiet >out 2>err
    [[ $(cat out) == "$want" ]] || fail "$ranks ranks: $(cat out err), want $want"
  done
fi

refuse 2 '--hunters = "denisty", allowed random, parity, target, density, exact, exact-ties, exact-ahead, exact-rollouts, plan-' hunt --hunters denisty
refuse 2 'comes twice' hunt --hunters density,density
refuse 2 '--salvo = 0, allowed 1..100' hunt --salvo 0
refuse 2 '0 placements' hunt --board 2x2 --fleet 3:1
refuse 2 'a fixed number of ships' hunt --fleet kings
refuse 2 'SLURM_ARRAY_TASK_ID is not set' hunt --slice array
refuse 2 'allowed 1..3' hunt --slice 4/3
echo 'A1-C1 A1-A2' >bad.txt
refuse 2 'bad.txt:1' hunt --board 6x6 --fleet 3:1,2:1 --layouts bad.txt
refuse 2 '; or all, alone' hunt --hunters all,density
refuse 2 'plan-adaptive' play --against denisty
refuse 2 '--games = 1000000001, allowed 1..1000000000' hunt --games 1000000001

# What files of --from say is not said again; a config file may, as the slices were made with it
for option in --board=6x6 --fleet=3:1 --touch=none --answers=hits --salvo=2 --hunters=exact --games=5 --layouts=x --width=2 \
  --samples=9 --seed=2 --slice=1/2 --early=3 --checkpoint=run --resume --time-limit=1h; do
  refuse 2 "${option%%=*} does not go with --from" hunt --from part-1.h5 "$option"
done
printf 'command = "hunt"\nboard = "6x6"\nfleet = "3:1,2:1"\n' >hunt.toml
run hunt hunt.toml --from part-1.h5,part-2.h5,part-3.h5 --quiet
[[ $rc == 0 ]] || fail "from with a config file: $(cat err)"
refuse 2 '--output = "part-1.h5" is read, too; write to a file of another name' hunt --from part-1.h5,part-2.h5,part-3.h5 -o part-1.h5
refuse 2 '--output = "./part-2.h5" is read, too' merge part-1.h5 part-2.h5 part-3.h5 -o ./part-2.h5

# Layouts of standard input are those of a file
"$flotilla" draw --board 6x6 --fleet 3:1,2:1 --count 5 --quiet >five.txt
run hunt --board 6x6 --fleet 3:1,2:1 --layouts five.txt --quiet
cp out by-file
"$flotilla" hunt --board 6x6 --fleet 3:1,2:1 --layouts - --quiet <five.txt >out 2>err || fail "layouts -: $(cat err)"
cmp -s out by-file && [[ -s out ]] || fail "layouts of standard input: $(cat out by-file)"
refuse 2 'standard input: holds no layout' hunt --board 6x6 --fleet 3:1,2:1 --layouts -
finish
