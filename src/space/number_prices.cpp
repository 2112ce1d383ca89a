// SPDX-License-Identifier: MIT
#include "space/number_prices.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <string>

#include "frontier/this_thread.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "space/count.hpp"
#include "space/number_walk.hpp"

namespace flotilla::space {
namespace {

using Clock = std::chrono::steady_clock;
__extension__ using Wide = unsigned __int128;

// Enough for ranks and threads to be busy alike until the end.
constexpr std::size_t k_least_parts = 2000;

std::uint64_t count_of(const Problem& problem, const PriceOptions& options,
                       shard::Communicator& ranks) {
  CountOptions count_options;
  count_options.threads = options.threads;
  count_options.memory_limit = options.memory_limit;
  const BigInt count = count_placements(problem, count_options, ranks).count;
  if (bit_length(count) > 63) {
    throw LimitError(to_string(problem) + " has " + to_grouped_decimal(count) +
                     " placements: their numbers can be priced below 2^63");
  }
  return count.convert_to<std::uint64_t>();
}

/// The numbers of the first rows.
using Part = std::vector<int>;

/// Beginnings of the row numbers: as short as gives enough of them, and at least one row short.
class Parts {
 public:
  explicit Parts(const RowAutomaton& automaton) : automaton_(automaton) {
    for (depth_ = 0; parts_.size() < k_least_parts && depth_ + 1 < automaton.rows();) {
      ++depth_;
      parts_.clear();
      RowNumberPrefix prefix(automaton.rows());
      list_below(prefix, 0);
    }
    if (depth_ == 0) parts_.emplace_back();
  }
  [[nodiscard]] std::vector<Part> list() const { return parts_; }

 private:
  void list_below(RowNumberPrefix& prefix, int cells) {
    if (prefix.size() == depth_) {
      Part& part = parts_.emplace_back();
      for (int row = 0; row < depth_; ++row) part.push_back(prefix[row]);
      return;
    }
    const Board& board = automaton_.problem().board;
    const int most = std::min(board.cols, automaton_.problem().fleet.cells() - cells);
    for (int number = 0; number <= most; ++number) {
      if (automaton_.steps(prefix.size(), cells, number).empty() || !prefix.push(number)) continue;
      list_below(prefix, cells + number);
      prefix.pop();
    }
  }

  const RowAutomaton& automaton_;
  int depth_ = 0;
  std::vector<Part> parts_;
};

/// What the walks of one rank found.
struct Found {
  GroupSizes sizes;
  std::uint64_t placements = 0;
  std::uint64_t additions = 0;
  std::uint64_t layer_bytes = 0;
  std::exception_ptr failure;
};

/// Every size()-th part, from rank() on, by all threads.
template <class Sums>
Found walk_parts(const RowAutomaton& automaton, const std::vector<Part>& parts,
                 const PriceOptions& options, std::uint64_t layer_limit,
                 const shard::Communicator& ranks) {
  const auto threads = static_cast<std::size_t>(options.threads);
  std::vector<std::unique_ptr<NumberWalk<Sums>>> walks(threads);
  for (auto& walk : walks) {
    walk = std::make_unique<NumberWalk<Sums>>(automaton, layer_limit / threads);
  }
  Found found;
  std::atomic<bool> has_failed = false;
  std::size_t done = 0;
  std::vector<std::uint64_t> seen(threads);
  const auto first = static_cast<std::size_t>(ranks.rank());
  const auto stride = static_cast<std::size_t>(ranks.size());
  const std::size_t own = parts.size() <= first ? 0 : (parts.size() - first - 1) / stride + 1;
#pragma omp parallel for schedule(dynamic) num_threads(options.threads)
  for (std::size_t i = 0; i < own; ++i) {
    if (has_failed) continue;
    const std::size_t thread = frontier::this_thread();
    try {
      walks[thread]->run(parts[first + i * stride]);
#pragma omp critical(flotilla_price_progress)
      {
        ++done;
        seen[thread] = walks[thread]->placements();
        std::uint64_t placements = 0;
        for (const std::uint64_t of_thread : seen) placements += of_thread;
        if (options.progress) options.progress(placements, done, own);
      }
    } catch (...) {
#pragma omp critical(flotilla_price_failure)
      if (!has_failed.exchange(true)) found.failure = std::current_exception();
    }
  }
  for (const auto& walk : walks) {
    found.sizes.add(walk->sizes());
    found.placements += walk->placements();
    found.additions += walk->additions();
    found.layer_bytes += walk->peak_bytes();
  }
  return found;
}

/// Throws on every rank if one failed: its own error there, elsewhere that of another.
void agree_on_failure(const std::exception_ptr& failure, shard::Communicator& ranks) {
  std::array<std::uint64_t, 1> failed{failure ? std::uint64_t{1} : 0};
  ranks.maximum(failed);
  if (failure) std::rethrow_exception(failure);
  if (failed[0] != 0) {
    throw LimitError("another rank stopped pricing the numbers; see its message");
  }
}

/// Group sizes of all ranks added up, on every rank.
std::vector<PriceGroup> groups_of_all(const GroupSizes& sizes, shard::Communicator& ranks) {
  std::vector<std::uint64_t> words;
  for (const auto& [size, sets] : sizes.sorted()) {
    words.push_back(size);
    words.push_back(sets);
  }
  std::array<std::uint64_t, 1> longest{words.size()};
  ranks.maximum(longest);
  words.resize(longest[0]);  // 0 sets of size 0
  std::map<std::uint64_t, std::uint64_t> all;
  const std::vector<std::uint64_t> gathered = ranks.gather(words);
  for (std::size_t i = 0; i + 1 < gathered.size(); i += 2) {
    if (gathered[i + 1] > 0) all[gathered[i]] += gathered[i + 1];
  }
  std::vector<PriceGroup> groups;
  for (const auto& [size, sets] : all) groups.push_back({size, sets});
  return groups;
}

// The automaton spans the short side; row and column numbers change places with it.
Problem as_walked(Problem problem) {
  if (problem.board.cols > problem.board.rows) problem.board = problem.board.transposed();
  return problem;
}

}  // namespace

std::uint64_t NumberPrices::pinned() const {
  return groups.empty() || groups.front().size > 1 ? 0 : groups.front().number_sets;
}

std::uint64_t NumberPrices::median_left() const {
  std::uint64_t with_no_more = 0;
  for (const PriceGroup& group : groups) {
    with_no_more += group.placements();
    if (with_no_more >= placements - with_no_more) return group.size;
  }
  return 0;
}

std::uint64_t NumberPrices::worst_left() const { return groups.empty() ? 0 : groups.back().size; }

Rational NumberPrices::mean_left() const {
  if (placements == 0) return 0;
  BigInt sum = 0;
  for (const PriceGroup& group : groups) sum += BigInt(group.size) * group.placements();
  return Rational(sum, placements);
}

NumberPrices price_numbers(const Problem& problem, const PriceOptions& options,
                           shard::Communicator& ranks) {
  const Clock::time_point start = Clock::now();
  NumberPrices prices;
  const Problem walked = as_walked(problem);
  if (problem.fleet.has_unlimited()) {
    throw InputError("fleet " + to_string(problem.fleet) +
                     ": numbers are priced for a known number of ships, \"inf\" is not allowed");
  }
  const std::uint64_t count = count_of(problem, options, ranks);
  if (count > 0) {
    const ColumnFields fields(walked);
    if (fields.total > 128) {
      throw LimitError("the column numbers of " + to_string(walked) + " take " +
                       std::to_string(fields.total) + " bits, at most 128 can be priced");
    }
    const RowAutomaton automaton(walked, options.memory_limit);
    const std::vector<Part> parts = Parts(automaton).list();
    // Each walk keeps the steps' columns as fields.
    const std::uint64_t word = fields.total <= 64 ? sizeof(std::uint64_t) : sizeof(Wide);
    const std::uint64_t fixed = automaton.bytes() + static_cast<std::uint64_t>(options.threads) *
                                                        automaton.step_count() * word;
    if (options.memory_limit != 0 && fixed >= options.memory_limit) {
      throw LimitError("the rows of " + to_string(walked) + " take " +
                       std::to_string((fixed >> 20U) + 1) + " MiB per rank, allowed " +
                       std::to_string(options.memory_limit >> 20U) +
                       " MiB; use a larger memory limit, fewer threads or a smaller board");
    }
    const std::uint64_t layer_limit = options.memory_limit == 0 ? 0 : options.memory_limit - fixed;
    const Found found =
        fields.total <= 64
            ? walk_parts<std::uint64_t>(automaton, parts, options, layer_limit, ranks)
            : walk_parts<Wide>(automaton, parts, options, layer_limit, ranks);
    agree_on_failure(found.failure, ranks);
    prices.groups = groups_of_all(found.sizes, ranks);
    std::array<std::uint64_t, 2> sums{found.placements, found.additions};
    ranks.sum(sums);
    std::array<std::uint64_t, 1> bytes{fixed + found.layer_bytes};
    ranks.maximum(bytes);
    prices.placements = sums[0];
    prices.additions = sums[1];
    prices.memory_bytes = bytes[0];
    prices.states = automaton.state_count();
    prices.row_numbers = parts.size();
    for (const PriceGroup& group : prices.groups) prices.number_sets += group.number_sets;
  }
  if (prices.placements != count) {
    throw Error("pricing the numbers of " + to_string(problem) + " saw " +
                std::to_string(prices.placements) + " placements, there are " +
                std::to_string(count));
  }
  prices.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return prices;
}

}  // namespace flotilla::space
