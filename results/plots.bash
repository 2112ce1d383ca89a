#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# Pictures of the files that configs/full and results/limit-files.bash make; of those that are there.
#   results/plots.bash build/flotilla RUNS PICTURES
set -euo pipefail
flotilla=${1:?the program} runs=${2:?the folder of the runs} pictures=${3:?where the pictures go}
mkdir -p "$pictures"

# draw NAME FILES [OPTIONS]: FILES with spaces between, of which those that are there are drawn.
draw() {
  local name=$1 file there=()
  for file in $2; do [[ ! -e $runs/$file.h5 ]] || there+=("$runs/$file.h5"); done
  ((${#there[@]})) || return 0
  "$flotilla" plot "${there[@]}" "${@:3}" -o "$pictures/$name.svg"
}

counts="answer-spaces classic german kings matchings"
draw counts "$counts"
draw states "$counts" --show states
draw time answer-spaces --show time
draw lines "lines-8x8 lines-10x10"
draw cells-10x10 cells-10x10
draw cells-13x13 cells-13x13
draw shots-hunters hunt-simple
draw shots-exact hunt-exact
draw shots-torus torus
draw finite-boards finite-boards
for curves in laws patterns blend hooked jump; do draw "limit-$curves" "limit-$curves-curves"; done
