// SPDX-License-Identifier: MIT
// Ways through the states are numbered from the end: first by the group and the state at the last row's
// end, then, at each state, by the transition that led there. A transition stands for as many numbers as
// there are ways to its source, which is what the tables of the sweep forward hold. All walkers take a row
// together, group by group, so that a group's states are worked out once.
#pragma once

#include <algorithm>
#include <numeric>
#include <optional>
#include <span>
#include <tuple>
#include <vector>

#include "frontier/opening.hpp"
#include "frontier/this_thread.hpp"
#include "number/assert.hpp"
#include "space/group_view.hpp"
#include "space/layers.hpp"
#include "space/path.hpp"
#include "space/question.hpp"

namespace flotilla::space {

/// The walks from the last row to the first that tell number and placement apart. Numbers have L words.
template <std::size_t L>
class PlacementWalk {
 public:
  /// Sweeps forward. `question` must outlive this; it is traced for contents, in Z/2^(64 L).
  explicit PlacementWalk(const Question& question)
      : plan_(question.plan()),
        solo_(shard::make_solo()),
        layers_(plan_, question.rings().front(), *solo_, question.sweep_options(),
                question.memory_for_tables(), {1, plan_.problem().board.rows}),
        paths_(plan_),
        kernel_(
            frontier::kernel_for(question.rings().front(), question.options().instruction_set)) {
    for (int t = 0; t < question.options().threads; ++t) {
      workers_.emplace_back(plan_, kernel_, question.rings().front());
    }
    list_openings();
    add_up_groups();
  }

  [[nodiscard]] const Words<L>& total() const { return before_group_.back(); }
  [[nodiscard]] const Paths& paths() const { return paths_; }

  /// @param numbers  below total().
  [[nodiscard]] std::vector<HalfRows> half_rows_at(std::span<const Words<L>> numbers) {
    std::vector<HalfRows> half_rows(numbers.size(), HalfRows(2 * at(rows())));
    std::vector<Walker> walkers;
    for (const Words<L>& number : numbers) walkers.push_back(at_last_group(number));
    for (int row = rows(); row >= 1; --row) {
      for_each_group(row, walkers, [&](const View& view, std::size_t w) {
        Walker& walker = walkers[w];
        const std::uint32_t state = row == rows()
                                        ? choose_end(view, walker)
                                        : choose_begun(view, walker, half_rows[w][2 * at(row)]);
        choose_finished(view, state, walker, half_rows[w][2 * at(row) - 1]);
      });
    }
    for (std::size_t w = 0; w < walkers.size(); ++w) {
      half_rows[w][0] = openings_at(walkers[w])[walkers[w].number.word[0]].content;
    }
    return half_rows;
  }

  /// @param steps  of each placement. @return  nothing where what is known forbids the placement.
  [[nodiscard]] std::vector<std::optional<Words<L>>> numbers_of(
      std::span<const HalfRows> half_rows, std::span<const std::vector<PathStep>> steps) {
    std::vector<Walker> walkers;
    for (const std::vector<PathStep>& step : steps) walkers.push_back(on_path(step.back()));
    for (int row = rows(); row >= 1; --row) {
      for (std::size_t w = 0; w < walkers.size(); ++w) {
        walkers[w].group = steps[w][at(row) - 1].before.fresh_stem;
      }
      for_each_group(row, walkers, [&](const View& view, std::size_t w) {
        count_row(view, row, steps[w], half_rows[w], walkers[w]);
      });
    }
    std::vector<std::optional<Words<L>>> numbers;
    for (std::size_t w = 0; w < walkers.size(); ++w) {
      count_opening(steps[w].front(), half_rows[w][0], walkers[w]);
      numbers.push_back(walkers[w].is_lost ? std::nullopt : std::optional(walkers[w].number));
    }
    return numbers;
  }

 private:
  using View = GroupView<L>;
  using Id = frontier::RowContents::Id;

  /// One that walks back from the last row: a number looking for its placement, or the other way round.
  struct Walker {
    Words<L> number;          // what is left of it, or what has been counted so far
    int group = 0;            // it stands in, in the row under way
    MidRow place;             // where it came out of the row before that
    std::uint32_t ships = 0;  // used so far there
    bool is_lost = false;     // no transition leads where it should go
  };

  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] int rows() const { return plan_.problem().board.rows; }
  [[nodiscard]] std::uint32_t whole_fleet() const {
    return static_cast<std::uint32_t>(plan_.inventory().size() - 1);
  }

  // Openings of one state, in order, side by side.
  void list_openings() {
    openings_ = frontier::openings(plan_);
    std::stable_sort(openings_.begin(), openings_.end(),
                     [](const auto& a, const auto& b) { return key(a) < key(b); });
  }
  static std::tuple<int, std::uint32_t, std::uint32_t> key(const frontier::Opening& o) {
    return {o.stem, o.offset, o.used};
  }
  [[nodiscard]] std::span<const frontier::Opening> openings_at(const Walker& walker) const {
    frontier::Opening wanted{};
    wanted.stem = walker.place.fresh_stem;
    wanted.offset = walker.place.offset;
    wanted.used = walker.ships;
    const auto [begin, end] =
        std::equal_range(openings_.begin(), openings_.end(), wanted,
                         [](const auto& a, const auto& b) { return key(a) < key(b); });
    return {begin, end};
  }

  // Works the boundary of a group of `row` out; nothing if its open columns need more rows.
  [[nodiscard]] std::optional<View> view_of(int row, int stem, const frontier::Table& table) {
    if (plan_.is_hopeless(row, stem)) return std::nullopt;
    frontier::GroupWorker& worker = workers_[frontier::this_thread()];
    const frontier::Program& program = plan_.program(row, stem);
    table.cells_of_group(frontier::fresh_side(row), stem, worker.cells());
    worker.gather_boundary(program);
    return View(plan_, program, indices_.of(program), worker);
  }

  void add_up_groups() {
    const frontier::Table& table = layers_.at(rows());
    const auto groups = at(plan_.stems(frontier::fresh_side(rows())));
    std::vector<Words<L>> of_group(groups);
#pragma omp parallel for schedule(dynamic) num_threads(static_cast <int>(workers_.size()))
    for (std::size_t g = 0; g < groups; ++g) {
      const std::optional<View> view = view_of(rows(), static_cast<int>(g), table);
      if (!view) continue;
      for (const frontier::Target& target : view->program().finish_row.targets) {
        if (target.closed) of_group[g] += view->ways(target, whole_fleet());
      }
    }
    before_group_.resize(1);
    for (const Words<L>& ways : of_group) {
      before_group_.push_back(before_group_.back());
      before_group_.back() += ways;
    }
  }

  /// Calls visit(view, walker) for every walker, those of a group one after the other.
  template <typename Visit>
  void for_each_group(int row, const std::vector<Walker>& walkers, const Visit& visit) {
    const frontier::Table& table = layers_.at(row);
    std::vector<std::vector<std::uint32_t>> members(at(plan_.stems(frontier::fresh_side(row))));
    for (std::uint32_t w = 0; w < walkers.size(); ++w) members[at(walkers[w].group)].push_back(w);
#pragma omp parallel for schedule(dynamic) num_threads(static_cast <int>(workers_.size()))
    for (std::size_t g = 0; g < members.size(); ++g) {
      if (members[g].empty()) continue;
      const std::optional<View> view = view_of(row, static_cast<int>(g), table);
      for (const std::uint32_t w : members[g]) {
        if (view) visit(*view, w);
      }
    }
  }

  // ---- from a number to its placement

  [[nodiscard]] Walker at_last_group(const Words<L>& number) const {
    const auto after = std::upper_bound(before_group_.begin(), before_group_.end(), number);
    Walker walker;
    walker.group = static_cast<int>(after - before_group_.begin()) - 1;
    walker.number = number;
    walker.number -= before_group_[at(walker.group)];
    walker.ships = whole_fleet();
    return walker;
  }

  /// @return  the state at the row's end.
  std::uint32_t choose_end(const View& view, Walker& walker) const {
    const std::vector<frontier::Target>& targets = view.program().finish_row.targets;
    for (std::uint32_t state = 0; state < targets.size(); ++state) {
      if (!targets[state].closed) continue;
      const Words<L> ways = view.ways(targets[state], walker.ships);
      if (walker.number < ways) return state;
      walker.number -= ways;
    }
    FLOTILLA_ASSERT_LIGHT(false);
    return 0;
  }

  // The transition to `target` that holds the number; what is left of the number is one of its source.
  static std::uint32_t choose(const View& view, const frontier::GatherPlan& plan,
                              const frontier::Target& target, Walker& walker) {
    const std::uint32_t end = target.first_transition + target.transitions;
    for (std::uint32_t t = target.first_transition; t < end; ++t) {
      const Words<L> ways = view.ways(plan.transitions[t], walker.ships);
      if (walker.number < ways) {
        walker.ships -= view.used(plan.transitions[t]);
        return t;
      }
      walker.number -= ways;
    }
    FLOTILLA_ASSERT_LIGHT(false);
    return 0;
  }

  static std::uint32_t choose_begun(const View& view, Walker& walker, Id& content) {
    const frontier::GatherPlan& plan = view.program().begin_row;
    const auto output = view.index().output(walker.place.fresh_stem, walker.place.offset);
    const std::uint32_t t = choose(view, plan, plan.targets[output.value()], walker);
    content = plan.labels[t];
    return plan.sources[t];
  }

  static void choose_finished(const View& view, std::uint32_t state, Walker& walker, Id& content) {
    const frontier::GatherPlan& plan = view.program().finish_row;
    const std::uint32_t t = choose(view, plan, plan.targets[state], walker);
    content = plan.labels[t];
    const frontier::Input& input = view.program().inputs[plan.sources[t]];
    walker.place = {walker.group, static_cast<int>(input.stem), input.offset};
    walker.group = walker.place.old_stem;
  }

  // ---- from a placement to its number

  [[nodiscard]] Walker on_path(const PathStep& last) const {
    Walker walker;
    walker.number = before_group_[at(last.before.fresh_stem)];
    return walker;
  }

  // Adds the ways over the transitions to `target` before the one from `source` that holds `content`.
  static void count(const View& view, const frontier::GatherPlan& plan,
                    const frontier::Target& target, std::uint32_t ships, std::uint32_t source,
                    Id content, Walker& walker) {
    const std::uint32_t end = target.first_transition + target.transitions;
    for (std::uint32_t t = target.first_transition; t < end; ++t) {
      if (plan.sources[t] == source && plan.labels[t] == content) return;
      walker.number += view.ways(plan.transitions[t], ships);
    }
    walker.is_lost = true;
  }

  void count_row(const View& view, int row, const std::vector<PathStep>& steps,
                 const HalfRows& half_rows, Walker& walker) const {
    const PathStep& step = steps[at(row) - 1];
    const frontier::Program& program = view.program();
    const auto state = view.index().boundary(step.at_end);
    const auto input = view.index().input(step.before.old_stem, step.before.offset);
    if (!state || !input) {
      walker.is_lost = true;
      return;
    }
    if (row == rows()) {
      for (std::uint32_t s = 0; s < *state; ++s) {
        const frontier::Target& target = program.finish_row.targets[s];
        if (target.closed) walker.number += view.ways(target, step.used_at_end);
      }
    } else {
      const PathStep& next = steps[at(row)];
      const auto output = view.index().output(next.before.fresh_stem, next.before.offset);
      if (!output) {
        walker.is_lost = true;
        return;
      }
      count(view, program.begin_row, program.begin_row.targets[*output], next.used_before, *state,
            half_rows[2 * at(row)], walker);
    }
    count(view, program.finish_row, program.finish_row.targets[*state], step.used_at_end, *input,
          half_rows[2 * at(row) - 1], walker);
  }

  void count_opening(const PathStep& first, Id content, Walker& walker) const {
    Walker there;
    there.place = first.before;
    there.ships = first.used_before;
    std::uint64_t position = 0;
    for (const frontier::Opening& opening : openings_at(there)) {
      if (opening.content == content) {
        Words<L> before;
        before.word[0] = position;
        walker.number += before;
        return;
      }
      ++position;
    }
    walker.is_lost = true;
  }

  const frontier::SweepPlan& plan_;
  std::unique_ptr<shard::Communicator> solo_;
  Layers layers_;
  Paths paths_;
  frontier::Kernel kernel_;
  std::vector<frontier::GroupWorker> workers_;
  GroupIndices indices_;
  std::vector<frontier::Opening> openings_;
  std::vector<Words<L>>
      before_group_;  // placements in groups before this one; one past the last too
};

}  // namespace flotilla::space
