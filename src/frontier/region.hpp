// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "frontier/sweep_plan.hpp"

namespace flotilla::frontier {

/// The cells between some left stems and some right stems, in blocks.
///
/// Both lists are cut into runs; the cells of one run of left stems and one run of right stems are a
/// block, contiguous in memory. A pass over left stems completes block after block, and so does one
/// over right stems: blocks can be sent from where they lie while the pass goes on, and received
/// where they will be read.
class Region {
 public:
  /// @param left, right  ascending stems, which must outlive the region.
  /// @param runs  most runs each list is cut into.
  Region(const SweepPlan& plan, int limbs, std::span<const int> left, std::span<const int> right,
         std::size_t runs);

  [[nodiscard]] std::size_t bytes() const { return block_begins_.back() * unit_; }
  /// Bytes before the cell of the i-th left and the j-th right stem.
  [[nodiscard]] std::size_t offset(std::size_t i, std::size_t j) const {
    const std::size_t run = run_of_right_[j];
    return (row_begins_[i * right_runs_ + run] + before_in_run_[class_row_[i] + j]) * unit_;
  }

  [[nodiscard]] std::size_t runs(Side side) const {
    return side == Side::left ? left_runs_ : right_runs_;
  }
  /// Stems of the side's list in its runs 0 .. run.
  [[nodiscard]] std::size_t stems_through(Side side, std::size_t run) const {
    return end_of_run(side == Side::left ? left_.size() : right_.size(), runs(side), run);
  }
  /// First byte of a block, and one past its last.
  [[nodiscard]] std::size_t block_begin(std::size_t left_run, std::size_t right_run) const {
    return block_begins_[left_run * right_runs_ + right_run] * unit_;
  }
  [[nodiscard]] std::size_t block_end(std::size_t left_run, std::size_t right_run) const {
    return block_begins_[left_run * right_runs_ + right_run + 1] * unit_;
  }

 private:
  static std::size_t end_of_run(std::size_t stems, std::size_t runs, std::size_t run) {
    return stems * (run + 1) / runs;
  }
  void measure_rows(const SweepPlan& plan);
  void place_blocks(const std::vector<std::uint64_t>& row_chunks);

  std::size_t unit_;  // bytes of a chunk, all limbs
  std::span<const int> left_, right_;
  std::size_t left_runs_, right_runs_;
  std::vector<std::uint32_t> run_of_right_;  // by position in the list
  std::vector<std::size_t> class_row_;       // by left position: where its row of the next begins
  std::vector<std::uint32_t>
      before_in_run_;                        // by class of the left stem and right position, chunks
  std::vector<std::uint64_t> row_begins_;    // by left position and right run, chunks
  std::vector<std::uint64_t> block_begins_;  // by left run and right run, chunks; one past the end
};

}  // namespace flotilla::frontier
