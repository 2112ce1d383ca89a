#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# slurm/submit without Slurm: its plan, the graph on this machine, what it refuses; and all scripts as shellcheck sees them.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/../jobs/command_line.bash"
scripts=$configs/../slurm
export FLOTILLA=$flotilla

# submit ARGS...: as run, of slurm/submit.
submit() {
  rc=0
  "$scripts/submit" "$@" >out 2>err </dev/null || rc=$?
}

# refused TEXT ARGS...: exit code 2, one line on stderr that has TEXT.
refused() {
  local text=$1
  shift
  submit "$@"
  [[ $rc == 2 && $(wc -l <err) == 1 ]] || fail "submit $*: exit code $rc: $(cat out err)"
  grep -qF -- "$text" err || fail "submit $*: stderr lacks '$text': $(cat err)"
  [[ ! -e runs ]] || fail "submit $*: left a folder"
}

if command -v shellcheck >/dev/null; then
  (cd "$configs/.." && shellcheck -x slurm/*.sbatch slurm/*.bash slurm/submit tests/slurm/*.bash) || fail shellcheck
else
  echo "shellcheck is not installed: skipped"
fi

cat >small.toml <<'TOML'
command = "count"
series = "5..6"
fleet = "small"
TOML
cat >cells.toml <<'TOML'
command = "marginals"
board = "6x6"
fleet = "small"
TOML
cp "$scripts/site.conf.example" site.conf
sed 's/^account.*//' site.conf >poor.conf
sed 's/^nodes.*/nodes = many/' site.conf >many.conf
{ cat site.conf && echo 'colour = red'; } >odd.conf
echo 'just words' >words.conf
sed 's/^memory_per_node.*/memory_per_node = 1MiB/' site.conf >tiny.conf

# Bad input
refused 'no config file is given' --local
refused '--slice is not an option' --slice --local small.toml
refused '--slices = 0, allowed 1..9999' --slices=0 --local small.toml
refused 'none.conf cannot be read; copy slurm/site.conf.example' --site=none.conf small.toml
refused 'poor.conf: no account is given; write account = NAME' --site=poor.conf small.toml
refused 'many.conf: nodes = many, allowed a whole number' --site=many.conf small.toml
refused 'odd.conf:13: colour is none of' --site=odd.conf small.toml
refused 'words.conf:1: not "name = value"' --site=words.conf small.toml
mkdir tools other
for tool in bash env cat basename dirname grep sed awk mkdir sort tail cut paste wc; do ln -s "$(command -v $tool)" tools; done
PATH=$work/tools refused 'sbatch is not found: load the site'"'"'s Slurm, or use --local' --site=site.conf small.toml
printf 'command = "count"\nboard = "6x6"\nfleets = "small"\n' >bad.toml
refused 'bad.toml: fleets = "small" is not an option; did you mean fleet?' --local small.toml bad.toml
printf 'board = "6x6"\n' >silent.toml
refused 'silent.toml does not say which command it is for' --local silent.toml
cp small.toml other
refused 'two configs are called small' --local small.toml other/small.toml
echo x >file
refused '--out = file cannot be written to' --local --out=file small.toml
FLOTILLA=$work/none refused 'none does not exist; run make' --local small.toml

# The plan
submit --local --plan --out=runs small.toml cells.toml
[[ $rc == 0 && ! -e runs ]] || fail "plan: $rc: $(cat out err)"
grep -qE '^small +count +1 +1 ' out || fail "plan lacks small: $(cat out)"
grep -qE '^cells +marginals +1 +1 ' out || fail "plan lacks cells: $(cat out)"

# The graph here; what is done stays
submit --local --out=runs small.toml cells.toml
[[ $rc == 0 && $(tail -n 1 out) == runs/tables.md ]] || fail "local: $rc: $(cat out err)"
grep -qxF '| 6x6 | 894,296 | 894,296 | 0 | bimaru |' runs/tables.md || fail "tables: $(cat runs/tables.md)"
grep -qxF '6x6,corner,43.0593,43.06,rounded,bimaru' runs/tables.csv || fail "tables: $(cat runs/tables.csv)"
run status runs
[[ $(tail -n 1 out) == complete ]] || fail "status: $(cat out err)"
touch -d 2020-01-01 runs/small.h5
rm runs/cells.h5
submit --local --out=runs small.toml cells.toml
grep -qE '^small +count +done ' out || fail "done again: $(cat out err)"
[[ $(stat -c %y runs/small.h5) == 2020* && -s runs/cells.h5 ]] || fail "done again: $(ls -l runs)"
finish
