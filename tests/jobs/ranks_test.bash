#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Any number of ranks and threads: the same number and the same file; errors are printed once and nobody hangs.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
mpiexec=$2

ranks() {
  local count=$1
  shift
  rc=0
  timeout 120 "$mpiexec" --bind-to none -np "$count" "$flotilla" "$@" >out 2>err || rc=$?
}

run count --board 9x8 --quiet --threads 1 -o alone.h5
for count in 1 2 3 5; do
  for threads in 1 2; do
    # Ranks of one thread send what those of two share.
    FLOTILLA_SHARED_MEMORY=$((threads - 1)) ranks $count count --board 9x8 --quiet --threads $threads -o ranks.h5
    [[ $rc == 0 && $(cat out) == 711531837706 ]] || fail "$count ranks: $rc: $(cat out err)"
    run inspect --same alone.h5 ranks.h5
    [[ $rc == 0 ]] || fail "$count ranks of $threads threads: $(cat out)"
  done
done
FLOTILLA_SHARED_MEMORY=0 ranks 2 count --board 9x8 --quiet --time
grep -qE 'peak memory .* a rank, [1-9].* sent between ranks' err || fail "bytes sent: $(cat err)"
ranks 2 count --board 9x8 --quiet --time
grep -qE 'peak memory .* a rank, 0 bytes sent between ranks' err || fail "bytes not sent: $(cat err)"
ranks 2 count --board 8x6 --fleet small --double-check --quiet
[[ $rc == 0 ]] || fail "double check on two ranks: $(cat err)"

run closed-form --fleet small --threads 1 -o alone.h5
cp out want
for count in 2 3 5; do
  ranks $count closed-form --fleet small --threads 1 -o ranks.h5
  [[ $rc == 0 && $(tail -n 1 out) == "$(tail -n 1 want)" ]] || fail "closed form on $count ranks: $rc: $(cat out err)"
  run inspect --same alone.h5 ranks.h5
  [[ $rc == 0 ]] || fail "closed form on $count ranks: $(cat out)"
done
ranks 3 count --fleet small --board 500x400 --closed-form ranks.h5 --quiet
[[ $rc == 0 && $(wc -l <out) == 1 ]] || fail "count from a closed form on 3 ranks: $(cat out err)"

run price --board 6x6 --fleet small --threads 1 -o price.h5
for count in 2 3 5; do
  ranks $count price --board 6x6 --fleet small --threads 1 -o prices.h5 --quiet
  [[ $rc == 0 && $(cat out) == '894296 254877 73536 5 36' ]] || fail "price on $count ranks: $rc: $(cat out err)"
  run inspect --same price.h5 prices.h5
  [[ $rc == 0 ]] || fail "price on $count ranks: $(cat out)"
done

for way in --json --dry-run "--dry-run --json"; do
  # shellcheck disable=SC2086
  run price --board 5x6 --fleet small --threads 1 --memory-limit 1GiB $way
  sed 's/"seconds":[0-9.e-]*//; s/"memory_bytes":"[0-9]*"//; s/^  time .*//' out >want
  # shellcheck disable=SC2086
  ranks 3 price --board 5x6 --fleet small --threads 1 --memory-limit 1GiB $way
  sed 's/"seconds":[0-9.e-]*//; s/"memory_bytes":"[0-9]*"//; s/^  time .*//' out | cmp -s - want ||
    fail "price $way on 3 ranks: $rc: $(diff want out; cat err)"
done
run closed-form --fleet 2:2,1:1 --touch corner --threads 1 --quiet --latex alone.tex --check 9x4
cp out want
ranks 3 closed-form --fleet 2:2,1:1 --touch corner --threads 1 --quiet --latex ranks.tex --check 9x4
[[ $rc == 0 ]] && cmp -s out want && cmp -s alone.tex ranks.tex || fail "closed-form --check on 3 ranks: $rc: $(cat err)"
ranks 3 price --board 6x6 --quiet
[[ $rc == 0 && $(cat out) == '0 0 0 0 0' ]] || fail "price without placements on 3 ranks: $rc: $(cat out err)"
printf '*~~\n~..\n...\n' >grid.txt
ranks 3 marginals --fleet 1:2 --evidence grid.txt --quiet
[[ $rc == 0 && $(tail -n 1 out) == 4 ]] || fail "the board of the evidence on 3 ranks: $rc: $(cat out err)"
rc=0
timeout 120 "$mpiexec" --bind-to none -np 3 "$flotilla" marginals --fleet 1:2 --evidence - --quiet <grid.txt >out 2>err || rc=$?
[[ $rc == 0 && $(tail -n 1 out) == 4 ]] || fail "evidence from standard input on 3 ranks: $rc: $(cat out err)"

run draw --board 8x8 --count 3000 --json --threads 1 -o alone.h5
cp out want
for count in 1 2 3; do
  for threads in 1 2; do
    ranks $count draw --board 8x8 --count 3000 --json --threads $threads -o draws.h5
    [[ $rc == 0 ]] && cmp -s out want || fail "draw on $count ranks: $rc: $(cat err)"
    run inspect --same alone.h5 draws.h5
    [[ $rc == 0 ]] || fail "draw on $count ranks of $threads threads: $(cat out)"
  done
done
ranks 3 draw --board 8x8 --count 2 --json
cmp -s out <(head -n 2 want) || fail "fewer draws than ranks: $(cat out err)"
run rank --board 8x8 want
cp out numbers
ranks 2 rank --board 8x8 want
cmp -s out numbers || fail "rank on 2 ranks: $(cat err)"
run sampler-check --board 6x6 --fleet small --draws 20000
cp out want
ranks 3 sampler-check --board 6x6 --fleet small --draws 20000
cmp -s out want || fail "sampler-check on 3 ranks: $(cat out err)"

known=(--board 7x6 --fleet small --shots "A1 miss, C4 hit" --threads 1)
run marginals "${known[@]}" --quiet -o alone.h5
cp out want
run lines "${known[@]}" --quiet --pair 1,4 -o alone_lines.h5
cp out want_lines
for count in 1 2 3; do
  ranks $count marginals "${known[@]}" --quiet -o asked.h5 --plot ranks.png
  [[ $rc == 0 ]] || fail "marginals on $count ranks: $rc: $(cat out err)"
  cmp -s out want || fail "marginals on $count ranks: $(cat out)"
  run inspect --same alone.h5 asked.h5
  [[ $rc == 0 ]] || fail "marginals on $count ranks: $(cat out)"
  ranks $count lines "${known[@]}" --quiet --pair 1,4 -o asked.h5
  [[ $rc == 0 ]] || fail "lines on $count ranks: $rc: $(cat out err)"
  cmp -s out want_lines || fail "lines on $count ranks: $(cat out)"
  run inspect --same alone_lines.h5 asked.h5
  [[ $rc == 0 ]] || fail "lines on $count ranks: $(cat out)"
done

# printed TEXT: once on stderr
printed() { [[ $(grep -cF -- "$1" err) == 1 ]] || fail "not once '$1': $(cat err)"; }
ranks 3 count --board 0x8
[[ $rc == 2 ]] || fail "bad board: exit code $rc"
printed 'rows = 0, allowed 1..10000'
ranks 3 count --board 9x9 --memory-limit 5KiB
[[ $rc == 3 ]] || fail "memory limit: exit code $rc"
printed 'of memory per rank'
ranks 3 count --board 9x9 -o none/result.h5
[[ $rc == 2 ]] || fail "no folder: exit code $rc"
printed 'the folder none does not exist'
ranks 3 closed-form --memory-limit 1MiB
[[ $rc == 3 ]] || fail "closed form, memory limit: exit code $rc"
printed 'of memory per rank'
ranks 3 closed-form --fleet kings
[[ $rc == 2 ]] || fail "closed form, kings: exit code $rc"
printed 'a closed form needs a limit on every length'
ranks 3 count --board 9x9 --closed-form ranks.h5
[[ $rc == 2 ]] || fail "closed form of another fleet: exit code $rc"
printed 'is the closed form of fleet'
ranks 3 marginals --board 9x9 --memory-limit 10KiB
[[ $rc == 3 ]] || fail "marginals, memory limit: exit code $rc"
printed 'the memory allowed; allow more'
ranks 3 marginals --board 5x5 --plot map.pdf
[[ $rc == 2 ]] || fail "marginals, plot: exit code $rc"
printed 'allowed a name that ends in .svg or .png'
ranks 3 draw --board 2x2
[[ $rc == 2 ]] || fail "nothing to draw: exit code $rc"
printed '0 placements, none to draw'
ranks 3 price --board 8x8 --fleet small --memory-limit 6MiB
[[ $rc == 3 ]] || fail "price, memory limit: exit code $rc"
printed 'use a larger --memory-limit'
run generate --board 6x6 --fleet small --count 150 --threads 1 --quiet
cp out boards
ranks 3 generate --board 6x6 --fleet small --count 150 --threads 1 --quiet
[[ $rc == 0 ]] && cmp -s out boards || fail "generate: other boards on 3 ranks: $rc $(cat err)"
ranks 3 generate --board 6x6
[[ $rc == 2 ]] || fail "generate, no placement: exit code $rc"
printed '0 placements, no board to make'
ranks 3 count --help
[[ $rc == 0 && $(grep -c '^usage' out) == 1 ]] || fail "help: exit code $rc"

# Stopped on two ranks, resumed on three, and on one
big=(count --board 13x13 --quiet --checkpoint run --checkpoint-every 0s)
for others in 3 1; do
  "$mpiexec" --bind-to none -np 2 "$flotilla" "${big[@]}" >out 2>err &
  process=$!
  while [[ ! -e run/checkpoint.h5 && -d /proc/$process ]]; do sleep 0.01; done
  kill -s USR1 $process  # mpirun passes it on to the ranks
  rc=0
  wait $process || rc=$?
  [[ $rc == 75 ]] || fail "stopped on two ranks: exit code $rc: $(cat err)"
  ranks $others "${big[@]}" --resume
  [[ $rc == 0 && $(cat out) == 20659901811094712156 ]] || fail "resumed on $others ranks: $(cat out err)"
  rm -r run
done

# stopped_on_two FILE ARGS...: stopped once the folder run has that file, resumed on three ranks as on one alone
stopped_on_two() {
  local file=$1
  shift
  run "$@" --threads 1 -o alone.h5
  cp out want
  "$mpiexec" --bind-to none -np 2 "$flotilla" "$@" --threads 1 --checkpoint run --checkpoint-every 0s >out 2>err &
  process=$!
  while [[ -d /proc/$process && -z $(find run -name "$file" -print -quit 2>/dev/null) ]]; do sleep 0.01; done
  kill -s USR1 $process
  rc=0
  wait $process || rc=$?
  [[ $rc == 75 ]] || fail "$* stopped on two ranks: exit code $rc: $(cat err)"
  [[ $(grep -c '^stopped' err) == 1 ]] || fail "$*: $(cat err)"
  ranks 3 "$@" --threads 1 --checkpoint run --resume -o ranks.h5
  [[ $rc == 0 ]] && cmp -s out want || fail "$* resumed on three ranks: $(cat out err)"
  run inspect --same alone.h5 ranks.h5
  [[ $rc == 0 ]] || fail "$* resumed on three ranks: $(cat out)"
  rm -rf run
}
stopped_on_two count.h5 closed-form --fleet classic --quiet
stopped_on_two 'row-0001[0-2]-*' marginals --board 12x11 --quiet --shots "A1 miss, C4 hit"
stopped_on_two 'row-0000[1-9]-*' lines --board 9x10 --quiet --pair 1,4
finish
