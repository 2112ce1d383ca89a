// SPDX-License-Identifier: MIT
#include "jobs/long_run/rounds.hpp"

#include <algorithm>

namespace flotilla::jobs {

Round round_of(std::uint64_t pieces, const shard::Communicator& ranks) {
  const auto size = static_cast<std::uint64_t>(ranks.size());
  const auto rank = static_cast<std::uint64_t>(ranks.rank());
  Round round;
  round.pieces = pieces;
  round.share = (pieces + size - 1) / size;
  round.begin = std::min(pieces, rank * round.share);
  round.count = std::min(round.share, pieces - round.begin);
  return round;
}

/// By the round before.
std::uint64_t Rounds::size() const {
  constexpr double k_round_s = 0.5;
  constexpr std::uint64_t k_most = 1U << 16U;  // their placements are kept meanwhile
  const std::uint64_t workers =
      static_cast<std::uint64_t>(ranks_.size()) * static_cast<std::uint64_t>(threads_);
  std::uint64_t pieces = 2 * workers;
  if (last_round_ != 0) {
    const double times = std::clamp(k_round_s / std::max(last_round_s_, 1e-6), 0.1, 16.0);
    pieces = static_cast<std::uint64_t>(static_cast<double>(last_round_) * times);
  }
  return std::clamp(pieces, workers, std::max(workers, k_most));
}

Round Rounds::next(std::uint64_t left) {
  stopwatch_ = {};
  std::uint64_t pieces = ranks_.is_first() ? size() : 0;  // it alone says, for clocks differ
  ranks_.maximum({&pieces, 1});
  last_round_ = std::min(left, pieces);
  return round_of(last_round_, ranks_);
}

std::vector<std::uint64_t> gathered(std::vector<std::uint64_t> own, const Round& round,
                                    std::size_t width, shard::Communicator& ranks) {
  own.resize(round.share * width);  // runs of equal length, of which the last may be partly empty
  std::vector<std::uint64_t> all = ranks.gather(own);
  all.resize(ranks.is_first() ? round.pieces * width : 0);
  return all;
}

}  // namespace flotilla::jobs
