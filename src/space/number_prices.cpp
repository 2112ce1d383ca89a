// SPDX-License-Identifier: MIT
#include "space/number_prices.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <charconv>
#include <chrono>
#include <exception>
#include <map>
#include <memory>
#include <new>
#include <span>
#include <string>
#include <utility>

#include "fleet/bound.hpp"
#include "frontier/this_thread.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/size_text.hpp"
#include "number/wide.hpp"
#include "space/count.hpp"
#include "space/number_walk.hpp"

namespace flotilla::space {
namespace {

using Clock = std::chrono::steady_clock;
// Enough for ranks and threads to be busy alike until the end.
constexpr std::size_t k_least_parts = 2000;

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

// The automaton spans the short side; row and column numbers change places with it.
Problem as_walked(Problem problem) {
  if (problem.board.cols > problem.board.rows) problem.board = problem.board.transposed();
  return problem;
}

void check_fleet(const Problem& problem) {
  if (problem.fleet.has_unlimited()) {
    throw InputError("fleet " + to_string(problem.fleet) +
                     ": numbers are priced for a known number of ships, \"inf\" is not allowed");
  }
}

constexpr char k_most_placements[] = " placements; numbers can be priced for fewer than 2^63";

void check_columns(const Problem& problem) {
  const int bits = ColumnFields(as_walked(problem)).total;
  if (bits > 128) {
    throw LimitError("the column numbers of " + to_string(problem) + " take " +
                     std::to_string(bits) + " bits; those of up to 128 can be priced");
  }
}

void check_question(const Problem& problem, const BigInt& count) {
  check_fleet(problem);
  if (bit_length(count) > 63)
    throw LimitError(to_string(problem) + " has " + to_grouped_decimal(count) + k_most_placements);
  check_columns(problem);
}

/// No proof, but ten times too many is no chance either.
void check_rough_count(const Problem& problem, const RoughCount& rough) {
  constexpr double k_far_too_many = 0x1p63 * 10;
  if (rough.placements - 5 * rough.standard_error < k_far_too_many) return;
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), rough.placements,
                                 std::chars_format::scientific, 1)
                       .ptr;
  throw LimitError(to_string(problem) + " has about " + std::string(digits.data(), end) +
                   k_most_placements);
}

/// A problem of at least one placement, ready to be walked.
struct Plan {
  /// @param rows  of the problem as walked
  Plan(const Problem& problem, const PriceOptions& options, RowAutomaton rows)
      : fields(as_walked(problem)), automaton(std::move(rows)), parts(Parts(automaton).list()) {
    // Each walk keeps the columns of every step as fields.
    const std::uint64_t word = is_wide() ? sizeof(Wide) : sizeof(std::uint64_t);
    fixed_bytes = automaton.bytes() +
                  static_cast<std::uint64_t>(options.threads) * automaton.step_count() * word;
    if (options.memory_limit == 0) return;
    if (fixed_bytes >= options.memory_limit) {
      throw LimitError("the rows of " + to_string(problem) + " take " +
                       size_text_above(fixed_bytes) + " per rank, allowed " +
                       size_text_below(options.memory_limit) +
                       "; use a larger --memory-limit, fewer threads or a smaller board");
    }
    layer_limit =
        (options.memory_limit - fixed_bytes) / static_cast<std::uint64_t>(options.threads);
  }
  [[nodiscard]] bool is_wide() const { return fields.total > 64; }

  ColumnFields fields;
  RowAutomaton automaton;
  std::vector<Part> parts;
  std::uint64_t fixed_bytes = 0;
  std::uint64_t layer_limit = 0;  // a thread; 0: none
};

/// What the walks of one rank found.
struct Found {
  GroupSizes sizes;
  std::uint64_t placements = 0;
  std::uint64_t additions = 0;
  std::uint64_t layer_bytes = 0;
};

/// Every size()-th part, from rank() on, by all threads.
template <class Sums>
Found walk_parts(const Plan& plan, const PriceOptions& options, const shard::Communicator& ranks) {
  const auto threads = static_cast<std::size_t>(options.threads);
  std::vector<std::unique_ptr<NumberWalk<Sums>>> walks(threads);
  for (auto& walk : walks) {
    walk = std::make_unique<NumberWalk<Sums>>(plan.automaton, plan.layer_limit);
  }
  Found found;
  std::atomic<bool> has_failed = false;
  std::exception_ptr failure;
  std::size_t done = 0;
  std::vector<std::uint64_t> seen(threads);
  const auto first = static_cast<std::size_t>(ranks.rank());
  const auto stride = static_cast<std::size_t>(ranks.size());
  const std::size_t own =
      plan.parts.size() <= first ? 0 : (plan.parts.size() - first - 1) / stride + 1;
#pragma omp parallel for schedule(dynamic) num_threads(options.threads)
  for (std::size_t i = 0; i < own; ++i) {
    if (has_failed) continue;
    const std::size_t thread = frontier::this_thread();
    try {
      walks[thread]->run(plan.parts[first + i * stride]);
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
      if (!has_failed.exchange(true)) failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
  for (const auto& walk : walks) {
    found.sizes.add(walk->sizes());
    found.placements += walk->placements();
    found.additions += walk->additions();
    found.layer_bytes += walk->peak_bytes();
  }
  return found;
}

enum class Failing : std::uint64_t { no, input, limit, other };

/// What went wrong on this rank, and how to say so.
Failing failing_of(const std::exception_ptr& failure, std::string& message) {
  if (!failure) return Failing::no;
  try {
    std::rethrow_exception(failure);
  } catch (const InputError& error) {
    message = error.what();
    return Failing::input;
  } catch (const LimitError& error) {
    message = error.what();
    return Failing::limit;
  } catch (const std::bad_alloc&) {
    message = "the system refused more memory; use fewer threads or a smaller board";
    return Failing::limit;
  } catch (const std::exception& error) {
    message = error.what();
    return Failing::other;
  }
}

/// Throws on every rank, with the message of the first that failed. Collective.
void agree_on_failure(const std::exception_ptr& failure, shard::Communicator& ranks) {
  std::string message;
  const auto own = static_cast<std::uint64_t>(failing_of(failure, message));
  const std::vector<std::uint64_t> all = ranks.gather(std::span(&own, 1));
  for (std::size_t rank = 0; rank < all.size(); ++rank) {
    const auto failing = static_cast<Failing>(all[rank]);
    if (failing == Failing::no) continue;
    const auto text = std::as_bytes(std::span(message));
    std::vector<std::byte> bytes(text.begin(), text.end());
    ranks.broadcast(bytes, static_cast<int>(rank));
    message.clear();
    for (const std::byte byte : bytes) message.push_back(static_cast<char>(byte));
    if (failing == Failing::input) throw InputError(message);
    if (failing == Failing::limit) throw LimitError(message);
    throw Error(message);
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

/// Walks this rank's share; the rest is for all ranks to add up.
Found walk(const Plan& plan, const PriceOptions& options, const shard::Communicator& ranks) {
  return plan.is_wide() ? walk_parts<Wide>(plan, options, ranks)
                        : walk_parts<std::uint64_t>(plan, options, ranks);
}

void add_up(NumberPrices& prices, const Found& found, shard::Communicator& ranks) {
  prices.groups = groups_of_all(found.sizes, ranks);
  std::array<std::uint64_t, 2> sums{found.placements, found.additions};
  ranks.sum(sums);
  prices.placements = sums[0];
  prices.additions = sums[1];
  std::array<std::uint64_t, 1> bytes{prices.memory_bytes + found.layer_bytes};
  ranks.maximum(bytes);
  prices.memory_bytes = bytes[0];
  for (const PriceGroup& group : prices.groups) prices.number_sets += group.number_sets;
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

PriceEstimate estimate_prices(const Problem& problem, const PriceOptions& options, int ranks) {
  constexpr std::uint64_t k_most_rows = 3'000'000;
  // Measured: 4 to 8 ns a placement on one core of a Xeon at 2.6 GHz, 7x7 to 9x9 and the small fleet.
  constexpr double k_placement_s = 5e-9;
  check_fleet(problem);
  PriceEstimate estimate;
  estimate.bound = placement_upper_bound(problem);
  estimate.rough = rough_count(problem);
  if (estimate.rough) check_rough_count(problem, *estimate.rough);
  check_columns(problem);
  if (estimate.rough)
    estimate.seconds = k_placement_s * estimate.rough->placements / (options.threads * ranks);
  auto rows = RowAutomaton::listed_within(k_most_rows, as_walked(problem), options.memory_limit);
  if (!rows) return estimate;
  const Plan plan(problem, options, *std::move(rows));
  estimate.rows = PriceEstimate::Rows{plan.automaton.state_count(), plan.automaton.step_count(),
                                      plan.parts.size(), plan.fixed_bytes};
  return estimate;
}

NumberPrices price_numbers(const Problem& problem, const BigInt& count, const PriceOptions& options,
                           shard::Communicator& ranks) {
  const Clock::time_point start = Clock::now();
  check_question(problem, count);
  NumberPrices prices;
  if (count > 0) {
    Found found;
    std::exception_ptr failure;
    try {
      const Plan plan(problem, options, RowAutomaton(as_walked(problem), options.memory_limit));
      prices.states = plan.automaton.state_count();
      prices.row_numbers = plan.parts.size();
      prices.memory_bytes = plan.fixed_bytes;
      found = walk(plan, options, ranks);
    } catch (...) {
      failure = std::current_exception();
    }
    agree_on_failure(failure, ranks);
    add_up(prices, found, ranks);
  }
  if (prices.placements != count) {
    throw Error("pricing the numbers of " + to_string(problem) + " saw " +
                std::to_string(prices.placements) + " placements, but there are " +
                to_decimal(count));
  }
  prices.seconds = std::chrono::duration<double>(Clock::now() - start).count();
  return prices;
}

NumberPrices price_numbers(const Problem& problem, const PriceOptions& options,
                           shard::Communicator& ranks) {
  CountOptions count_options;
  count_options.threads = options.threads;
  count_options.memory_limit = options.memory_limit;
  check_question(problem, 0);
  return price_numbers(problem, count_placements(problem, count_options, ranks).count, options,
                       ranks);
}

}  // namespace flotilla::space
