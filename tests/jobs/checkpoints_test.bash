#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Runs that are killed or stopped at any moment and go on give the same number.
# shellcheck source=tests/jobs/killed.bash
source "$(dirname "$0")/killed.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
want=76057466137845004
board=(count --board 11x11 --quiet)
save=(--checkpoint run --checkpoint-every 0s)

begin=$(milliseconds)
answer "$want" "${board[@]}" "${save[@]}"
taken=$(($(milliseconds) - begin))
rm -r run

RANDOM=${SEED:-1}
echo "$want" >want
kill_often 20 "$taken" "${board[@]}" "${save[@]}"
has_kept || answer "$want" "${board[@]}" "${save[@]}"
answer "$want" "${board[@]}" "${save[@]}" --resume
answer "$want" "${board[@]}" "${save[@]}" --resume -o result.h5   # the kept result, not counted again
refuse 2 'holds an earlier run; add --resume' "${board[@]}" "${save[@]}"
run "${board[@]}" -o fresh.h5
run inspect --same result.h5 fresh.h5
[[ $rc == 0 ]] || fail "a resumed run's file differs: $(cat out)"
rm -r run

# A signal: the row is finished, the table saved, the exit code 75. Without --checkpoint it just ends.
side=13
big_want=20659901811094712156
if ((taken > 1500)); then  # a build with sanitizers
  side=11
  big_want=$want
fi
big=(count --board ${side}x$side --quiet)
for signal in USR1 TERM; do
  stop $signal checkpoint.h5 "${big[@]}" "${save[@]}"
  [[ $rc == 75 && ! -s out ]] || fail "SIG$signal: exit code $rc: $(cat err)"
  grep -qF -- 'go on with --checkpoint=run --resume' err || fail "SIG$signal: $(cat err)"
  answer "$big_want" "${big[@]}" --checkpoint run --resume --threads 3
  rm -r run
done
"$flotilla" count --board 17x17 --quiet >out 2>err &  # takes far longer
process=$!
sleep 0.5
kill -s TERM $process
rc=0
wait $process || rc=$?
[[ $rc == 143 ]] || fail "SIGTERM without --checkpoint: exit code $rc"

# One run at a time; a folder whose run was killed is free.
big_one() { "$flotilla" "${big[@]}" "${save[@]}" "$@" >out1 2>err1 & process=$!; }
big_one
while [[ ! -e run/lock && -d /proc/$process ]]; do sleep 0.01; done
kill -s STOP $process
refuse 2 'run: another run is using this folder' "${big[@]}" "${save[@]}"
refuse 2 'run: another run is using this folder' "${big[@]}" "${save[@]}" --resume
kill -s KILL $process
wait $process 2>/dev/null || true
[[ -e run/lock ]] || fail "the run that was to be killed had ended"
resume=()
[[ -e run/checkpoint.h5 ]] && resume=(--resume)
answer "$big_want" "${big[@]}" "${save[@]}" "${resume[@]}"
[[ ! -e run/lock ]] || fail "a lock was left"
rm -r run

# Another problem's, a damaged and a cut checkpoint
stop USR1 checkpoint.h5 "${big[@]}" "${save[@]}"
[[ $rc == 75 ]] || fail "SIGUSR1: exit code $rc: $(cat err)"
refuse 2 'belongs to another problem' count --board 10x10 --checkpoint run --resume
refuse 2 'belongs to another problem' count --board ${side}x$side --fleet small --checkpoint run --resume
refuse 2 'run' "${big[@]}" --ring Z/p --checkpoint run --resume
part=$(find run -name 'part-0000.h5')
cp -r run kept
truncate -s -1000 "$part"
refuse 2 "$(basename "$part")" "${big[@]}" --checkpoint run --resume
cp "kept/${part#run/}" "$part"
damage "$part"
refuse 2 "$(basename "$part")" "${big[@]}" --checkpoint run --resume
rm "$part"
refuse 2 "$(basename "$part")" "${big[@]}" --checkpoint run --resume
rm -r run && cp -r kept run
truncate -s 100 run/checkpoint.h5
refuse 2 'checkpoint.h5' "${big[@]}" --checkpoint run --resume
rm -r run && mv kept run
answer "$big_want" "${big[@]}" --checkpoint run --resume
rm -r run

# A series: finished boards are not counted again
series=(count --series 9..$side --quiet --checkpoint run --checkpoint-every 0s)
"$flotilla" "${series[@]}" >out 2>err &
process=$!
while [[ ! -e run/${side}x$side/checkpoint.h5 && -d /proc/$process ]]; do sleep 0.01; done
kill -s USR1 $process
rc=0
wait $process || rc=$?
[[ $rc == 75 ]] || fail "stopped series: exit code $rc: $(cat err)"
touch -d '2020-01-01' run/10x10/count.h5
answer "$big_want" "${series[@]}" --resume
[[ $(wc -l <out) == $((side - 8)) && $(sed -n 2p out) == 1855545978831780 ]] || fail "series: $(cat out)"
[[ $(stat -c %y run/10x10/count.h5) == 2020* ]] || fail "a finished board was counted again"
finish
