// SPDX-License-Identifier: MIT
// Compiles the sweep of one stem class. Liveness rests on one fact: a support is an up-set of a box,
// so it meets the inventories that still have room for `used` exactly when it contains the largest of
// them, full fleet - used.
#include "frontier/program.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>

#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

constexpr std::uint32_t k_no_vector = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t k_lane_bytes = 8;
constexpr std::uint32_t k_chunk_bytes = k_chunk_lanes * k_lane_bytes;

// A vector of the work space while its program is compiled.
struct WorkVector {
  Supports::Id support = 0;
  std::uint32_t first_chunk = 0;
  std::uint32_t lowest_read = 0;  // lowest chunk any transition reads, at most first_chunk
  std::uint32_t place = 0;        // of chunk lowest_read
  bool is_read = false;
};

struct Draft {
  std::uint32_t source;
  std::uint32_t used;
};

class Compiler {
 public:
  Compiler(const ProgramSource& source, int fixed_class)
      : s_(source),
        supports_(source.supports),
        class_(fixed_class),
        stem_(s_.fixed.stems()[index(s_.fixed_classes.representative(fixed_class))]),
        full_(supports_.inventory().size() - 1),
        chunks_(chunks_of(supports_.inventory())) {}

  Program compile() {
    list_inputs();
    finish_row();
    begin_row();
    place_vectors();
    return std::move(program_);
  }

 private:
  struct DraftTarget {
    Target target;
    std::uint32_t vector = k_no_vector;  // the row-boundary state, for finish_row
    std::vector<Draft> sources;
  };

  static std::size_t index(int id) { return static_cast<std::size_t>(id); }
  [[nodiscard]] int member(bool is_other) const { return is_other ? stem_.other : stem_.free; }
  [[nodiscard]] std::uint32_t first_chunk(Supports::Id support) const {
    return static_cast<std::uint32_t>(supports_.least(support) / k_chunk_lanes);
  }
  [[nodiscard]] bool has_room(Supports::Id support, std::uint32_t used) const {
    return supports_.contains(support, full_ - used);
  }

  void list_inputs();
  void finish_row();
  void add_boundary_state(bool is_other, int active_profile);
  void collect_finishing(bool is_other, int active_profile, std::vector<Draft>& sources) const;
  void begin_row();
  void collect_beginning(const HalfSpace::Start& start, int start_id, bool is_other,
                         std::vector<Draft>& sources) const;
  void mark_reads(std::vector<WorkVector>& vectors, const DraftTarget& draft) const;
  void place_vectors();
  std::uint32_t place_all(std::vector<WorkVector>& vectors, std::uint32_t begin,
                          bool keep_unread) const;
  void emit(std::vector<DraftTarget>& drafts, const std::vector<WorkVector>& sources,
            GatherPlan& plan) const;
  [[nodiscard]] Transition transition(const WorkVector& source, std::uint32_t used) const;

  const ProgramSource& s_;
  const Supports& supports_;
  int class_;
  const HalfSpace::Stem& stem_;
  std::size_t full_;
  std::uint32_t chunks_;
  Program program_;
  std::vector<WorkVector> inputs_, boundary_;
  std::vector<std::vector<std::uint32_t>> input_of_;       // [start of the stem][active profile]
  std::array<std::vector<std::uint32_t>, 2> boundary_of_;  // [is_other][active profile]
  std::vector<DraftTarget> finishing_, beginning_;
};

void Compiler::list_inputs() {
  input_of_.assign(stem_.starts.size(),
                   std::vector<std::uint32_t>(s_.active.profiles().size(), k_no_vector));
  for (std::size_t a = 0; a < s_.active.stems().size(); ++a) {
    const HalfSpace::Stem& active = s_.active.stems()[a];
    const CellShape& shape = s_.inputs.of(class_, s_.active_classes.of_stem(static_cast<int>(a)));
    for (const CellVector& v : shape.vectors) {
      const int profile = v.is_other ? active.other : active.free;
      input_of_[index(v.start)][index(profile)] = static_cast<std::uint32_t>(inputs_.size());
      inputs_.push_back({v.support, v.first_chunk, v.first_chunk, 0, false});
      program_.inputs.push_back(
          {static_cast<std::uint32_t>(a), v.offset, chunks_ - v.first_chunk, 0, 0});
    }
  }
}

// The active half is filled second: its profile moves on, and may block the fixed half's column at
// the cut, which turns the free member into the other one.
void Compiler::finish_row() {
  for (auto& states : boundary_of_) states.assign(s_.active.profiles().size(), k_no_vector);
  for (const bool is_other : {false, true}) {
    if (member(is_other) < 0) continue;
    for (int profile = 0; profile < static_cast<int>(s_.active.profiles().size()); ++profile) {
      add_boundary_state(is_other, profile);
    }
  }
}

void Compiler::add_boundary_state(bool is_other, int active_profile) {
  const HalfSpace::Profile& fixed = s_.fixed.profiles()[index(member(is_other))];
  const HalfSpace::Profile& active = s_.active.profiles()[index(active_profile)];
  const Supports::Id support = supports_.known_sum(fixed.support, active.support);
  if (support == supports_.nothing()) return;
  DraftTarget draft;
  collect_finishing(is_other, active_profile, draft.sources);
  if (draft.sources.empty()) return;
  const std::uint32_t first = first_chunk(support);
  draft.vector = static_cast<std::uint32_t>(boundary_.size());
  draft.target.first_chunk = first;
  draft.target.chunks = chunks_ - first;
  draft.target.closed = fixed.tallest == 0 && active.tallest == 0;
  boundary_of_[is_other ? 1 : 0][index(active_profile)] = draft.vector;
  boundary_.push_back({support, first, first, 0, false});
  mark_reads(inputs_, draft);
  finishing_.push_back(std::move(draft));
}

void Compiler::collect_finishing(bool is_other, int active_profile,
                                 std::vector<Draft>& sources) const {
  const bool blocks_across = s_.fixed.touch() == Touch::none;
  for (std::size_t s = 0; s < stem_.starts.size(); ++s) {
    const HalfSpace::Start& start = s_.fixed.starts()[index(stem_.starts[s])];
    const bool starts_other = start.profile == stem_.other;
    for (const auto& fill : s_.active.second_fills_to(start.reach, active_profile)) {
      const bool ends_other =
          starts_other || (blocks_across && start.reach == 0 && fill.edge_occupied);
      if (ends_other != is_other) continue;
      const std::uint32_t input = input_of_[s][index(fill.from)];
      if (input == k_no_vector || !has_room(inputs_[input].support, fill.used)) continue;
      sources.push_back({input, fill.used});
    }
  }
}

// The active half is filled first in the next row: its ships may lie across the cut, and if its
// column there is occupied both members of the fixed stem act alike.
void Compiler::begin_row() {
  for (std::size_t a = 0; a < s_.active.stems().size(); ++a) {
    const HalfSpace::Stem& active = s_.active.stems()[a];
    const CellShape& shape = s_.outputs.of(s_.active_classes.of_stem(static_cast<int>(a)), class_);
    for (const CellVector& v : shape.vectors) {
      const int start_id = active.starts[index(v.start)];
      DraftTarget draft;
      draft.target.stem = static_cast<std::uint32_t>(a);
      draft.target.place = v.offset;
      draft.target.first_chunk = v.first_chunk;
      draft.target.chunks = chunks_ - v.first_chunk;
      collect_beginning(s_.active.starts()[index(start_id)], start_id, v.is_other, draft.sources);
      mark_reads(boundary_, draft);
      beginning_.push_back(std::move(draft));
    }
  }
}

void Compiler::collect_beginning(const HalfSpace::Start& start, int start_id, bool is_other,
                                 std::vector<Draft>& sources) const {
  const bool merged = is_merged(stem_, start.reach);
  for (const bool from_other : {false, true}) {
    if (!merged && from_other != is_other) continue;
    if (!is_compatible(start.reach, s_.fixed.profiles()[index(member(from_other))],
                       s_.fixed.touch())) {
      continue;
    }
    for (const auto& fill : s_.active.first_fills_to(start_id)) {
      const std::uint32_t state = boundary_of_[from_other ? 1 : 0][index(fill.from)];
      if (state == k_no_vector || !has_room(boundary_[state].support, fill.used)) continue;
      sources.push_back({state, fill.used});
    }
  }
}

void Compiler::mark_reads(std::vector<WorkVector>& vectors, const DraftTarget& draft) const {
  for (const Draft& d : draft.sources) {
    WorkVector& source = vectors[d.source];
    const std::uint32_t lane = draft.target.first_chunk * k_chunk_lanes;
    const std::uint32_t lowest = lane < d.used ? 0 : (lane - d.used) / k_chunk_lanes;
    source.lowest_read = std::min(source.lowest_read, lowest);
    source.is_read = true;
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
  std::erase_if(program_.inputs, [](const Input& input) { return input.chunks == 0; });
  for (DraftTarget& draft : finishing_) {
    const WorkVector& state = boundary_[draft.vector];
    draft.target.place = state.place;
    draft.target.zeros = state.first_chunk - state.lowest_read;
  }
  for (const Input& input : program_.inputs) program_.stored_chunks += input.chunks;
  for (const DraftTarget& draft : beginning_) program_.stored_chunks += draft.target.chunks;
  emit(finishing_, inputs_, program_.finish_row);
  emit(beginning_, boundary_, program_.begin_row);
}

std::uint32_t Compiler::place_all(std::vector<WorkVector>& vectors, std::uint32_t begin,
                                  bool keep_unread) const {
  std::uint64_t end = begin;
  for (WorkVector& v : vectors) {
    v.place = static_cast<std::uint32_t>(end);
    if (v.is_read || keep_unread) end += chunks_ - v.lowest_read;
  }
  if (end > std::numeric_limits<std::int32_t>::max() / k_chunk_bytes) {
    throw LimitError(
        "one group of states needs a work space of more than 2 GiB; use a narrower "
        "board or a smaller fleet");
  }
  return static_cast<std::uint32_t>(end);
}

Transition Compiler::transition(const WorkVector& source, std::uint32_t used) const {
  const std::int64_t chunk_0 =
      (static_cast<std::int64_t>(source.place) - source.lowest_read) * k_chunk_bytes;
  return {static_cast<std::int32_t>(chunk_0 - std::int64_t{used} * k_lane_bytes),
          s_.masks.row_of(used)};
}

// Longest targets first; within a target, transitions that place no ship come first.
void Compiler::emit(std::vector<DraftTarget>& drafts, const std::vector<WorkVector>& sources,
                    GatherPlan& plan) const {
  std::stable_sort(drafts.begin(), drafts.end(), [](const DraftTarget& a, const DraftTarget& b) {
    return a.target.chunks > b.target.chunks;
  });
  for (DraftTarget& draft : drafts) {
    const auto shifted = std::stable_partition(draft.sources.begin(), draft.sources.end(),
                                               [](const Draft& d) { return d.used == 0; });
    draft.target.first_transition = static_cast<std::uint32_t>(plan.transitions.size());
    draft.target.plain = static_cast<std::uint32_t>(shifted - draft.sources.begin());
    draft.target.transitions = static_cast<std::uint32_t>(draft.sources.size());
    for (const Draft& d : draft.sources) {
      plan.transitions.push_back(transition(sources[d.source], d.used));
    }
    plan.targets.push_back(draft.target);
  }
}

}  // namespace

Program compile_program(const ProgramSource& source, int fixed_class) {
  return Compiler(source, fixed_class).compile();
}

}  // namespace flotilla::frontier
