#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# --time-limit of every command that saves: a run with too little time saves and exits 75; its lives together give what one
# run without a limit gives.
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"
mpiexec=${2:-}

# lives MOST COMMAND...: no time at all in the first life, .1 s more in each, until it is done; at most MOST lives.
lives() {
  local most=$1 life
  shift
  run "$@"
  [[ $rc == 0 ]] || fail "$*: $rc: $(cat err)"
  cp out want
  rm -rf run
  run "$@" --time-limit 0s --checkpoint run
  [[ $rc == 75 && ! -s out ]] || fail "$* with no time: $rc: $(cat out err)"
  grep -qF -- '--resume' err || fail "$* with no time: $(cat err)"
  for ((life = 2; life <= most; ++life)); do
    run "$@" --time-limit "$((life / 10)).$((life % 10))s" --checkpoint run --resume
    [[ $rc == 75 ]] || break
  done
  [[ $rc == 0 ]] || fail "$*: exit code $rc after $most lives: $(cat err)"
  cmp -s out want || fail "$*: $(diff want out)"
}

lives 40 count --series 5..8 --quiet
lives 40 marginals --board 8x8 --quiet
lives 40 lines --board 7x8 --quiet
lives 40 closed-form --fleet 2:1,1:1 --quiet
lives 40 study ladder --spaces "6x6 small 600" --threads 1
lives 40 hunt --board 6x6 --fleet small --hunters density,parity --games 20000 --threads 1 --quiet
lives 40 torus --side 24 --races 60000 --pattern-races 20000 --layouts random --plans plan1 --threads 1 --quiet
lives 40 finite-boards --series 4..4 --plans parity,adaptive --games 3000 --first-games 6 --final-games 2000 --threads 1

# A limit that is not reached changes nothing; one that is stops a run in time.
answer 20774262284 count --board 8x8 --quiet --time-limit 1h --checkpoint rest
run count --board 17x17 --quiet --threads 1 --time-limit 1s --checkpoint long
[[ $rc == 75 && -e long/checkpoint.h5 ]] || fail "one second: $rc: $(cat err)"
if [[ $mpiexec ]]; then
  rc=0
  "$mpiexec" -n 2 --oversubscribe "$flotilla" count --board 11x11 --quiet --time-limit 0s --checkpoint ranks >out 2>err || rc=$?
  grep -qF 'stopped before board 11x11; go on with --checkpoint=ranks --resume' err || fail "two ranks: $rc: $(cat err)"
  answer 76057466137845004 count --board 11x11 --quiet --checkpoint ranks --resume
fi

refuse 2 '--time-limit needs a checkpoint to save to when the time is over; add --checkpoint=DIR' count --board 6x6 --time-limit 1h
refuse 2 '--time-limit = "soon", allowed a time such as 30s, 10m or 2h' count --board 6x6 --time-limit soon --checkpoint run
refuse 2 '--time-limit = "-1s", allowed a time such as' study ladder --time-limit=-1s --checkpoint run

finish
