// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <exception>
#include <vector>

#include "shard/communicator.hpp"
#include "space/stopwatch.hpp"

/// Pieces of work that depend on their index alone, such as games or draws, are made round by round: every rank makes a run
/// of them, on all its threads, and rank 0 keeps what was found, in the order of the pieces.
namespace flotilla::jobs {

/// One round, as a rank sees it.
struct Round {
  std::uint64_t pieces = 0;  ///< of all ranks
  std::uint64_t share = 0;   ///< the most that any rank makes
  std::uint64_t begin = 0;   ///< of this rank, counted from the first piece of the round
  std::uint64_t count = 0;   ///< of this rank: share, or fewer of the last ones
};

/// The round of so many pieces. Not collective.
[[nodiscard]] Round round_of(std::uint64_t pieces, const shard::Communicator& ranks);

/// Rounds of about half a second each. All members are collective.
class Rounds {
 public:
  Rounds(shard::Communicator& ranks, int threads) : ranks_(ranks), threads_(threads) {}

  /// The next one: as large as the time of the one before it says, on all ranks alike. @param left  pieces, at least 1
  [[nodiscard]] Round next(std::uint64_t left);
  /// The round is over.
  void end() { last_round_s_ = stopwatch_.seconds(); }

 private:
  [[nodiscard]] std::uint64_t size() const;

  shard::Communicator& ranks_;
  int threads_;
  std::uint64_t last_round_ = 0;  // pieces
  double last_round_s_ = 0;
  space::Stopwatch stopwatch_;
};

/// What this rank finds of its pieces, on all threads: `width` numbers a piece, piece after piece.
/// @param make  receives a piece, from 0 on, and where its numbers go; what it throws is thrown once all are done
template <typename Make>
[[nodiscard]] std::vector<std::uint64_t> numbers_of(std::size_t pieces, std::size_t width,
                                                    int threads, const Make& make) {
  std::vector<std::uint64_t> numbers(pieces * width);
  std::exception_ptr failure;
  const auto all = static_cast<std::int64_t>(pieces);
#pragma omp parallel for schedule(dynamic) num_threads(threads)
  for (std::int64_t i = 0; i < all; ++i) {
    const auto place = static_cast<std::size_t>(i);
    try {
      make(place, numbers.data() + place * width);
    } catch (...) {
#pragma omp critical(flotilla_rounds)
      failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
  return numbers;
}

/// The numbers of all pieces of a round, in their order, on rank 0; nothing on the others. Collective.
/// @param own  as numbers_of
[[nodiscard]] std::vector<std::uint64_t> gathered(std::vector<std::uint64_t> own,
                                                  const Round& round, std::size_t width,
                                                  shard::Communicator& ranks);

}  // namespace flotilla::jobs
