# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# What the job scripts share: one life of a run, from its last checkpoint to its end or to the next one. Sourced.
#
# From the environment:
#   FLOTILLA           the program; default build/flotilla
#   FLOTILLA_RUN       folder of checkpoints, seen by all nodes; default flotilla-run-JOBID
#   FLOTILLA_LAUNCH    what starts the ranks; default srun --mpi=pmix with the job's threads
#   FLOTILLA_MODULES   modules to load first, with spaces between; default none
#   FLOTILLA_RETRIES   how often a run that was killed (out of memory, a lost rank) begins again; default 10
# Without Slurm (no SLURM_JOB_ID) the program runs here, as one process, and nothing is queued again.
set -euo pipefail
flotilla=${FLOTILLA:-build/flotilla}
life=${SLURM_RESTART_COUNT:-0}
is_cancelled=0
# Signals are for the program, which saves and exits 75; bash would end of them. A job that is told to end is not queued again.
trap : USR1
trap 'is_cancelled=1' TERM

say() { echo "$(date -u +%FT%TZ) ${SLURM_JOB_ID:+job $SLURM_JOB_ID, life $life: }$*" >&2; }

# for_command COMMAND: what it can do is in its --help.
for_command() { help=$("$flotilla" "$1" --help); }
takes() { grep -qE -- "^ .*--$1(=| )" <<<"$help"; }

# is_kept FOLDER: whether it holds something to go on from (parts alone are of a save that was cut off).
is_kept() { [[ -d $1 && -n $(find "$1" -name '*.h5' -not -name 'part-*' -print -quit) ]]; }

# shellcheck disable=SC2086  # words on purpose
load_modules() { [[ -z ${FLOTILLA_MODULES:-} ]] || module load $FLOTILLA_MODULES; }

# set_launch: the words that start the ranks of this job.
set_launch() {
  launch=()
  [[ -n ${SLURM_JOB_ID:-} ]] || return 0
  export OMP_NUM_THREADS=${SLURM_CPUS_PER_TASK:-1}
  local words=${FLOTILLA_LAUNCH:-srun --mpi=pmix --kill-on-bad-exit=1 --cpus-per-task=$OMP_NUM_THREADS}
  read -ra launch <<<"$words"
}

requeue() {
  say "$1; queued again"
  scontrol requeue "$SLURM_JOB_ID"
}

# end_life CODE: what becomes of the job after its program ended so.
end_life() {
  local rc=$1
  if ((is_cancelled)) || [[ -z ${SLURM_JOB_ID:-} ]]; then
    ((rc == 0)) || say "ended with exit code $rc"
  elif ((rc == 75)); then
    requeue "ended with a checkpoint"
  elif ((rc >= 128 && life < ${FLOTILLA_RETRIES:-10})); then
    requeue "killed by signal $((rc - 128))"
  elif ((rc != 0)); then
    say "failed with exit code $rc: not queued again"
  else
    say "done"
  fi
  exit "$rc"
}

# live RUN_FOLDER CONFIG.toml [OPTIONS]: does what the config says, and ends the script.
live() {
  local run=$1 config=$2 rc=0 options=()
  shift 2
  load_modules
  local values
  values=$("$flotilla" run "$config" "$@" --dump-config)  # a bad config ends the job here, with its sentence
  for_command "$(sed -n '1s/^command = "\(.*\)"$/\1/p' <<<"$values")"
  if takes checkpoint; then
    mkdir -p "$(dirname "$run")"
    options+=(--checkpoint="$run")
    ! is_kept "$run" || options+=(--resume)
  fi
  ! takes status || options+=(--status)
  ! takes time || options+=(--time)
  set_launch
  say "$config $* ${options[*]}"
  "${launch[@]}" "$flotilla" run "$config" "$@" "${options[@]}" || rc=$?
  end_life "$rc"
}
