// SPDX-License-Identifier: MIT
#include "hunt/optimal/best_play.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <string>
#include <string_view>
#include <unordered_map>

#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

using Cells = SmallGame::Cells;
using Members = std::vector<std::uint16_t>;  // layouts that agree, ascending
constexpr std::int64_t k_endless = std::numeric_limits<std::int64_t>::max() / 2;

/// Layouts that give one answer, and how many shots they need at least.
struct Group {
  Reply answer;
  Members members;
  std::int64_t least = 0;
};

}  // namespace

class BestPlay::Search {
 public:
  Search(const SmallGame& game, std::vector<std::int64_t> weights)
      : game_(game), weights_(std::move(weights)) {
    std::int64_t sum = 0;
    if (weights_.size() != game.size()) throw InputError("weights: one for each layout is needed");
    for (const std::int64_t weight : weights_) {
      if (weight < 0 || weight > (std::int64_t{1} << 62U) / 64 - sum)
        throw InputError("weight = " + std::to_string(weight) +
                         ", allowed 0.. as long as all weights x 64 stay below 2^62");
      sum += weight;
    }
    if (sum == 0) throw InputError("weights: all are 0");
    for (std::size_t layout = 0; layout < game.size(); ++layout)
      if (weights_[layout] > 0) all_.push_back(static_cast<std::uint16_t>(layout));
  }

  std::int64_t total(std::size_t most_positions) {
    most_positions_ = most_positions;
    return solve(0, all_, k_endless);
  }
  [[nodiscard]] std::size_t positions() const { return known_.size(); }
  /// Of a name: the cells fired at, and a bit a layout.
  [[nodiscard]] static std::size_t words_of_name(const SmallGame& game) {
    return (game.size() + 63) / 64 + 1;
  }
  [[nodiscard]] static std::size_t bytes_a_position(const SmallGame& game) {
    // A node of the table: two pointers, the hash, and what malloc adds to the node and to the text.
    constexpr std::size_t k_around = 3 * sizeof(void*) + 2 * 16;
    return words_of_name(game) * sizeof(std::uint64_t) + sizeof(std::string) + sizeof(Entry) +
           k_around;
  }
  [[nodiscard]] const Members& all() const { return all_; }
  [[nodiscard]] const SmallGame& game() const { return game_; }

  /// The best shot. Requires members, none of which is all hit.
  int best_cell(Cells fired, const Members& members) {
    if (members.size() == 1) return std::countr_zero(game_.ships(members[0]) & ~fired);
    (void)solve(fired, members, k_endless);
    std::size_t symmetry = 0;
    const Entry& entry = known_.at(key(fired, members, symmetry));
    const auto& images = game_.symmetries()[symmetry].cell;
    return static_cast<int>(std::ranges::find(images, int{entry.cell}) - images.begin());
  }

  /// Members by answer, without those whose game is over.
  [[nodiscard]] std::vector<Group> groups(Cells fired, const Members& members, int cell) const {
    std::vector<Group> groups;
    for (const std::uint16_t layout : members) {
      const Reply answer = game_.answer(layout, fired, cell);
      auto group = std::ranges::find(groups, answer, &Group::answer);
      if (group == groups.end()) group = groups.insert(groups.end(), Group{answer, {}, 0});
      if ((game_.ships(layout) & ~(fired | SmallGame::only(cell))) != 0)
        group->members.push_back(layout);
    }
    return groups;
  }

 private:
  struct Entry {
    std::int64_t value = 0;  // exact, or at least that much
    std::int8_t cell = -1;   // best shot, in the key's orientation; -1: not exact
  };

  /// The position in the orientation whose text is the least. Cells that no member has do not matter.
  std::string key(Cells fired, const Members& members, std::size_t& symmetry) {
    Cells of_members = 0;
    for (const std::uint16_t layout : members) of_members |= game_.ships(layout);
    fired &= of_members;
    const std::size_t words = words_of_name(game_);
    std::vector<std::uint64_t> best, image;
    for (std::size_t s = 0; s < game_.symmetries().size(); ++s) {
      const SmallGame::Symmetry& move = game_.symmetries()[s];
      image.assign(words, 0);
      for (Cells cells = fired; cells != 0; cells &= cells - 1)
        image[0] |= SmallGame::only(move.cell[at(std::countr_zero(cells))]);
      for (const std::uint16_t layout : members) {
        const std::uint16_t to = move.layout[layout];
        image[1 + to / 64] |= std::uint64_t{1} << (to % 64U);
      }
      if (!best.empty() && image >= best) continue;
      best.swap(image);
      symmetry = s;
    }
    return {reinterpret_cast<const char*>(best.data()), best.size() * sizeof best[0]};
  }

  /// Weight of the members that have each cell, if it was not fired at.
  std::array<std::int64_t, 64> coverage(Cells fired, const Members& members) const {
    std::array<std::int64_t, 64> covered{};
    for (const std::uint16_t layout : members)
      for (Cells cells = game_.ships(layout) & ~fired; cells != 0; cells &= cells - 1)
        covered[at(std::countr_zero(cells))] += weights_[layout];
    return covered;
  }

  std::int64_t bound(Cells fired, const Members& members) const {
    std::array<std::int64_t, 64> covered = coverage(fired, members);
    std::sort(covered.begin(), covered.end(), std::greater<>());
    std::int64_t not_hit = 0, shots = 0;
    for (const std::uint16_t layout : members) {
      not_hit += weights_[layout];
      shots += weights_[layout] * (std::popcount(game_.ships(layout) & ~fired) - 1);
    }
    for (std::size_t t = 0; not_hit > 0; not_hit -= covered[t++]) shots += not_hit;
    return shots;
  }

  /// Shots still needed, exactly if it is less than `limit`; else something from `limit` up that it is not less than.
  std::int64_t solve(Cells fired, const Members& members, std::int64_t limit) {
    if (members.empty()) return 0;
    if (members.size() == 1)
      return weights_[members[0]] * std::popcount(game_.ships(members[0]) & ~fired);
    std::size_t symmetry = 0;
    const std::string name = key(fired, members, symmetry);
    if (const auto found = known_.find(name); found != known_.end())
      if (found->second.cell >= 0 || found->second.value >= limit) return found->second.value;
    const std::int64_t least = bound(fired, members);
    if (least >= limit) return least;
    int best_cell = -1;
    std::int64_t lowest = k_endless;  // of all that shots may cost
    std::int64_t best = limit;
    for (const int cell : candidates(fired, members)) {
      const std::int64_t value = value_of(fired, members, cell, best);
      lowest = std::min(lowest, value);
      if (value >= best) continue;
      best = value;
      best_cell = cell;
    }
    if (known_.size() >= most_positions_)
      throw LimitError(to_string(game_.rules()) + ": more than " + std::to_string(most_positions_) +
                       " positions to remember");
    Entry& entry = known_[name];
    entry.value = lowest;
    if (best_cell >= 0)
      entry.cell = static_cast<std::int8_t>(game_.symmetries()[symmetry].cell[at(best_cell)]);
    return lowest;
  }

  /// Cells worth a shot: most covered first. Where nothing is said of sinking, a cell that all members have tells nothing and
  /// must be fired at some time, so it alone is; else when it is fired decides which later shot sinks a ship.
  std::vector<int> candidates(Cells fired, const Members& members) const {
    const std::array<std::int64_t, 64> covered = coverage(fired, members);
    std::int64_t all = 0;
    for (const std::uint16_t layout : members) all += weights_[layout];
    std::vector<int> cells;
    for (int cell = 0; cell < 64; ++cell) {
      if (covered[at(cell)] == all && game_.rules().answers == Answers::hits) return {cell};
      if (covered[at(cell)] > 0) cells.push_back(cell);
    }
    std::ranges::stable_sort(cells, [&](int a, int b) { return covered[at(a)] > covered[at(b)]; });
    return cells;
  }

  /// Of a shot at `cell` and best play after it; as solve().
  std::int64_t value_of(Cells fired, const Members& members, int cell, std::int64_t limit) {
    std::vector<Group> parts = groups(fired, members, cell);
    std::int64_t value = 0;
    for (const std::uint16_t layout : members) value += weights_[layout];
    for (Group& part : parts) {
      part.least = part.members.empty() ? 0 : bound(fired | SmallGame::only(cell), part.members);
      value += part.least;
    }
    // Small sets first: they are quick, and may show that the large ones need not be looked at.
    std::ranges::stable_sort(parts, {}, [](const Group& part) { return part.members.size(); });
    for (const Group& part : parts) {
      if (value >= limit) return value;
      const std::int64_t rest = value - part.least;
      value = rest + solve(fired | SmallGame::only(cell), part.members, limit - rest);
    }
    return value;
  }

  const SmallGame& game_;
  std::vector<std::int64_t> weights_;  // by layout
  Members all_;
  std::unordered_map<std::string, Entry> known_;
  std::size_t most_positions_ = std::numeric_limits<std::size_t>::max();
};

BestPlay::BestPlay(const SmallGame& game, std::vector<std::int64_t> weights)
    : search_(std::make_unique<Search>(game, std::move(weights))) {}

BestPlay::~BestPlay() = default;

std::int64_t BestPlay::total(std::size_t most_positions) { return search_->total(most_positions); }

std::size_t BestPlay::positions() const { return search_->positions(); }

std::size_t BestPlay::bytes_a_position(const SmallGame& game) {
  return Search::bytes_a_position(game);
}

std::vector<int> BestPlay::shots() {
  const SmallGame& game = search_->game();
  std::vector<int> shots;
  for (std::size_t layout = 0; layout < game.size(); ++layout) {
    Cells fired = 0;
    Members members = search_->all();
    // A layout of weight 0 may give an answer that none of the others does: the hunter then fires at all cells in turn.
    while ((game.ships(layout) & ~fired) != 0) {
      const int cell =
          members.empty() ? std::countr_one(fired) : search_->best_cell(fired, members);
      const Reply answer = game.answer(layout, fired, cell);
      Members next;
      for (Group& group : search_->groups(fired, members, cell))
        if (group.answer == answer) next = std::move(group.members);
      members = std::move(next);
      fired |= SmallGame::only(cell);
    }
    shots.push_back(std::popcount(fired));
  }
  return shots;
}

std::unique_ptr<BestPlay::Node> BestPlay::strategy(int depth) {
  const auto node_of = [&](const auto& self, Cells fired, const Members& members,
                           int left) -> std::unique_ptr<Node> {
    if (members.empty() || left == 0) return nullptr;
    auto node = std::make_unique<Node>();
    node->cell = search_->best_cell(fired, members);
    for (const Group& group : search_->groups(fired, members, node->cell))
      node->branches.push_back(
          {group.answer, self(self, fired | SmallGame::only(node->cell), group.members, left - 1)});
    return node;
  };
  return node_of(node_of, 0, search_->all(), depth);
}

}  // namespace flotilla::hunt
