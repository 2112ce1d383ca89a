# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# A Slurm of one's own on this machine, for tests: loopback only, its own ports, its own folder, no service of the
# system. Sourced. start_cluster NODES CPUS, then all Slurm commands speak to it; it ends with the shell that started
# it, however that ends. Tried with Slurm 22.05 as root; `why_no_cluster` says what a machine lacks.

# why_no_cluster: one sentence, or nothing if a cluster can be started.
why_no_cluster() {
  local tool
  for tool in slurmctld slurmd munged sbatch srun scontrol squeue scancel; do
    PATH=$PATH:/usr/sbin command -v "$tool" >/dev/null || { echo "$tool is not installed (Debian: slurm-wlm, munge)"; return; }
  done
  [[ $(id -u) == 0 ]] || { echo "slurmd wants to be root"; return; }
  [[ $(stat -f -c %T /sys/fs/cgroup 2>/dev/null) =~ ^(cgroup2fs|cgroupfs|tmpfs)$ ]] ||
    echo "no control groups are mounted on /sys/fs/cgroup, which slurmd wants"
}

# live_pid NAME PROGRAM: the process of cluster/NAME.pid, if it still is that program.
live_pid() {
  local pid
  pid=$(cat "$cluster/$1.pid" 2>/dev/null) || return 1
  [[ $(cat "/proc/$pid/comm" 2>/dev/null) == "$2" ]] && echo "$pid"
}

# free_ports COUNT: the first of COUNT ports in a row on which nobody listens.
free_ports() {
  local first port
  for _ in $(seq 50); do
    first=$((20000 + RANDOM % 12000))
    for ((port = first; port < first + $1; port++)); do
      ! (exec 3<>"/dev/tcp/127.0.0.1/$port") 2>/dev/null || continue 2
    done
    echo "$first"
    return
  done
  return 1
}

write_slurm_conf() {
  local nodes=$1 cpus=$2 host ports memory
  host=$(uname -n)
  host=${host%%.*}
  ports=$(free_ports $((nodes + 1)))
  memory=$(awk '/^MemTotal/ { print int($2 / 1024) }' /proc/meminfo)
  cat >"$SLURM_CONF" <<CONF
ClusterName=flotilla-test
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=$ports
CommunicationParameters=NoCtldInAddrAny,NoInAddrAny
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
# A requeued job waits until its old credential has expired, or its nodes would refuse it; 5 s is the least Slurm takes.
AuthInfo=socket=$cluster/munge.socket,cred_expire=5
StateSaveLocation=$cluster/state
SlurmdSpoolDir=$cluster/spool.%n
# A folder a node, or pmix on one virtual node takes the socket of another for its own.
TmpFS=$cluster/tmp.%n
SlurmctldPidFile=$cluster/slurmctld.pid
SlurmdPidFile=$cluster/slurmd.%n.pid
SlurmctldLogFile=$cluster/slurmctld.log
SlurmdLogFile=$cluster/slurmd.%n.log
JobCompType=jobcomp/filetxt
JobCompLoc=$cluster/jobcomp.txt
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
AccountingStorageType=accounting_storage/none
SwitchType=switch/none
MpiDefault=pmix
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerType=sched/backfill
SchedulerParameters=bf_interval=1,sched_interval=1,sched_min_interval=0,batch_sched_delay=0
ReturnToService=2
MinJobAge=3600
KillWait=2
MailProg=/bin/true
SlurmdParameters=config_overrides
NodeName=n[1-$nodes] NodeHostname=$host NodeAddr=127.0.0.1 Port=[$((ports + 1))-$((ports + nodes))] CPUs=$cpus RealMemory=$memory State=UNKNOWN
PartitionName=main Nodes=ALL Default=YES MaxTime=INFINITE State=UP
CONF
}

# start_cluster NODES CPUS: of virtual nodes n1, n2, ... on this machine. Sets cluster, its folder, and SLURM_CONF.
start_cluster() {
  local nodes=$1 node
  PATH=$PATH:/usr/sbin
  cluster=$(mktemp -d /tmp/flsl.XXXXXX)  # short: paths of sockets have at most 107 characters
  export SLURM_CONF=$cluster/slurm.conf
  export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_mpi_yield_when_idle=1
  export OMPI_MCA_btl_vader_single_copy_mechanism=none
  mkdir "$cluster/state"
  for ((node = 1; node <= nodes; node++)); do mkdir "$cluster/spool.n$node" "$cluster/tmp.n$node"; done
  write_slurm_conf "$@"
  watch_cluster
  (umask 077 && head -c 128 /dev/urandom >"$cluster/munge.key")
  munged --force --num-threads=2 --key-file="$cluster/munge.key" --socket="$cluster/munge.socket" \
    --pid-file="$cluster/munged.pid" --log-file="$cluster/munged.log" --seed-file="$cluster/munge.seed"
  slurmctld -i || true
  for ((node = 1; node <= nodes; node++)); do slurmd -N "n$node" || true; done
  for _ in $(seq 600); do
    [[ $(sinfo -h -N -o %t 2>/dev/null | grep -cE '^(idle|mix|alloc)$') != "$nodes" ]] || return 0
    sleep 0.05
  done
  tail -n 5 "$cluster"/slurm*.log
  echo "SKIPPED: the private Slurm does not come up on this machine: see its logs above"
  exit 77
}

# watch_cluster: ends the cluster when this shell has ended, also by SIGKILL.
watch_cluster() {
  local owner=$$
  # shellcheck disable=SC2016  # for the shell that watches
  setsid bash -c 'source "$0"; cluster=$1; export SLURM_CONF=$1/slurm.conf
    while [[ -d /proc/$2 && -d $1 ]]; do sleep 0.5; done; stop_cluster' \
    "${BASH_SOURCE[0]}" "$cluster" "$owner" >/dev/null 2>&1 </dev/null &
}

# stop_cluster: with its jobs and its folder. Ends only what the cluster's own pid files and steps name.
stop_cluster() {
  local pids=() pid name
  [[ -n ${cluster:-} && -d $cluster ]] || return 0
  if pid=$(live_pid slurmctld slurmctld); then
    timeout 5 scancel -u root >/dev/null 2>&1 || true
    timeout 5 scancel --full -s KILL -u root >/dev/null 2>&1 || true
    for _ in $(seq 60); do  # until no step is left
      [[ -n $(timeout 5 squeue -h 2>/dev/null) ]] || break
      sleep 0.05
    done
    pids+=("$pid")
  fi
  for name in "$cluster"/slurmd.*.pid; do
    ! pid=$(live_pid "$(basename "$name" .pid)" slurmd) || pids+=("$pid")
  done
  ! pid=$(live_pid munged munged) || pids+=("$pid")
  if ((${#pids[@]})); then
    kill "${pids[@]}" 2>/dev/null || true
    for _ in $(seq 100); do
      kill -0 "${pids[@]}" 2>/dev/null || break
      sleep 0.05
    done
    kill -9 "${pids[@]}" 2>/dev/null || true
  fi
  rm -rf "$cluster"
}

# state_of JOB: PENDING, RUNNING, COMPLETED, FAILED, ...; of an array the states of its tasks, sorted, each once.
state_of() { scontrol -o show job "$1" 2>/dev/null | sed 's/.*JobState=\([A-Z_]*\).*/\1/' | sort -u | paste -sd' '; }
# field_of JOB NAME: what Slurm says of the job, such as Restarts.
field_of() { scontrol -o show job "$1" | sed -n "s/.* $2=\([^ ]*\).*/\1/p" | head -n 1; }

# wait_for_state JOB STATE|... [SECONDS=180]
wait_for_state() {
  local end=$((SECONDS + ${3:-180}))
  until [[ $(state_of "$1") =~ ^($2)$ ]]; do
    ((SECONDS < end)) || { echo "job $1 is $(state_of "$1") after ${3:-180} s, not $2" >&2; return 1; }
    sleep 0.1
  done
}

# ranks_of JOB PROGRAM: the processes of the program that are ranks of that job. Its batch script asks the program as well
# (--help): these are none.
ranks_of() {
  local pid words
  for pid in $(pgrep -x "$(basename "$2" | cut -c1-15)"); do
    words=$(tr '\0' '\n' 2>/dev/null <"/proc/$pid/environ") || continue
    if grep -qx "SLURM_JOB_ID=$1" <<<"$words" && grep -qx "SLURM_CONF=$SLURM_CONF" <<<"$words" &&
      grep -q '^PMIX_RANK=' <<<"$words"; then
      echo "$pid"
    fi
  done
}

# begin_cluster_test NODES CPUS: for a test that has sourced command_line.bash. Starts a cluster whose jobs run that program,
# with the job scripts in $scripts; both the cluster and $work go when the test ends. Skips the test where none can be had.
begin_cluster_test() {
  local lack
  lack=$(why_no_cluster)
  if [[ -n $lack ]]; then
    echo "SKIPPED: no Slurm can be started here: $lack"
    exit 77
  fi
  # shellcheck disable=SC2154
  trap 'stop_cluster; rm -rf "$work"' EXIT
  # shellcheck disable=SC2154
  export FLOTILLA=$flotilla FLOTILLA_HOME=$configs/..
  export scripts=$FLOTILLA_HOME/slurm
  start_cluster "$@"
}
