// SPDX-License-Identifier: MIT
#include "puzzle/steps.hpp"

#include <algorithm>

#include "number/narrow.hpp"
#include "puzzle/answer.hpp"
#include "puzzle/rungs/rungs.hpp"

namespace flotilla::puzzle {
namespace {

/// Once over the whole board.
void climb_once(Position& position, Rung rung) {
  position.touch_all();
  const Position::Changed all = position.take_changed();
  switch (rung) {
    case Rung::count:
      return count_rung(position, all);
    case Rung::touch:
      return touch_rung(position, all);
    case Rung::line:
      return line_rung(position, all);
    case Rung::fleet:
      return fleet_rung(position);
    case Rung::probe:
      return probe_rung(position);
  }
}

/// Of a position without open cells.
Walk::End end_of(const Position& position) {
  int answers = 0;
  for_each_answer(position, [&](const Layout&) { return ++answers < 2; });
  if (answers == 0) return Walk::End::no_answer;
  return answers == 1 ? Walk::End::solved : Walk::End::divisible;
}

}  // namespace

std::optional<Step> next_step(const Position& position, Rung up_to) {
  if (position.is_dead()) return std::nullopt;
  Position next = position;
  for (int number = 0; number <= static_cast<int>(up_to); ++number) {
    const auto rung = static_cast<Rung>(number);
    Journal journal;
    next.set_journal(&journal);
    climb_once(next, rung);
    const std::vector<Journal::Entry>& entries = journal.entries();
    if (entries.empty()) {
      if (next.is_dead()) return Step{rung, std::nullopt, {}, journal.death()};
      continue;
    }
    Step step{rung, entries.front().reason, {}, std::nullopt};
    for (const Journal::Entry& entry : entries) {
      if (entry.reason != entries.front().reason) break;
      step.cells.push_back({entry.cell, entry.is_ship});
    }
    return step;
  }
  return std::nullopt;
}

void apply(const Step& step, Position& position) {
  if (!step.reason) position.die();
  for (const Step::Settled& settled : step.cells) position.settle(settled.cell, settled.is_ship);
}

std::string sentence(const Step& step, const Task& task) {
  return step.reason ? sentence(*step.reason, task)
                     : contradiction_sentence(*step.contradiction, task) + ": there is no answer";
}

Walk walk(Position& position, Rung up_to, const std::function<void(const Step&)>& visit) {
  Walk walk;
  while (const std::optional<Step> step = next_step(position, up_to)) {
    if (visit) visit(*step);
    apply(*step, position);
    walk.highest = std::max(walk.highest.value_or(step->rung), step->rung);
    if (step->reason) ++walk.steps[static_cast<std::size_t>(step->rung)];
  }
  walk.open_cells = position.open_cells();
  if (position.is_dead())
    walk.end = Walk::End::no_answer;
  else if (walk.open_cells == 0)
    walk.end = end_of(position);
  return walk;
}

}  // namespace flotilla::puzzle
