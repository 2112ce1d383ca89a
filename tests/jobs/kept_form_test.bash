#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Closed forms whose run is killed or stopped at any moment go on and come out the same.
# shellcheck source=tests/jobs/killed.bash
source "$(dirname "$0")/killed.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
RANDOM=${SEED:-1}

form=(closed-form --fleet 4:1,3:1,2:1,1:2 --quiet)
save=(--checkpoint run --checkpoint-every 0.2s)
run "${form[@]}" -o alone.h5
cp out want
begin=$(milliseconds)
run "${form[@]}" "${save[@]}"
cmp -s out want || fail "with checkpoints: $(cat out err)"
taken=$(($(milliseconds) - begin))
rm -r run

kill_often 6 "$taken" "${form[@]}" "${save[@]}"
resume=()
has_kept && resume=(--resume)
run "${form[@]}" "${save[@]}" "${resume[@]}" -o resumed.h5 --threads 2
cmp -s out want || fail "resumed: $rc: $(cat out err)"
run inspect --same alone.h5 resumed.h5
[[ $rc == 0 ]] || fail "a resumed run's file differs: $(cat out)"

# Boards that were finished are not counted again, those to check neither.
touch -d '2020-01-01' run/*/count.h5
run "${form[@]}" "${save[@]}" --resume
cmp -s out want || fail "finished before: $rc: $(cat out err)"
[[ -z $(find run -name count.h5 -newermt 2020-01-02) ]] || fail "a finished board was counted again"
refuse 2 'holds an earlier run; add --resume' "${form[@]}" "${save[@]}"
rm -r run

for signal in USR1 TERM; do
  stop $signal count.h5 "${form[@]}" "${save[@]}"
  [[ $rc == 75 && ! -s out ]] || fail "SIG$signal: exit code $rc: $(cat err)"
  grep -qE 'stopped (before|after row .* of) board .*; go on with --checkpoint=run --resume' err || fail "SIG$signal: $(cat err)"
  [[ $signal == TERM ]] && break
  run "${form[@]}" "${save[@]}" --resume
  cmp -s out want || fail "resumed after SIG$signal: $(cat out err)"
  rm -r run
done

# Another fleet's or rule's folder, a damaged one, none
kept=$(find run -name count.h5 | sort | head -n 1)

refuse 2 'fleet 4:1,3:1,2:1,1:2, touch none, asked for' closed-form --fleet 4:1,3:1,2:1,1:3 "${save[@]}" --resume
damage "$kept"
refuse 2 "$kept" "${form[@]}" "${save[@]}" --resume
rm -r run
refuse 2 'no checkpoint in run to resume from' "${form[@]}" "${save[@]}" --resume
refuse 2 'resume needs a checkpoint' "${form[@]}" --resume
finish
