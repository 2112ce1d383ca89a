// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "fleet/problem.hpp"
#include "number/bigint.hpp"
#include "shard/communicator.hpp"
#include "space/rough_count.hpp"

namespace flotilla::space {

/// How the numbers are priced. Nothing here changes the answer.
struct PriceOptions {
  int threads = 1;                 // per rank, >= 1
  std::uint64_t memory_limit = 0;  // bytes per rank; 0: no limit
  /// Now and then, by one thread at a time: placements this rank has seen, and the parts of the work it
  /// has done, of so many. Must not throw.
  std::function<void(std::uint64_t placements, std::size_t parts_done, std::size_t parts)> progress;
};

/// So many sets of numbers are each shared by `size` placements: who is told one of them is left with
/// `size` placements.
struct PriceGroup {
  std::uint64_t size = 0;
  std::uint64_t number_sets = 0;
  [[nodiscard]] std::uint64_t placements() const { return size * number_sets; }
  bool operator==(const PriceGroup&) const = default;
};

/// What the numbers beside the rows and columns leave of a space: all its placements, grouped by the number of
/// ship cells in every row and every column.
struct NumberPrices {
  std::uint64_t placements = 0;
  std::uint64_t number_sets = 0;   // different ones
  std::vector<PriceGroup> groups;  // by size, ascending; sizes with no group are left out

  /// Placements that share their numbers with no other.
  [[nodiscard]] std::uint64_t pinned() const;
  /// Placements left, for all placements: at least half have so many or fewer, and none fewer suffices. 0 if
  /// there is no placement; the same for `worst`, the most any has left, and the mean.
  [[nodiscard]] std::uint64_t median_left() const;
  [[nodiscard]] std::uint64_t worst_left() const;
  [[nodiscard]] Rational mean_left() const;

  // How it was reached: the last two depend on ranks and threads.
  std::uint64_t states = 0;        // of the automaton of rows
  std::uint64_t row_numbers = 0;   // parts of the work: different beginnings of the row numbers
  std::uint64_t additions = 0;     // of ways that lead to column numbers, below these beginnings
  std::uint64_t memory_bytes = 0;  // largest rank: automaton and layers
  double seconds = 0;
};

/// What pricing will need, said without counting; the layers of the walk come on top.
struct PriceEstimate {
  BigInt bound;  // proven: no more placements
  std::optional<RoughCount>
      rough;           // how many they are about; nothing for a board too large to guess
  double seconds = 0;  // to walk; 0: unknown
  /// The automaton of rows.
  struct Rows {
    std::uint64_t states = 0;
    std::uint64_t steps = 0;         // rows that lead from one to another
    std::uint64_t row_numbers = 0;   // parts of the work
    std::uint64_t memory_bytes = 0;  // per rank
  };
  std::optional<Rows> rows;  // nothing: too many to be listed in a second or two
};

/// Counts, exactly, how many placements share each set of numbers.
///
/// Collective over `ranks`; every rank receives the same. The answer is the same for any number of ranks and
/// threads and any memory limit that suffices.
/// @param count  placements, as count_placements has them, which shares neither states nor arithmetic with this.
/// @throws InputError  if a length of the fleet is unlimited.
/// @throws LimitError  if there are 2^63 placements or more, column numbers don't fit 128 bits, or the memory
///                     limit does not suffice on some rank.
/// @throws Error       if there turn out to be more or fewer placements than `count`.
/// All ranks throw alike, with the same message.
/// Cost: one addition for every way to reach different (row numbers above a row, column numbers above it, state
/// there), a quarter of the placements on 8x8 with the small fleet; time and memory are in README.md.
/// Method: see NumberWalk and RowAutomaton.
/// Example: one ship of length 2 on a 2x2 board: 4 placements, 4 sets of numbers, all pinned. Two of length 1 that
/// may touch at corners: 2 placements, 1 set of numbers (1 1, 1 1), 2 left.
[[nodiscard]] NumberPrices price_numbers(const Problem& problem, const BigInt& count,
                                         const PriceOptions& options, shard::Communicator& ranks);

/// The same, counting first.
/// @throws LimitError  also as count_placements.
[[nodiscard]] NumberPrices price_numbers(const Problem& problem, const PriceOptions& options,
                                         shard::Communicator& ranks);

/// What the former would need, in seconds; not collective.
/// @throws InputError, LimitError  as it does before it walks; also if there are far too many placements, by a guess.
[[nodiscard]] PriceEstimate estimate_prices(const Problem& problem, const PriceOptions& options,
                                            int ranks);

}  // namespace flotilla::space
