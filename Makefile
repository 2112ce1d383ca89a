# SPDX-License-Identifier: MIT
# make            build the program: build/flotilla
# make run        the main job: the armada on 6x6 .. 11x11, as a table and in results/armada.h5;
#                 another job with ARGS="count --board 10x10 --fleet classic --touch any"
# make test       build and run all tests but the slow ones; make test-slow runs those
# make bench      run the benchmarks (about 3 minutes); the table goes to results/bench.h5 and results/bench.md
# make results-smoke   the small runs of configs/smoke and all tables of them: results/smoke/tables.md, runs/smoke/report.html
# make results    the runs of configs/full, some hours of two cores; all tables of them: results/full. Stopped, it goes on
# make deps       install missing Debian packages (make deps-ci: also those that only CI needs)
# make asan tsan dev mpi   build and test that preset
# make install    PREFIX=/usr/local
# CMAKE_ARGS="-DFLOTILLA_WERROR=ON" goes to every configure step.

.PHONY: build build-all run test test-slow bench results-smoke results deps deps-ci install clean format dev asan tsan mpi FORCE
.DEFAULT_GOAL := build

PACKAGES := g++ cmake make ninja-build pkg-config git ca-certificates openmpi-bin libopenmpi-dev \
  libhdf5-dev hdf5-tools libcli11-dev libtomlplusplus-dev libfmt-dev libspdlog-dev nlohmann-json3-dev \
  libxxhash-dev libzstd-dev libcairo2-dev libboost-dev libgtest-dev libbenchmark-dev librapidcheck-dev librandom123-dev libcadical-dev libglpk-dev libflint-dev libflint-arb-dev python3-h5py
CI_PACKAGES := clang clang-tidy libclang-rt-14-dev libomp-14-dev slurm-wlm munge shellcheck tidy chromium

JOBS ?= $(shell nproc)
PREFIX ?= /usr/local
ARGS ?= count configs/armada.toml -o results/armada.h5
CMAKE_ARGS ?=

# $(call install_missing,packages): silent when all are there; apt-get update only when the lists do not do.
define install_missing
  @command -v dpkg-query >/dev/null && command -v apt-get >/dev/null || exit 0; \
  missing=; for p in $(1); do \
    [ "$$(dpkg-query -W -f='$${db:Status-Status}' $$p 2>/dev/null)" = installed ] || missing="$$missing $$p"; \
  done; \
  [ -n "$$missing" ] || exit 0; \
  echo "installing:$$missing"; \
  sudo=; [ "$$(id -u)" = 0 ] || sudo=sudo; \
  apt="$$sudo env DEBIAN_FRONTEND=noninteractive apt-get -q"; \
  apt-get -qq -s install --no-install-recommends $$missing >/dev/null 2>&1 && \
    $$apt install -y --no-install-recommends $$missing </dev/null && exit 0; \
  $$apt update </dev/null && $$apt install -y --no-install-recommends $$missing </dev/null
endef

build: build/build.ninja
	@cmake --build --preset release -j $(JOBS) --target flotilla

build-all: build/build.ninja
	@cmake --build --preset release -j $(JOBS)

# CMAKE_ARGS may have changed since the last time: then configure again.
build/build.ninja: CMakePresets.json $(if $(CMAKE_ARGS),FORCE) | deps
	@cmake --preset release $(CMAKE_ARGS)

run: build
	@mkdir -p results
	@build/flotilla $(ARGS)

test: build-all
	@ctest --preset release -j $(JOBS)

test-slow: build-all
	@ctest --preset slow

bench: build
	@mkdir -p results
	@cmake --build --preset release --target bench
	@build/tests/bench/bench_sweep_table --read results/bench.h5 --markdown > results/bench.md.part
	@mv results/bench.md.part results/bench.md

results-smoke: build
	@mkdir -p results/smoke
	@results/limit-files.bash build/flotilla runs/smoke
	@results/small-files.bash build/flotilla runs/smoke
	@slurm/submit --local --yes --slices=2 --out=runs/smoke configs/smoke/*.toml
	@cp runs/smoke/tables.md results/smoke/tables.md
	@echo "results/smoke/tables.md and runs/smoke/report.html are made"

results: build
	@results/limit-files.bash build/flotilla runs/full full
	@results/small-files.bash build/flotilla runs/full full
	@slurm/submit --local --yes --slices=1 --out=runs/full configs/full/*.toml
	@mkdir -p results/full
	@build/flotilla tables runs/full/*.h5 --missing --origins -o results/full/tables.md
	@results/plots.bash build/flotilla runs/full results/full
	@echo "results/full/tables.md, the pictures beside it and runs/full/report.html are made"

dev asan mpi: deps
tsan: deps-ci
dev asan tsan mpi:
	@cmake --preset $@ $(CMAKE_ARGS)
	@cmake --build --preset $@ -j $(JOBS)
	@ctest --preset $@ -j $(JOBS)

deps:
	$(call install_missing,$(PACKAGES))

deps-ci:
	$(call install_missing,$(PACKAGES) $(CI_PACKAGES))

install: build
	@cmake --install build --prefix $(PREFIX)

format:
	@git ls-files '*.cpp' '*.hpp' | xargs clang-format -i

clean:
	@rm -rf build build-dev build-asan build-tsan build-tidy build-mpi
