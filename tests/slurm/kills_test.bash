#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Counts whose time limit is too short, and twenty random kills of ranks and whole jobs under a real Slurm: every count
# ends with the right number all the same. SEED=N for other kills.
# shellcheck source=tests/slurm/cluster.bash
source "$(dirname "$0")/cluster.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/../jobs/command_line.bash"
begin_cluster_test 2 4
wanted=${KILLS:-20}
RANDOM=${SEED:-1}
echo "seed ${SEED:-1}, $wanted kills"

# submit BOARD: goes on from its checkpoint. Slurm tells it to save some seconds after it began: --time is in minutes.
submit() {
  FLOTILLA_RUN=$work/$1.run sbatch --parsable --nodes=2 --ntasks-per-node=1 --cpus-per-task=1 --time=1 \
    --signal=USR1@58 --output="$work/$1.log" "$scripts/count.sbatch" "$work/$1.toml" -o "$work/$1.h5" >>"$1.jobs"
}

# job_of BOARD: the one submitted last, by whatever shell.
job_of() { tail -n 1 "$1.jobs"; }

# begin_again BOARD: if it has ended. What has all its rows is checked and counted anew, what has not goes on.
begin_again() {
  case $(state_of "$(job_of "$1")") in
    COMPLETED)
      check "$1"
      rm -rf "$1.h5" "$1.run"  # which keeps counts that are done
      submit "$1"
      ;;
    FAILED | CANCELLED | TIMEOUT | NODE_FAIL) submit "$1" ;;
  esac
}

check() {
  run inspect --same "$1.alone.h5" "$1.h5"
  [[ $rc == 0 ]] || fail "$1: $(cat out err "$1.log")"
  echo "$1" >>"$1.right"
}

boards=(11x11 12x12 13x13 14x14)
for board in "${boards[@]}"; do
  printf 'command = "count"\nboard = "%s"\ncheckpoint-every = "0s"\nquiet = true\n' "$board" >"$board.toml"
  run run "$board.toml" -o "$board.alone.h5"
  submit "$board"
done

# meets_limit BOARD: its ranks are held up once they have saved, until Slurm tells them that their time is over.
meets_limit() {
  local pids=() end=$((SECONDS + 300)) pid is_held=0
  until ((is_held)); do
    ((SECONDS < end)) || { echo "$1 is never met"; return 1; }
    begin_again "$1"
    mapfile -t pids < <(ranks_of "$(job_of "$1")" "$flotilla")
    ((${#pids[@]} == 2)) || continue
    until [[ -e $1.run/checkpoint.h5 || ! -d /proc/${pids[0]} ]]; do :; done
    ! kill -STOP "${pids[@]}" 2>/dev/null || is_held=1
  done
  until has_signal "${pids[0]}"; do
    ((SECONDS < end)) || { echo "$1 is never told"; break; }
    sleep 0.2
  done
  for pid in "${pids[@]}"; do kill -CONT "$pid" 2>/dev/null || true; done
  end=$((SECONDS + 120))
  until grep -qF 'ended with a checkpoint; queued again' "$1.log"; do
    ((SECONDS < end)) || { echo "$1 is not queued again: $(cat "$1.log")"; return 1; }
    sleep 0.2
  done
}

# has_signal PID: whether USR1 (bit 9) waits for it.
has_signal() {
  local pending
  pending=$(sed -n 's/^ShdPnd:[[:space:]]*//p' "/proc/$1/status" 2>/dev/null) || return 0
  ((16#${pending:-0} & 16#200))
}

limits=()
for board in "${boards[@]}"; do
  meets_limit "$board" &
  limits+=("$!")
done
for limit in "${limits[@]}"; do wait "$limit" || fail "a count was not ended by its time limit"; done
echo "every count was ended once by its time limit ($SECONDS s)"

ranks=0 jobs=0 end=$((SECONDS + 900))
while ((ranks + jobs < wanted)); do
  ((SECONDS < end)) || { fail "only $((ranks + jobs)) kills in 15 minutes"; break; }
  for board in "${boards[@]}"; do
    begin_again "$board"
    mapfile -t pids < <(ranks_of "$(job_of "$board")" "$flotilla")
    ((${#pids[@]})) || continue
    sleep "0.$((RANDOM % 10))"
    if ((RANDOM % 3)); then
      ! kill -9 "${pids[RANDOM % ${#pids[@]}]}" 2>/dev/null || ranks=$((ranks + 1))
    else
      ! scancel --full -s KILL "$(job_of "$board")" 2>/dev/null || jobs=$((jobs + 1))  # the batch script and its ranks
    fi
  done
done

for board in "${boards[@]}"; do
  end=$((SECONDS + 600))
  until [[ $(state_of "$(job_of "$board")") == COMPLETED ]]; do
    ((SECONDS < end)) || { fail "$board does not end: $(cat "$board.log")"; break; }
    [[ $(state_of "$(job_of "$board")") =~ ^(PENDING|RUNNING|COMPLETING)$ ]] || submit "$board"
    sleep 0.5
  done
  check "$board"
  echo "$board: $(grep -c 'queued again' "$board.log") times queued again ($(grep -c 'with a checkpoint; queued' "$board.log") by its" \
    "time limit), $(wc -l <"$board.jobs") times submitted, $(wc -l <"$board.right") right counts"
done
echo "$ranks ranks and $jobs jobs killed ($SECONDS s)"
finish
