// SPDX-License-Identifier: MIT
// Compiled for the baseline of the target: compiler vectors of 16 bytes, which every 64-bit processor
// has registers for; the compiler makes do elsewhere.
#include "frontier/kernels.hpp"
#include "frontier/lane_masks.hpp"

namespace flotilla::frontier {
namespace {

struct Portable {
  static constexpr std::uint32_t k_tile =
      8;  // chunks: sums spill to the stack, which costs less than more tiles

  using Pair [[gnu::vector_size(16)]] = std::uint64_t;
  struct Register {
    Pair pair[4];
  };
  using Lanes = Register;  // all bits set where true

  template <typename Operation>
  static Register each(const Register& a, const Register& b, const Operation& operation) {
    return {{operation(a.pair[0], b.pair[0]), operation(a.pair[1], b.pair[1]),
             operation(a.pair[2], b.pair[2]), operation(a.pair[3], b.pair[3])}};
  }

  static Register load(const std::byte* at) {
    Register value;
    std::memcpy(&value, at, sizeof value);
    return value;
  }
  static Register load(std::uint8_t lanes, const std::byte* at) {
    Register mask;
    std::memcpy(&mask, k_lane_masks[lanes].data(), sizeof mask);
    return both(load(at), mask);
  }
  static void store(std::byte* at, const Register& value) { std::memcpy(at, &value, sizeof value); }
  static Register add(const Register& a, const Register& b) {
    return each(a, b, [](Pair x, Pair y) { return x + y; });
  }
  static Register subtract(const Register& a, const Register& b) {
    return each(a, b, [](Pair x, Pair y) { return x - y; });
  }
  static Register multiply(const Register& a, const Register& b) {
    return each(a, b, [](Pair x, Pair y) { return x * y; });
  }
  static Register broadcast(std::uint64_t x) {
    const Pair pair = {x, x};
    return {{pair, pair, pair, pair}};
  }
  static Register bit_or(const Register& a, const Register& b) {
    return each(a, b, [](Pair x, Pair y) { return x | y; });
  }
  static bool any_set(const Register& a) {
    const Pair any = a.pair[0] | a.pair[1] | a.pair[2] | a.pair[3];
    return (any[0] | any[1]) != 0;
  }
  static Lanes less(const Register& a, const Register& b) {
    return each(a, b, [](Pair x, Pair y) {
      return Pair{x[0] < y[0] ? k_all : 0, x[1] < y[1] ? k_all : 0};
    });
  }
  // Where a < b keep a, else b: b ^ ((a ^ b) & less).
  static Register minimum(const Register& a, const Register& b) {
    const Register keep = less(a, b);
    const Register difference = each(a, b, [](Pair x, Pair y) { return x ^ y; });
    return each(b, both(difference, keep), [](Pair x, Pair y) { return x ^ y; });
  }
  static Lanes is_zero(const Register& a) { return less(a, broadcast(1)); }
  static Lanes either(const Lanes& a, const Lanes& b) { return bit_or(a, b); }
  static Lanes both(const Lanes& a, const Lanes& b) {
    return each(a, b, [](Pair x, Pair y) { return x & y; });
  }
  static Register increment(const Register& a, const Lanes& lanes) { return subtract(a, lanes); }

 private:
  static constexpr std::uint64_t k_all = ~std::uint64_t{0};
};

}  // namespace

KernelTable portable_kernels() { return make_kernels<Portable>(); }

}  // namespace flotilla::frontier
