#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The job scripts under a real Slurm on this machine: jobs that are signalled, killed and queued again end with the right
# number, two nodes run one MPI job, the whole graph gives the tables that the same graph gives without Slurm.
# Jobs mostly wait, so the scenarios run side by side, each in a folder of its own.
# shellcheck source=tests/slurm/cluster.bash
source "$(dirname "$0")/cluster.bash"
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/../jobs/command_line.bash"
begin_cluster_test 2 4

# A count long enough to be met in the middle, also by builds with asserts
TIMEFORMAT=%U
cpu_s=$({ time "$flotilla" count --board 11x11 --quiet >/dev/null; } 2>&1)
side=12
[[ $cpu_s == 0.* ]] || side=11
cat >long.toml <<TOML
command = "count"
board = "${side}x$side"
checkpoint-every = "0s"   # after every row
quiet = true
TOML
run run long.toml -o alone.h5

# submit_count NAME SBATCH-OPTIONS...: the count as a job of two ranks on two nodes; its id in $job, checkpoints in NAME.run.
submit_count() {
  local name=$1
  shift
  job=$(FLOTILLA_RUN=$PWD/$name.run sbatch --parsable --nodes=2 --ntasks-per-node=1 --cpus-per-task=1 --job-name="$name" \
    --output="$PWD/$name.log" "$@" "$scripts/count.sbatch" "$work/long.toml" -o "$PWD/$name.h5")
}

# wait_for_text TEXT FILE [TIMES=1]: the file may not be there yet.
wait_for_text() {
  local end=$((SECONDS + 240))
  until (($(grep -cF -- "$1" "$2" 2>/dev/null || true) + 0 >= ${3:-1})); do
    ((SECONDS < end)) || { fail "no '$1' in $2 after four minutes: $(cat "$2")"; return 1; }
    sleep 0.05
  done
}

# wait_for_save LIFE NAME: until that life of the count NAME has saved a row.
wait_for_save() {
  local end=$((SECONDS + 240))
  wait_for_text ", life $1: $work/long.toml" "$2.log" || return 0
  touch begun
  until [[ $2.run/checkpoint.h5 -nt begun ]]; do
    ((SECONDS < end)) || { fail "life $1 of $2 saves nothing: $(cat "$2.log")"; return 0; }
    sleep 0.02
  done
}

# kill_rank JOB: ends one rank of it as soon as there is one.
kill_rank() {
  local end=$((SECONDS + 240)) pid
  while ((SECONDS < end)); do
    for pid in $(ranks_of "$1" "$flotilla"); do
      ! kill -9 "$pid" 2>/dev/null || return 0
    done
    [[ $(state_of "$1") != COMPLETED ]] || break
  done
  fail "no rank to kill of job $1"
}

# ends_well NAME: its file is that of a run undisturbed.
ends_well() {
  run inspect --same "$work/alone.h5" "$1.h5"
  [[ $rc == 0 ]] || fail "$1: $(cat out err "$1.log")"
}

# Signalled once, a rank killed once
is_signalled() {
  submit_count signalled
  wait_for_save 0 signalled
  scancel -s USR1 "$job"
  wait_for_text 'ended with a checkpoint; queued again' signalled.log || true
  wait_for_save 1 signalled
  kill_rank "$job"
  wait_for_text 'killed by signal 9; queued again' signalled.log || true
  wait_for_state "$job" COMPLETED || fail "signalled: $(cat signalled.log)"
  [[ $(field_of "$job" Restarts) == 2 ]] || fail "restarts: $(field_of "$job" Restarts)"
  ends_well signalled
  run inspect signalled.h5
  grep -qE ', 2 ranks of 1 thread$' out || fail "two nodes: $(cat out)"
}

# Cancelled: not queued again, and goes on when submitted again
is_cancelled() {
  submit_count cancelled
  wait_for_save 0 cancelled
  scancel "$job"
  wait_for_state "$job" CANCELLED || fail "cancelled: $(cat cancelled.log)"
  ! grep -qF 'queued again' cancelled.log || fail "a cancelled job was queued again: $(cat cancelled.log)"
  submit_count cancelled
  wait_for_state "$job" COMPLETED || fail "cancelled: $(cat cancelled.log)"
  grep -qF -- '--resume' cancelled.log || fail "cancelled: began anew: $(cat cancelled.log)"
  ends_well cancelled
}

# The batch script killed with its ranks
is_killed_whole() {
  submit_count batch
  wait_for_save 0 batch
  scancel --full -s KILL "$job"
  wait_for_state "$job" 'FAILED|CANCELLED' || fail "batch: $(state_of "$job") $(cat batch.log)"
  submit_count batch
  wait_for_state "$job" COMPLETED || fail "batch: $(cat batch.log)"
  ends_well batch
}

# An array task that is killed is queued again alone
is_array() {
  local end second=""
  cat >draws.toml <<'TOML'
command = "draw"
board = "10x10"
count = 60000  # long enough to be met
TOML
  run run draws.toml --threads 1 -o draws.h5
  job=$(sbatch --parsable --array=1-3 --cpus-per-task=1 --output="$PWD/draws-%a.log" "$scripts/study.sbatch" "$PWD/draws.toml" "$PWD/slices")
  end=$((SECONDS + 240))
  while [[ -z $second ]] && ((SECONDS < end)); do
    second=$(squeue -h -r -j "$job" -t R -o '%A %K' | sed -n 's/ 2$//p')
  done
  kill_rank "$second"
  wait_for_text 'killed by signal 9; queued again' draws-2.log || true
  wait_for_text ', life 1: ' draws-2.log || true
  wait_for_state "$second" COMPLETED || true
  wait_for_state "$job" COMPLETED || fail "array: $(squeue) $(cat draws-*.log)"
  [[ $(cat draws-*.log | grep -c 'queued again') == 1 ]] || fail "array: $(cat draws-*.log)"
  run status slices
  [[ $(head -n 1 out) == 'slices: 3 of 3 slices' ]] || fail "array: $(cat out)"
  run merge slices/*.h5 -o merged.h5
  run inspect --same draws.h5 merged.h5
  [[ $rc == 0 ]] || fail "array: $(cat out err)"
}

# Bad input is not tried again
is_bad() {
  job=$(sbatch --parsable --output="$PWD/bad.log" "$scripts/count.sbatch" "$PWD/none.toml")
  wait_for_state "$job" FAILED || true
  grep -qF 'config file "none.toml" cannot be read' <(sed 's|"/.*/none.toml|"none.toml|' bad.log) || fail "bad: $(cat bad.log)"
  [[ $(field_of "$job" Restarts) == 0 ]] || fail "bad input was tried again"
}

# The whole graph through Slurm and without: the same tables, those that are kept in results/smoke
is_graph() {
  local last here format folder
  for folder in jobs here; do
    "$FLOTILLA_HOME/results/limit-files.bash" "$flotilla" $folder
    "$FLOTILLA_HOME/results/small-files.bash" "$flotilla" $folder
  done
  "$scripts/submit" --local --out=here --slices=2 "$configs"/smoke/*.toml >here.log 2>&1 &
  here=$!
  "$scripts/submit" --yes --site="$work/site.conf" --out=jobs --slices=3 "$configs"/smoke/*.toml >out 2>err || fail "submit: $(cat out err)"
  last=$(sed -n 's/^\([0-9]*\) tables$/\1/p' out)
  wait_for_state "$last" COMPLETED || fail "graph: $(squeue) $(tail -n 3 jobs/logs/*)"
  wait "$here" || fail "local: $(cat here.log)"
  for format in md csv tex; do
    cmp -s jobs/tables.$format here/tables.$format || fail "tables.$format differ: $(diff jobs/tables.$format here/tables.$format)"
  done
  cmp -s here/tables.md "$FLOTILLA_HOME/results/smoke/tables.md" ||
    fail "results/smoke/tables.md is not what make results-smoke makes: $(diff "$FLOTILLA_HOME/results/smoke/tables.md" here/tables.md)"
  run inspect --same jobs/draws.h5 here/draws.h5
  [[ $rc == 0 ]] || fail "draws: $(cat out err)"
  grep -qxF '| 11x11 | 76,057,466,137,845,004 | 76,057,466,137,845,004 | 0 | bimaru |' jobs/tables.md || fail "$(cat jobs/tables.md)"
}

# A submit that fails midway cancels what it submitted
is_half_submitted() {
  local cancelled
  mkdir tools
  cat >tools/sbatch <<'TOOL'
#!/usr/bin/env bash
count=$(($(cat calls 2>/dev/null || echo 0) + 1))
echo $count >calls
((count < 3)) || { echo "sbatch: error: Batch job submission failed" >&2; exit 1; }
exec /usr/bin/sbatch "$@"
TOOL
  chmod +x tools/sbatch
  rc=0
  PATH=$PWD/tools:$PATH "$scripts/submit" --yes --site="$work/site.conf" --out=half "$configs"/smoke/{kings,classic,price-6x6}.toml >out 2>err || rc=$?
  if [[ $rc != 1 ]] || ! grep -qF 'not all could be submitted; cancelled' err; then fail "midway: $rc: $(cat out err)"; fi
  read -ra cancelled < <(sed -n 's/.*cancelled \([0-9 ]*\),.*/\1/p' err)
  ((${#cancelled[@]} == 2)) || fail "midway: $(cat out err)"
  for job in "${cancelled[@]}"; do wait_for_state "$job" CANCELLED 30 || true; done
  [[ -z $(squeue -h -j "$(IFS=,; echo "${cancelled[*]}")" 2>/dev/null) && ! -e half/kings.h5 ]] || fail "midway: $(squeue)"
}

cat >site.conf <<'CONF'
account = none
nodes = 2
ranks_per_node = 1
threads_per_rank = 1
memory_per_node = 2GiB
minutes = 10
CONF

# begin SCENARIO: in the background; end_all reads how each ended.
scenarios=()
begin() {
  mkdir "$work/$1"
  (cd "$work/$1" && failures=0 && "$1" && echo "$1: $SECONDS s" && ((failures == 0))) &
  scenarios+=("$1=$!")
}
end_all() {
  local each
  for each in "${scenarios[@]}"; do wait "${each#*=}" || fail "${each%=*} failed"; done
  scenarios=()
}

begin is_signalled
begin is_array
begin is_bad
begin is_half_submitted
begin is_cancelled
end_all
begin is_killed_whole
begin is_graph
end_all
echo "all done ($SECONDS s)"
finish
