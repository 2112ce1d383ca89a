// SPDX-License-Identifier: MIT
#include "frontier/kernel.hpp"

#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

bool is_supported(InstructionSet set) {
#if defined(__x86_64__)
  if (set == InstructionSet::avx512) return __builtin_cpu_supports("avx512f") != 0;
  if (set == InstructionSet::avx2) return __builtin_cpu_supports("avx2") != 0;
#endif
  return set == InstructionSet::portable;
}

KernelTable kernels_of(InstructionSet set) {
#if defined(__x86_64__)
  if (set == InstructionSet::avx512) return avx512_kernels();
  if (set == InstructionSet::avx2) return avx2_kernels();
#endif
  static_cast<void>(set);
  return portable_kernels();
}

std::size_t place_in_table(const Ring& ring) {
  if (ring.prime != 0) return 3;
  switch (ring.limbs) {
    case 1:
      return 0;
    case 2:
      return 1;
    case 4:
      return 2;
    default:
      throw InputError("ring limbs = " + std::to_string(ring.limbs) + ", allowed 1, 2, 4");
  }
}

}  // namespace

InstructionSet best_instruction_set() {
  for (const InstructionSet set : {InstructionSet::avx512, InstructionSet::avx2}) {
    if (is_supported(set)) return set;
  }
  return InstructionSet::portable;
}

std::string to_string(InstructionSet set) {
  switch (set) {
    case InstructionSet::avx512:
      return "avx512";
    case InstructionSet::avx2:
      return "avx2";
    case InstructionSet::portable:
      break;
  }
  return "portable";
}

Kernel kernel_for(const Ring& ring, InstructionSet set) {
  if (!is_supported(set)) {
    throw InputError("instruction set = " + to_string(set) + ": this processor offers at most " +
                     to_string(best_instruction_set()));
  }
  const KernelPair pair = kernels_of(set)[place_in_table(ring)];
  return {to_string(set), pair.gather, pair.spread};
}

}  // namespace flotilla::frontier
