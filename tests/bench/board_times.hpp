// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "bench/bench_table.hpp"

namespace flotilla::bench {

/// Fills in the times of the standard armada on n x n in this process: bound, plan, and sweeps with one
/// and with all threads in turn (1, all, 1, all, ...), each over its own table, touched before.
///
/// Sweeps are repeated for k_least_repetition_s, at least 3 and at most 15 times; times are medians.
void time_sweeps(BoardLine& line, int n, int threads);

/// Fills in the cost of a checkpoint, saved and loaded half way down: median of 3.
void time_checkpoint(BoardLine& line, int n, int threads, const std::filesystem::path& folder);

/// Fills in the whole time of `program count` without MPI, all threads: median of 10, after one more.
void time_process(BoardLine& line, int n, int threads, const std::string& program);

/// Fills in the whole time of `mpiexec -np 1` and `-np 2` of one thread each, in turn: medians of 5.
void time_ranks(BoardLine& line, int n, const std::string& mpiexec, const std::string& program);

}  // namespace flotilla::bench
