# SPDX-License-Identifier: MIT
# What the tests of stopped and killed runs share. Sourced before command_line.bash, whose folder
# and functions it uses.

milliseconds() { echo $(($(date +%s%N) / 1000000)); }

# has_kept: whether the folder run holds something to go on from.
has_kept() { [[ -d run && -n $(find run \( -name checkpoint.h5 -o -name count.h5 \) -print -quit) ]]; }

# kill_often TIMES MILLISECONDS ARGS...: kills flotilla ARGS... that often, at random moments within that time,
# each run going on from the one before in the folder run. A run that ended begins anew, and the next are killed sooner. Prints must stay those of
# the file want.
kill_often() {
  local times=$1 most=$2 killed=0 resume process
  shift 2
  for _ in $(seq "$times"); do
    resume=()
    has_kept && resume=(--resume)
    "$flotilla" "$@" "${resume[@]}" >out 2>err &
    process=$!
    sleep "$(printf '%d.%03d' $((RANDOM % most / 1000)) $((RANDOM % (most < 999 ? most : 999))))"
    if kill -9 $process 2>/dev/null; then killed=$((killed + 1)); else most=$((most / 2 + 1)); fi  # it was quicker
    wait $process 2>/dev/null || true
    [[ ! -s err ]] || fail "after a kill: $(cat err)"
    [[ ! -s out ]] && continue
    cmp -s out want || fail "after a kill: $(cat out)"
    rm -rf run
  done
  ((killed > 0)) || fail "no run was killed"
}

# stop SIGNAL FILE ARGS...: starts flotilla, waits for the file (under the folder run) or its end, sends the
# signal; exit code in $rc.
stop() {
  local signal=$1 file=$2 process
  shift 2
  "$flotilla" "$@" >out 2>err &
  process=$!
  while [[ -d /proc/$process ]] && ! { [[ -d run ]] && [[ -n $(find run -name "$file" -print -quit 2>/dev/null) ]]; }; do
    sleep 0.01
  done
  kill -s "$signal" $process 2>/dev/null || true
  rc=0
  wait $process || rc=$?
}

# damage FILE: changes the byte in its middle.
damage() {
  local middle byte
  middle=$(($(stat -c %s "$1") / 2))
  byte=$(od -An -tu1 -j $middle -N 1 "$1")
  # shellcheck disable=SC2059  # the format is the byte, another one than is there
  printf "\\x$(printf %x $((byte ^ 1)))" | dd of="$1" bs=1 seek=$middle conv=notrunc 2>/dev/null
}
