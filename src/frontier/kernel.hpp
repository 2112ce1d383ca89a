// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "frontier/program.hpp"
#include "number/ring.hpp"

namespace flotilla::frontier {

/// Where a gather reads and writes. A vector of a ring with L limbs is L planes, one per limb.
struct GatherTask {
  const std::uint8_t* masks;       // MaskTable::bytes()
  const Transition* transitions;   // of the plan
  const std::byte* source;         // start of the work space (plane 0)
  std::size_t source_plane;        // bytes between planes of the work space
  std::byte* const* destinations;  // by Target::stem: start of the cell; null: into the work space
  std::byte* work;                 // the work space again, to write to
  std::uint64_t prime;             // of a prime ring
};

/// Computes targets[0..n): each the sum of its transitions. All n have equal `chunks`.
/// @return  how many of them are not all zero.
using GatherFunction = std::size_t (*)(const GatherTask& task, std::span<const Target> targets);

/// Where a spread, the way back of a gather, reads and writes. Both work spaces are laid out alike.
struct SpreadTask {
  const std::uint8_t* masks;      // MaskTable::bytes()
  const Transition* transitions;  // of the plan
  const std::uint32_t* labels;    // of the transitions
  const std::byte* forward;       // work space of ways to get to a state (plane 0)
  std::byte* backward;            // work space of ways to go on from it
  std::size_t plane;              // bytes between planes of a work space
  const std::byte* const*
      destinations;          // by Target::stem: start of the cell with the ways to go on from
                             // the targets; null: they are in `backward`
  std::byte* scratch;        // room for one target's chunks, all limbs
  std::uint64_t prime;       // of a prime ring
  std::uint64_t* totals;     // by label, in planes
  std::size_t totals_plane;  // words between planes of the totals
};

/// For every transition of the targets: what the target can go on with is added to what its source
/// can, and (ways to get to the source) x (ways to go on from the target) to the total of its label.
using SpreadFunction = void (*)(const SpreadTask& task, std::span<const Target> targets);

/// The inner loops for one ring on one instruction set; results do not depend on the set.
struct Kernel {
  std::string name;  // "avx512", "avx2", "portable"
  GatherFunction gather;
  SpreadFunction spread;
};

enum class InstructionSet { portable, avx2, avx512 };

/// Best set this processor has.
[[nodiscard]] InstructionSet best_instruction_set();
[[nodiscard]] std::string to_string(InstructionSet set);
/// @throws InputError  for a ring other than 1, 2, 4 limbs, or a set the processor lacks.
[[nodiscard]] Kernel kernel_for(const Ring& ring, InstructionSet set);

// One table per instruction set, each compiled with its own flags: {1, 2, 4 limbs, prime}.
struct KernelPair {
  GatherFunction gather;
  SpreadFunction spread;
};
using KernelTable = std::array<KernelPair, 4>;
[[nodiscard]] KernelTable portable_kernels();
[[nodiscard]] KernelTable avx2_kernels();
[[nodiscard]] KernelTable avx512_kernels();

}  // namespace flotilla::frontier
