#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Printed boards: from every format to every other, shown, drawn; what is wrong with them is one sentence.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

cat >boards.txt <<'END'
name: first
fleet: 4:1,3:2,2:3,1:4
   0 1 2 0
2  ~ o < >
3  ^ v m .
4  . . . .

name: second
fleet: standard
   1 0
0  . .
1  ~ .
answer: A2
END
formats=(text json csplib minizinc janko boats puzzlink ist)

# From every format to every other and back; what has no names or answers loses them
run convert boards.txt
[[ $rc == 0 && ! -s err && $(wc -l <out) == 2 ]] || fail "convert: $rc $(cat out err)"
cp out boards.json
python3 -c '
import json
first, second = [json.loads(line) for line in open("boards.json")]
assert first["name"] == "first" and first["row_counts"] == [2, 3, 4] and first["reveals"][1] == [0, 1, "sub"]
assert second["answers"] == [[["A2", "across", 1]]] and second["fleet"] == {"4": 1, "3": 2, "2": 3, "1": 4}' ||
  fail "JSON: $(cat boards.json)"
grep -v -e '^name' -e '^answer' boards.txt | sed 's/standard/4:1,3:2,2:3,1:4/' >plain
for to in "${formats[@]}"; do
  cp boards.txt in
  cp plain want
  if [[ $to == boats ]]; then  # the second board is smaller than its longest ship
    sed '/^name: second/,$d' boards.txt >in
    head -n 5 plain >want
  fi
  run convert in --to "$to" -o "to.$to"
  [[ $rc == 0 && ! -s out && ! -s err ]] || fail "to $to: $rc $(cat out err)"
  "$flotilla" convert --from "$to" --to text - <"to.$to" >out 2>err || fail "from $to: $(cat err)"
  grep -v -e '^name' -e '^answer' out >got
  cmp -s got want || fail "$to: $(cat got)"
  run show "to.$to"
  [[ $rc == 0 ]] || fail "$to is not recognized: $(cat err)"
done
run convert to.json --to json
cmp -s out boards.json || fail "JSON twice: $(cat out)"

# A name that would not stay on its line
echo '{"name":"red\u001b[31m\nline","row_counts":[1],"col_counts":[1],"fleet":{"1":1}}' >named.json
for to in text csplib; do
  run convert named.json --to "$to"
  [[ $rc == 0 ]] && grep -qF 'red [31m line' out || fail "name as $to: $rc $(cat -v out err)"
done

# Many files in formats of their own
run convert to.csplib to.puzzlink boards.txt --to csplib
[[ $rc == 0 && $(grep -c '^problem' out) == 6 ]] || fail "several files: $(cat out err)"

# Shown
link='https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c'
echo "$link" >link.txt
run convert link.txt --to puzzlink
[[ $(cat out) == "$link" ]] || fail "link: $(cat out err)"
run show link.txt
cat >want <<'END'
fleet: 3:1,2:2,1:3
   - 1 2 - - 2
-  . . . . . ~
3  . . . . . .
0  . . . . . .
-  < . . . . .
3  . . . . . .
-  . . . . . .
END
cmp -s out want || fail "show: $(cat out err)"
run show boards.txt
grep -q answer out && fail "show tells answers: $(cat out)"
[[ ! -s err ]] || fail "show: $(cat err)"
refuse 2 'board 2 (second): the answer stored with it does not fit its numbers, pieces and fleet' show boards.txt --answers
sed -e '/^name: second/,$ { s/standard/1:1/; s/1  ~ ./1  . ./ }' boards.txt >answered.txt
run show answered.txt --answers
grep -qx ' 2 o ~  1' out || fail "show --answers: $(cat out)"
[[ $(cat err) == 'note: boards without an answer: 1 of 2' ]] || fail "show --answers: $(cat err)"
for kind in svg pdf png; do
  run show answered.txt --answers -o "sheet.$kind"
  [[ $rc == 0 && ! -s out && -s sheet.$kind ]] || fail "sheet.$kind: $(cat out err)"
done
[[ $(head -c 5 sheet.pdf) == '%PDF-' ]] || fail "sheet.pdf: $(head -c 5 sheet.pdf)"
grep -q '^<svg' sheet.svg || fail "sheet.svg: $(head -n 2 sheet.svg)"
printf 'name: \377\n0\n0 .\n' >bytes.txt
run show bytes.txt -o bytes.pdf
[[ $rc == 0 ]] || fail "a name that is no UTF-8: $(cat err)"
run convert bytes.txt
python3 -c 'import json; json.load(open("out", encoding="utf-8"))' || fail "a name that is no UTF-8: $(cat out)"
run convert --help
grep -qF 'puzzlink  links of puzz.link' out || fail "help: $(cat out)"
run show --help
grep -qF 'usage: flotilla show' out || fail "help: $(cat out)"
run --help
grep -qF 'convert' out || fail "program help: $(cat out)"

# Refusals; nothing is half-written
refuse 2 'no file is given; write flotilla convert FILE, or flotilla convert - for standard input' convert
refuse 2 'no file is given; write flotilla show FILE' show
refuse 2 'file "none.txt" cannot be read: No such file' convert none.txt
refuse 2 'file "." is a folder' show .
refuse 2 'standard input: holds no board' convert -
refuse 2 '--to = "boat", allowed text, json, csplib, minizinc, janko, boats, puzzlink, ist; did you mean boats?' \
  convert boards.txt --to boat
refuse 2 '--from = "prolog", allowed text, json' convert boards.txt --from prolog
refuse 2 '--form is not an option of flotilla convert; did you mean --from?' convert boards.txt --form json
refuse 2 'the folder none does not exist' convert boards.txt -o none/a.json
refuse 2 'the folder none does not exist' show boards.txt -o none/a.pdf
refuse 2 '--plot = a.jpg, allowed a name that ends in .svg, .pdf or .png' show boards.txt -o a.jpg
refuse 2 'link.txt:1: "https://puzz.link/p?battleship/6/6/g12h2g30g3gk0r3w//c" stands where problem should' \
  convert link.txt --from csplib
refuse 2 'board 1: the number of row 1 is not known, which the format ist cannot say; others can: text, json' \
  convert link.txt --to ist -o half.txt
refuse 2 'board 2 (second): length of the longest ship, in the format boats = 4, allowed 1..2' \
  convert boards.txt --to boats -o half.txt
echo hello >hello
refuse 2 'hello: "hello" begins no board of a known format, allowed text' convert hello -o half.txt
sed 's/^4  \./4  x/' boards.txt >wrong
refuse 2 'wrong:6: cell A3 = "x", allowed . ? _ (unknown) ~ w W (water)' convert wrong -o half.txt
refuse 2 'wrong:6: cell A3' show boards.txt wrong -o half.pdf
echo '[{"rows": 2, "cols": 2}, {"rows": 41, "cols": 2}]' >wrong
refuse 2 'wrong: board 2: rows = 41, allowed 1..40' show wrong
[[ -z $(find . -name 'half*' -o -name '*.part') ]] || fail "half-written: $(find . -name 'half*' -o -name '*.part')"
finish
