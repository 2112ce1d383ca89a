// SPDX-License-Identifier: MIT
#include "frontier/sweep_plan.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <string>

#include "number/errors.hpp"

namespace flotilla::frontier {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

std::uint64_t bytes_of(const Program& program) {
  std::uint64_t bytes = program.inputs.size() * sizeof(Input);
  for (const GatherPlan* plan : {&program.finish_row, &program.begin_row}) {
    bytes += plan->transitions.size() * sizeof(Transition) + plan->targets.size() * sizeof(Target);
  }
  return bytes;
}

constexpr std::uint64_t k_max_cells = std::uint64_t{1} << 32U;

// FNV-1a over 64-bit words.
class Fingerprint {
 public:
  void add(std::uint64_t word) {
    for (int byte = 0; byte < 8; ++byte) {
      hash_ = (hash_ ^ (word >> (8 * byte) & 0xffU)) * 0x100000001b3U;
    }
  }
  [[nodiscard]] std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325U;
};

}  // namespace

SweepPlan::SweepPlan(const Problem& problem, int cut_shift)
    : problem_(problem),
      supports_(Inventory(problem.fleet)),
      left_columns_(std::clamp((problem.board.cols + 1) / 2 + cut_shift, 1, problem.board.cols)),
      is_symmetric_(problem.board.cols == 2 * left_columns_) {
  make_halves();
  for (const Side side : distinct_sides()) lay_out(side);
  measure_table();
}

std::vector<Side> SweepPlan::distinct_sides() const {
  if (is_symmetric_) return {Side::left};
  return {Side::left, Side::right};
}

void SweepPlan::make_halves() {
  const int right_columns = problem_.board.cols - left_columns_;
  for (const Side side : distinct_sides()) {
    const bool is_left = side == Side::left;
    halves_[static_cast<std::size_t>(side)].half = std::make_unique<HalfSpace>(
        is_left ? left_columns_ : right_columns, is_left ? right_columns : left_columns_,
        problem_.touch, supports_);
  }
  for (const Side side : distinct_sides()) {
    halves_[static_cast<std::size_t>(side)].classes =
        std::make_unique<StemClasses>(half(side), half(other(side)).max_reach());
  }
  refuse_wide_tables();
  for (const Side side : distinct_sides()) {
    halves_[static_cast<std::size_t>(side)].shapes = std::make_unique<CellShapes>(
        half(side), classes(side), half(other(side)), classes(other(side)), supports_);
  }
  masks_ = std::make_unique<MaskTable>(half(Side::left), half(Side::right), inventory());
}

// Cells are addressed by pairs of stems, class shapes by pairs of classes.
void SweepPlan::refuse_wide_tables() const {
  const std::uint64_t cells = std::uint64_t{half(Side::left).stems().size()} *
                              std::uint64_t{half(Side::right).stems().size()};
  if (cells <= k_max_cells) return;
  throw LimitError("a frontier of " + std::to_string(problem_.board.cols) + " columns has " +
                   std::to_string(cells) + " cells for fleet " + to_string(problem_.fleet) +
                   ", allowed " + std::to_string(k_max_cells) +
                   "; use fewer columns or a smaller fleet");
}

std::uint32_t SweepPlan::cell_chunks(Side fixed, int stem, int active_stem) const {
  return std::max(shape(fixed, stem, active_stem).chunks,
                  shape(other(fixed), active_stem, stem).chunks);
}

const CellShape& SweepPlan::shape(Side fresh, int fresh_stem, int old_stem) const {
  return view(fresh).shapes->of(classes(fresh).of_stem(fresh_stem),
                                classes(other(fresh)).of_stem(old_stem));
}

void SweepPlan::lay_out(Side fixed) {
  Half& half = halves_[static_cast<std::size_t>(fixed)];
  const Side active = other(fixed);
  for (int c = 0; c < half.classes->count(); ++c) {
    std::vector<std::uint64_t> offsets{0};
    std::vector<int> occupied;
    for (int stem = 0; stem < stems(active); ++stem) {
      const std::uint32_t chunks = cell_chunks(fixed, half.classes->representative(c), stem);
      if (chunks != 0) occupied.push_back(stem);
      offsets.push_back(offsets.back() + chunks);
    }
    half.offsets.push_back(std::move(offsets));
    half.occupied.push_back(std::move(occupied));
  }
}

void SweepPlan::compile(int threads, std::uint64_t memory_limit) {
  for (const Side side : distinct_sides()) compile_side(side, threads, memory_limit);
  for (const Side side : distinct_sides()) count_updates(side);
  for (const Half& half : halves_) {
    for (const Program& program : half.programs) {
      work_chunks_ = std::max(work_chunks_, std::uint64_t{program.work_chunks});
    }
  }
}

void SweepPlan::compile_side(Side fixed, [[maybe_unused]] int threads, std::uint64_t memory_limit) {
  const Side active = other(fixed);
  const BoundarySupports boundary(half(fixed), half(active), supports_);
  const ProgramSource source{half(fixed),
                             classes(fixed),
                             half(active),
                             classes(active),
                             view(fixed).occupied,
                             *view(fixed).shapes,
                             *view(active).shapes,
                             boundary,
                             *masks_,
                             supports_};
  std::vector<Program>& programs = halves_[static_cast<std::size_t>(fixed)].programs;
  const int count = classes(fixed).count();
  programs.resize(at(count));
  std::exception_ptr failure;
  std::atomic<std::uint64_t> bytes = program_bytes();
#pragma omp parallel for schedule(dynamic) num_threads(threads)
  for (int c = 0; c < count; ++c) {
    try {
      if (memory_limit != 0 && bytes > memory_limit) continue;
      programs[at(c)] = compile_program(source, c);
      bytes += bytes_of(programs[at(c)]);
    } catch (...) {
#pragma omp critical
      failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
  if (memory_limit != 0 && bytes > memory_limit) {
    throw LimitError(
        "the compiled fills of " + to_string(problem_) + " alone need more than " +
        std::to_string(memory_limit >> 20U) +
        " MiB, the memory allowed; allow more, or use fewer columns or a smaller fleet");
  }
}

void SweepPlan::count_updates(Side fixed) {
  std::uint64_t& updates = halves_[static_cast<std::size_t>(fixed)].updates;
  for (int stem = 0; stem < stems(fixed); ++stem) {
    const Program& p = program(fixed, stem);
    updates += p.finish_row.transitions.size() + p.begin_row.transitions.size();
  }
}

void SweepPlan::measure_table() {
  std::array<std::uint64_t, 2> states{};
  for (int left = 0; left < stems(Side::left); ++left) {
    table_chunks_ += group_chunks(Side::left, left);
    for (const int right : occupied_cells(Side::left, left)) {
      states[0] += shape(Side::left, left, right).vectors.size();
      states[1] += shape(Side::right, right, left).vectors.size();
    }
  }
  states_ = std::max(states[0], states[1]);
}

const Program& SweepPlan::program(Side fixed, int stem) const {
  return view(fixed).programs[at(classes(fixed).of_stem(stem))];
}

int SweepPlan::tallest(Side side, int stem) const {
  const HalfSpace::Stem& members = half(side).stems()[at(stem)];
  return half(side).profiles()[at(std::max(members.free, members.other))].tallest;
}

std::uint64_t SweepPlan::group_chunks(Side fixed, int stem) const {
  return view(fixed).offsets[at(classes(fixed).of_stem(stem))].back();
}

std::uint64_t SweepPlan::cell_offset(Side fixed, int stem, int active_stem) const {
  return view(fixed).offsets[at(classes(fixed).of_stem(stem))][at(active_stem)];
}

const std::vector<int>& SweepPlan::occupied_cells(Side fixed, int stem) const {
  return view(fixed).occupied[at(classes(fixed).of_stem(stem))];
}

std::uint64_t SweepPlan::program_bytes() const {
  std::uint64_t bytes = 0;
  for (const Half& half : halves_) {
    for (const Program& program : half.programs) bytes += bytes_of(program);
  }
  return bytes;
}

std::uint64_t SweepPlan::fingerprint() const {
  Fingerprint print;
  for (const char c : to_string(problem_)) print.add(static_cast<std::uint64_t>(c));
  print.add(static_cast<std::uint64_t>(left_columns_));
  for (const Side side : {Side::left, Side::right}) {
    for (int stem = 0; stem < stems(side); ++stem) print.add(group_chunks(side, stem));
  }
  return print.value();
}

}  // namespace flotilla::frontier
