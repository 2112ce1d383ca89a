// SPDX-License-Identifier: MIT
#include "frontier/kernel.hpp"

#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "expect_message.hpp"
#include "frontier/swept.hpp"
#include "number/errors.hpp"
#include "oracle/random_problem.hpp"

namespace flotilla::frontier {
namespace {

constexpr std::size_t k_chunk_bytes = 64;
constexpr std::size_t k_lane_bytes = 8;

/// A random plan over a random work space, gathered by a kernel and by arithmetic on big integers.
class GatherCase {
 public:
  // The lower half of a plane is read, the upper one written.
  GatherCase(const Ring& ring, std::uint32_t chunks, std::uint32_t zeros, bool to_work,
             std::mt19937_64& random)
      : ring_(ring),
        limbs_(static_cast<std::size_t>(ring.limbs)),
        vector_chunks_(chunks + zeros + 2),
        plane_chunks_(2 * k_vectors * vector_chunks_),
        memory_(limbs_ * plane_chunks_ * k_chunk_bytes),
        cells_(k_vectors, std::vector<std::byte>(limbs_ * (chunks + zeros + 3) * k_chunk_bytes,
                                                 std::byte{0x5a})),
        to_work_(to_work) {
    fill_source(random);
    for (std::size_t i = 0; i < 64 * std::size_t{chunks + 4}; ++i) {
      masks_.push_back(static_cast<std::uint8_t>(random()));
    }
    for (std::uint32_t v = 0; v < k_vectors; ++v) add_target(v, chunks, zeros, random);
  }

  // Sums every coefficient of every target and compares. @return  how many targets are not zero.
  void expect_sums(const Kernel& kernel) {
    const std::vector<std::byte> before = memory_;
    std::vector<std::byte*> destinations;
    for (std::vector<std::byte>& cell : cells_) destinations.push_back(cell.data());
    const GatherTask task{masks_.data(),
                          transitions_.data(),
                          memory_.data(),
                          plane_chunks_ * k_chunk_bytes,
                          to_work_ ? nullptr : destinations.data(),
                          memory_.data(),
                          ring_.prime};
    const std::size_t alive = kernel.gather(task, targets_);
    std::size_t expected_alive = 0;
    for (const Target& target : targets_) expected_alive += expect_target(target, before) ? 1U : 0U;
    EXPECT_EQ(alive, expected_alive);
    // What is read stays as it was.
    for (std::size_t l = 0; l < limbs_; ++l) {
      const std::size_t plane = l * plane_chunks_ * k_chunk_bytes;
      EXPECT_EQ(std::memcmp(memory_.data() + plane, before.data() + plane,
                            plane_chunks_ * k_chunk_bytes / 2),
                0);
    }
  }

 private:
  static constexpr std::uint32_t k_vectors = 5;

  void fill_source(std::mt19937_64& random) {
    for (std::size_t l = 0; l < limbs_; ++l) {
      for (std::size_t lane = 0; lane < plane_chunks_ * 4; ++lane) {
        // Long runs of ones, so that carries ripple through all limbs.
        const std::uint64_t kind = random() % 4;
        std::uint64_t word = kind == 0 ? ~std::uint64_t{0} : kind == 1 ? 1 : random();
        if (ring_.prime != 0) word %= ring_.prime;
        std::memcpy(memory_.data() + (l * plane_chunks_ * 8 + lane) * k_lane_bytes, &word, 8);
      }
    }
  }
  void add_target(std::uint32_t v, std::uint32_t chunks, std::uint32_t zeros,
                  std::mt19937_64& random) {
    Target target{};
    target.first_transition = static_cast<std::uint32_t>(transitions_.size());
    target.first_chunk = static_cast<std::uint32_t>(random() % 4);
    target.chunks = chunks;
    target.zeros = zeros;
    target.stem = k_vectors - 1 - v;
    target.place = to_work_ ? static_cast<std::uint32_t>((k_vectors + v) * vector_chunks_) + 1
                            : static_cast<std::uint32_t>(random() % 3);
    target.plain = v == 0 ? 0 : static_cast<std::uint32_t>(random() % 4);
    target.transitions = target.plain + (v == 0 ? 0 : static_cast<std::uint32_t>(random() % 6));
    for (std::uint32_t t = 0; t < target.transitions; ++t) {
      // Any lane of the lower half from which first_chunk .. first_chunk + chunks can be read.
      const std::size_t lanes = (k_vectors * vector_chunks_ - chunks) * 8;
      const auto lane = static_cast<std::int32_t>(random() % lanes);
      transitions_.push_back({(lane - static_cast<std::int32_t>(target.first_chunk * 8)) * 8,
                              static_cast<std::uint32_t>(random() % 60)});
    }
    targets_.push_back(target);
  }
  [[nodiscard]] BigInt read(const std::byte* at, std::size_t plane_bytes) const {
    BigInt value = 0;
    for (std::size_t l = limbs_; l-- > 0;) {
      std::uint64_t word = 0;
      std::memcpy(&word, at + l * plane_bytes, sizeof word);
      value = (value << 64U) + word;
    }
    return value;
  }
  bool expect_target(const Target& target, const std::vector<std::byte>& before) const {
    const std::size_t work_plane = plane_chunks_ * k_chunk_bytes;
    const std::size_t plane = to_work_ ? work_plane : target.chunks * k_chunk_bytes;
    const std::byte* const found =
        to_work_ ? memory_.data() + target.place * k_chunk_bytes
                 : cells_[target.stem].data() + target.place * k_chunk_bytes * limbs_;
    bool is_alive = false;
    for (std::size_t lane = 0; lane < target.zeros * std::size_t{8}; ++lane) {
      EXPECT_EQ(read(found + lane * k_lane_bytes, plane), 0);
    }
    for (std::size_t lane = 0; lane < target.chunks * std::size_t{8}; ++lane) {
      const std::size_t index = target.first_chunk * std::size_t{8} + lane;
      BigInt sum = 0;
      for (std::uint32_t t = 0; t < target.transitions; ++t) {
        const Transition& transition = transitions_[target.first_transition + t];
        const bool is_masked = t >= target.plain;
        const unsigned lanes = masks_[transition.mask + index / 8];
        if (is_masked && (lanes >> (index % 8) & 1U) == 0) continue;
        sum += read(before.data() + transition.source + static_cast<std::ptrdiff_t>(index * 8),
                    work_plane);
      }
      sum %= ring_.modulus();
      is_alive = is_alive || sum != 0;
      EXPECT_EQ(read(found + (target.zeros * std::size_t{8} + lane) * k_lane_bytes, plane), sum);
    }
    return is_alive;
  }

  Ring ring_;
  std::size_t limbs_;
  std::size_t vector_chunks_;
  std::size_t plane_chunks_;
  std::vector<std::byte> memory_;
  std::vector<std::vector<std::byte>> cells_;
  bool to_work_;
  std::vector<std::uint8_t> masks_;
  std::vector<Transition> transitions_;
  std::vector<Target> targets_;
};

TEST(Kernel, GathersLikeBigIntegers) {
  std::mt19937_64 random(oracle::test_seed() + 40);
  for (const Ring& ring : {Ring::binary(1), Ring::binary(2), Ring::binary(4), Ring::prime_field(0),
                           Ring::prime_field(3), Ring{1, 5}}) {
    for (const InstructionSet set : instruction_sets()) {
      const Kernel kernel = kernel_for(ring, set);
      EXPECT_EQ(kernel.name, to_string(set));
      // Up to, at, and past the tile of 16, 8 or 4 chunks, and twice that.
      for (const std::uint32_t chunks :
           {1U, 2U, 3U, 4U, 5U, 7U, 8U, 9U, 15U, 16U, 17U, 31U, 32U, 33U, 40U}) {
        for (const bool to_work : {true, false}) {
          SCOPED_TRACE(ring.name() + ", " + to_string(set) + ", chunks " + std::to_string(chunks));
          // Outputs to the table never have zeros.
          const std::uint32_t zeros = to_work ? static_cast<std::uint32_t>(random() % 3) : 0;
          GatherCase(ring, chunks, zeros, to_work, random).expect_sums(kernel);
          if (HasFailure()) return;
        }
      }
    }
  }
}

TEST(Kernel, NothingToGather) {
  const GatherTask task{};
  for (const InstructionSet set : instruction_sets()) {
    EXPECT_EQ(kernel_for(Ring::binary(1), set).gather(task, {}), 0U);
  }
}

TEST(Kernel, RefusesOtherRingsAndMissingInstructions) {
  EXPECT_ERROR(kernel_for({3, 0}, InstructionSet::portable), InputError,
               "ring limbs = 3, allowed 1, 2, 4");
  if (best_instruction_set() == InstructionSet::portable) {
    EXPECT_ERROR(kernel_for(Ring::binary(1), InstructionSet::avx2), InputError,
                 "instruction set = avx2: this processor offers at most portable");
  }
  if (best_instruction_set() != InstructionSet::avx512) {
    EXPECT_ERROR(kernel_for(Ring::binary(1), InstructionSet::avx512), InputError,
                 "instruction set = avx512: this processor offers at most");
  }
}

}  // namespace
}  // namespace flotilla::frontier
