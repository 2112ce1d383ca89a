#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Races are the same on 1, 2, 3 and 5 ranks.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
mpiexec=$2

torus=(torus --side 12 --races 3000 --layouts 'random 0,0' --plans within,blend --threads 1)
run "${torus[@]}" -o alone.h5
cp out want
for count in 1 2 3 5; do
  rc=0
  timeout 120 "$mpiexec" --bind-to none -np "$count" "$flotilla" "${torus[@]}" -o ranks.h5 --checkpoint run$count \
    --checkpoint-every 0s >out 2>err || rc=$?
  [[ $rc == 0 ]] && cmp -s out want || fail "$count ranks: $rc: $(cat out err)"
  run inspect --same alone.h5 ranks.h5
  [[ $rc == 0 ]] || fail "$count ranks: $(cat out)"
done
boards=(finite-boards --series 4..4 --games 500 --first-games 4 --final-games 100 --threads 1)
run "${boards[@]}"
cp out want
rc=0
timeout 120 "$mpiexec" --bind-to none -np 3 "$flotilla" "${boards[@]}" >out 2>err || rc=$?
[[ $rc == 0 ]] && cmp -s out want || fail "finite boards on 3 ranks: $rc: $(cat out err)"
finish
