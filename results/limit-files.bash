#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The exact tables of flotilla limit that were published, as files: flotilla tables sets them beside what was.
#   results/limit-files.bash build/flotilla FOLDER
set -euo pipefail
flotilla=${1:?the program} folder=${2:?where the files go}
plans=$(dirname "$0")/../configs/plans
mkdir -p "$folder"

# make NAME QUESTION OPTIONS...: what is there already is not made again.
make() {
  local file=$folder/$1.h5
  shift
  [[ -e $file ]] || "$flotilla" limit "$@" -o "$file" >/dev/null
}

make limit-plans table "$plans"/*.toml
make limit-mix mix "$plans/adaptive.toml" "$plans/always-jumping.toml"
for plan in plain adaptive always-jumping; do
  make "limit-$plan-laws" laws "$plans/$plan.toml"
  make "limit-$plan-race" race "$plans/$plan.toml" --types
done
