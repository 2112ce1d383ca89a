// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "frontier/huge_buffer.hpp"
#include "frontier/region.hpp"

namespace flotilla::frontier {

/// The stems of each side whose groups one process sweeps, ascending.
struct Ownership {
  std::array<std::vector<int>, 2> stems;

  /// Everything: one process alone.
  static Ownership all(const SweepPlan& plan);
  [[nodiscard]] const std::vector<int>& of(Side side) const {
    return stems[static_cast<std::size_t>(side)];
  }
};

/// How the stems are divided over processes, and which of them this one is.
struct Division {
  std::vector<Ownership> processes;
  int own = 0;

  /// One process that owns everything.
  static Division whole(const SweepPlan& plan) { return {{Ownership::all(plan)}, 0}; }
};

/// The states of a sweep: a matrix of cells, each a handful of polynomials.
///
/// A process keeps the cells it reads or writes in any pass: those whose left stem or right stem it
/// owns. They lie in regions, one for each pair (owner of the left stem, owner of the right stem).
/// Cells of its own two sides lie in one region that both kinds of pass work in, in place; a process
/// alone has no other. The others go back and forth between two processes, which lay them out alike: each has
/// its own copy, or, where both are on one machine, they share it.
class Table {
 public:
  /// @param limbs  64-bit words of a coefficient; a cell holds limbs * cell_chunks chunks.
  /// @throws LimitError  if the system refuses the memory.
  Table(const SweepPlan& plan, int limbs, Division division);

  [[nodiscard]] const Division& division() const { return division_; }
  [[nodiscard]] const Ownership& ownership() const { return owned_by(division_.own); }
  [[nodiscard]] int processes() const { return static_cast<int>(division_.processes.size()); }
  [[nodiscard]] bool is_whole() const { return processes() == 1; }
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

  /// The cells whose `fixed` stem this process owns and whose other stem `peer` owns.
  [[nodiscard]] const Region& region(Side fixed, int peer) const {
    return held(fixed, peer).region;
  }
  [[nodiscard]] std::byte* memory(Side fixed, int peer) const {
    return held(fixed, peer).memory.data();
  }

  /// From now on the regions with `peer` lie in memory that it works in, too.
  /// @param memory  as large as the regions, by the side whose stems this process owns: left, right
  void share(int peer, std::array<HugeBuffer, 2> memory);
  [[nodiscard]] bool is_shared(int peer) const {
    return is_shared_[static_cast<std::size_t>(peer)];
  }

  void clear_group(Side fixed, int stem);
  /// The cells of all owned stems of `fixed`.  @param threads  that write
  void set_to_zero(Side fixed, int threads);
  /// The same ones, from a table of the same plan, limbs and division.  @param threads  that copy
  void copy_from(const Table& from, Side fixed, int threads);
  /// Of regions that two processes share, one counts them.
  [[nodiscard]] std::uint64_t bytes() const;

 private:
  struct Held {
    Region region;
    HugeBuffer memory;
  };
  /// Where a stem stands: its owner and its position in the owner's list.
  struct Standing {
    int owner = 0;
    std::size_t position = 0;
  };

  [[nodiscard]] const Ownership& owned_by(int process) const {
    return division_.processes[static_cast<std::size_t>(process)];
  }
  [[nodiscard]] std::size_t place(Side fixed, int peer) const {
    // Regions: first those of own left stems with each peer's right stems, then those of own right
    // stems with each peer's left stems; the own pair once.
    const auto processes = division_.processes.size();
    const bool is_own = peer == division_.own;
    const std::size_t first = fixed == Side::left || is_own ? 0 : processes;
    return first + static_cast<std::size_t>(peer);
  }
  [[nodiscard]] const Held& held(Side fixed, int peer) const {
    return regions_[place(fixed, peer)];
  }
  void find_standings();
  void hold(std::span<const int> left, std::span<const int> right);

  const SweepPlan* plan_;
  int limbs_;
  Division division_;
  std::array<std::vector<Standing>, 2> standings_;  // by side and stem
  std::vector<Held> regions_;
  std::vector<bool> is_shared_;  // by process
};

}  // namespace flotilla::frontier
