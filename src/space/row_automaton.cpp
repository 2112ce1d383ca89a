// SPDX-License-Identifier: MIT
// Built in two passes. Down: which (profile, ships used) each level can have. Up: each of these is described
// by its rows, (class of what follows, columns) -> ways, and equal descriptions are one class; no rows, no
// class. Equal descriptions mean equal completions, so the automaton is the smallest (Myhill-Nerode) one.
#include "space/row_automaton.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <numeric>
#include <string>
#include <tuple>
#include <unordered_map>

#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/size_text.hpp"
#include "space/row_fillings.hpp"

namespace flotilla::space {
namespace {

constexpr std::uint32_t k_dead = ~std::uint32_t{0};

std::uint64_t mixed(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15U;
  return hash ^ hash >> 29U;
}

/// A class of states: the rows below it. `source` is not set yet.
using Description = std::vector<RowAutomaton::Step>;

bool comes_before(const RowAutomaton::Step& a, const RowAutomaton::Step& b) {
  return std::tie(a.target, a.columns) < std::tie(b.target, b.columns);
}

struct DescriptionHash {
  std::size_t operator()(const Description& rows) const {
    std::uint64_t hash = rows.size();
    for (const RowAutomaton::Step& step : rows) {
      hash = mixed(mixed(mixed(hash, step.target), step.columns), step.ways);
    }
    return hash;
  }
};
struct DescriptionEqual {
  bool operator()(const Description& a, const Description& b) const {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const auto& x, const auto& y) {
      return x.target == y.target && x.columns == y.columns && x.ways == y.ways;
    });
  }
};

}  // namespace

class RowAutomatonBuilder {
 public:
  RowAutomatonBuilder(RowAutomaton& automaton, std::uint64_t memory_limit, std::uint64_t most_rows)
      : automaton_(automaton),
        memory_limit_(memory_limit),
        rows_left_(most_rows),
        packed_(automaton.problem_.fleet),
        fillings_(automaton.problem_, packed_),
        cells_(automaton.problem_.fleet.cells()) {}

  /// @return  whether there were no more rows than allowed; else the automaton is not whole
  [[nodiscard]] bool build() {
    const int rows = automaton_.rows();
    reached_.resize(static_cast<std::size_t>(rows) + 1);
    automaton_.levels_.resize(reached_.size());
    reached_[0].emplace(Unmerged{RowFillings::k_blank, packed_.nothing()}, k_dead);
    for (int level = 0; level < rows && rows_left_ > 0; ++level) go_down(level);
    close_last_level();
    for (int level = rows - 1; level >= 0 && rows_left_ > 0; --level) go_up(level);
    return rows_left_ > 0;
  }

 private:
  // A state before merging.
  struct Unmerged {
    std::uint32_t profile = 0;
    std::uint64_t used = 0;
    bool operator==(const Unmerged&) const = default;
  };
  struct UnmergedHash {
    std::size_t operator()(const Unmerged& state) const {
      return mixed(mixed(1, state.profile), state.used);
    }
  };
  using Reached = std::unordered_map<Unmerged, std::uint32_t, UnmergedHash>;  // class

  // The rows that may follow a state, and the states they lead to.
  template <class Visit>
  void for_each_row(const Unmerged& state, Visit visit) {
    if (rows_left_ == 0) return;
    const std::vector<Filling>& fillings = fillings_.below(state.profile);
    rows_left_ -= std::min<std::uint64_t>(rows_left_, fillings.size());
    for (std::size_t i = 0; i < fillings.size();) {
      const std::uint64_t used = state.used + fillings[i].used;
      const std::size_t end = fillings[i].next_used;
      if (packed_.fits(used)) {
        for (; i < end; ++i) visit(Unmerged{fillings[i].below, used}, fillings[i]);
      }
      i = end;
    }
  }

  // What the rows from `level` on can leave for the next level.
  void go_down(int level) {
    const int rows_below = automaton_.rows() - level - 1;
    Reached& next = reached_[static_cast<std::size_t>(level) + 1];
    for (const auto& [state, unknown] : reached_[static_cast<std::size_t>(level)]) {
      for_each_row(state, [&](const Unmerged& below, const Filling&) {
        if (fillings_.profile(below.profile).tallest <= rows_below) next.emplace(below, k_dead);
      });
      check_memory(next.size());
    }
    unmerged_ += next.size();
    automaton_.unmerged_states_ = unmerged_;
  }

  void close_last_level() {
    std::uint32_t finished = 0;
    for (auto& [state, number] : reached_.back()) {
      if (!packed_.is_full(state.used)) continue;  // nothing is open: see go_down
      number = 0;
      finished = 1;
    }
    std::vector<std::uint32_t>& first = automaton_.levels_.back().first_state;
    first.assign(static_cast<std::size_t>(cells_) + 2, 0);
    first.back() = finished;
  }

  // States of this level with the same rows below become one.
  void go_up(int level) {
    Reached& here = reached_[static_cast<std::size_t>(level)];
    const Reached& next = reached_[static_cast<std::size_t>(level) + 1];
    std::unordered_map<Description, std::uint32_t, DescriptionHash, DescriptionEqual> found;
    std::vector<const Description*> descriptions;
    std::vector<int> cells_above;
    for (auto& [state, number] : here) {
      Description rows = describe(state, next);
      if (rows.empty()) continue;
      const auto [it, is_new] =
          found.try_emplace(std::move(rows), narrow<std::uint32_t>(found.size()));
      number = it->second;
      if (!is_new) continue;
      descriptions.push_back(&it->first);
      cells_above.push_back(cells_ - packed_.cells_left(state.used) -
                            fillings_.profile(state.profile).open_cells);
      bytes_ += it->first.capacity() * sizeof(RowAutomaton::Step) + 64;
      check_memory(0);
    }
    const std::vector<std::uint32_t> order = number_states(level, cells_above, descriptions);
    for (auto& [state, number] : here) {
      if (number != k_dead) number = order[number];
    }
    list_steps(level, cells_above, descriptions, order);
    reached_[static_cast<std::size_t>(level) + 1] = {};
  }

  Description describe(const Unmerged& state, const Reached& next) {
    Description rows;
    for_each_row(state, [&](const Unmerged& below, const Filling& filling) {
      const auto it = next.find(below);
      if (it == next.end() || it->second == k_dead) return;
      rows.push_back({0, it->second, filling.columns, filling.ways});
    });
    std::sort(rows.begin(), rows.end(), comes_before);
    std::size_t kept = 0;
    for (const RowAutomaton::Step& step : rows) {
      if (kept > 0 && !comes_before(rows[kept - 1], step)) {
        rows[kept - 1].ways += step.ways;
      } else {
        rows[kept++] = step;
      }
    }
    rows.resize(kept);
    rows.shrink_to_fit();
    return rows;
  }

  // By cells above, then by description, so that numbers don't depend on the order of a hash table.
  std::vector<std::uint32_t> number_states(int level, const std::vector<int>& cells_above,
                                           const std::vector<const Description*>& descriptions) {
    std::vector<std::uint32_t> by_place(descriptions.size());
    std::iota(by_place.begin(), by_place.end(), 0U);
    const auto key_less = [](const RowAutomaton::Step& a, const RowAutomaton::Step& b) {
      return std::tie(a.target, a.columns, a.ways) < std::tie(b.target, b.columns, b.ways);
    };
    std::sort(by_place.begin(), by_place.end(), [&](std::uint32_t a, std::uint32_t b) {
      if (cells_above[a] != cells_above[b]) return cells_above[a] < cells_above[b];
      return std::lexicographical_compare(descriptions[a]->begin(), descriptions[a]->end(),
                                          descriptions[b]->begin(), descriptions[b]->end(),
                                          key_less);
    });
    std::vector<std::uint32_t> order(descriptions.size());
    std::vector<std::uint32_t>& first =
        automaton_.levels_[static_cast<std::size_t>(level)].first_state;
    first.assign(static_cast<std::size_t>(cells_) + 2, 0);
    for (std::uint32_t place = 0; place < by_place.size(); ++place) {
      order[by_place[place]] = place;
      ++first[static_cast<std::size_t>(cells_above[by_place[place]]) + 1];
    }
    std::partial_sum(first.begin(), first.end(), first.begin());
    return order;
  }

  void list_steps(int level, const std::vector<int>& cells_above,
                  const std::vector<const Description*>& descriptions,
                  const std::vector<std::uint32_t>& order) {
    const int numbers = automaton_.problem_.board.cols + 1;
    RowAutomaton::Level& made = automaton_.levels_[static_cast<std::size_t>(level)];
    const auto part_of = [&](std::size_t description, const RowAutomaton::Step& step) {
      return static_cast<std::size_t>(cells_above[description] * numbers +
                                      std::popcount(step.columns));
    };
    made.first_step.assign(static_cast<std::size_t>((cells_ + 1) * numbers) + 1, 0);
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (const RowAutomaton::Step& step : *descriptions[i]) {
        ++made.first_step[part_of(i, step) + 1];
      }
    }
    std::partial_sum(made.first_step.begin(), made.first_step.end(), made.first_step.begin());
    bytes_ += made.first_step.back() * sizeof(RowAutomaton::Step);
    check_memory(0);

    made.steps.resize(made.first_step.back());
    std::vector<std::size_t> place = made.first_step;
    for (std::size_t i = 0; i < order.size(); ++i) {
      for (RowAutomaton::Step step : *descriptions[i]) {
        step.source = order[i];
        made.steps[place[part_of(i, step)]++] = step;
      }
    }
    for (std::size_t part = 0; part + 1 < made.first_step.size(); ++part) {
      std::sort(made.steps.data() + made.first_step[part],
                made.steps.data() + made.first_step[part + 1],
                [](const RowAutomaton::Step& a, const RowAutomaton::Step& b) {
                  return std::tie(a.target, a.source, a.columns) <
                         std::tie(b.target, b.source, b.columns);
                });
    }
    for (const Description* rows : descriptions) {
      bytes_ -= rows->capacity() * sizeof(RowAutomaton::Step) + 64;
    }
  }

  void check_memory(std::size_t more_states) const {
    constexpr std::uint64_t k_state_bytes = 56;  // of a node of the hash table and its bucket
    const std::uint64_t bytes =
        bytes_ + fillings_.bytes() + k_state_bytes * (unmerged_ + more_states);
    if (memory_limit_ == 0 || bytes <= memory_limit_) return;
    throw LimitError(
        "the rows of " + to_string(automaton_.problem_) + " need more than " +
        size_text_below(memory_limit_) +
        " to be listed; use a larger --memory-limit, a smaller fleet or a board with a "
        "shorter short side");
  }

  RowAutomaton& automaton_;
  std::uint64_t memory_limit_;
  std::uint64_t rows_left_;  // to look at; 0: given up
  PackedInventory packed_;
  RowFillings fillings_;
  int cells_;
  std::vector<Reached> reached_;
  std::uint64_t unmerged_ = 1;
  std::uint64_t bytes_ = 0;
};

RowAutomaton::RowAutomaton(const Problem& problem, std::uint64_t memory_limit)
    : RowAutomaton(
          *listed_within(std::numeric_limits<std::uint64_t>::max(), problem, memory_limit)) {}

std::optional<RowAutomaton> RowAutomaton::listed_within(std::uint64_t most_rows,
                                                        const Problem& problem,
                                                        std::uint64_t memory_limit) {
  if (problem.fleet.has_unlimited()) {
    throw InputError("fleet " + to_string(problem.fleet) +
                     ": every length needs a number of ships here, \"inf\" is not allowed");
  }
  std::optional<RowAutomaton> automaton = RowAutomaton(problem);
  if (!RowAutomatonBuilder(*automaton, memory_limit, most_rows).build()) automaton.reset();
  return automaton;
}

RowAutomaton::Range RowAutomaton::states(int level, int cells) const {
  const std::uint32_t* const first = at(level).first_state.data() + cells;
  return {first[0], first[1]};
}

std::span<const RowAutomaton::Step> RowAutomaton::steps(int level, int cells, int number) const {
  const auto part = static_cast<std::size_t>(cells * (problem_.board.cols + 1) + number);
  const std::size_t* const first = at(level).first_step.data() + part;
  return std::span(at(level).steps).subspan(first[0], first[1] - first[0]);
}

std::uint64_t RowAutomaton::state_count() const {
  std::uint64_t count = 0;
  for (const Level& level : levels_) count += level.first_state.back();
  return count;
}

std::uint64_t RowAutomaton::step_count() const {
  std::uint64_t count = 0;
  for (const Level& level : levels_) count += level.steps.size();
  return count;
}

std::uint64_t RowAutomaton::bytes() const {
  std::uint64_t bytes = 0;
  for (const Level& level : levels_) {
    bytes += level.first_state.capacity() * sizeof(std::uint32_t) +
             level.steps.capacity() * sizeof(Step) +
             level.first_step.capacity() * sizeof(std::size_t);
  }
  return bytes;
}

}  // namespace flotilla::space
