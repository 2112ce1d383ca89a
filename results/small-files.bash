#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Published numbers that no config makes, as files: best play on small boards, and how far uniform draws are from the exact
# probabilities. flotilla tables sets them beside what was published.
#   results/small-files.bash build/flotilla FOLDER [full]
# Some seconds of one core; with full, samples as large as all published ones, ten minutes.
set -euo pipefail
flotilla=${1:?the program} folder=${2:?where the files go} size=${3:-smoke}
mkdir -p "$folder"

# make NAME COMMAND OPTIONS...: what is there already is not made again.
make() {
  local file=$folder/$1.h5
  shift
  [[ -e $file ]] || "$flotilla" "$@" -o "$file" >/dev/null
}

for game in 3x3/2:1 4x3/2:1 4x4/2:1 4x4/3:1 5x4/3:1 4x4/2:2 4x4/3:1,2:1; do
  make "optimal-${game//[\/,:]/-}" optimal --board "${game%/*}" --fleet "${game#*/}"
done
for game in 4x4/3:1 3x3/2:1; do
  make "hider-${game//[\/,:]/-}" optimal --board "${game%/*}" --fleet "${game#*/}" --hider-chooses
done

case $size in
  smoke) make draws-10x10 sampler-check --board 10x10 --draws 20000 --samples 20 ;;
  full)
    make draws-6x6 sampler-check --board 6x6 --fleet small --draws 200000 --samples 100
    make draws-8x8 sampler-check --board 8x8 --draws 100000 --samples 100
    make draws-10x10 sampler-check --board 10x10 --draws 20000 --samples 200
    ;;
  *) echo "$0: size $size, allowed smoke or full" >&2 && exit 2 ;;
esac
