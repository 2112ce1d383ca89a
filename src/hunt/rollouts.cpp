// SPDX-License-Identifier: MIT
#include "hunt/rollouts.hpp"

#include <cmath>

#include "hunt/best_shot.hpp"
#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

/// Differences of one candidate from the likeliest cell.
struct Differences {
  double sum = 0, squares = 0;
  void add(double difference) {
    sum += difference;
    squares += difference * difference;
  }
};

}  // namespace

Rollouts::Rollouts(const GameRules& rules, const BerthTable& table)
    : table_(&table),
      density_(rules.problem),
      now_(density_),
      board_(density_),
      referee_(rules),
      hidden_(rules) {}

int Rollouts::best_shot(const std::vector<Reply>& log, const Knowledge& knowledge,
                        const Posterior& posterior, int width, int samples,
                        PosteriorEngine& engine) {
  std::vector<int> cells = by_probability(knowledge, posterior);
  // A certain hit has to be fired some time, and tells something now.
  if (posterior.of_cell[at(cells.front())] == posterior.layouts) return cells.front();
  if (cells.size() > at(width)) cells.resize(at(width));
  now_.forget();
  for (const Reply& reply : log) {
    now_.name(reply.cell);
    now_.hear(reply);
  }
  std::vector<Differences> differences(cells.size());
  double count = 0;
  Layout layout;
  engine.sample(knowledge, static_cast<std::uint64_t>(samples), [&](std::span<const int> berths) {
    layout.clear();
    for (const int berth : berths) layout.push_back(table_->ship(berth));
    hidden_.hide(layout);
    for (const Reply& reply : log) (void)hidden_.fire(reply.cell);
    const int of_likeliest = shots_after(cells.front(), hidden_);
    for (std::size_t i = 1; i < cells.size(); ++i)
      differences[i].add(shots_after(cells[i], hidden_) - of_likeliest);
    ++count;
  });
  std::size_t best = 0;
  double least = 0;
  const bool are_all = posterior.layouts <= samples;
  for (std::size_t i = 1; i < cells.size() && count > 0; ++i) {
    const double mean = differences[i].sum / count;
    const double spread = std::sqrt(std::max(0.0, differences[i].squares / count - mean * mean));
    if (mean + (are_all ? 0 : spread / std::sqrt(count)) >= 0 || mean >= least) continue;
    least = mean;
    best = i;
  }
  return cells[best];
}

int Rollouts::shots_after(int cell, const Referee& at_now) {
  referee_ = at_now;
  board_ = now_;
  while (true) {
    board_.name(cell);
    board_.hear(referee_.fire(cell));
    if (referee_.is_over()) return referee_.shots();
    cell = board_.best_cell();
  }
}

}  // namespace flotilla::hunt
