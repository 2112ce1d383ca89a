#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Each kind of result file, read by h5py and h5dump with nothing of ours; the example of results/README.md as it stands.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
readme=$configs/../results/README.md
python=/usr/bin/python3
$python -c 'import h5py' 2>/dev/null || { echo "SKIPPED: python3-h5py is not installed"; exit 77; }

make() { run "$@"; [[ $rc == 0 ]] || fail "flotilla $*: $(cat err)"; }
small=(--board 6x6 --fleet small)
make count --series 5..6 --fleet small -o count.h5
make closed-form --fleet 2:1,1:1 --check none -o form.h5
make marginals "${small[@]}" -o marginals.h5
make lines "${small[@]}" --pair 1,2 -o lines.h5
make price "${small[@]}" -o price.h5
make draw "${small[@]}" --count 20 -o draw.h5
make optimal --board 4x3 --fleet 2:1 -o optimal.h5
make sampler-check "${small[@]}" --draws 300 --samples 2 -o gaps.h5

for file in *.h5; do
  h5dump -H "$file" >out 2>err || fail "h5dump -H $file: $(cat err)"
  h5dump "$file" >out 2>err || fail "h5dump $file: $(cat err)"
  grep -q 'ATTRIBUTE "filetype"' out || fail "h5dump $file: no filetype"
done

cat >read.py <<'PY'
import h5py

def opened(name, filetype):
    file = h5py.File(name + ".h5", "r")
    assert file.attrs["filetype"].decode() == filetype and file.attrs["version"] == 1
    who = file["provenance"].attrs
    assert who["program_version"].decode() and who["ranks"] == 1 and who["seconds_total"] > 0
    return file

def number(limbs):
    return sum(int(limb) << 64 * i for i, limb in enumerate(limbs))

def check_table(table, shape, total):
    assert table["placements"].shape == table["probability"].shape == shape
    for placements, top, bottom, rounded in zip(*(table[name][:].ravel() for name in (
            "placements", "numerator", "denominator", "probability"))):
        assert int(placements) * int(bottom) == int(top) * total
        assert abs(int(top) / int(bottom) - rounded) < 1e-15

count = opened("count", "flotilla count")
assert list(count["counts"]) == ["0000", "0001"]
record = count["counts/0001"]
assert int(record.attrs["count"]) == number(record.attrs["count_limbs"] if "count_limbs" in record.attrs
                                            else record["count_limbs"][:]) == 894296
assert record["ship_length"][:].tolist() == [1, 2, 3] and record["ship_count"][:].tolist() == [3, 2, 1]
whole = [i for i, used in enumerate(record["polynomial/used"][:].tolist()) if used == [3, 2, 1]]
assert [number(record["polynomial/limbs"][i]) for i in whole] == [894296]
assert len(record["rows/states"]) == len(record["rows/seconds"]) > 0
assert 'command = "count"' in record["run"].attrs["config"].decode()

form = opened("form", "flotilla closed form")
terms = form["polynomial"]
on_5x5 = sum(int(top) * 5 ** int(m + n) / int(bottom) for m, n, top, bottom in zip(*(
    terms[name][:] for name in ("power_of_m", "power_of_n", "numerator", "denominator"))))
assert on_5x5 == 636, on_5x5

marginals = opened("marginals", "flotilla marginals")
check_table(marginals["ship"], (6, 6), 894296)
check_table(marginals["by_length"], (6, 6, 3), 894296)
check_table(marginals["by_axis"], (6, 6, 2), 894296)
check_table(marginals["by_shape"], (6, 6, 6), 894296)
assert int(marginals["ship/placements"][0, 0]) == 385078
assert marginals["symmetry_class"].shape == (6, 6)
assert sum(int(p) for p in marginals["berths/placements"][:]) == 6 * 894296

optimal = opened("optimal", "flotilla optimal play")["columns"]
assert optimal["mean_shots_exact"][0].decode() == "87/17" and optimal["layouts"][0] == 17
assert optimal["mean_shots"].attrs["unit"].decode() == "shots"

gaps = opened("gaps", "flotilla sampler check")["columns"]
assert gaps["first"][:].tolist() == [0, 300] and gaps["draws"][:].tolist() == [300, 300]
assert 0 < gaps["largest_gap"][0] < 0.2 and gaps["board"][0].decode() == "6x6"

lines = opened("lines", "flotilla lines")
check_table(lines["row_numbers"], (6, 7), 894296)
check_table(lines["column_numbers"], (6, 7), 894296)
check_table(lines["row_pair"], (7, 7), 894296)
assert lines["row_pair"].attrs["first"] == 0 and lines["row_pair"].attrs["second"] == 1

price = opened("price", "flotilla price")
sizes, sets = (price["groups/" + name][:].tolist() for name in ("size", "number_sets"))
assert sum(a * b for a, b in zip(sizes, sets)) == 894296 and sum(sets) == price.attrs["number_sets"] == 254877

draw = opened("draw", "flotilla draw")
draws = draw["draws"]
assert draws["rank"].shape == (20, 1) and draws["ships"][:].tolist() == [6] * 20
assert all(len(draws[name]) == 120 for name in ("row", "col", "length", "down"))
print("read")
PY
$python read.py >out 2>err || fail "h5py: $(cat out err)"

# The example: a table of every record, the numbers with commas
awk '/^```python$/ { inside = 1; next } /^```$/ { inside = 0 } inside' "$readme" >example.py
$python example.py count.h5 >out 2>err || fail "the example of results/README.md: $(cat err)"
grep -qE '^\| 6x6 \| 3:1,2:2,1:3 \| none \| 894,296 \| [0-9.]+ \|$' out || fail "the example: $(cat out)"
(($(wc -l <example.py) <= 11)) || fail "the example has $(wc -l <example.py) lines"
finish
