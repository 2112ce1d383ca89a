#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The tables of flotilla limit that were published, as files: flotilla tables sets them beside what was.
#   results/limit-files.bash build/flotilla FOLDER [full]
# Some seconds of one core; with full, grids and lattices as fine as README.md tells, half an hour.
set -euo pipefail
flotilla=${1:?the program} folder=${2:?where the files go} size=${3:-smoke}
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
make limit-blend-laws laws "$plans/blend.toml"
make limit-die-roll-race race "$plans/die-roll.toml"
make limit-printable-race race "$plans/printable.toml"
for plan in plan-2 plan-3; do make "limit-$plan-tuned" tune "$plans/$plan.toml"; done
make limit-path path
make limit-path-no-slots path --random-a --pa 0 --p0 13/20 --p1 3/5 --alpha 0 --beta 0
make limit-path-within path --random-a --pa 0 --p0 3/5 --p1 13/25

# Classes: values on grids, mixtures and bounds with proofs. Lines of grids, of basic's and of order's lattices.
case $size in
  smoke) grid=64 order_grid=8 lattice=32 upper=64 order=4 steps=16 ;;
  full) grid=512 order_grid=32 lattice=2048 upper=2048 order=32 steps=128 ;;
  *) echo "$0: size $size, allowed smoke or full" >&2 && exit 2 ;;
esac
for class in basic tiers runs; do make "limit-$class" value --class $class --n "$grid" --width 1; done
make limit-order value --class order --n "$order_grid"
make limit-die-roll value --class basic --n "$grid" --width 1 --beside "$plans/die-roll-rest.toml" --share 1/12
make limit-die-roll-runs value --class runs --n "$grid" --width 1 --beside "$plans/die-roll-rest-runs.toml" --share 1/12
for class in basic runs; do
  make "limit-$class-lower" certify --class $class --n "$lattice"
  make "limit-$class-upper" certify --class $class --side upper --n "$upper"
done
make limit-order-lower certify --class order --n "$order"
make limit-ceiling ceiling --steps "$steps"
make limit-ceiling-r1 ceiling --relaxation r1 --steps "$steps"
make limit-ceiling-flux ceiling --relaxation flux

# The classic fleet: plans, and what no strategy wins
make limit-classic-plans classic "$plans"/classic/*.toml
make limit-classic-ceiling-flux ceiling --fleet classic --relaxation flux

# Its class; and curves, for results/plots.bash
if [[ $size == full ]]; then
  make limit-classic value --class classic
  make limit-classic-lower certify --class classic --n 144 --width 200000
  for class in classic-c classic-c3; do make "limit-$class" value --class $class; done
  make limit-classic-c-lower certify --class classic-c --n 32 --width 2000000
  make limit-classic-ceiling ceiling --fleet classic --steps 128
  make limit-laws-curves curves --kind laws "$plans"/{plain,adaptive,plan-3,printable}.toml
  make limit-patterns-curves curves --kind patterns "$plans"/{adaptive,always-jumping,plan-2,plan-3,printable}.toml
  make limit-blend-curves curves --kind blend "$plans"/{always-jumping,adaptive}.toml --steps 100
  make limit-hooked-curves curves --kind hooked --steps 100
  make limit-jump-curves curves --kind parameter --parameter c "$plans/threshold-jump.toml" --steps 100
fi
