// SPDX-License-Identifier: MIT
// Unlike races::Game, which knows the layout and works out when its cells come up, this fires every shot and knows what
// the answers told. Both have the same law of shots.
#include "hunt/hunters/plan_hunter.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "hunt/hunters/purposes.hpp"
#include "hunt/plans/plan.hpp"
#include "hunt/races/arena.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/random_words.hpp"

namespace flotilla::hunt {

namespace {

constexpr std::string_view k_plan_prefix = "plan-";
constexpr int k_residue_of_a = 0;
constexpr int k_residue_of_b = 3;

/// The search of a plan: which cells come in which order, and how far each track is.
class PlanSearch {
 public:
  PlanSearch(const races::Arena& arena, races::Strategy strategy)
      : arena_(arena), strategy_(std::move(strategy)) {}

  void begin(RandomWords& words) {
    plan_ = &strategy_.choose(words);
    const auto offset = static_cast<int>(words.below(12));
    falls_ = offset >= 6;
    shift_ = offset % 6;
    is_mirrored_ = plan_->is_mirrored_by_coin() && words.below(2) == 1;
    now_ = {};
    for (std::vector<int>& track : tracks_) track.clear();
    for (int cell = 0; cell < arena_.cells(); ++cell) {
      const int track = plan_->order().of_residue[at(residue(cell))].track;
      if (track >= 0) tracks_[at(track)].push_back(cell);
    }
    for (std::size_t track = 0; track < tracks_.size(); ++track) {
      shuffle(tracks_[track], words);
      now_.places[track] = narrow<int>(tracks_[track].size());
    }
    rest_.clear();
    b_beside_.clear();
    is_sweeping_ = false;
  }

  /// The next cell that is not shot.
  int next_cell(const std::vector<std::uint8_t>& is_shot, RandomWords& words) {
    if (!is_sweeping_ && plan_->has_last_sweep() && now_.threes_sunk == 2)
      begin_last_sweep(is_shot, words);
    while (!is_sweeping_) {
      const races::Leg leg = plan_->next(now_);
      int& passed = now_.passed[at(leg.track)];
      if (passed >= leg.until) break;  // all tracks are over
      const int cell = tracks_[at(leg.track)][at(passed++)];
      if (is_shot[at(cell)] == 0) return cell;
    }
    if (!is_sweeping_) add_phase(all_sets(), is_shot, words);
    is_sweeping_ = true;
    while (is_shot[at(rest_.back())] != 0) rest_.pop_back();
    return rest_.back();
  }

  /// @param berth  cells of the ship that sank, as far as they are known
  void sink(int length, const std::vector<int>& berth) {
    const auto is_in = [&](int number) {
      return std::ranges::any_of(berth, [&](int cell) { return residue(cell) == number; });
    };
    if (length == 2) {
      now_.two_sank_first = now_.threes_sunk == 0;
      now_.is_two_sunk = true;
      now_.two_was_in_a = is_in(k_residue_of_a);
      return;
    }
    if (now_.threes_sunk == 0) now_.passed_at_three = now_.passed;
    now_.three_was_in_b[at(now_.threes_sunk)] = is_in(k_residue_of_b);
    ++now_.threes_sunk;
  }
  [[nodiscard]] const races::Situation& now() const { return now_; }

 private:
  [[nodiscard]] int residue(int cell) const {
    const int number = (arena_.diagonal_mod_6(cell, falls_) + shift_) % 6;
    return is_mirrored_ ? (6 - number) % 6 : number;
  }
  [[nodiscard]] static std::uint8_t all_sets() {
    return races::k_rest_a | races::k_rest_b | races::k_rest_c | races::k_rest_d;
  }
  [[nodiscard]] int part(int cell) const {
    return static_cast<int>(races::k_part_of_residue[at(residue(cell))]);
  }

  static void shuffle(std::vector<int>& cells, RandomWords& words) {
    for (std::size_t left = cells.size(); left > 1; --left)
      std::swap(cells[left - 1], cells[words.below(narrow<std::uint32_t>(left))]);
  }

  void begin_last_sweep(const std::vector<std::uint8_t>& is_shot, RandomWords& words) {
    now_.unshot = {};
    for (int cell = 0; cell < arena_.cells(); ++cell)
      if (is_shot[at(cell)] == 0) ++now_.unshot[at(part(cell))];
    races::LastSweep phases = plan_->last_sweep(now_, words);
    count_b_beside(is_shot);
    phases.push_back(
        all_sets());  // the 2 is found before; whatever a plan says, no game stops short
    std::ranges::reverse(phases);
    for (const std::uint8_t sets : phases) add_phase(sets, is_shot, words);
    is_sweeping_ = true;
  }

  /// Of each unshot C cell, how many unshot B cells are beside it.
  void count_b_beside(const std::vector<std::uint8_t>& is_shot) {
    b_beside_.assign(at(arena_.cells()), 0);
    for (int cell = 0; cell < arena_.cells(); ++cell)
      for (int direction = 0; direction < races::Arena::k_directions; ++direction) {
        const int beside = arena_.neighbour(cell, direction);
        if (beside != races::Arena::k_none && is_shot[at(beside)] == 0 &&
            residue(beside) == k_residue_of_b)
          ++b_beside_[at(cell)];
      }
  }

  [[nodiscard]] bool is_in(int cell, std::uint8_t sets) const {
    if ((sets >> part(cell) & 1) != 0) return true;
    if (part(cell) != static_cast<int>(races::Part::c)) return false;
    const int beside = b_beside_.empty() ? 0 : b_beside_[at(cell)];
    if (beside == 0) return (sets & races::k_rest_c0) != 0;
    return (sets &
            (races::k_rest_c2 | (beside == 1 ? races::k_rest_c_one : races::k_rest_c_two))) != 0;
  }

  /// In front of what is to come. The first four sets are bits in the order of the parts.
  void add_phase(std::uint8_t sets, const std::vector<std::uint8_t>& is_shot, RandomWords& words) {
    std::vector<int> cells;
    for (int cell = 0; cell < arena_.cells(); ++cell)
      if (is_shot[at(cell)] == 0 && is_in(cell, sets)) cells.push_back(cell);
    shuffle(cells, words);
    rest_.insert(rest_.end(), cells.begin(), cells.end());
  }

  const races::Arena& arena_;
  races::Strategy strategy_;
  const races::Plan* plan_ = nullptr;
  bool falls_ = false, is_mirrored_ = false;
  int shift_ = 0;
  races::Situation now_;
  std::array<std::vector<int>, races::k_max_tracks> tracks_;
  std::vector<int> rest_;  // of the last sweep, the next cell last
  bool is_sweeping_ = false;
  std::vector<int> b_beside_;  // by cell, of the last sweep
};

class PlanHunter final : public Hunter {
 public:
  PlanHunter(const races::Strategy& strategy, const GameRules& rules, std::uint64_t seed)
      : arena_(rules.problem.board.rows, false),
        search_(arena_, strategy),
        seed_(seed),
        words_(seed, 0, k_plan_purpose),
        is_shot_(at(arena_.cells())),
        is_open_(at(arena_.cells())) {}

  void begin(std::uint64_t game) override {
    words_ = RandomWords(seed_, game, k_plan_purpose);
    std::ranges::fill(is_shot_, std::uint8_t{0});
    std::ranges::fill(is_open_, std::uint8_t{0});
    open_hits_.clear();
    search_.begin(words_);
  }

  int next_cell() override {
    int cell = finishing_cell();
    if (cell == races::Arena::k_none) cell = search_.next_cell(is_shot_, words_);
    is_shot_[at(cell)] = 1;
    return cell;
  }

  void hear(const Reply& reply) override {
    if (reply.answer == Answer::miss) return;
    is_open_[at(reply.cell)] = 1;
    open_hits_.push_back(reply.cell);
    if (reply.answer == Answer::sunk) sink(reply);
  }

 private:
  [[nodiscard]] bool is_open(int cell) const {
    return cell != races::Arena::k_none && is_open_[at(cell)] != 0;
  }
  [[nodiscard]] bool is_usable(int cell) const {
    return cell != races::Arena::k_none && (is_shot_[at(cell)] == 0 || is_open_[at(cell)] != 0);
  }
  void close(int cell) {
    is_open_[at(cell)] = 0;
    std::erase(open_hits_, cell);
  }

  /// Closes the one berth of open hits through the last one; where several fit, all stay open.
  void sink(const Reply& reply) {
    std::vector<int> found;
    int berths = 0;
    for (const int ahead : {2, 3}) {  // right, down
      int first = reply.cell;
      for (int back = 0; back < reply.length && is_open(first); ++back) {
        std::vector<int> berth;
        for (int cell = first; narrow<int>(berth.size()) < reply.length && is_open(cell);
             cell = arena_.neighbour(cell, ahead))
          berth.push_back(cell);
        if (narrow<int>(berth.size()) == reply.length) {
          ++berths;
          found = std::move(berth);
        }
        first = arena_.neighbour(first, races::Arena::k_directions - 1 - ahead);
      }
    }
    search_.sink(reply.length, found);
    if (berths == 1)
      for (const int cell : found) close(cell);
  }

  /// Beside the oldest open hit, or at the ends of its row; k_none: no hit is open.
  int finishing_cell() {
    while (!open_hits_.empty()) {
      const int hit = open_hits_.front();
      std::vector<int> cells;
      for (const int back : {0, 1}) add_ends(hit, back, cells);
      if (cells.empty())
        for (int direction = 0; direction < races::Arena::k_directions; ++direction)
          consider(hit, direction, cells);
      if (!cells.empty())
        return cells[cells.size() == 1 ? 0 : words_.below(narrow<std::uint32_t>(cells.size()))];
      close(hit);  // no ship afloat fits
    }
    return races::Arena::k_none;
  }

  /// The cells past both ends of a row of two or more open hits. @param back  up or left
  void add_ends(int hit, int back, std::vector<int>& cells) {
    const int ahead = races::Arena::k_directions - 1 - back;
    const auto end = [&](int direction) {
      int last = hit;
      while (is_open(arena_.neighbour(last, direction))) last = arena_.neighbour(last, direction);
      return last;
    };
    if (end(back) == end(ahead)) return;
    consider(end(back), back, cells);
    consider(end(ahead), ahead, cells);
  }

  /// The cell beside `hit`, if it is unshot and a ship afloat can cover both.
  void consider(int hit, int direction, std::vector<int>& cells) const {
    const int cell = arena_.neighbour(hit, direction);
    if (cell == races::Arena::k_none || is_shot_[at(cell)] != 0) return;
    const races::Situation& now = search_.now();
    const int behind = races::Arena::k_directions - 1 - direction;
    const bool has_room =
        is_usable(arena_.neighbour(cell, direction)) || is_usable(arena_.neighbour(hit, behind));
    if (!now.is_two_sunk || (now.threes_sunk < 2 && has_room)) cells.push_back(cell);
  }

  races::Arena arena_;
  PlanSearch search_;
  std::uint64_t seed_;
  RandomWords words_;
  std::vector<std::uint8_t> is_shot_;  // by cell
  std::vector<std::uint8_t> is_open_;  // by cell
  std::vector<int> open_hits_;         // the oldest first
};

}  // namespace

std::vector<std::string> plan_hunter_names() {
  std::vector<std::string> names;
  for (const races::PlanTraits& plan : races::all_plans())
    if (races::make_strategy(plan.name, races::Colour::smaller).side_divisor() == 0)
      names.push_back(std::string(k_plan_prefix) + std::string(plan.name));
  return names;
}

races::Strategy plan_of_hunter(const std::string& name) {
  const auto names = plan_hunter_names();
  if (std::ranges::find(names, name) == names.end()) {
    std::string all;
    for (const std::string& known : names) all += (all.empty() ? "" : ", ") + known;
    throw InputError("hunter \"" + name + "\", allowed of plans " + all);
  }
  return races::make_strategy(name.substr(k_plan_prefix.size()), races::Colour::smaller);
}

void check_plan_hunter(const races::Strategy& strategy, const GameRules& rules) {
  const std::string hunter = "the hunter of plan \"" + strategy.name() + "\"";
  if (strategy.side_divisor() != 0)
    throw InputError(hunter +
                     ": allowed plans for boards with edges; this one needs a board that " +
                     "wraps around (flotilla race --wrap, flotilla torus)");
  const Problem& problem = rules.problem;
  const Board& board = problem.board;
  const bool is_trio = problem.fleet.ships() == 3 && problem.fleet.of_length(3) == 2 &&
                       problem.fleet.of_length(2) == 1;
  const bool tells = rules.answers == Answers::sunk_length || rules.answers == Answers::named;
  if (!is_trio || board.rows != board.cols || board.rows < races::Arena::k_min_side ||
      board.rows > races::Arena::k_max_side || problem.touch != Touch::any || !tells ||
      rules.salvo != 1)
    throw InputError(hunter + ": allowed with --fleet=3:2,2:1 --touch=any on squares " +
                     "from 4x4 to 120x120, answers sunk_length or named, salvo 1; asked for " +
                     to_string(rules));
}

std::unique_ptr<Hunter> plan_hunter(const races::Strategy& strategy, const GameRules& rules,
                                    std::uint64_t seed) {
  check_plan_hunter(strategy, rules);
  return std::make_unique<PlanHunter>(strategy, rules, seed);
}

}  // namespace flotilla::hunt
