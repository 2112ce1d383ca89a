// SPDX-License-Identifier: MIT
#pragma once

#include "frontier/gather.hpp"
#include "frontier/spread.hpp"

namespace flotilla::frontier {

template <typename Simd, typename Ring>
constexpr KernelPair make_pair() {
  return {&GatherTargets<Simd, Ring>::run, &Spread<Simd, Ring>::run};
}

/// One entry per ring, in the order of KernelTable.
template <typename Simd>
constexpr KernelTable make_kernels() {
  return {make_pair<Simd, BinaryRing<Simd, 1>>(), make_pair<Simd, BinaryRing<Simd, 2>>(),
          make_pair<Simd, BinaryRing<Simd, 4>>(), make_pair<Simd, PrimeRing<Simd>>()};
}

}  // namespace flotilla::frontier
