// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "space/group_sizes.hpp"
#include "space/row_automaton.hpp"
#include "space/row_number_prefix.hpp"
#include "space/sum_tally.hpp"

namespace flotilla::space {

/// Column numbers as fields of one word, wide enough for the number any column can have.
struct ColumnFields {
  explicit ColumnFields(const Problem& problem);
  int bits = 0;   // per column
  int total = 0;  // of all columns
};

/// Walks the tree of row numbers, from the top row down, depth first.
///
/// Above a row boundary, with the numbers of the rows above fixed, stands a layer: for each state of the
/// automaton, the column numbers so far and how many ways lead there. The next row's number picks the
/// steps to the next layer, where equal column numbers of equal states are added up. Below the last row
/// the ways of each column numbers are the placements that share these numbers, twelve on 6x6. So only the
/// layers of one path are ever kept.
template <class Sums>
class NumberWalk {
 public:
  /// @param memory_limit  bytes of the layers; 0: no limit.
  NumberWalk(const RowAutomaton& automaton, std::uint64_t memory_limit);

  /// Counts the groups of all row numbers that begin with these, fewer than there are rows.
  /// @throws LimitError  if the layers of one path do not fit in the limit.
  void run(std::span<const int> prefix);

  [[nodiscard]] const GroupSizes& sizes() const { return sizes_; }
  [[nodiscard]] std::uint64_t placements() const { return placements_; }
  /// Ways added to others below the beginnings that run() was given: alike however these are shared out.
  [[nodiscard]] std::uint64_t additions() const { return additions_; }
  [[nodiscard]] std::uint64_t peak_bytes() const { return peak_bytes_; }

 private:
  using Entry = TalliedSums<Sums>;
  struct Layer {
    std::vector<Entry> entries;      // by state
    std::vector<std::size_t> first;  // by state of this many cells; one more at the end
    int cells = 0;
  };

  [[nodiscard]] Layer& layer(int level) { return layers_[static_cast<std::size_t>(level)]; }
  void descend();
  [[nodiscard]] bool extend(int number);
  [[nodiscard]] static std::uint64_t bytes_of(const Layer& layer);
  void check_memory(std::uint64_t bytes);

  const RowAutomaton& automaton_;
  std::uint64_t memory_limit_;
  std::vector<std::vector<Sums>> added_;  // by level and step: its columns, as fields
  RowNumberPrefix path_;
  std::vector<Layer> layers_;
  SumTally<Sums> tally_;
  GroupSizes sizes_;
  std::uint64_t placements_ = 0;
  std::uint64_t additions_ = 0;
  std::uint64_t bytes_ = 0;  // of the layers
  std::uint64_t peak_bytes_ = 0;
};

}  // namespace flotilla::space
