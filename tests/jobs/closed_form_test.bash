#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Closed forms: found, checked, kept, asked about any board, refused for another question.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

small=(--fleet 2:1,1:2)
answer '(m^2*n^2 - 9*m*n + 6*(m + n) - 4)/2' closed-form --fleet 1:2
answer '(m^2*n^2 - 9*m*n + 6*(m + n) - 4)/2' closed-form --fleet 1:2 --quiet
[[ $(wc -l <out) == 1 && ! -s err ]] || fail "quiet: $(cat out err)"
answer 1 closed-form --fleet empty --quiet
answer 'm*n' closed-form --fleet 1:1 --touch any --quiet --check none

run closed-form "${small[@]}" -o form.h5 --latex form.tex --check 9x9,12x5
[[ $rc == 0 ]] || fail "closed-form: $(cat err)"
grep -qF 'K = 7: ' out || fail "no K: $(cat out)"
grep -qF 'checked on 9x9, 12x5: direct counts of all 6 smaller fleets agree' out || fail "no check: $(cat out)"
grep -qF 'm rows and n columns, both 3 or more, have' out || fail "no range: $(cat out)"
grep -qF '\end{align*}' form.tex || fail "LaTeX: $(cat form.tex)"
run inspect form.h5
grep -qF 'flotilla closed form, version 1, fleet 2:1,1:2, touch none' out || fail "inspect: $(cat out err)"

# Any board, without a sweep
answer 2204972 count "${small[@]}" --board 12x12 --closed-form form.h5
answer 2204972 count "${small[@]}" --board 12x12 --closed-form form.h5 --quiet
run count "${small[@]}" --boards 1x1,2x2,5x4,1000x1000,1000000000x1000000000 --closed-form form.h5 --quiet
cp out many
[[ $(wc -l <many) == 5 && $(head -n 2 many) == $'0\n0' ]] || fail "many boards: $(cat out err)"
answer "$(sed -n 3p many)" count "${small[@]}" --board 5x4
run count "${small[@]}" --board 5x4 --polynomial --json
cp out direct.json
run count "${small[@]}" --board 5x4 --polynomial --json --closed-form form.h5
run closed-form "${small[@]}" --json
cp out form.json
python3 -c '
import json
from fractions import Fraction
direct, form = json.load(open("direct.json")), json.load(open("form.json"))
def polynomial(m, n):
    return Fraction(sum(int(t["numerator"]) * m ** t["m"] * n ** t["n"] for t in form["terms"]), int(form["denominator"]))
many = [int(line) for line in open("many")]
assert polynomial(4, 5) == int(direct["count"]) == many[2]
assert polynomial(1000, 1000) == many[3]
assert polynomial(10 ** 9, 10 ** 9) == many[4]
assert form["half_perimeter"] == 7 and form["first_side"] == 3' || fail "JSON: $(cat form.json)"
run count "${small[@]}" --board 5x4 --polynomial --json --closed-form form.h5 -o answer.h5
python3 -c '
import json
direct, answer = json.load(open("direct.json")), json.load(open("out"))
for key in ["board", "fleet", "touch", "count", "lengths", "polynomial"]:
    assert direct[key] == answer[key], key' || fail "answer: $(cat out err)"
run inspect answer.h5
[[ $rc == 0 ]] || fail "answer: $(cat err)"
run count "${small[@]}" --board 500x400 --closed-form form.h5 --dry-run
grep -qF 'from form.h5, no sweep' out || fail "dry run: $(cat out err)"

# Any threads: the same file; config files give the same
run closed-form "${small[@]}" -o other.h5 --threads 3
run inspect --same form.h5 other.h5
[[ $rc == 0 ]] || fail "threads: $(cat out)"
run closed-form "${small[@]}" --quiet --dump-config
cp out form.toml
run closed-form "${small[@]}" --quiet
cp out want
answer "$(cat want)" closed-form form.toml

# Estimates
run closed-form --dry-run
grep -qF 'K = 30' out || fail "dry run: $(cat out err)"
grep -qE '^  boards +180, of up to 15 columns$' out || fail "dry run: $(cat out err)"
run closed-form --fleet classic --touch any --dry-run --json
python3 -c 'import json; assert json.load(open("out"))["widest"] == 7' || fail "dry run JSON: $(cat out err)"

# Refusals
refuse 2 'form.h5: is the closed form of fleet 2:1,1:2, touch none, but asked for is fleet 4:1,3:2,2:3,1:4, touch none' \
  count --board 12x12 --closed-form form.h5
refuse 2 'asked for is fleet 2:1,1:2, touch any' count "${small[@]}" --touch any --board 12x12 --closed-form form.h5
refuse 2 'is a "flotilla count" file, not a "flotilla closed form" file' count "${small[@]}" --board 12x12 --closed-form answer.h5
head -c 1000 form.h5 >cut.h5
refuse 2 'cut.h5: was cut short' count "${small[@]}" --board 12x12 --closed-form cut.h5
refuse 2 'none.h5: cannot read: No such file' count "${small[@]}" --board 12x12 --closed-form none.h5
refuse 2 'double-check belongs to a sweep' count "${small[@]}" --board 12x12 --closed-form form.h5 --double-check
refuse 2 'checkpoint belongs to a sweep' count "${small[@]}" --board 12x12 --closed-form form.h5 --checkpoint run
refuse 2 'rows = 2000000000, allowed 1..1000000000' count "${small[@]}" --board 2000000000x3 --closed-form form.h5
refuse 2 'a closed form needs a limit on every length, not inf' closed-form --fleet kings
refuse 2 'a closed form needs a limit on every length, not inf' closed-form --fleet kings --dry-run
refuse 2 'board is not an option of flotilla closed-form' closed-form --board 5x5
refuse 2 'board "5x0": cols = 0' closed-form "${small[@]}" --check 5x0
refuse 2 'latex and output name the same file' closed-form "${small[@]}" -o a --latex a
refuse 2 'the folder none does not exist' closed-form "${small[@]}" --latex none/a.tex
refuse 2 'threads = 0, allowed 1..1024' closed-form --threads 0
refuse 3 'of memory per rank' closed-form --memory-limit 1MiB
refuse 3 'wider than the 64 columns a sweep can have' closed-form --fleet 16:9
refuse 3 'wider than the 64 columns a sweep can have' closed-form --fleet 1:1000
finish
