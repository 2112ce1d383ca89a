// SPDX-License-Identifier: MIT
#include "space/number_walk.hpp"

#include <algorithm>
#include <bit>
#include <string>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/size_text.hpp"
#include "number/wide.hpp"

namespace flotilla::space {
ColumnFields::ColumnFields(const Problem& problem)
    : bits(static_cast<int>(std::bit_width(
          static_cast<unsigned>(std::min(problem.board.rows, problem.fleet.cells()))))),
      total(bits * problem.board.cols) {}

template <class Sums>
NumberWalk<Sums>::NumberWalk(const RowAutomaton& automaton, std::uint64_t memory_limit)
    : automaton_(automaton),
      memory_limit_(memory_limit),
      path_(automaton.rows()),
      layers_(at(automaton.rows() + 1)) {
  const ColumnFields fields(automaton.problem());
  FLOTILLA_ASSERT_LIGHT(fields.total <= static_cast<int>(8 * sizeof(Sums)));
  for (int level = 0; level < automaton.rows(); ++level) {
    std::vector<Sums>& added = added_.emplace_back();
    for (const RowAutomaton::Step& step : automaton.steps(level)) {
      Sums sums = 0;
      for (std::uint64_t left = step.columns; left != 0; left &= left - 1) {
        sums |= Sums{1} << (fields.bits * std::countr_zero(left));
      }
      added.push_back(sums);
    }
  }
  layers_[0].entries = {{0, 1}};
  layers_[0].first = {0, 1};
  bytes_ = bytes_of(layers_[0]);
}

template <class Sums>
void NumberWalk<Sums>::run(std::span<const int> prefix) {
  const auto size = static_cast<int>(prefix.size());
  int shared = 0;
  while (shared < std::min(path_.size(), size) && path_[shared] == prefix[at(shared)]) ++shared;
  while (path_.size() > shared) path_.pop();
  const std::uint64_t additions = additions_;
  bool is_possible = true;
  while (is_possible && path_.size() < size) is_possible = extend(prefix[at(path_.size())]);
  additions_ = additions;
  if (is_possible) descend();
}

template <class Sums>
void NumberWalk<Sums>::descend() {
  if (path_.size() == automaton_.rows()) return;
  const int most = std::min(automaton_.problem().board.cols,
                            automaton_.problem().fleet.cells() - layer(path_.size()).cells);
  for (int number = 0; number <= most; ++number) {
    if (!extend(number)) continue;
    descend();
    path_.pop();
  }
}

// Makes the layer below the next row. False, with the path as it was, if no placement has this number there.
template <class Sums>
bool NumberWalk<Sums>::extend(int number) {
  const int level = path_.size();
  const Layer& from = layer(level);
  Layer& to = layer(level + 1);
  const std::span<const RowAutomaton::Step> steps = automaton_.steps(level, from.cells, number);
  if (steps.empty() || !path_.push(number)) return false;

  const Sums* const added =
      added_[at(level)].data() + (steps.data() - automaton_.steps(level).data());
  const std::uint32_t first_source = automaton_.states(level, from.cells).first;
  const bool is_last = level + 1 == automaton_.rows();
  to.cells = from.cells + number;
  const RowAutomaton::Range targets = automaton_.states(level + 1, to.cells);
  bytes_ -= bytes_of(to);
  to.entries.clear();
  to.first.assign(1, 0);
  bool is_empty = true;
  std::size_t step = 0;
  for (std::uint32_t target = targets.first; target < targets.end; ++target) {
    // How much comes in.
    const std::size_t begin = step;
    std::size_t incoming = 0;
    std::size_t busy_steps = 0;
    for (; step < steps.size() && steps[step].target == target; ++step) {
      const std::uint32_t source = steps[step].source - first_source;
      const std::size_t entries = from.first[source + 1] - from.first[source];
      incoming += entries;
      busy_steps += entries > 0 ? 1 : 0;
    }
    const auto for_each_incoming = [&](auto take) {
      for (std::size_t i = begin; i < step; ++i) {
        const std::uint32_t source = steps[i].source - first_source;
        const Entry* const end = from.entries.data() + from.first[source + 1];
        for (const Entry* entry = from.entries.data() + from.first[source]; entry != end; ++entry) {
          take(Entry{static_cast<Sums>(entry->sums + added[i]), entry->ways * steps[i].ways});
        }
      }
    };
    const auto keep = [&](const Entry& entry) {
      if (is_last) {
        sizes_.add(entry.ways, path_.weight());
        placements_ += path_.weight() * entry.ways;
      } else {
        to.entries.push_back(entry);
      }
    };
    // One step keeps different sums different; more have to be added up.
    if (busy_steps == 1) {
      for_each_incoming(keep);
    } else if (busy_steps > 1) {
      check_memory(bytes_ + bytes_of(to) + SumTally<Sums>::bytes_for(incoming));
      tally_.expect(incoming);
      for_each_incoming([&](const Entry& entry) { tally_.add(entry.sums, entry.ways); });
      tally_.drain(keep);
      additions_ += incoming;
    }
    is_empty = is_empty && incoming == 0;
    to.first.push_back(to.entries.size());
  }
  bytes_ += bytes_of(to);
  check_memory(bytes_ + tally_.bytes());
  if (is_empty) path_.pop();
  return !is_empty;
}

template <class Sums>
std::uint64_t NumberWalk<Sums>::bytes_of(const Layer& layer) {
  return layer.entries.capacity() * sizeof(Entry) + layer.first.capacity() * sizeof(std::size_t);
}

template <class Sums>
void NumberWalk<Sums>::check_memory(std::uint64_t bytes) {
  peak_bytes_ = std::max(peak_bytes_, bytes);
  if (memory_limit_ == 0 || bytes <= memory_limit_) return;
  throw LimitError("pricing the numbers of " + to_string(automaton_.problem()) +
                   " needs more than " + size_text_below(memory_limit_) +
                   " a thread; use a larger --memory-limit, fewer threads or a smaller board");
}

template class NumberWalk<std::uint64_t>;
template class NumberWalk<Wide>;

}  // namespace flotilla::space
