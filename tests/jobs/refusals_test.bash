#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Every bad input is one clear sentence and an exit code, before any work and with nothing half-written.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

# Commands and options
refuse 2 'no command is given'
refuse 2 'cuont is not a command of flotilla; did you mean count?' cuont
refuse 2 '--board=5x5 comes after a command; write flotilla count --board=5x5' --board=5x5
refuse 2 '--thread is not an option of flotilla count; did you mean --threads?' count --board 5x5 --thread 8
refuse 2 '--thread is not an option of flotilla count; did you mean --threads?' count --board 5x5 --thread=8
refuse 2 '-x is not an option' count -x
refuse 2 '--board needs a value: --board=ROWSxCOLS' count --board
refuse 2 '--threads needs a value' count --threads --board 5x5
refuse 2 '--output needs a value' count -o
refuse 2 '--board is given 2 times' count --board 5x5 --board 6x6
refuse 2 '--quiet = "maybe", allowed true or false' count --board 5x5 --quiet=maybe
refuse 2 '--threads = 0, allowed 1..1024' count --board 5x5 --threads 0
refuse 2 '--threads = -1, allowed 1..1024' count --board 5x5 --threads -1
refuse 2 '--threads = "four" is not a whole number' count --board 5x5 --threads four
refuse 2 '--instruction-set = "mmx", allowed auto, avx512, avx2, portable' count --board 5x5 --instruction-set mmx
refuse 2 'ring = Z/10' count --board 5x5 --ring Z/10
refuse 2 'resume needs a checkpoint to go on from; add --checkpoint=DIR' count --board 5x5 --resume

# Boards
refuse 2 'no board is given' count
refuse 2 'rows = 0, allowed 1..10000' count --board 0x5
refuse 2 'cols = 0, allowed 1..10000' count --board 5x0
refuse 2 'rows = -3, allowed 1..10000' count --board -3x4
refuse 2 'cols is missing' count --board 10x
refuse 2 'rows = 1000000000, allowed 1..10000' count --board 1000000000x3
refuse 2 'expected two numbers, rows x cols' count --board 10
refuse 2 'the shorter side = 65, allowed 1..64' count --board 65x65
refuse 2 'exclude each other' count --board 5x5 --series 6..7
for series in 6 6.. ..6 13..6 a..b 0..5 60..90 6..7..8; do
  refuse 2 "--series = \"$series\"" count --series "$series"
done
refuse 2 'there is an empty item' count --boards 5x5,,6x6

# Fleets and touch rules
refuse 2 'number of ships of length 3 is missing' count --board 5x5 --fleet 3:
refuse 2 'number of ships of length 3 = -1, allowed 0..1000 or inf' count --board 5x5 --fleet 3:-1
refuse 2 'length of a ship = 17, allowed 1..16' count --board 5x5 --fleet 17:1
refuse 2 'length 3 comes twice' count --board 5x5 --fleet 3:1,3:2
refuse 2 'did you mean standard?' count --board 5x5 --fleet standrd
refuse 2 'touch rule "sometimes" is unknown, allowed none, corner, any' count --board 5x5 --touch sometimes

# Quantities and limits
refuse 2 '--memory-limit = "8GB"' count --board 5x5 --memory-limit 8GB
refuse 2 '--memory-limit = "0"' count --board 5x5 --memory-limit 0
refuse 2 '--checkpoint-every = "5" has no unit; write 5s, 5m or 5h' count --board 5x5 --checkpoint run --checkpoint-every 5
refuse 2 '--time-limit = "5" has no unit' solve none.txt --time-limit 5
refuse 2 '--memory-limit = "64" has no unit' count --board 5x5 --memory-limit 64
refuse 3 'allowed 5 KiB' count --board 9x9 --memory-limit 5KiB
refuse 2 $'is not a command of flotilla; did you mean count?' $'cou\x1bnt'
! grep -q $'\x1b' err || fail "a control character was printed: $(od -c err)"
refuse 2 '--checkpoint-every = "5d"' count --board 5x5 --checkpoint-every 5d
refuse 3 'needs' count --board 9x9 --memory-limit 5KiB
refuse 3 '--memory-limit' count --board 9x9 --memory-limit 5KiB -o result.h5
refuse 3 'use --ring=auto' count --board 12x12 --ring Z/2^64

# Two ways to print: the command line goes before a config file, two of one place exclude each other
refuse 2 'quiet and json are two ways to print; give one of the two' count --board 5x5 --quiet --json
printf 'board = "5x5"\nquiet = true\n' >quiet.toml
run count quiet.toml --json
[[ $rc == 0 && $(head -c 1 out) == '{' ]] || fail "json over a config's quiet: $(cat out err)"

# Config files
config_refused() {
  printf '%b' "$2" >a.toml
  refuse 2 "$1" count a.toml
}
config_refused 'a.toml: thread = 8 is not an option; did you mean threads?' 'thread = 8\n'
config_refused 'did you mean memory-limit?' 'memory_limit = "8GiB"\n'
config_refused 'a.toml: threads = "eight", allowed a whole number' 'threads = "eight"\n'
config_refused 'a.toml: threads = 0, allowed 1..1024' 'threads = 0\nboard = "5x5"\n'
config_refused 'a.toml: quiet = "yes", allowed true or false' 'quiet = "yes"\n'
config_refused 'a.toml: fleet = 3, allowed text in quotes' 'fleet = 3\n'
config_refused 'a.toml: boards = [ 1, 2 ]' 'boards = [1, 2]\n'
config_refused 'a.toml: board "0x5": rows = 0' 'board = "0x5"\n'
config_refused 'a.toml: config = "x" is allowed on the command line only' 'config = "x"\n'
config_refused 'a.toml:2:' 'board = "5x5"\nboard = "6x6"\n'
config_refused 'a.toml: [count] is not an option' '[count]\nboard = "5x5"\n'
config_refused 'a.toml: resume needs a checkpoint' 'resume = true\nboard = "5x5"\n'
refuse 2 'config file "none.toml" cannot be read: No such file or directory' count none.toml
refuse 2 'config file "none.toml" cannot be read' count --config none.toml
refuse 2 'config file "." is a folder' count .
refuse 2 'flotilla count takes one config file' count a.toml b.toml
refuse 2 'the config file is given twice' count a.toml --config a.toml

# Every help tells the exit codes, and has no blanks at the end of its lines
run --help
cp out commands
for command in $(sed -n '/^Commands$/,/^$/s/^  \([a-z-]*\) .*/\1/p' commands); do
  run "$command" --help
  [[ $rc == 0 && $(grep -c '^Exit codes$' out) == 1 ]] || fail "$command --help: exit codes: $(cat err)"
  ! grep -qE ' $' out || fail "$command --help: blanks at the end of lines"
done

# Which commands take no config file is told by the others' help, and is so
run --help
for command in $(sed -n '/^Options may also stand/,/^Try/p' out | sed '1d;$d'); do
  [[ $command == limit ]] && continue
  refuse 2 '--config is not an option' "$command" --config a.toml
done
run run --help
for command in $(sed -n '/^that command, as/,/^Examples/p' out | sed '1d;$d'); do
  [[ $command != study ]] || command='study ladder'
  printf 'command = "%s"\nthread = 8\n' "$command" >a.toml
  refuse 2 'a.toml: thread = 8 is not an option' run a.toml
done

# Files to write
for command in count "marginals --board 5x5" "price --board 5x5" draw "study ladder" hunt merge; do
  # shellcheck disable=SC2086
  refuse 2 '--output = a.txt, allowed a name that ends in .h5' $command -o a.txt
done
refuse 2 '--output = a.txt, allowed a name that ends in .html' report whole.h5 -o a.txt
refuse 2 'the folder none does not exist' count --board 5x5 -o none/result.h5
refuse 2 'is there already and is not a file' count --board 5x5 -o .
refuse 2 'is there already and is not a file' count --board 5x5 -o /dev/full
refuse 2 'none/run' count --board 5x5 --checkpoint none/run
refuse 2 'no checkpoint in run to resume from' count --board 5x5 --checkpoint run --resume
for option in "count --board 5x5" "count --help" "--help" "--version"; do
  rc=0
  # shellcheck disable=SC2086
  "$flotilla" $option >/dev/full 2>err || rc=$?
  [[ $rc == 2 && $(cat err) == *"standard output: cannot write: No space left on device"* ]] ||
    fail "flotilla $option >/dev/full: exit code $rc: $(cat err)"
done

refuse 2 'File name too long' count --board 5x5 -o "$(printf '%0254d' 0)"
refuse 2 'config file "/dev/zero" is larger than 1 MiB' count /dev/zero
rc=0
"$flotilla" count --board 7x7 --polynomial >/dev/full 2>err || rc=$?
[[ $rc == 2 && $(cat err) == *"standard output: cannot write: "* ]] || fail "full stdout: $rc: $(cat err)"

# Standard files that are closed or full end no run, and no other file takes their number.
for to in '2>/dev/full' '2>&-' '<&- 2>&-'; do
  eval "\"\$flotilla\" count --board 1x1 --double-check -o quiet.h5 >out $to" || fail "$to: exit code $?"
  [[ $(tail -n 1 out) == 0 ]] || fail "$to: $(cat out)"
  run inspect quiet.h5
  [[ $rc == 0 ]] || fail "$to: $(cat err)"
  rc=0
  eval "\"\$flotilla\" count --board 0x1 $to" || rc=$?
  [[ $rc == 2 ]] || fail "a refusal with $to: exit code $rc"
done
rc=0
"$flotilla" count --board 5x5 >&- 2>err || rc=$?
[[ $rc == 2 && $(cat err) == *"standard output: cannot write: Bad file descriptor"* ]] ||
  fail "closed stdout: exit code $rc: $(cat err)"

# A full disk leaves the old file as it was.
mkdir disk
if mount -t tmpfs -o size=64k tmpfs disk 2>/dev/null; then
  trap 'umount "$work/disk"; rm -rf "$work"' EXIT
  head -c 8000 /dev/zero >disk/result.h5
  head -c 1000000 /dev/zero >disk/filler 2>/dev/null || true
  rc=0
  "$flotilla" count --board 7x7 --quiet -o disk/result.h5 >out 2>err || rc=$?
  [[ $rc == 2 && $(wc -l <err) == 1 ]] || fail "full disk: exit code $rc: $(cat err)"
  cmp -s disk/result.h5 <(head -c 8000 /dev/zero) || fail "full disk: the old file changed"
  [[ -z $(find disk -name "*.part") ]] || fail "full disk: a part was left"
  rc=0
  "$flotilla" marginals --board 8x8 --quiet --plot disk/map.png >out 2>err || rc=$?
  [[ $rc == 2 && $(cat err) == 'flotilla: disk/map.png: cannot write: No space left on device' ]] ||
    fail "full disk, plot: exit code $rc: $(cat err)"
  umount disk
  trap 'rm -rf "$work"' EXIT
fi

# Files to read
refuse 2 'no file is given' inspect
refuse 2 'none.h5' inspect none.h5
echo "not HDF5" >text.h5
refuse 2 'text.h5' inspect text.h5
refuse 2 'compares two files, 1 given' inspect --same text.h5
run count --board 5x5 --fleet small -o whole.h5
head -c $(($(stat -c %s whole.h5) / 2)) whole.h5 >cut.h5
refuse 2 'cut.h5' inspect cut.h5

[[ ! -e result.h5 && ! -e run ]] || fail "a refused run left files: $(ls)"
finish
