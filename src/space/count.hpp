// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "fleet/berth_rules.hpp"
#include "fleet/problem.hpp"
#include "frontier/kernel.hpp"
#include "number/bigint.hpp"
#include "number/ring.hpp"
#include "shard/communicator.hpp"
#include "shard/sharded_sweep.hpp"
#include "space/engine_options.hpp"

namespace flotilla::space {

/// How a question is swept. Nothing here but the rules changes the answer.
struct CountOptions : EngineOptions {
  std::shared_ptr<const BerthRules> rules =
      nullptr;                   // what is known, of the board as asked; null: nothing
  std::vector<Ring> rings = {};  // empty: chosen from the proven bound
  int cut_shift = 0;             // columns the cut is moved from the middle (for a second opinion)
  bool along_short_side =
      false;  // rows follow the shorter side: the frontier spans the longer one;
              // ignored where rows have numbers: then it spans the columns
};

/// One vector addition of one limb, work spaces in the second-level cache or just beyond; measured 12-17 ns
/// from 11 to 16 columns on one core of a Xeon at 2.6 GHz.
inline constexpr double k_seconds_per_update = 14e-9;

/// What a sweep will need, known before it starts.
struct CountEstimate {
  Problem swept;  // as swept: rows = passes, cols = frontier
  BigInt bound;   // proven upper bound on every coefficient
  std::vector<Ring> rings;
  std::uint64_t states = 0;        // vectors the table has room for, all ranks
  std::uint64_t coefficients = 0;  // of one vector
  std::uint64_t table_bytes = 0;   // all ranks
  std::uint64_t memory_bytes = 0;  // per rank: table, work spaces and programs
  std::uint64_t updates = 0;       // vector additions, all rings and rows, all ranks
  std::uint64_t bytes_moved = 0;   // table bytes read and written, likewise
  double seconds = 0;              // rough
};

/// One finished row, summed over ranks.
struct RowReport {
  int ring = 0;  // index into the rings
  int row = 0;   // rows finished in this ring, 1..rows
  int rows = 0;
  std::uint64_t states = 0;  // vectors not all zero
  std::uint64_t most_states_on_a_rank = 0;
  std::uint64_t least_states_on_a_rank = 0;
  std::uint64_t updates = 0;
  std::uint64_t bytes = 0;  // read from and written to the table
  double seconds = 0;       // of this row
};

/// What is known in the middle of a run, enough to go on from there (together with the table).
struct CountProgress {
  int ring = 0;                              // ring under way
  int row = 0;                               // row under way in it; its first half is filled
  std::vector<frontier::Residues> finished;  // of the rings before it
  std::vector<RowReport> rows;               // of all finished rows
  double seconds = 0;                        // spent so far
};

/// Called on every rank between rows; both may be empty.
struct CountHooks {
  /// After a row that is not the last: the table is consistent and may be saved. Returning false stops
  /// the run; all ranks must return the same.
  std::function<bool(const RowReport&, const CountProgress&, const shard::ShardedSweep&)> after_row;
  /// Before sweeping; the estimate of what is to come.
  std::function<void(const CountEstimate&)> before;
  /// Fills the table of a run that is resumed at the given progress: row() and fresh() are those of
  /// the sweep that was saved.
  std::function<void(shard::ShardedSweep&)> load_table;
};

struct CountResult {
  Problem problem;  // as asked
  CountEstimate estimate;
  BigInt count;                        // placements of the whole fleet
  std::vector<int> lengths;            // limited lengths, ascending: dimensions of the polynomial
  std::vector<std::vector<int>> used;  // per coefficient: ships of each of these lengths
  std::vector<BigInt> polynomial;      // placements of every smaller fleet, order of `used`
  std::vector<frontier::Residues> residues;  // of each ring
  std::vector<RowReport> rows;
  std::uint64_t most_states = 0;  // alive after a row
  double seconds = 0;             // planning and sweeping, earlier lives included
  double plan_seconds = 0;
  bool is_stopped = false;  // a hook stopped it: no count
};

/// What count_placements() would need, without sweeping. Collective over `ranks`. Where the table alone
/// passes the memory limit nothing is compiled: updates, bytes_moved and seconds are then 0, unknown.
/// @throws LimitError  if the compiled programs pass it.
[[nodiscard]] CountEstimate estimate_count(const Problem& problem, const CountOptions& options,
                                           shard::Communicator& ranks);

/// @throws LimitError  if it needs more than `limit` bytes per rank (0: no limit): says how much, and what
/// would help.
void check_fits(const CountEstimate& estimate, std::uint64_t limit, int ranks);

/// Counts the ways to place the fleet, and every smaller fleet, exactly.
///
/// Collective over `ranks`; every rank receives the result, which is the same for any number of ranks
/// and threads.
/// @param resume_at  continue a stopped run: hooks.load_table fills the table.
/// @throws LimitError  as check_fits, before sweeping.
/// Cost: rows passes over the table; see CountEstimate.
[[nodiscard]] CountResult count_placements(const Problem& problem, const CountOptions& options,
                                           shard::Communicator& ranks, const CountHooks& hooks = {},
                                           std::optional<CountProgress> resume_at = std::nullopt);

}  // namespace flotilla::space
