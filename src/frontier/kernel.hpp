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

/// The gather for one ring on one instruction set; results do not depend on the set.
struct Kernel {
  std::string name;  // "avx512", "avx2", "portable"
  GatherFunction gather;
};

enum class InstructionSet { portable, avx2, avx512 };

/// Best set this processor has.
[[nodiscard]] InstructionSet best_instruction_set();
[[nodiscard]] std::string to_string(InstructionSet set);
/// @throws InputError  for a ring other than 1, 2, 4 limbs, or a set the processor lacks.
[[nodiscard]] Kernel kernel_for(const Ring& ring, InstructionSet set);

// One table per instruction set, each compiled with its own flags: {1, 2, 4 limbs, prime}.
using KernelTable = std::array<GatherFunction, 4>;
[[nodiscard]] KernelTable portable_kernels();
[[nodiscard]] KernelTable avx2_kernels();
[[nodiscard]] KernelTable avx512_kernels();

}  // namespace flotilla::frontier
