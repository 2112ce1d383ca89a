# SPDX-License-Identifier: MIT
# usage: forged_test.bash flotilla [mpiexec] reseal
# Certificates of every kind with one number changed in the file and sealed again: flotilla limit verify refuses each, in one line.
reseal=$(realpath "${!#}")
. "$(dirname "$0")/command_line.bash"

if ! /usr/bin/python3 -c 'import h5py' 2>/dev/null; then
  echo "h5py is not there: no certificate can be forged"
  exit 77
fi

certify="limit certify --threads 2"
run $certify --class basic --n 2 -o basic.h5
run $certify --class runs --n 2 -o runs.h5
run $certify --class order --n 2 -o order.h5
run $certify --class classic --n 2 --width 20000000 -o classic.h5
run $certify --class classic-c --n 2 --width 20000000 -o classic-c.h5
run $certify --class runs --side upper --n 4 -o upper.h5
run limit ceiling --steps 8 -o r2.h5
run limit ceiling --relaxation r1 --steps 24 -o r1.h5
run limit ceiling --fleet classic --steps 6 -o classic-r2.h5
run limit ceiling --fleet 2:2,4:1 --relaxation flux -o flux.h5  # 3s change nothing there
run limit verify ./*.h5 --json
[[ $rc == 0 && $(grep -c '"holds":true' out) == 10 ]] || fail "as they were made: $(cat out err)"

# forged/KIND-NUMBER.h5, and what was changed in forged/KIND-NUMBER.txt
mkdir forged
/usr/bin/python3 - <<'PYTHON' || fail "h5py"
import glob, os, random, shutil
import h5py, numpy

seed = 20261130
random.seed(seed)
print("seed", seed)

def other_text(text):
    text = bytes(text)
    places = [i for i, c in enumerate(text) if 48 <= c <= 57]
    # A ceiling with 1 more in its last place is as true.
    place = random.choice(places[:-1] if text.startswith(b"0.") else places)
    return text[:place] + bytes([48 + (text[place] - 48 + random.randint(1, 9)) % 10]) + text[place + 1:]

def changed(name, value):
    if isinstance(value, (bytes, numpy.bytes_)):
        return numpy.bytes_(other_text(value))
    if name.endswith("/orders"):  # the last sweep may be the same in another order, where a part is fired out
        return type(value)(0 if value == 255 else random.choice([254, 255]))
    if value.dtype == numpy.uint8:
        return type(value)(random.choice([v for v in (0, 1, 2, 3, 254, 255) if v != value]))
    return type(value)(value + 1)

def change(path, number):
    """One number of the file: of an attribute or a dataset, any as likely."""
    with h5py.File(path, "r+") as file:
        places = []
        def visit(name, thing):
            if name.startswith("provenance"): return
            # There a pattern's name may be changed into that of one that is worth the same.
            if name == "patterns" and "forged/classic-" in path: return
            for key in thing.attrs:
                value = thing.attrs[key]
                if key in ("filetype", "version"): continue
                if isinstance(value, numpy.bytes_) and not any(48 <= c <= 57 for c in value): continue
                places.append((name, key, None))
            if isinstance(thing, h5py.Dataset) and thing.dtype.kind in "iuS":
                places.append((name, None, thing.shape))
        visit("/", file["/"])
        file.visititems(visit)
        name, key, shape = places[number % len(places)]
        thing = file[name]
        if key is not None:
            value = thing.attrs[key]
            if isinstance(value, str): value = numpy.bytes_(value.encode())
            if not isinstance(value, (bytes, numpy.bytes_, numpy.generic)): return None
            if isinstance(value, bytes) and not any(48 <= c <= 57 for c in value): return None
            new = changed(name, value)
            thing.attrs.modify(key, new)
            return f"{name} {key}: {value} -> {new}"
        values = thing[()]
        flat = values.reshape(-1)
        if values.dtype.kind == "S":
            able = [i for i, text in enumerate(flat) if any(48 <= c <= 57 for c in text)]
            if not able: return None
            place = random.choice(able)
        else:
            place = random.randrange(flat.size)
        old = flat[place]
        flat[place] = changed(name, old)
        thing[...] = values
        return f"{name}[{place}]: {old} -> {flat[place]}"

for source in sorted(glob.glob("*.h5")):
    for number in range(12):
        path = f"forged/{source[:-3]}-{number:02}.h5"
        shutil.copy(source, path)
        what = change(path, number)
        open(path[:-3] + ".txt", "w").write(what or "nothing")
        if what is None:
            os.remove(path)
PYTHON
"$reseal" forged/*.h5
for file in forged/*.h5; do
  run limit verify "$file"
  what="$file: $(cat "${file%.h5}.txt")"
  [[ $rc == 1 || $rc == 2 ]] || fail "$what: exit code $rc: $(cat out err)"
  [[ $(cat out err | wc -l) == 1 ]] || fail "$what: $(cat out err)"
  ! grep -qF 'holds' out || fail "$what: $(cat out)"
done
[[ $(ls forged/*.h5 | wc -l) -ge 100 ]] || fail "only $(ls forged/*.h5 | wc -l) were forged"

finish
