# shellcheck shell=bash
# SPDX-License-Identifier: MIT
# What slurm/submit does before it submits: values of the site, what each run will need, the plan. Sourced, with
# `flotilla`, `site`, `out`, `slices`, `is_local`, `configs` and `refuse` set.
# shellcheck disable=SC2154,SC2034  # names that submit sets, or uses

# What jobs may use; site.conf.example says what each means.
declare -A of_site=([account]="" [partition]=none [minutes]=240 [nodes]=1 [ranks_per_node]=1 [threads_per_rank]=2
  [memory_per_node]=4GiB [seconds_to_save]=300 [modules]=none [launch]=none)

read_site() {
  local line name value number=0
  [[ -r $site ]] || refuse "the site file $site cannot be read; copy slurm/site.conf.example to slurm/site.conf and change it, or use --local"
  while IFS= read -r line || [[ -n $line ]]; do
    number=$((number + 1))
    line=${line%%#*}
    [[ $line =~ [^[:space:]] ]] || continue
    [[ $line =~ ^[[:space:]]*([a-z_]+)[[:space:]]*=[[:space:]]*(.*[^[:space:]])[[:space:]]*$ ]] ||
      refuse "$site:$number: not \"name = value\": $line"
    name=${BASH_REMATCH[1]} value=${BASH_REMATCH[2]}
    [[ -v of_site[$name] ]] || refuse "$site:$number: $name is none of: ${!of_site[*]}"
    of_site[$name]=$value
  done <"$site"
  [[ -n ${of_site[account]} ]] || refuse "$site: no account is given; write account = NAME, or account = none where the site asks for none"
  for name in minutes nodes ranks_per_node threads_per_rank seconds_to_save; do
    [[ ${of_site[$name]} =~ ^[1-9][0-9]{0,6}$ ]] || refuse "$site: $name = ${of_site[$name]}, allowed a whole number from 1"
  done
  [[ ${of_site[memory_per_node]} =~ ^[1-9][0-9]*[MGT]iB$ ]] ||
    refuse "$site: memory_per_node = ${of_site[memory_per_node]}, allowed such as 900MiB, 180GiB or 2TiB"
}

in_mib() {
  case $1 in
    *TiB) echo $((${1%TiB} * 1048576)) ;;
    *GiB) echo $((${1%GiB} * 1024)) ;;
    *MiB) echo "${1%MiB}" ;;
  esac
}

# takes COMMAND OPTION: its --help says so. All of it is read: a program whose reader leaves fails.
takes() { local help && help=$("$flotilla" "$1" --help) && grep -qE -- "^ .*--$2(=| )" <<<"$help"; }

# largest NAME / sum NAME: of that number in the JSON lines of a dry run.
largest() { grep -oE "\"$1\":\"?[0-9.e+]+" | sed 's/.*[:"]//' | sort -g | tail -n 1; }
sum() { grep -oE "\"$1\":\"?[0-9.e+-]+" | sed 's/.*[:"]//' | awk '{ s += $1 } END { if (NR) printf "%.0f\n", s + 0.5 }'; }

# Of config number i: its name, command, script, tasks still to do, ranks, MiB a rank, seconds, lives.
names=() commands=() scripts=() tasks=() ranks=() memory=() seconds=() lives=()

missing_slices() {
  local i
  for ((i = 1; i <= slices; i++)); do
    [[ -e $(printf '%s/slice-%04d-of-%04d.h5' "$out/$1.slices" "$i" "$slices") ]] || echo "$i"
  done | paste -sd,
}

# estimate I CONFIG: memory, ranks and time of a run that is still to do.
estimate() {
  local i=$1 config=$2 dry="" bytes most per_rank minutes=${of_site[minutes]}
  ! takes "${commands[i]}" dry-run || ! takes "${commands[i]}" json ||
    dry=$("$flotilla" run "$config" --dry-run --json --quiet=false --memory-limit=1000TiB) || exit
  bytes=$(largest memory_bytes_per_rank <<<"$dry" || true)
  [[ -n $bytes ]] || bytes=$(largest memory_bytes <<<"$dry" || true)
  memory[i]=$(((${bytes:-0} + 1048575) / 1048576))
  seconds[i]=$(sum seconds <<<"$dry" || true)
  ranks[i]=1 lives[i]=1
  ((!is_local)) || return 0
  most=$((of_site[nodes] * of_site[ranks_per_node]))
  per_rank=$(($(in_mib "${of_site[memory_per_node]}") / of_site[ranks_per_node]))
  ranks[i]=$(((memory[i] + per_rank - 1) / per_rank))
  ((ranks[i] > 0)) || ranks[i]=1
  ((ranks[i] <= most)) ||
    refuse "$config needs ${memory[i]} MiB, and ${of_site[nodes]} nodes of the site have $((most * per_rank)); raise nodes or memory_per_node in $site"
  [[ -z ${seconds[i]} ]] || lives[i]=$(awk -v s="${seconds[i]}" -v r="${ranks[i]}" -v m="$minutes" -v save="${of_site[seconds_to_save]}" \
    'BEGIN { one = 60 * m - save; if (one < 30) one = 30; n = int(s / r / one) + 1; print n }')
}

make_plan() {
  local i config values
  for i in "${!configs[@]}"; do
    config=${configs[i]}
    values=$("$flotilla" run "$config" --dump-config) || exit 2
    names[i]=$(basename "$config" .toml)
    commands[i]=$(sed -n '1s/^command = "\(.*\)"$/\1/p' <<<"$values")
    [[ " ${names[*]:0:i} " != *" ${names[i]} "* ]] || refuse "two configs are called ${names[i]}: their results would be one file"
    takes "${commands[i]}" output || refuse "$config: flotilla ${commands[i]} writes no result file (-o)"
    scripts[i]=count.sbatch tasks[i]=1
    if takes "${commands[i]}" slice; then
      scripts[i]=study.sbatch
      tasks[i]=$(missing_slices "${names[i]}")
    fi
    [[ ! -e $out/${names[i]}.h5 ]] || tasks[i]=""
    ranks[i]=1 memory[i]=0 seconds[i]="" lives[i]=1
    [[ -z ${tasks[i]} ]] || estimate "$i" "$config"
  done
}

count_of() { awk -F, '{ print NF }' <<<"$1"; }

show_plan() {
  local i what
  printf '%-24s %-14s %6s %6s %12s %12s %6s\n' run command tasks ranks "MiB in all" "seconds" lives
  for i in "${!configs[@]}"; do
    what=$(count_of "${tasks[i]}")
    [[ -n ${tasks[i]} ]] || what="done"
    printf '%-24s %-14s %6s %6s %12s %12s %6s\n' "${names[i]}" "${commands[i]}" "$what" "${ranks[i]}" \
      "${memory[i]/#0/-}" "${seconds[i]:--}" "${lives[i]}"
  done
  printf '%-24s %-14s %6s %6s %12s %12s %6s   after all others\n' tables tables 1 1 - - 1
}
