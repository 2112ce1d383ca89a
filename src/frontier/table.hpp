// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "frontier/huge_buffer.hpp"
#include "frontier/sweep_plan.hpp"

namespace flotilla::frontier {

/// The stems of each side whose groups this process sweeps, ascending.
struct Ownership {
  std::array<std::vector<int>, 2> stems;

  /// Everything: one process alone.
  static Ownership all(const SweepPlan& plan);
  [[nodiscard]] const std::vector<int>& of(Side side) const {
    return stems[static_cast<std::size_t>(side)];
  }
};

/// The states of a sweep: a matrix of cells, each a handful of polynomials.
///
/// A process that owns everything keeps one matrix, by left stem, and both kinds of pass work in it
/// in place. Otherwise it keeps the groups it owns of each side, and cells move between ranks when
/// the halves change roles.
class Table {
 public:
  /// @param limbs  64-bit words of a coefficient; a cell holds limbs * cell_chunks chunks.
  Table(const SweepPlan& plan, int limbs, Ownership ownership);

  [[nodiscard]] const Ownership& ownership() const { return ownership_; }
  [[nodiscard]] bool is_whole() const { return is_whole_; }
  [[nodiscard]] int limbs() const { return limbs_; }

  /// Start of the cell (stem of `fixed`, stem of the other side) as a pass with `fixed` fixed sees it.
  /// The stem of `fixed` must be owned.
  [[nodiscard]] std::byte* cell(Side fixed, int stem, int active_stem) const;
  /// The occupied cells of a group, by active stem; `cells` is resized, others are left alone.
  void cells_of_group(Side fixed, int stem, std::vector<std::byte*>& cells) const;
  [[nodiscard]] std::size_t cell_bytes(Side fixed, int stem, int active_stem) const;
  [[nodiscard]] std::size_t group_bytes(Side fixed, int stem) const;

  /// A group's cells as one run of bytes in order of active stem, and back.
  void copy_group_out(Side fixed, int stem, std::span<std::byte> bytes) const;
  void copy_group_in(Side fixed, int stem, std::span<const std::byte> bytes);

  void set_to_zero();
  [[nodiscard]] std::uint64_t bytes() const;

 private:
  struct Groups {
    HugeBuffer memory;
    std::vector<std::uint64_t> begins;  // by stem; bytes from the start of memory
  };
  void allocate(Side side);
  [[nodiscard]] Side storage_side(Side fixed) const { return is_whole_ ? Side::left : fixed; }

  const SweepPlan* plan_;
  std::size_t limbs_bytes_;
  int limbs_;
  Ownership ownership_;
  bool is_whole_;
  std::array<Groups, 2> groups_;
};

}  // namespace flotilla::frontier
