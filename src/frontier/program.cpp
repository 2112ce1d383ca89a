// SPDX-License-Identifier: MIT
// Compiles the sweep of one stem class. Liveness rests on one fact: a support is an up-set of a box,
// so it meets the inventories that still have room for `used` exactly when it contains the largest of
// them, full fleet - used.
#include "frontier/program.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <span>
#include <string>

#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

constexpr std::uint32_t k_no_vector = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t k_lane_bytes = 8;

// A vector of the work space while its program is compiled.
struct WorkVector {
  Supports::Id support = 0;
  std::uint32_t first_chunk = 0;
  std::uint32_t lowest_read = 0;  // lowest chunk any transition reads, at most first_chunk
  std::uint32_t place = 0;        // of chunk lowest_read
  bool is_read = false;
};

// A transition before its source has a place.
struct Draft {
  std::uint32_t source;
  std::uint32_t used;
  std::uint32_t label;
};

// Drafts and targets of one plan; the memory is reused from class to class.
struct PlanDraft {
  std::vector<Draft> drafts;
  std::vector<Target> targets;

  void clear() {
    drafts.clear();
    targets.clear();
  }
  // Opens a target; its drafts follow.
  Target& open(std::uint32_t first_chunk, std::uint32_t chunks) {
    Target& target = targets.emplace_back();
    target.first_transition = static_cast<std::uint32_t>(drafts.size());
    target.first_chunk = first_chunk;
    target.chunks = chunks;
    return target;
  }
  void close(Target& target, std::size_t plain_end) const {
    target.plain = static_cast<std::uint32_t>(plain_end) - target.first_transition;
    target.transitions = static_cast<std::uint32_t>(drafts.size()) - target.first_transition;
  }
};

// Items in order of first_chunk: the longest vectors come first (counting sort).
template <typename Item>
std::vector<Item> longest_first(const std::vector<Item>& items, std::uint32_t chunks) {
  std::vector<std::size_t> begins(chunks + 2, 0);
  for (const Item& item : items) ++begins[item.first_chunk + 1];
  for (std::size_t c = 1; c < begins.size(); ++c) begins[c] += begins[c - 1];
  std::vector<Item> sorted(items.size());
  for (const Item& item : items) sorted[begins[item.first_chunk]++] = item;
  return sorted;
}

class Compiler {
 public:
  Compiler(const ProgramSource& source, int fixed_class)
      : s_(source),
        class_(fixed_class),
        stem_(s_.fixed.stems()[index(s_.fixed_classes.representative(fixed_class))]),
        full_(s_.supports.inventory().size() - 1),
        chunks_(chunks_of(s_.supports.inventory())) {}

  Program compile() {
    list_inputs();
    finish_row();
    begin_row();
    place_vectors();
    program_.finish_row = emit(finishing_, inputs_);
    program_.finish_row.names = std::move(names_);
    program_.begin_row = emit(beginning_, boundary_);
    return std::move(program_);
  }

 private:
  struct BoundaryState {
    bool is_other;
    int profile;  // of the active half
    Supports::Id support;
    std::uint32_t first_chunk;
  };
  struct Output {
    std::uint32_t stem;
    int start;
    const CellVector* vector;
    std::uint32_t first_chunk;
  };

  static std::size_t index(int id) { return static_cast<std::size_t>(id); }
  [[nodiscard]] int member(bool is_other) const { return is_other ? stem_.other : stem_.free; }
  [[nodiscard]] bool has_room(const WorkVector& vector, std::uint32_t used) const {
    return s_.supports.contains(vector.support, full_ - used);
  }

  void list_inputs();
  [[nodiscard]] std::vector<BoundaryState> list_boundary_states() const;
  void finish_row();
  void collect_finishing(const BoundaryState& state, bool is_plain, std::uint32_t first_chunk);
  [[nodiscard]] std::vector<Output> list_outputs() const;
  void begin_row();
  void collect_beginning(const Output& output, bool is_plain);
  static void add(PlanDraft& plan, WorkVector& source, const Draft& draft,
                  std::uint32_t first_chunk);
  [[nodiscard]] int row_cells(const SecondFill& fill, const HalfSpace::Start& start) const;
  [[nodiscard]] std::uint32_t label_of(const SecondFill& fill, const HalfSpace::Start& start) const;
  void place_vectors();
  std::uint32_t place_all(std::vector<WorkVector>& vectors, std::uint32_t begin,
                          bool keep_unread) const;
  [[nodiscard]] GatherPlan emit(const PlanDraft& draft,
                                const std::vector<WorkVector>& sources) const;

  const ProgramSource& s_;
  int class_;
  const HalfSpace::Stem& stem_;
  std::size_t full_;
  std::uint32_t chunks_;
  Program program_;
  std::vector<WorkVector> inputs_, boundary_;
  std::vector<std::vector<std::uint32_t>> input_of_;       // [start of the stem][active profile]
  std::array<std::vector<std::uint32_t>, 2> boundary_of_;  // [is_other][active profile]
  PlanDraft finishing_, beginning_;
  std::vector<BoundaryName> names_;
};

void Compiler::list_inputs() {
  input_of_.assign(stem_.starts.size(),
                   std::vector<std::uint32_t>(s_.active.profiles().size(), k_no_vector));
  for (const int a : s_.occupied[index(class_)]) {
    const HalfSpace::Stem& active = s_.active.stems()[index(a)];
    const CellShape& shape = s_.inputs.of(class_, s_.active_classes.of_stem(a));
    for (const CellVector& v : shape.vectors) {
      const int profile = v.is_other ? active.other : active.free;
      input_of_[index(v.start)][index(profile)] = static_cast<std::uint32_t>(inputs_.size());
      inputs_.push_back({v.support, v.first_chunk, v.first_chunk, 0, false});
      program_.inputs.push_back(
          {static_cast<std::uint32_t>(a), v.offset, chunks_ - v.first_chunk, 0, 0});
    }
  }
}

std::vector<Compiler::BoundaryState> Compiler::list_boundary_states() const {
  std::vector<BoundaryState> states;
  for (const bool is_other : {false, true}) {
    if (member(is_other) < 0) continue;
    const BoundarySupports::Entry* const row = s_.boundary.row_of(member(is_other));
    for (int profile = 0; profile < static_cast<int>(s_.active.profiles().size()); ++profile) {
      const BoundarySupports::Entry& entry = row[s_.boundary.active_kind(profile)];
      if (entry.support == s_.supports.nothing()) continue;
      states.push_back({is_other, profile, entry.support, entry.first_chunk});
    }
  }
  return longest_first(states, chunks_);
}

// The active half is filled second: its profile moves on, and may block the fixed half's column at
// the cut, which turns the free member into the other one.
void Compiler::finish_row() {
  for (auto& states : boundary_of_) states.assign(s_.active.profiles().size(), k_no_vector);
  for (const BoundaryState& state : list_boundary_states()) {
    Target& target = finishing_.open(state.first_chunk, chunks_ - state.first_chunk);
    collect_finishing(state, true, state.first_chunk);
    const std::size_t plain_end = finishing_.drafts.size();
    collect_finishing(state, false, state.first_chunk);
    finishing_.close(target, plain_end);
    if (target.transitions == 0) {  // no row ends like this
      finishing_.targets.pop_back();
      continue;
    }
    target.closed = s_.active.profiles()[index(state.profile)].tallest == 0;
    boundary_of_[state.is_other ? 1 : 0][index(state.profile)] =
        static_cast<std::uint32_t>(boundary_.size());
    boundary_.push_back({state.support, state.first_chunk, state.first_chunk, 0, false});
    if (s_.trace != Trace::none) names_.push_back({state.profile, state.is_other});
  }
}

// Fills that place no ship (plain), or those that do; either are runs, as fills are sorted by use.
template <typename Fill>
std::span<const Fill> run_of(std::span<const Fill> fills, bool is_plain) {
  const auto plain_end =
      std::find_if(fills.begin(), fills.end(), [](const Fill& fill) { return fill.used != 0; });
  return is_plain ? std::span<const Fill>(fills.begin(), plain_end)
                  : std::span<const Fill>(plain_end, fills.end());
}

void Compiler::collect_finishing(const BoundaryState& state, bool is_plain,
                                 std::uint32_t first_chunk) {
  const bool blocks_across = s_.fixed.touch() == Touch::none;
  for (std::size_t s = 0; s < stem_.starts.size(); ++s) {
    const HalfSpace::Start& start = s_.fixed.starts()[index(stem_.starts[s])];
    const bool starts_other = start.profile == stem_.other;
    if (starts_other && !state.is_other) continue;
    const bool edge_decides = blocks_across && start.reach == 0 && !starts_other;
    if (!edge_decides && starts_other != state.is_other) continue;
    const std::vector<std::uint32_t>& input_of = input_of_[s];
    for (const SecondFill& fill :
         run_of(s_.finishing.second_to(start.reach, state.profile), is_plain)) {
      if (edge_decides && (fill.edge_occupied != 0) != state.is_other) continue;
      const std::uint32_t input = input_of[index(fill.from)];
      if (input == k_no_vector || !has_room(inputs_[input], fill.used)) continue;
      if (s_.row_number && row_cells(fill, start) != *s_.row_number) continue;
      add(finishing_, inputs_[input], {input, fill.used, label_of(fill, start)}, first_chunk);
    }
  }
}

// Ship cells of the finished row: the half filled first, and this one.
int Compiler::row_cells(const SecondFill& fill, const HalfSpace::Start& start) const {
  return start.row_cells + std::popcount(s_.active.occupied(fill, start.reach));
}

std::uint32_t Compiler::label_of(const SecondFill& fill, const HalfSpace::Start& start) const {
  if (s_.trace == Trace::row_cells) return static_cast<std::uint32_t>(row_cells(fill, start));
  return fill.content;
}

void Compiler::add(PlanDraft& plan, WorkVector& source, const Draft& draft,
                   std::uint32_t first_chunk) {
  const std::uint32_t lane = first_chunk * k_chunk_lanes;
  const std::uint32_t lowest = lane < draft.used ? 0 : (lane - draft.used) / k_chunk_lanes;
  source.lowest_read = std::min(source.lowest_read, lowest);
  source.is_read = true;
  plan.drafts.push_back(draft);
}

std::vector<Compiler::Output> Compiler::list_outputs() const {
  std::vector<Output> outputs;
  for (const int a : s_.occupied[index(class_)]) {
    const HalfSpace::Stem& active = s_.active.stems()[index(a)];
    const CellShape& shape = s_.outputs.of(s_.active_classes.of_stem(a), class_);
    for (const CellVector& v : shape.vectors) {
      outputs.push_back(
          {static_cast<std::uint32_t>(a), active.starts[index(v.start)], &v, v.first_chunk});
    }
  }
  return longest_first(outputs, chunks_);
}

// The active half is filled first in the next row: its ships may lie across the cut, and if its
// column there is occupied both members of the fixed stem act alike. Outputs that nothing leads to
// are written all the same, as zero: their place held something else.
void Compiler::begin_row() {
  for (const Output& output : list_outputs()) {
    Target& target = beginning_.open(output.first_chunk, chunks_ - output.first_chunk);
    target.stem = output.stem;
    target.place = output.vector->offset;
    collect_beginning(output, true);
    const std::size_t plain_end = beginning_.drafts.size();
    collect_beginning(output, false);
    beginning_.close(target, plain_end);
  }
}

void Compiler::collect_beginning(const Output& output, bool is_plain) {
  const HalfSpace::Start& start = s_.active.starts()[index(output.start)];
  const bool is_both = is_merged(stem_, start.reach);
  for (const bool from_other : {false, true}) {
    if (!is_both && from_other != output.vector->is_other) continue;
    const HalfSpace::Profile& fixed = s_.fixed.profiles()[index(member(from_other))];
    if (!is_compatible(start.reach, fixed, s_.fixed.touch())) continue;
    const std::vector<std::uint32_t>& boundary_of = boundary_of_[from_other ? 1 : 0];
    for (const FirstFill& fill : run_of(s_.beginning.first_to(output.start), is_plain)) {
      const std::uint32_t state = boundary_of[index(fill.from)];
      if (state == k_no_vector || !has_room(boundary_[state], fill.used)) continue;
      const std::uint32_t label = s_.trace == Trace::row_cells ? 0 : fill.content;
      add(beginning_, boundary_[state], {state, fill.used, label}, output.first_chunk);
    }
  }
}

// Work space: inputs first, then row-boundary states; inputs nobody reads take no room.
void Compiler::place_vectors() {
  program_.boundary_base = place_all(inputs_, 0, false);
  program_.work_chunks = place_all(boundary_, program_.boundary_base, true);
  for (std::size_t i = 0; i < inputs_.size(); ++i) {
    program_.inputs[i].place = inputs_[i].place;
    program_.inputs[i].zeros = inputs_[i].first_chunk - inputs_[i].lowest_read;
    if (!inputs_[i].is_read) program_.inputs[i].chunks = 0;
  }
  if (s_.trace == Trace::none) {  // traced transitions name their sources by position
    std::erase_if(program_.inputs, [](const Input& input) { return input.chunks == 0; });
  }
  for (std::size_t i = 0; i < boundary_.size(); ++i) {
    finishing_.targets[i].place = boundary_[i].place;
    finishing_.targets[i].zeros = boundary_[i].first_chunk - boundary_[i].lowest_read;
  }
  for (const Input& input : program_.inputs) program_.stored_chunks += input.chunks;
  for (const Target& target : beginning_.targets) program_.stored_chunks += target.chunks;
}

std::uint32_t Compiler::place_all(std::vector<WorkVector>& vectors, std::uint32_t begin,
                                  bool keep_unread) const {
  std::uint64_t end = begin;
  for (WorkVector& v : vectors) {
    v.place = static_cast<std::uint32_t>(end);
    if (v.is_read || keep_unread) end += chunks_ - v.lowest_read;
  }
  if (end > std::size_t{std::numeric_limits<std::int32_t>::max()} / k_chunk_bytes) {
    throw LimitError(
        "one group of states needs a work space of more than 2 GiB; use a narrower "
        "board or a smaller fleet");
  }
  return static_cast<std::uint32_t>(end);
}

GatherPlan Compiler::emit(const PlanDraft& draft, const std::vector<WorkVector>& sources) const {
  GatherPlan plan;
  plan.targets = draft.targets;
  plan.transitions.reserve(draft.drafts.size());
  for (const Draft& d : draft.drafts) {
    const WorkVector& source = sources[d.source];
    const std::int64_t chunk_0 = (static_cast<std::int64_t>(source.place) - source.lowest_read) *
                                 static_cast<std::int64_t>(k_chunk_bytes);
    plan.transitions.push_back(
        {static_cast<std::int32_t>(chunk_0 - std::int64_t{d.used} * k_lane_bytes),
         s_.masks.row_of(d.used)});
    if (s_.trace == Trace::none) continue;
    plan.labels.push_back(d.label);
    plan.sources.push_back(d.source);
  }
  return plan;
}

}  // namespace

Program compile_program(const ProgramSource& source, int fixed_class) {
  return Compiler(source, fixed_class).compile();
}

}  // namespace flotilla::frontier
