// SPDX-License-Identifier: MIT
#include "space/sampler_check.hpp"

#include <algorithm>
#include <boost/math/distributions/binomial.hpp>
#include <boost/math/distributions/chi_squared.hpp>
#include <cmath>
#include <stdexcept>

#include "fleet/cell_name.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "space/draw_numbers.hpp"

namespace flotilla::space {
namespace {

constexpr std::uint64_t k_batch = 1U << 16U;
constexpr std::uint64_t k_draws_per_bin = 20;
constexpr std::uint64_t k_most_bins = 1024;                 // of consecutive numbers
constexpr std::uint64_t k_most_placement_bins = 1U << 20U;  // of one placement each

/// One bin a placement if they are few, else as many as have enough draws.
std::uint64_t bins_for(const BigInt& total, std::uint64_t draws) {
  const std::uint64_t most = std::max<std::uint64_t>(1, draws / k_draws_per_bin);
  if (total <= std::min(most, k_most_placement_bins)) return static_cast<std::uint64_t>(total);
  return std::min(most, k_most_bins);
}

/// What draws are counted into.
class Tally {
 public:
  Tally(const Problem& problem, BigInt total, std::uint64_t bins)
      : board_(problem.board),
        total_(std::move(total)),
        in_bin_(bins),
        in_berth_(static_cast<std::size_t>(board_.cells()) * 2 *
                  static_cast<std::size_t>(Fleet::k_max_length)) {}

  void add(const std::vector<Layout>& layouts, const std::vector<BigInt>& numbers) {
    for (const Layout& layout : layouts) {
      for (const Ship& ship : layout) ++in_berth_[index_of(ship)];
    }
    for (const BigInt& number : numbers) {
      ++in_bin_[static_cast<std::size_t>(number * in_bin_.size() / total_)];
    }
  }

  void sum_over(shard::Communicator& ranks) {
    ranks.sum(in_bin_);
    ranks.sum(in_berth_);
  }

  [[nodiscard]] std::uint64_t of(const Ship& ship) const { return in_berth_[index_of(ship)]; }
  [[nodiscard]] const std::vector<std::uint64_t>& bins() const { return in_bin_; }

 private:
  [[nodiscard]] std::size_t index_of(const Ship& ship) const {
    const auto cell = static_cast<std::size_t>(ship.first.row * board_.cols + ship.first.col);
    return (cell * Fleet::k_max_length + static_cast<std::size_t>(ship.length - 1)) * 2 +
           static_cast<std::size_t>(ship.vertical);
  }

  Board board_;
  BigInt total_;
  std::vector<std::uint64_t> in_bin_;
  std::vector<std::uint64_t> in_berth_;
};

double two_sided(double lower, double upper) { return std::min(1.0, 2 * std::min(lower, upper)); }

double binomial_p_value(std::uint64_t hits, std::uint64_t draws, double probability) {
  const boost::math::binomial distribution(static_cast<double>(draws), probability);
  const auto k = static_cast<double>(hits);
  const double upper =
      hits == 0 ? 1 : boost::math::cdf(boost::math::complement(distribution, k - 1));
  return two_sided(boost::math::cdf(distribution, k), upper);
}

Frequency frequency(std::string what, std::uint64_t hits, std::uint64_t draws, const BigInt& ways,
                    const BigInt& total) {
  Frequency found;
  found.what = std::move(what);
  found.hits = hits;
  found.drawn = static_cast<double>(hits) / static_cast<double>(draws);
  found.probability = ratio(ways, total).convert_to<double>();
  const bool is_certain = ways == 0 || ways == total;
  if (is_certain)
    found.p_value = hits == (ways == 0 ? 0 : draws) ? 1 : 0;
  else
    found.p_value = binomial_p_value(hits, draws, found.probability);
  return found;
}

void add(FrequencyTest& test, const Frequency& event) {
  if (test.events == 0 || event.p_value < test.worst.p_value) test.worst = event;
  ++test.events;
}

double gap(const Frequency& event) { return std::abs(event.drawn - event.probability); }

/// Cells and berths.
void test_frequencies(const BerthCounts& exact, const Tally& tally, SamplerCheck& check) {
  const Board& board = exact.problem.board;
  std::vector<BigInt> ways(static_cast<std::size_t>(board.cells()));
  std::vector<std::uint64_t> hits(ways.size());
  for (const auto& [ship, count] : exact.of) {
    add(check.berths, frequency(to_string(ship), tally.of(ship), check.draws, count, exact.total));
    for (int i = 0; i < ship.length; ++i) {
      const Cell cell = ship.cell(i);
      const auto at = static_cast<std::size_t>(cell.row * board.cols + cell.col);
      ways[at] += count;
      hits[at] += tally.of(ship);
    }
  }
  for (std::size_t at = 0; at < ways.size(); ++at) {
    const int place = narrow<int>(at);
    const Frequency cell = frequency(cell_name({place / board.cols, place % board.cols}), hits[at],
                                     check.draws, ways[at], exact.total);
    if (check.cells.events == 0 || gap(cell) > gap(check.largest_gap)) check.largest_gap = cell;
    add(check.cells, cell);
  }
}

NumberTest test_numbers(const Tally& tally, const BigInt& total, std::uint64_t draws) {
  NumberTest test;
  test.bins = tally.bins().size();
  // Bin b holds the numbers from the first with number * bins / total >= b on.
  const auto first_of = [&](std::uint64_t bin) {
    return BigInt((total * bin + test.bins - 1) / test.bins);
  };
  for (std::uint64_t bin = 0; bin < test.bins; ++bin) {
    const double share = ratio(first_of(bin + 1) - first_of(bin), total).convert_to<double>();
    const double expected = share * static_cast<double>(draws);
    const double excess = static_cast<double>(tally.bins()[bin]) - expected;
    test.chi_square += excess * excess / expected;
  }
  if (test.bins == 1) return test;
  const boost::math::chi_squared distribution(static_cast<double>(test.bins - 1));
  test.p_value =
      two_sided(boost::math::cdf(distribution, test.chi_square),
                boost::math::cdf(boost::math::complement(distribution, test.chi_square)));
  return test;
}

std::vector<BigInt> numbers_drawn(Placements& placements, const std::vector<Layout>& layouts) {
  try {
    return placements.numbers_of(layouts);
  } catch (const InputError& error) {
    throw Error(std::string("the sampler draws what is no placement: ") + error.what());
  }
}

}  // namespace

Sampler uniform_sampler(Placements& placements, std::uint64_t seed) {
  return [&placements, seed](std::uint64_t first, std::uint64_t count) {
    return placements.at(draw_numbers(seed, first, count, placements.total()));
  };
}

double FrequencyTest::p_value() const {
  return events == 0 ? 1 : std::min(1.0, static_cast<double>(events) * worst.p_value);
}

std::uint64_t SamplerCheck::least_draws() const {
  constexpr std::uint64_t k_least_bins = 10;
  return k_draws_per_bin *
         (total < k_least_bins ? static_cast<std::uint64_t>(total) : k_least_bins);
}

bool SamplerCheck::passes() const {
  return passes(cells.p_value()) && passes(berths.p_value()) && passes(numbers.p_value);
}

SamplerCheck check_sampler(const BerthCounts& exact, Placements& placements, const Sampler& sampler,
                           std::uint64_t draws, shard::Communicator& ranks,
                           const std::function<void(std::uint64_t)>& after_draws) {
  if (exact.total != placements.total())
    throw std::logic_error("the exact counts and the placements are of different spaces");
  SamplerCheck check;
  check.total = exact.total;
  check.draws = draws;
  Tally tally(exact.problem, exact.total, bins_for(exact.total, draws));
  const auto size = static_cast<std::uint64_t>(ranks.size());
  const auto rank = static_cast<std::uint64_t>(ranks.rank());
  const std::uint64_t share = draws / size + (draws % size != 0 ? 1 : 0);
  const std::uint64_t begin = std::min(draws, rank * share);
  const std::uint64_t end = std::min(draws, begin + share);
  for (std::uint64_t first = begin; first < end; first += k_batch) {
    const std::vector<Layout> layouts = sampler(first, std::min(k_batch, end - first));
    tally.add(layouts, numbers_drawn(placements, layouts));
    if (after_draws) after_draws(std::min(end, first + k_batch) - begin);
  }
  tally.sum_over(ranks);
  test_frequencies(exact, tally, check);
  check.numbers = test_numbers(tally, exact.total, draws);
  return check;
}

}  // namespace flotilla::space
