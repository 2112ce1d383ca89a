// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "frontier/huge_buffer.hpp"
#include "frontier/kernel.hpp"
#include "frontier/residues.hpp"
#include "frontier/sweep_plan.hpp"

namespace flotilla::frontier {

/// What one pass did, on this process.
struct PassStats {
  std::uint64_t states = 0;   // vectors not all zero that it left
  std::uint64_t updates = 0;  // vector additions
  std::uint64_t bytes = 0;    // read from and written to the table
};

/// One thread's work space and its way through a group, forward: out of the group's cells over the
/// row boundary and back into them.
class GroupWorker {
 public:
  GroupWorker(const SweepPlan& plan, const Kernel& kernel, const Ring& ring);

  /// Where the cells of the group lie, by active stem; to be set before the following.
  [[nodiscard]] std::vector<std::byte*>& cells() { return cells_; }
  /// Finishes the row: states at its boundary are left in the work space.
  void gather_boundary(const Program& program);
  /// Finishes the row and begins the next, in place.
  PassStats run(const Program& program);

  [[nodiscard]] const std::byte* work() const { return memory_.data() + guard_bytes_; }
  [[nodiscard]] std::size_t plane_bytes() const { return plane_bytes_; }
  [[nodiscard]] std::uint64_t bytes() const { return memory_.size(); }
  /// The same, before one is made.
  [[nodiscard]] static std::uint64_t bytes_needed(const SweepPlan& plan, const Ring& ring);

 private:
  [[nodiscard]] std::byte* own_work() { return memory_.data() + guard_bytes_; }
  void copy_inputs(const Program& program);
  std::size_t gather(const GatherPlan& plan, std::byte* const* destinations);

  std::size_t limbs_;
  std::size_t plane_bytes_;
  std::size_t guard_bytes_;
  HugeBuffer memory_;
  Kernel kernel_;
  const std::uint8_t* masks_;
  std::uint64_t prime_;
  std::vector<std::byte*> cells_;
};

}  // namespace flotilla::frontier
