// SPDX-License-Identifier: MIT
#pragma once

#include <limits>
#include <string>
#include <vector>

#include "bench/machine.hpp"
#include "store/table_file.hpp"

namespace flotilla::bench {

inline constexpr double k_not_measured = std::numeric_limits<double>::quiet_NaN();
inline constexpr const char* k_filetype = "flotilla bench";

/// What was measured on one board: a row of the table. "1" is one thread, "all" all of them. Rates are of
/// the passes over the table alone. Names, units and meanings stand beside the fields in bench_table.cpp.
struct BoardLine {
  std::string board;
  std::string ring;
  double states = k_not_measured;
  double table_mib = k_not_measured;
  double bound_s = k_not_measured, layout_s = k_not_measured, compile_s = k_not_measured;
  double plan_s = k_not_measured;
  double repetitions = k_not_measured;
  double sweep_1_s = k_not_measured, sweep_all_s = k_not_measured;
  double threads_ratio = k_not_measured;
  double updates_1 = k_not_measured, updates_all = k_not_measured;
  double moved_mib = k_not_measured;
  double moved_1 = k_not_measured, moved_all = k_not_measured;
  double triad_1 = k_not_measured, triad_all = k_not_measured;
  double of_triad_1 = k_not_measured, of_triad_all = k_not_measured;
  double row_s = k_not_measured;
  double state_growth = k_not_measured, row_growth = k_not_measured;
  double process_s = k_not_measured, process_inside_s = k_not_measured;
  double ranks_1_s = k_not_measured, ranks_2_s = k_not_measured, ranks_ratio = k_not_measured;
  double ranks_1_inside_s = k_not_measured, ranks_2_inside_s = k_not_measured;
  double ranks_inside_ratio = k_not_measured;
  double save_s = k_not_measured, load_s = k_not_measured, save_rows = k_not_measured;
  double save_rate = k_not_measured, packed_to = k_not_measured;
};

/// A run: who made it on which machine, and its boards in ascending order.
struct BenchTable {
  Machine machine;
  store::Provenance provenance;
  std::vector<BoardLine> lines;
};

/// What follows from several lines: growth from board to board, shares of the triad's bandwidth.
void fill_in_comparisons(std::vector<BoardLine>& lines);

void write_bench(const std::filesystem::path& path, const BenchTable& table);
/// @throws FileError  if `path` is no such file or lacks a column.
[[nodiscard]] BenchTable read_bench(const std::filesystem::path& path);

/// The head, the boards as a table, then a table of whole processes and checkpoints.
[[nodiscard]] std::string plain_text(const BenchTable& table);
[[nodiscard]] std::string markdown(const BenchTable& table);

}  // namespace flotilla::bench
