// SPDX-License-Identifier: MIT
// Compiled with -mavx2; called only where the processor has it.
#include "frontier/gather.hpp"
#include "frontier/vector_simd.hpp"

namespace flotilla::frontier {
namespace {
struct Avx2 {};
}  // namespace

KernelTable avx2_kernels() { return make_kernels<VectorSimd<Avx2>>(); }

}  // namespace flotilla::frontier
