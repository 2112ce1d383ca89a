# SPDX-License-Identifier: MIT
# flotilla limit: what it prints, writes and refuses.
source "$(dirname "$0")/command_line.bash"

plans=$configs/plans

answer 'guarantee 50.69317 1401564647/2764800000' limit race "$plans/plan-2.toml"
[[ $(wc -l <out) == 16 && ! -s err ]] || fail "race: $(cat out err)"
answer 'won 47.55852 -31/2160 + 29/24 ln(3/2)' limit race "$plans/adaptive.toml" --against 1,4
answer 'won 50.95321 61633/120960' limit race "$plans/adaptive.toml" --against random --types
grep -qF 'AA/A' out && grep -qF '113/30 - 29/4 ln(3/2)' out || fail "types: $(cat out)"
answer '37/72' limit race "$plans/plan-1.toml" --against random --quiet
answer '1401564647/2764800000' limit guarantee "$plans/plan-2.toml" --quiet
answer 'guarantee 50.00000000000000000000 1/2' limit guarantee "$plans/plain.toml"
answer 'mean 1/3' limit laws "$plans/plain.toml"
grep -qxF '  0 <= t <= 1/3: 1 - 18 t^3' out && grep -qxF '  1/3 <= t <= 2/3: 2/3 - t' out || fail "laws: $(cat out)"
answer 'mean 1/3' limit laws "$plans/adaptive.toml" --against 1,4
run limit laws "$plans/blend.toml"
[[ $rc == 0 ]] || fail "laws of a mixture: $(cat err)"

# Parameters
run limit race "$plans/plan-3.toml" --set p=0.243,q=0.795
[[ $(tail -n 1 out) == 'guarantee 51.87'* ]] || fail "set: $(cat out err)"
refuse 2 '"r" is not a parameter, allowed p, q' limit race "$plans/plan-3.toml" --set r=1
refuse 2 'p: "x" is not a number' limit race "$plans/plan-3.toml" --set p=x
refuse 2 'allowed NAME=VALUE' limit race "$plans/plan-3.toml" --set p
refuse 2 'allowed 2 numbers between commas' limit race "$plans/plan-3.toml" --against 1

# Mixes: the coin of the two plans
run limit mix "$plans/adaptive.toml" "$plans/always-jumping.toml"
[[ $rc == 0 && $(tail -n 1 out) == 'guarantee 49.3957'* ]] || fail "mix: $(cat out err)"
grep -q '^always jumping  *35.2810' out || fail "mix: $(cat out)"
run limit mix "$plans/four-probes.toml" --quiet
[[ $rc == 0 && $(wc -l <out) == 1 ]] || fail "mix of a mixture: $(cat out err)"
refuse 2 'none is given' limit mix
sed 's#1/20#1/10#' "$plans/plan-2.toml" >twin.toml
for question in table mix "curves --kind laws -o twin.h5"; do
  # shellcheck disable=SC2086
  refuse 2 'both have name = "plan 2"; give one another name' limit $question "$plans/plan-2.toml" twin.toml
done
refuse 2 'has no [parameters] to tune' limit tune "$plans/adaptive.toml"

# JSON and files
run limit race "$plans/plan-2.toml" --json -o race.h5
python3 -c '
import json
rows = json.load(open("out"))["rows"]
assert len(rows) == 13 and rows[2]["pattern"] == "0,3" and rows[2]["won"]["exact"] == "1401564647/2764800000"
assert abs(rows[2]["won"]["value"] - 0.5069317) < 1e-7' || fail "JSON: $(cat out err)"
run inspect race.h5
grep -qF 'flotilla limit, version 1, 13 rows' out || fail "inspect: $(cat out err)"
run limit mix "$plans/adaptive.toml" "$plans/always-jumping.toml" --json
python3 -c 'import json; assert abs(json.load(open("out"))["guarantee"]["value"] - 0.49395728) < 1e-7' || fail "JSON of a mix: $(cat out err)"
run limit table "$plans/plain.toml" "$plans/plan-3.toml"
[[ $rc == 0 && $(wc -l <out) == 3 ]] || fail "table: $(cat out err)"

# Every last line ends in the exact number, no line in blanks, and what is proven is said of patterns there are
run limit mix "$plans/adaptive.toml" "$plans/always-jumping.toml"
tail -n 1 out | grep -qE '^guarantee 49[.0-9]+ .*ln' || fail "mix: $(tail -n 1 out)"
! grep -qF '...' out || fail "mix cuts numbers: $(cat out)"
for question in race guarantee laws mix table; do
  run limit $question "$plans/plan-2.toml"
  [[ $rc == 0 ]] || fail "$question: $(cat err)"
  ! grep -qE ' $' out || fail "$question: blanks at the end of lines: $(cat out)"
done
run limit guarantee "$plans/plan-2.toml"
grep -qxF 'every other pattern is proven to be above' out || fail "guarantee: $(cat out)"
run limit guarantee "$plans/plain.toml"
grep -qxF 'the same on every pattern, proven' out || fail "guarantee: $(cat out)"
! grep -qF 'every other' out || fail "guarantee: $(cat out)"

# Cards: text, and pages of every kind
run limit card "$plans/printable.toml"
[[ $rc == 0 ]] && grep -qF 'nothing: A; then B until 11 of the 24 are shot; then 1; then 2' out || fail "card: $(cat out err)"
for plan in printable plan-2 threshold-jump blend four-probes die-roll; do
  for end in svg pdf png; do
    run limit card "$plans/$plan.toml" -o "card.$end"
    [[ $rc == 0 && -s card.$end && ! -s out ]] || fail "card of $plan as $end: $(cat out err)"
  done
done
run limit card "$plans/die-roll-rules.toml"
[[ $(head -n 1 out) == 'A die between three searches, one of three rules' ]] || fail "title: $(head -n 1 out)"
grep -qxF '  a 3 and the 2 not in A: A; then B' out || fail "a 3 and the 2 not in A: $(cat out)"
for question in card race guarantee laws; do
  refuse 2 'a plan for the classic fleet {5,4,3,3,2}, which flotilla limit classic alone takes' \
    limit $question "$plans/classic/plan-3.toml"
done
refuse 2 '--against = all, allowed a pattern such as 1,4, or random' limit laws "$plans/plain.toml" --against all
run limit laws "$plans/plain-tiers.toml"
[[ $rc == 0 && $(tail -n 1 out) == 'mean '* ]] || fail "laws by tiers: $(cat out err)"
grep -qE '^  t = 11/36 +- \(tiers: no exact number' out || fail "laws by tiers: $(cat out)"
refuse 2 'ends in .svg, .pdf or .png' limit card "$plans/plan-2.toml" -o card.txt
refuse 2 'board = 5, allowed 6..24' limit card "$plans/plan-2.toml" --board 5

# Curves: points, and files to plot
run limit curves --kind blend "$plans/always-jumping.toml" "$plans/adaptive.toml" --steps 4 -o curves.h5
[[ $rc == 0 && $(head -n 1 out) == $'guarantee\t0.000000\t47.558515' ]] || fail "curves: $(cat out err)"
run plot curves.h5 -o curves.svg
[[ $rc == 0 ]] && grep -qF '<svg' curves.svg || fail "plot of curves: $(cat out err)"
run limit laws "$plans/adaptive.toml" -o laws.h5
refuse 2 'of which there is no plot; flotilla limit curves --kind laws' plot laws.h5 -o none.svg
run tables curves.h5
[[ $rc == 2 ]] && grep -qF 'is curves, which flotilla plot draws' err || fail "tables of curves: $rc: $(cat out err)"
answer $'adaptive\t0.666667\t0.000000' limit curves "$plans/adaptive.toml" --steps 3
answer $'adaptive\t12.000000\t48.668981' limit curves --kind patterns "$plans/adaptive.toml"
run limit curves --kind parameter --parameter c "$plans/threshold-jump.toml" --steps 2
[[ $rc == 0 && $(wc -l <out) == 3 ]] || fail "curve of a parameter: $(cat out err)"
run limit curves --kind hooked --steps 4
[[ $rc == 0 && $(wc -l <out) == 12 && $(tail -n 1 out) == $'B in runs\t0.750000\t12.500000' ]] ||
  fail "curves of hooked 2s: $(cat out err)"
grep -qxF $'C by tiers\t0.500000\t31.250000' out || fail "hooked 2s by tiers: $(cat out)"
refuse 2 'takes no plan; 1 are given' limit curves --kind hooked "$plans/plain.toml"
refuse 2 '--kind = law, allowed laws, patterns, blend, hooked or parameter' limit curves --kind law "$plans/plain.toml"
refuse 2 'takes two plans; 1 are given' limit curves --kind blend "$plans/plain.toml"
refuse 2 'allowed a parameter of' limit curves --kind parameter --parameter z "$plans/plan-2.toml"

# Slots: what a plan in order within the parts guarantees
run limit guarantee "$plans/printable.toml"
[[ $(tail -n 1 out) == 'guarantee 52.0527'* ]] || fail "printable: $(cat out err)"

# Help and mistakes: a text of its own for each question
for question in laws race guarantee mix tune table card curves value path certify verify; do
  run limit $question --help
  [[ $rc == 0 && $(grep -c '^Exit codes$' out) == 1 ]] || fail "help of $question: $(cat out err)"
  grep -qE "^  flotilla limit $question" out || fail "help of $question has no example"
  cp out help.$question
done
! cmp -s help.laws help.race || fail "laws and race share their help"
grep -qF 'H   hooked' help.race || fail "AA/H is not explained"
run limit --help
[[ $rc == 0 ]] && grep -qF 'limit mix' out || fail "help: $(cat out err)"
run limit race --help
[[ $rc == 0 ]] && grep -qF -- '--against' out || fail "help of race: $(cat out err)"
refuse 2 'did you mean flotilla limit race?' limit rase
refuse 2 'takes one plan' limit race
refuse 2 'the file cannot be read' limit race no.toml
printf 'runs = true\n[fire]\nstart = "A, B"\n[last]\nany = "A, C2"\n' >wrong.toml
refuse 2 'wrong.toml: last.any = "A, C2"' limit race wrong.toml

finish
