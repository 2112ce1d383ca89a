# SPDX-License-Identifier: MIT
# usage: limit_test.bash flotilla [mpiexec]
# Values of classes of plans on very large boards, certificates, and what is said of bad ones.
. "$(dirname "$0")/command_line.bash"


# Values: the published ones on 48 lines, and extrapolated
run limit value --class basic --n 48 --threads 2
[[ $rc == 0 ]] && grep -qE '^ +48 +[0-9]+ +50.8676' out || fail "basic: $(cat out err)"
[[ $(tail -n 1 out) == 'value of class basic: 50.8637'* ]] || fail "basic: $(tail -n 1 out)"
run limit value --class runs --n 16 --json --threads 1
cp out one.json
run limit value --class runs --n 16 --json --threads 3
python3 -c '
import json
one, three = (json.load(open(name)) for name in ("one.json", "out"))
del one["seconds"], three["seconds"]
assert one == three, "threads"
assert abs(sum(one["hider"].values()) - 1) < 1e-9 and len(one["hider"]) == 12' || fail "JSON: $(cat out err)"

# A draw between plans of a class and one from outside: the die roll with any responder, with the published digits
rest=$configs/plans/die-roll-rest
run limit value --class basic --n 48 --beside "$rest.toml" --share 1/12
[[ $(tail -n 1 out) == 'value of class basic in 1/12 of races, else die roll without a responder: 50.38'* ]] ||
  fail "beside: $(cat out err)"
run limit value --class runs --n 48 --beside "$rest-runs.toml" --share 1/12 -o die.h5
[[ $(tail -n 1 out) == *': 50.809'* ]] || fail "beside, runs: $(cat out err)"
refuse 2 '--share: allowed with --beside alone' limit value --share 1/2
refuse 2 '--share = 0, allowed above 0, up to 1' limit value --beside "$rest.toml" --share 0

# Certificates: made, described, checked by other code, refused where a byte is another
run limit certify --class order --n 4 --threads 2 -o order.h5
[[ $rc == 0 && $(tail -n 1 out) == 'guarantee 5'*' %' ]] || fail "certify: $(cat out err)"
run limit verify order.h5
[[ $rc == 0 ]] && grep -qF 'order.h5: holds: class order, 4 lines, ' out || fail "verify: $(cat out err)"
run inspect order.h5
grep -qF 'flotilla certificate, version 1, class order, 4 lines' out || fail "inspect: $(cat out err)"
run limit certify --class runs --n 8 -o runs.h5 --json
run limit verify runs.h5 order.h5 --json
[[ $rc == 0 && $(grep -c '"holds":true' out) == 2 ]] || fail "two files: $(cat out err)"
python3 - <<'PYTHON'
bytes = bytearray(open("order.h5", "rb").read())
bytes[len(bytes) // 2] ^= 1
open("changed.h5", "wb").write(bytes)
PYTHON
refuse 2 'changed.h5' limit verify changed.h5

# The other side: what no plan passes. Below it is the value, 50.86375 %, and above that what a mixture guarantees.
run limit certify --class basic --side upper --n 32 -o upper.h5 --threads 2
[[ $rc == 0 && $(tail -n 1 out) == 'bound 50.9'*' %' ]] || fail "certify upper: $(cat out err)"
bound=$(tail -n 2 out | head -n 1 | sed 's/.* more than //')
run limit verify upper.h5 runs.h5
[[ $rc == 0 ]] && grep -qF "upper.h5: holds: class basic, 32 lines; no plan wins more than $bound = 50.9" out ||
  fail "verify upper: $(cat out err)"
run limit verify upper.h5 --json
python3 -c '
import json
from fractions import Fraction
found = json.loads(open("out").read())
assert found["holds"] and Fraction(508637, 1000000) < Fraction(found["bound"]) < Fraction(51, 100), found' || fail "JSON: $(cat out err)"
run limit certify --class basic --side upper --n 32 --threads 1 --json -o again.h5
grep -qF "\"bound\":\"$bound\"" out || fail "threads: $(cat out err), want $bound"
run inspect upper.h5
grep -qF 'flotilla upper certificate, version 1, class basic, 32 lines' out || fail "inspect: $(cat out err)"
python3 - <<'PYTHON'
bytes = bytearray(open("upper.h5", "rb").read())
bytes[len(bytes) // 2] ^= 1
open("changed.h5", "wb").write(bytes)
PYTHON
refuse 2 'changed.h5' limit verify changed.h5
refuse 2 'class = order: allowed basic or runs with side = upper' limit certify --side upper
refuse 2 'side = above: allowed lower or upper' limit certify --class basic --side above

# Ceilings: proven, kept, checked by other code; refused where the number is another
run limit ceiling --steps 24 --threads 2 -o ceiling.h5
[[ $rc == 0 && $(tail -n 1 out) == 'ceiling 52.28'*' %' ]] || fail "ceiling: $(cat out err)"
cp out two.txt
run limit ceiling --steps 24 --threads 1
diff two.txt out || fail "ceilings by threads"
run limit ceiling --relaxation r1 --steps 24 --json -o r1.h5
python3 -c '
import json
json = json.load(open("out"))
assert json["relaxation"] == "r1" and json["flux"] == "19/36" and 0.525 < float(json["ceiling"]) < 0.527' || fail "JSON: $(cat out err)"
run limit ceiling --fleet classic --relaxation flux -o classic.h5
[[ $rc == 0 && $(tail -n 1 out) == 'ceiling 55.95045765 %' ]] || fail "classic: $(cat out err)"
run limit ceiling --fleet classic --steps 16 --threads 2 -o classic-r2.h5
[[ $rc == 0 && $(tail -n 1 out) == 'ceiling 55.767050'*' %' ]] || fail "classic r2: $(cat out err)"
run limit ceiling --fleet 2:2,3:1,4:2,5:1,6:1,7:1 --relaxation flux -o long.h5  # a fraction of more than 60 digits
[[ $rc == 0 && $(tail -n 1 out) == 'ceiling '*' %' ]] || fail "a long fraction: $(cat out err)"
run limit verify long.h5
[[ $rc == 0 ]] && grep -qF 'long.h5: holds: flux; ' out || fail "verify a long fraction: $(cat out err)"
run limit verify ceiling.h5 r1.h5 classic.h5 classic-r2.h5
[[ $rc == 0 && $(grep -c ': holds: ' out) == 4 ]] || fail "verify ceilings: $(cat out err)"
run inspect ceiling.h5
grep -qF 'flotilla ceiling, version 1, r2, 24 steps' out || fail "inspect: $(cat out err)"
refuse 2 '--relaxation = "r3", allowed flux, r1 or r2' limit ceiling --relaxation r3
refuse 2 '--relaxation = r1, allowed flux: r1 is for the fleet 3:2,2:1 alone' limit ceiling --fleet classic --relaxation r1
refuse 2 '--relaxation = r2, allowed flux: r1 is for' limit ceiling --fleet 4:1,2:1 --relaxation r2
refuse 2 '--steps = 257, allowed 1..256' limit ceiling --fleet classic --steps 257
refuse 2 '--steps = 513, allowed 1..512' limit ceiling --steps 513
refuse 2 'a ship of length 1' limit ceiling --fleet standard

# One plan, exactly
answer 1211762680522685550829/2321901158400000000000 limit path
refuse 2 '--x0 = "half", allowed shares such as 15/16 or 0.75' limit path --x0 half
refuse 2 '--x0 = 1/3, allowed 1/2..1' limit path --x0 1/3
refuse 2 '--alpha = 5, allowed 0..1' limit path --alpha 5
# Of two shares that come in order what was given is to blame, not a default.
refuse 2 '--pa = 2/3, allowed 0..7/12, which is --p0' limit path --pa 2/3
refuse 2 '--p0 = 1/4, allowed 1/2..1 from --pa on' limit path --p0 1/4
refuse 2 '--beta = 1, allowed 0..3/4, which is --alpha' limit path --beta 1
refuse 2 '--alpha = 1/3, allowed 1/2..1 from --beta on' limit path --alpha 1/3
refuse 2 '--x0 = 3/4, allowed with --random-a 1 alone' limit path --random-a --x0 3/4

refuse 2 '--class = tiers, allowed basic, runs, order, classic or classic-c' limit certify --class tiers
refuse 2 '--class = "run", allowed basic, tiers, runs, order, classic, classic-c3 or classic-c' limit value --class run
refuse 2 '--class = "run", allowed basic, tiers, runs, order, classic, classic-c3 or classic-c' limit certify --class run
refuse 2 '--n = 5, allowed even numbers 2..128 for class order' limit certify --n 5
refuse 2 '--output = c.txt, allowed a name that ends in .h5' limit certify --n 4 -o c.txt
[[ ! -e c.txt ]] || fail "a refused certificate is there"
refuse 2 '--n = 20, allowed multiples of 8 in 8..4096 for class basic' limit value --n 20
refuse 2 '--n = 0, allowed multiples of 8 in 8..128 for class order' limit value --class order --n 0
refuse 2 '"plan.toml": flotilla limit value takes no file' limit value plan.toml
refuse 2 'allowed even numbers 2..128' limit certify --class order --n 5
refuse 2 'no certificate is given' limit verify
refuse 2 'did you mean flotilla limit value?' limit valeu
refuse 2 'flotilla limit needs a question' limit


# The classic fleet: named plans, the class, certificates
plans=$configs/plans/classic
answer 'guarantee 48.91220 % 1259/2574' limit classic "$plans/plain.toml"
answer 'plan 1: guarantee 50.97762 % 247999/486486' limit classic "$plans/plain.toml" "$plans/plan-1.toml"
grep -qxF 'plain: guarantee 48.91220 % 1259/2574' out || fail "two plans: $(cat out err)"
refuse 2 'a plan for {3,3,2}, which flotilla limit classic does not take' limit classic "$configs/plans/plan-2.toml"
run limit classic "$plans/alternate.toml" --json --patterns -o scores.h5
python3 -c '
import json
plan = json.load(open("out"))["plans"][0]
assert abs(plan["guarantee"] - 0.51195) < 2e-5 and plan["worst"] == "1,1,0,0" and len(plan["patterns"]) == 342, plan' || fail "classic: $(cat out err)"
run inspect scores.h5
grep -qF 'flotilla limit, version 1, 1 row' out || fail "inspect: $(cat out err)"
refuse 2 'none is given' limit classic
refuse 2 'no.toml: cannot be read' limit classic no.toml
run limit value --class classic --n 8 --width 80000000 --threads 2
[[ $rc == 0 && $(tail -n 1 out) == 'value of class classic: 5'* ]] || fail "classic value: $(cat out err)"
grep -qF 'just one of 4 and 5 touching both halves' out || fail "classic value: $(cat out)"
refuse 2 '--n = 10, allowed multiples of 4 in 8..192 for class classic' limit value --class classic --n 10
run limit certify --class classic --n 6 --width 80000000 --threads 2 -o five.h5
[[ $rc == 0 && $(tail -n 1 out) == 'guarantee 5'*' %' ]] || fail "certify classic: $(cat out err)"
guarantee=$(tail -n 1 out | cut -d' ' -f2)
run limit verify five.h5
[[ $rc == 0 ]] && grep -qF 'five.h5: holds: class classic, 6 lines, ' out && grep -qF "= ${guarantee:0:8}" out ||
  fail "verify classic: $(cat out err)"
run inspect five.h5
grep -qF 'flotilla certificate, version 1, class classic, 6 lines' out || fail "inspect: $(cat out err)"
refuse 2 'allowed lower for class classic' limit certify --class classic --side upper
refuse 2 'allowed 2..256' limit certify --class classic --n 257
# With C before the last sweep
run limit certify --class classic-c --n 3 --width 80000000 --threads 2 -o five-c.h5
[[ $rc == 0 && $(tail -n 1 out) == 'guarantee 5'*' %' ]] || fail "certify classic-c: $(cat out err)"
run limit verify five-c.h5
[[ $rc == 0 ]] && grep -qF 'five-c.h5: holds: class classic-c, 3 lines, ' out || fail "verify classic-c: $(cat out err)"
refuse 2 'allowed 2..80' limit certify --class classic-c --n 81
refuse 2 '--n = 100, allowed multiples of 4 in 8..96 for class classic-c' limit value --class classic-c --n 100
# With C as long as a 3 is afloat alone
run limit value --class classic-c3 --n 8 --width 100000000 --threads 2
[[ $rc == 0 && $(tail -n 1 out) == 'value of class classic-c3: 5'* ]] || fail "classic-c3: $(cat out err)"
refuse 2 '--class = classic-c3, allowed classic or classic-c' limit certify --class classic-c3

finish
