#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Marginals and lines whose run is killed or stopped at any moment go on and come out the same.
# shellcheck source=tests/jobs/killed.bash
source "$(dirname "$0")/killed.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
RANDOM=${SEED:-1}
save=(--checkpoint run --checkpoint-every 0s)

# survives TIMES COMMAND...: killed that often, then resumed on two threads, it writes the file of a run undisturbed.
survives() {
  local times=$1 begin taken resume=()
  shift
  run "$@" --quiet --threads 1 -o alone.h5
  cp out want
  begin=$(milliseconds)
  run "$@" --quiet --threads 1 "${save[@]}"
  cmp -s out want || fail "$*, saved: $(cat out err)"
  taken=$(($(milliseconds) - begin))
  ! has_kept || fail "$*: its checkpoint is still there"
  kill_often "$times" "$taken" "$@" --quiet --threads 1 "${save[@]}"
  has_kept && resume=(--resume)
  run "$@" --quiet --threads 2 "${save[@]}" "${resume[@]}" -o resumed.h5
  cmp -s out want || fail "$*, resumed: $rc: $(cat out err)"
  run inspect --same alone.h5 resumed.h5
  [[ $rc == 0 ]] || fail "$*: a resumed run's file differs: $(cat out)"
}
known=(--board 10x10 --shots "A1 miss, C4 hit, J10 miss")
lines=(lines --board 7x8 --pair 1,4)
survives 5 marginals --board 11x11
survives 3 marginals "${known[@]}"
survives 4 "${lines[@]}"

# wait_for SIGNAL FILE COMMAND...: stopped once the folder has that file; exits as it should.
wait_for() {
  local signal=$1 file=$2
  shift 2
  for _ in $(seq 20); do  # until the signal comes before the end
    stop "$signal" "$file" "$@" --quiet "${save[@]}"
    [[ $rc == 0 ]] || break
  done
  [[ $rc == 75 && ! -s out ]] || fail "SIG$signal: $*: exit code $rc: $(cat err)"
  grep -qE "stopped after row .* of the way (forward.*|back) of board .*; go on with --checkpoint=run --resume" err ||
    fail "SIG$signal: $*: $(cat err)"
}
slow=(marginals --board 11x11 --threads 1)
run "${slow[@]}" --dry-run --json
least=$(python3 -c 'import json; print(json.load(open("out"))["least_memory_bytes_per_rank"])')
run "${slow[@]}" --quiet
cp out want
for signal in USR1 TERM; do
  wait_for $signal checkpoint.h5 "${slow[@]}"
  run inspect run/checkpoint.h5
  [[ $rc == 0 ]] || fail "inspect: $(cat err)"
  run "${slow[@]}" --quiet --checkpoint run --resume --memory-limit "$least"
  cmp -s out want || fail "resumed after SIG$signal: $(cat out err)"
done
for signal in USR1 TERM; do
  wait_for $signal 'row-0001[01]-*' "${slow[@]}" --memory-limit "$least"  # some rows are swept again
  grep -qE 'row [2-9]*/11 of the way back' err || fail "not on the way back: $(cat err)"
  [[ $signal == TERM ]] && break
  run "${slow[@]}" --quiet --checkpoint run --resume
  cmp -s out want || fail "resumed after SIG$signal: $(cat out err)"
done

# Another question's folder, a damaged one, none
go_on=(--checkpoint run --resume --quiet)
refuse 2 'holds an earlier run; add --resume' "${slow[@]}" --checkpoint run
refuse 2 'belongs to another problem: cells of board 11x11' lines --board 11x11 "${go_on[@]}"
refuse 2 'belongs to another problem' marginals --board 11x12 "${go_on[@]}"
refuse 2 'belongs to another problem' marginals --board 11x11 --touch corner "${go_on[@]}"
refuse 2 'belongs to another problem' marginals --board 11x11 --shots "A1 miss" "${go_on[@]}"
refuse 2 'belongs to another problem' count --board 11x11 "${go_on[@]}"
part=$(find run -name part-0000.h5)
cp -r run kept
damage "$part"
refuse 2 "$(basename "$part")" "${slow[@]}" "${go_on[@]}"
rm "$part"
refuse 2 "$(basename "$part")" "${slow[@]}" "${go_on[@]}"
rm -r run && cp -r kept run
truncate -s 100 run/checkpoint.h5
refuse 2 'checkpoint.h5' "${slow[@]}" "${go_on[@]}"
rm -r run && mv kept run
run marginals --board 11x11 "${go_on[@]}" --threads 2
cmp -s out want || fail "resumed: $(cat out err)"
refuse 2 'no checkpoint in run to resume from' "${slow[@]}" "${go_on[@]}"
refuse 2 'resume needs a checkpoint' "${slow[@]}" --resume
wait_for USR1 checkpoint.h5 lines --board 11x10 --rows
refuse 2 'belongs to another problem: lines: rows of' lines --board 11x10 "${go_on[@]}"
rm -r run
finish
