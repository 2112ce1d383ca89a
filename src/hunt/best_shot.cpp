// SPDX-License-Identifier: MIT
#include "hunt/best_shot.hpp"

#include <algorithm>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

/// The answers that a shot may get.
std::vector<Reply> possible_answers(const Knowledge& knowledge, const Posterior& posterior,
                                    int cell) {
  std::vector<Reply> answers;
  if (posterior.of_cell[at(cell)] < posterior.layouts) answers.push_back({cell, Answer::miss, 0});
  for (const int berth : knowledge.table().over(cell)) {
    if (posterior.of_berth[at(berth)] == 0) continue;
    const Reply answer = knowledge.answer_of(berth, cell);
    if (std::ranges::find(answers, answer) == answers.end()) answers.push_back(answer);
  }
  return answers;
}

}  // namespace

std::vector<int> by_probability(const Knowledge& knowledge, const Posterior& posterior) {
  std::vector<int> cells, others;
  for (int cell = 0; at(cell) < posterior.of_cell.size(); ++cell) {
    if (knowledge.is_known(cell)) continue;
    (posterior.of_cell[at(cell)] > 0 ? cells : others).push_back(cell);
  }
  if (cells.empty()) return others;
  std::ranges::stable_sort(
      cells, [&](int a, int b) { return posterior.of_cell[at(a)] > posterior.of_cell[at(b)]; });
  return cells;
}

BigInt hits_of_two_shots(const Knowledge& knowledge, const Posterior& posterior, int cell,
                         PosteriorEngine& engine) {
  BigInt hits = posterior.of_cell[at(cell)];
  for (const Reply& answer : possible_answers(knowledge, posterior, cell)) {
    Knowledge then = knowledge;
    then.hear(answer);
    const Posterior next = engine.posterior(then);
    const std::vector<int> order = by_probability(then, next);
    if (!order.empty()) hits += next.of_cell[at(order.front())];
  }
  return hits;
}

int best_shot(const Knowledge& knowledge, const Posterior& posterior, Choice choice, int width,
              PosteriorEngine& engine) {
  std::vector<int> cells = by_probability(knowledge, posterior);
  FLOTILLA_ASSERT_LIGHT(!cells.empty());
  const BigInt& most = posterior.of_cell[at(cells.front())];
  // A certain hit has to be fired some time, and tells something now.
  if (choice == Choice::likeliest || most == posterior.layouts) return cells.front();
  std::erase_if(cells, [&](int cell) {
    return choice == Choice::ties_ahead && posterior.of_cell[at(cell)] < most;
  });
  if (cells.size() > at(width)) cells.resize(at(width));
  if (cells.size() == 1) return cells.front();
  int best = -1;
  BigInt most_hits = -1;
  for (const int cell : cells) {
    BigInt hits = hits_of_two_shots(knowledge, posterior, cell, engine);
    if (hits <= most_hits) continue;
    most_hits = std::move(hits);
    best = cell;
  }
  return best;
}

}  // namespace flotilla::hunt
