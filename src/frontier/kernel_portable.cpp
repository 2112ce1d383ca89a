// SPDX-License-Identifier: MIT
// Compiled for the baseline of the target.
#include "frontier/gather.hpp"
#include "frontier/vector_simd.hpp"

namespace flotilla::frontier {
namespace {
struct Portable {};
}  // namespace

KernelTable portable_kernels() { return make_kernels<VectorSimd<Portable>>(); }

}  // namespace flotilla::frontier
