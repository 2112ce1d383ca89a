// SPDX-License-Identifier: MIT
// What a task finds of a berth counts for all images of the task at the images of the berth: if S is the sum over the tasks
// of (their images) x (what they find), then a berth has the sum of S over its own images under all
// symmetries, divided by their number.
#include "space/ship_by_ship.hpp"

#include <algorithm>
#include <set>

#include "berths/berth_sums.hpp"
#include "berths/loose_order.hpp"
#include "number/narrow.hpp"

namespace flotilla::space {

namespace {

constexpr int k_most_ships = 8;
constexpr int k_most_cells = 1024;

bool is_few(const Problem& problem) {
  for (int length = 1; length <= problem.fleet.longest(); ++length)
    if (problem.fleet.is_unlimited(length)) return false;
  return problem.fleet.ships() >= 2 && problem.fleet.ships() <= k_most_ships &&
         problem.board.cells() <= k_most_cells;
}

}  // namespace

std::unique_ptr<ShipByShip> ShipByShip::make(const Problem& problem,
                                             const std::optional<BerthRules>& rules) {
  if (!is_few(problem) || (rules && rules->has_row_numbers())) return nullptr;
  std::unique_ptr<ShipByShip> counter(new ShipByShip(problem, rules));
  const auto sums = berths::make_berth_sums(counter->table_);
  if (!sums) return nullptr;
  for (const Task& task : counter->tasks_) counter->work_ += sums->work(counter->openings_of(task));
  return counter;
}

ShipByShip::ShipByShip(const Problem& problem, const std::optional<BerthRules>& rules)
    : table_(problem),
      openings_(rules ? berths::Openings(table_, *rules) : berths::Openings(table_)) {
  split(!rules || rules->is_blank());
}

void ShipByShip::split(bool is_blank) {
  symmetries_ = berths::symmetries(table_);
  if (!is_blank) symmetries_.resize(1);
  for (int length = 1; length <= table_.problem().fleet.longest(); ++length)
    if (table_.problem().fleet.of_length(length) == 1) split_ = table_.of_length(length);
  if (split_.first == split_.last) symmetries_.resize(1);
  std::vector<bool> is_done(at(table_.size()));
  for (int berth = split_.first; berth < split_.last; ++berth) {
    if (is_done[at(berth)] || openings_.is_possible[at(berth)] == 0) continue;
    std::set<int> images;
    for (const berths::Symmetry& symmetry : symmetries_) images.insert(symmetry[at(berth)]);
    for (const int image : images) is_done[at(image)] = true;
    tasks_.push_back({berth, images.size()});
  }
  if (split_.first == split_.last) tasks_.push_back({-1, 1});
}

berths::Openings ShipByShip::openings_of(const Task& task) const {
  berths::Openings openings = openings_;
  for (int berth = split_.first; berth < split_.last; ++berth)
    if (berth != task.berth) openings.is_possible[at(berth)] = 0;
  return openings;
}

ShipByShip::Weighted ShipByShip::weighted(const QuestionOptions& options) const {
  Weighted all{0, std::vector<std::uint64_t>(at(table_.size()))};
  QuestionProgress progress;
  progress.steps = narrow<int>(tasks_.size());
  const auto count = static_cast<std::int64_t>(tasks_.size());
#pragma omp parallel num_threads(options.threads)
  {
    const auto counter = berths::make_berth_sums(table_);
    berths::LabelledSums found;
#pragma omp for schedule(dynamic)
    for (std::int64_t i = 0; i < count; ++i) {
      const Task& task = tasks_[static_cast<std::size_t>(i)];
      counter->count(openings_of(task), found);
#pragma omp critical(flotilla_ship_by_ship)
      {
        all.total += task.images * found.total;
        for (std::size_t berth = 0; berth < found.of_berth.size(); ++berth)
          all.of_berth[berth] += task.images * found.of_berth[berth];
        ++progress.step;
        if (options.progress) options.progress(progress);
      }
    }
  }
  return all;
}

BerthCounts ShipByShip::count(const QuestionOptions& options) const {
  const Weighted weighted = this->weighted(options);
  const BigInt labels = berths::ways_to_label(table_.problem().fleet);
  BerthCounts counts{table_.problem(), {}, weighted.total / labels, {}};
  for (int berth = 0; berth < table_.size(); ++berth) {
    BigInt sum = 0;
    for (const berths::Symmetry& symmetry : symmetries_)
      sum += weighted.of_berth[at(symmetry[at(berth)])];
    if (sum != 0) counts.of.emplace(table_.ship(berth), sum / (labels * symmetries_.size()));
  }
  return counts;
}

}  // namespace flotilla::space
