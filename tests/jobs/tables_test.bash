#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# flotilla run, tables and status: what they print and refuse.
# shellcheck source=tests/jobs/killed.bash
source "$(dirname "$0")/killed.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

# run: the command a config names, with options after the file
cat >a.toml <<'TOML'
command = "count"
series = "5..7"
fleet = "small"
TOML
answer 52038088 run a.toml --quiet
[[ $(wc -l <out) == 3 ]] || fail "run: $(cat out)"
answer 1428 run a.toml --quiet --board 5x5
answer 52038088 count a.toml --quiet
run run a.toml --dump-config
[[ $(head -n 1 out) == 'command = "count"' ]] || fail "dump-config: $(cat out)"
cp out b.toml
run run b.toml --dump-config
cmp -s out b.toml || fail "dump-config does not give itself: $(diff out b.toml)"
run run --help
[[ $rc == 0 ]] || fail "run --help: $(cat err)"
grep -qF 'usage: flotilla run' out || fail "run --help: $(cat out)"
refuse 2 'no config file is given; write flotilla run CONFIG.toml' run
refuse 2 'config file "none.toml" cannot be read' run none.toml
refuse 2 'is for flotilla "count", not price; write flotilla run a.toml' price a.toml
refuse 2 'is for flotilla "count", not marginals' marginals --config a.toml
printf 'board = "5x5"\n' >bare.toml
refuse 2 'bare.toml does not say which command it is for; add a line such as command = "count"' run bare.toml
answer 0 count bare.toml --quiet
printf 'command = "cuont"\nboard = "5x5"\n' >typo.toml
refuse 2 'typo.toml: command = "cuont" takes no config file; did you mean count?' run typo.toml
printf 'command = "run"\n' >loop.toml
refuse 2 'loop.toml: command = "run" takes no config file' run loop.toml
printf 'command = 3\n' >three.toml
refuse 2 'three.toml: command = 3, allowed text in quotes' run three.toml
refuse 2 'three.toml: command = 3, allowed text in quotes' count three.toml
refuse 2 'did you mean --fleet?' run a.toml --fleets small
for config in "$configs"/*.toml "$configs"/{smoke,full}/*.toml; do
  run run "$config" --dump-config
  [[ $rc == 0 ]] || fail "$config: $(cat err)"
done

# tables: every format, from files in any order
run run a.toml -o small.h5
run count --boards 4x4,5x5 --fleet 1:9 -o kings.h5
run price --board 6x6 --fleet small -o price.h5
run lines --board 6x6 --fleet small -o lines.h5
run marginals --board 6x6 --fleet small -o cells.h5
run draw --board 6x6 --fleet small --count 3 -o draw.h5
# plot: counts, what they cost, shares of lines
run plot small.h5 -o small.svg
run plot small.h5 --show states -o states.svg
run plot small.h5 --show time -o time.svg
run plot lines.h5 -o lines.svg
for picture in small states time lines; do
  [[ -s $picture.svg ]] || fail "plot: no $picture.svg: $(cat err)"
done
refuse 2 '--show = "tme", allowed placements, states or time' plot small.h5 --show tme -o no.svg
refuse 2 '--show is for files of flotilla count, and lines.h5 is not one' plot lines.h5 --show time -o no.svg
run race --board 6x6 --races 50 --quiet -o races.h5
for files in 'cells.h5 small.h5' 'cells.h5 cells.h5'; do
  # shellcheck disable=SC2086
  refuse 2 'cells.h5: is a "flotilla marginals" file, which is drawn alone; give that one of the 2 files' plot $files -o no.svg
done
refuse 2 'races.h5: is a "flotilla races" file, which is drawn alone; give that one of the 3 files' \
  plot small.h5 races.h5 races.h5 -o no.svg
refuse 2 'draw.h5: is a "flotilla draw" file, of which there is no plot' plot small.h5 draw.h5 -o no.svg
refuse 2 '--output = "lines.h5" is read, too' tables lines.h5 -o lines.h5
[[ ! -e no.svg ]] || fail 'plot: a refused plot left a file'
refuse 2 'races.h5: is a "flotilla races" file, and a b-file is made of counts, as flotilla count writes them' \
  tables races.h5 --format bfile
run tables price.h5 small.h5 lines.h5 cells.h5 kings.h5
cp out all.md
[[ $rc == 0 ]] || fail "tables: $(cat err)"
for line in '## Placements: fleet 3:1,2:2,1:3, ships may not touch' '| 7x7 | 52,038,088 | 52,038,088 | 0 | bimaru |' \
  '| 8x8 | - | 946,204,480 | - | bimaru |' '| 6x6 | corner | 43.0593 | 43.06 | rounded | bimaru |' \
  '| 6x6 | border | 33.4812 | 33.48 | rounded | bimaru |' '| 6x6 | centre, placements | 227,038 | 227,038 | 0 | bimaru |' \
  '| 6x6 | 5 | 0.6526 | 0.65 | rounded | bimaru |' '| 6x6 | number sets | 254,877 | 254,877 | 0 | bimaru |' \
  '| 5x5 | 9 | 1 | 1 | 0 | A193580 |' 'bimaru: Battleships article and program, https://sen.ltd/portfolio/battleships/, read September 2026'; do
  grep -qxF -- "$line" all.md || fail "tables lacks '$line': $(cat all.md)"
done
! grep -qE '\| [+-][0-9]' all.md || fail "a number differs from the published one: $(cat all.md)"
run tables kings.h5 cells.h5 lines.h5 price.h5 small.h5 small.h5
cmp -s out all.md || fail "the order of files matters: $(diff out all.md)"
run tables small.h5 --format csv -o small.csv
[[ ! -s out && $(sed -n 2p small.csv) == board,ours,published,difference,source ]] || fail "csv: $(cat out err small.csv)"
run tables small.h5 --format tex
# shellcheck disable=SC1003  # LaTeX
grep -qF '7x7 & 52,038,088 & 52,038,088 & 0 & bimaru \\' out || fail "tex: $(cat out err)"
answer '7 52038088' tables small.h5 --format bfile
[[ $(head -n 1 out) == '5 1428' ]] || fail "bfile: $(cat out)"
run count --boards 5x5,5x6 --fleet small -o oblong.h5
answer '5 1428' tables oblong.h5 --format bfile
grep -qF 'left out: 5x6' err || fail "bfile: $(cat err)"
run tables small.h5 draw.h5
[[ $rc == 0 && $(head -n 1 err) == 'note: draw.h5: is a "flotilla draw" file, of which there are no tables' ]] || fail "draw: $(cat err)"
# What was published and has none of ours is told: on stderr that there is such, with --missing which, and what makes it
grep -qE '^note: [0-9]+ of [0-9]+ published numbers, of [0-9]+ tables, have none of ours beside them here; --missing lists them$' err ||
  fail "missing: $(cat err)"
run tables kings.h5 price.h5 --missing
[[ $rc == 0 && ! -s err ]] || fail "--missing: $(cat err)"
for line in '## Published numbers without ours' '| table | published | missing | made by |' \
  '| Placements: fleet 4:1,3:2,2:3,1:4, ships may not touch | 6 | 6 | configs/full/answer-spaces.toml |' \
  '| Races for the fleet 5:1,4:1,3:2,2:1 on a board without end | 9 | 9 | results/limit-files.bash |'; do
  grep -qxF -- "$line" out || fail "--missing lacks '$line': $(cat out)"
done
! grep -qE 'few-kings|price-6x6' out || fail "--missing names what is there: $(cat out)"
refuse 2 '--missing: a b-file is numbers alone' tables small.h5 --missing --format bfile
# What counting took stands with how the files were made: both are of a machine
run tables small.h5 --origins
! grep -qF 'What counting took' out || fail "costs of boards of which nothing was published: $(cat out)"
run count --board 7x7 -o seven.h5
run tables seven.h5 --origins
grep -qE '^\| 4:1,3:2,2:3,1:4 \| none \| 7x7 \| [0-9.]+ \| 0[.]380 \| [0-9]+ \| [0-9,]+ \| - \| - \|$' out || fail "costs: $(cat out err)"
# Evidence is told in a line; equal ships told apart are divided out
run run "$configs/full/evidence-classic.toml" -o known.h5
run tables known.h5
for line in '## Placements: fleet 5:1,4:1,3:2,2:1, ships may touch, known beforehand: D5 hit, D7 hit, E7 hit, F7 hit, G7 hit, H7 hit, I7 hit, A1 miss, C7 miss' \
  '| 10x10 | 6,698,108 | 13,396,216 | 0 | others [1] |' '[1] Equal ships are told apart there: each placement counts 2 times.'; do
  grep -qxF -- "$line" out || fail "evidence lacks '$line': $(cat out)"
done
run tables known.h5 --format csv
grep -qxF '# [1] Equal ships are told apart there: each placement counts 2 times.' out || fail "csv notes: $(cat out)"
run tables known.h5 --format tex
grep -qF 'footnotesize [1] Equal ships' out || fail "tex notes: $(cat out)"
run report known.h5 -o known.html
grep -qF '<p class="note">[1] Equal ships' known.html || fail "html notes: $(cat err)"
grep -qF 'Published numbers without ours' known.html || fail "html: $(cat err)"
# Best play
run optimal --board 4x3 --fleet 2:1 --quiet -o optimal.h5
run optimal --board 3x3 --fleet 2:1 --hider-chooses --quiet -o hider.h5
run tables optimal.h5 hider.h5
for line in '| 4x3 | 2:1, layouts equally likely | 87/17 = 5.1176 | 87/17 | 0 | others |' \
  '| 3x3 | 2:1, the hider chooses | 9/2 = 4.5000 | 9/2 | 0 | others |'; do
  grep -qxF -- "$line" out || fail "optimal lacks '$line': $(cat out err)"
done
refuse 2 'the folder none does not exist' optimal --board 3x3 --fleet 2:1 -o none/a.h5
# Samples of draws: as many as were published of, and how their largest gaps are spread
run sampler-check --board 6x6 --fleet small --draws 300 --samples 20 --json -o gaps.h5
[[ $rc == 0 ]] && grep -qF '"samples":{"samples":20,"draws":300,"mean_gap":' out || fail "samples: $rc $(cat out err)"
run tables gaps.h5
grep -qE '^\| 6x6 \| 300 \| 20 \| [0-9.]+ \| [0-9.]+ \| [0-9.]+ \.\. [0-9.]+ \| - \| - \|$' out || fail "gaps: $(cat out err)"
refuse 2 '--samples = 100001, allowed 1..100000' sampler-check --board 6x6 --fleet small --samples 100001

# of studies, hunts, plans and certificates
run study numbers --spaces "6x6 small 30" -o numbers.h5
run study numbers --spaces "5x5 small all" -o all.h5
run hunt --games 40 --hunters random,density -o hunt.h5
plans=$configs/plans
run limit table "$plans/adaptive.toml" "$plans/plan-1.toml" "$plans/plan-2.toml" -o plans.h5
run limit race "$plans/adaptive.toml" --types -o race.h5
run limit laws "$plans/adaptive.toml" -o laws.h5
run limit value --class runs --n 16 --threads 1 -o value.h5
run limit tune "$plans/plan-3.toml" -o tuned.h5
run limit race "$plans/die-roll.toml" -o die.h5
run limit path --random-a --pa 0 --p0 3/5 --p1 13/25 -o path.h5
run limit mix "$plans/adaptive.toml" "$plans/always-jumping.toml" -o mix.h5
run limit certify --class basic --side upper --n 32 --threads 1 -o upper.h5
run limit ceiling --relaxation flux -o flux.h5
run tables tuned.h5 path.h5 mix.h5 upper.h5 flux.h5 die.h5
for line in '| plan 3, tuned, guarantee | 51.871306 | exact | 51.87 | rounded |' '| plan 3, tuned, p | 24.3' '| plan 3, tuned, q | 79.5' \
  '| die roll on 1,4 | 49.126160 | exact | 49.12 | +0.0062 | limit-study [' '| path within the parts against random | 52.149833 | exact | 52.15 | rounded |' \
  ', hider on 0,3 | 60.4' '| class basic, proven at most | 50.9' '| at most, 32 lines | 50.86380 |' \
  '| ceiling of 3:2,2:1 by flux | 52.777778 | at most | 19/36 | 0 |'; do
  grep -qF -- "$line" out || fail "tables of the limit lack '$line': $(cat out err)"
done
# The classic fleet: a table of its own, in which grid values are not called exact
run limit classic "$plans"/classic/{plain,plan-1,plan-3}.toml -o classic.h5
run tables classic.h5
for line in '## Races for the fleet 5:1,4:1,3:2,2:1 on a board without end' '| plain, guarantee | 48.912199 | exact | 1259/2574 | 0 | limit-study |' \
  '| plan 1, guarantee, less plain, guarantee | 2.065424 | exact | 2.07 | rounded | limit-study |'; do
  grep -qxF -- "$line" out || fail "classic lacks '$line': $(cat out err)"
done
grep -qE '^\| plan 3, guarantee \| 49[.]845[0-9]+ \| 49[.]84[0-9]+ \.\. 49[.]84[0-9]+ \| 49[.]85 \| rounded \| limit-study \|$' out || fail "classic: $(cat out)"
run limit certify --class basic --n 4 --threads 1 -o four.h5
run limit certify --class basic --n 8 --threads 1 -o eight.h5
proven=$(sed -n 's/^guarantee \(50[.][0-9]\{6\}\).*/\1/p' out)
run tables numbers.h5 all.h5 hunt.h5 plans.h5 race.h5 laws.h5 value.h5 eight.h5 four.h5
cp out sampled.md
[[ $rc == 0 ]] && ! grep -vqF -- '--missing lists them' err || fail "tables of samples: $(cat err)"
for line in '## Study numbers: board 6x6, fleet 3:1,2:2,1:3, touch none, 30 draws of seed 1' \
  '| figure | ours | 95 % interval | published | of draws | so many of ours give | stands |' \
  '| adaptive on 1,4 | 47.558515 | exact | 47.56 | rounded | limit-study |' \
  '| plan 1, guarantee | 51.388889 | exact | 37/72 | 0 | limit-study |' \
  '| adaptive, mean time against random | 0.320602 | exact | 277/864 | 0 | limit-study |' \
  '| adaptive, mean time, patterns where it is greatest | 4 | exact | 4 | 0 | limit-study |' \
  '| four probes, guarantee | - | - | 50.86 | - | limit-study |' \
  'bimaru: Battleships article and program, https://sen.ltd/portfolio/battleships/, read September 2026'; do
  grep -qF -- "$line" sampled.md || fail "tables lacks '$line': $(cat sampled.md)"
done
grep -qE '^\| cells settled by fleet, median, % \| 33.33 \| .* \| 33.3 \| 300 \| .* \| (inside|plausible) \|$' sampled.md || fail "study: $(cat sampled.md)"
grep -qE '^\| boards with one answer, % \| 14.29 \| exact \|$' sampled.md || fail "all placements: $(cat sampled.md)"
grep -qE '^\| density \| 40 \| 4[0-9][.][0-9]+ \|' sampled.md || fail "hunt: $(cat sampled.md)"
grep -qE '^\| class runs \| 5[12][.][0-9]{6} \| [0-9.]+ \.\. [0-9.]+, 16 lines \|' sampled.md || fail "value: $(cat sampled.md)"
grep -qE "^\\| class basic, proven at least \\| ${proven%?}[0-9] \\| at least, 8 lines \\| 50.86297 \\|" sampled.md || fail "certificates, $proven: $(cat sampled.md)"
run tables four.h5 eight.h5 value.h5 laws.h5 race.h5 plans.h5 hunt.h5
rc=0; diff <(sed -n '/^## Races for/,/^## /p' out | sed '$d') <(sed -n '/^## Races for/,/^## /p' sampled.md | sed '$d') >difference || rc=$?
[[ $rc == 0 ]] || fail "the order of files matters: $(cat difference)"
run plot hunt.h5 -o hunt.svg
[[ $rc == 0 ]] && grep -qF '<svg' hunt.svg || fail "plot of a hunt: $(cat err)"
run report numbers.h5 hunt.h5 plans.h5 -o report.html
[[ $rc == 0 ]] && grep -qF 'how many games took so many shots' report.html || fail "report: $(cat err)"

# The page: valid HTML, no requests, every picture described, every label there, headings in order
if command -v tidy >/dev/null; then
  tidy -quiet -errors report.html 2>errors || fail "HTML: $(cat errors)"
else
  echo "tidy is not installed (Debian: tidy): the page's HTML is not validated"
fi
python3 - report.html <<'END' || fail "report: accessibility"
import sys
from html.parser import HTMLParser
ids, referred, level = set(), set(), 0
class Page(HTMLParser):
    def handle_starttag(self, tag, attrs):
        global level
        attrs = dict(attrs)
        if "id" in attrs:
            assert attrs["id"] not in ids, attrs
            ids.add(attrs["id"])
        referred.update(attrs.get("aria-labelledby", "").split())
        for name in ("src", "href"):
            assert attrs.get(name, "#").startswith(("#", "data:")), attrs
        if attrs.get("href", "").startswith("#"):
            referred.add(attrs["href"][1:])
        if tag == "img":
            assert len(attrs["alt"]) > 20, attrs
        if tag == "th":
            assert attrs["scope"] in ("col", "row"), attrs
        if tag == "html":
            assert attrs["lang"] == "en"
        if len(tag) == 2 and tag[0] == "h" and tag[1].isdigit():
            assert int(tag[1]) <= level + 1, tag
            level = int(tag[1])
Page().feed(open(sys.argv[1]).read())
assert ids and referred <= ids, referred - ids
END

refuse 2 'no file is given; write flotilla tables FILE.h5' tables
refuse 2 '--format = "pdf", allowed md, csv, tex or bfile' tables small.h5 --format pdf
refuse 2 'draw.h5: is a "flotilla draw" file, of which there are no tables' tables draw.h5
refuse 2 'none.h5' tables none.h5
refuse 2 'small.csv' tables small.csv
refuse 2 'holds one sequence' tables small.h5 kings.h5 --format bfile
refuse 2 'the folder none does not exist' tables small.h5 -o none/a.md
refuse 2 'flotilla report makes one' tables small.h5 -o page.html
refuse 2 'add --format=csv' tables small.h5 -o rows.csv
refuse 2 'the format is tex; add --format=md' tables small.h5 --format=tex -o rows.md
head -c 3000 small.h5 >cut.h5
refuse 2 'cut.h5' tables small.h5 cut.h5
cp small.h5 damaged.h5
damage damaged.h5
refuse 2 'damaged.h5' tables damaged.h5
sed 's/flotilla count/flotilla cound/' small.h5 >foreign.h5
refuse 2 'foreign.h5' tables foreign.h5

# merge: slices of draws, in any order, are the draws
draws=(draw --board 6x6 --fleet small --seed 5 --count 50)
run "${draws[@]}" -o whole.h5
for slice in 1 2 3; do run "${draws[@]}" --slice $slice/3 -o part$slice.h5; done
answer 3 merge part3.h5 part1.h5 part2.h5 -o merged.h5
run inspect --same whole.h5 merged.h5
[[ $rc == 0 ]] || fail "merge: $(cat out err)"
refuse 2 'no file is given' merge -o merged.h5
refuse 2 'merge needs a file to write' merge part1.h5
refuse 2 'seed 5 slice 2 of 3 is missing; make it with --slice=2/3' merge part1.h5 part3.h5 -o bad.h5
cp part2.h5 again.h5
refuse 2 'part2.h5 and again.h5 are both slice 2/3' merge part1.h5 part2.h5 part3.h5 again.h5 -o bad.h5
run draw --board 6x6 --fleet small --seed 6 --count 50 --slice 2/3 -o other.h5
refuse 2 'seed 5, and board 6x6, fleet 3:1,2:2,1:3, touch none, seed 6' merge part1.h5 other.h5 part3.h5 -o bad.h5
run draw --board 6x6 --fleet small --seed 5 --count 60 --slice 2/3 -o longer.h5
refuse 2 'longer.h5: does not begin at draw 16' merge part1.h5 longer.h5 part3.h5 -o bad.h5
refuse 2 'whole.h5: is no slice' merge whole.h5 -o bad.h5
refuse 2 'small.h5: is a "flotilla count" file, of which there are no slices' merge small.h5 -o bad.h5
refuse 2 'small.h5' merge part1.h5 small.h5 -o bad.h5
refuse 2 'damaged.h5' merge damaged.h5 -o bad.h5
[[ ! -e bad.h5 && ! -e bad.h5.part ]] || fail "a refused merge left a file"
refuse 2 'slice 5/9 of 3 draws has none; use at most 3 slices' draw --board 6x6 --fleet small --count 3 --slice 5/9
refuse 2 '--slice: slice = 4, allowed 1..3' draw --board 6x6 --slice 4/3
refuse 2 '--slice = "4", allowed I/N' draw --board 6x6 --slice 4

# status: of a checkpoint, of slices, of results
refuse 2 'no folder is given' status
refuse 2 'none is no folder' status none
mkdir empty
run status empty
[[ $rc == 1 && $(tail -n 1 out) == 'incomplete: empty' ]] || fail "status: $(cat out err)"
stop USR1 checkpoint.h5 count --board 12x12 --quiet --threads 1 --checkpoint run --checkpoint-every 0s
if [[ $rc == 75 ]]; then
  run status run
  grep -qE '^run: board 12x12, .*: in row [0-9]+, ring 1 of [12], after .*; go on with --checkpoint=run --resume$' out ||
    fail "status: $(cat out err)"
  [[ $rc == 1 && $(tail -n 1 out) == 'incomplete: run' ]] || fail "status: $(cat out)"
  run count --board 12x12 --quiet --checkpoint run --resume
fi
run status run
[[ $(cat out) == "run/count.h5: done, flotilla count, version 1, 1 board"$'\n'complete ]] || fail "status: $(cat out err)"
mkdir slices
for slice in 1 2 5; do cp small.h5 slices/slice-000$slice-of-0006.h5; done
run status slices
[[ $(head -n 1 out) == 'slices: 3 of 6 slices, missing 3-4,6' ]] || fail "status: $(cat out err)"
run status slices --quiet
[[ $rc == 1 && $(cat out) == 'incomplete: slices' ]] || fail "status --quiet: exit code $rc: $(cat out err)"
mkdir parts
cp part1.h5 part3.h5 parts
run status parts
grep -qE '^parts: .* seed 5: slice 2 is missing$' out || fail "status of slices: $(cat out err)"
run status parts --quiet
[[ $rc == 1 && $(cat out) == 'incomplete: parts' ]] || fail "status --quiet: exit code $rc: $(cat out err)"
cp part2.h5 parts
answer complete status parts --quiet
rm parts/part2.h5
cp whole.h5 parts
answer complete status parts --quiet
cp damaged.h5 slices/other.h5
run status slices run
[[ $rc == 1 && $(tail -n 1 out) == 'incomplete: slices/other.h5, slices' ]] || fail "status: $(cat out err)"
finish
