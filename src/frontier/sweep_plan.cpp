// SPDX-License-Identifier: MIT
#include "frontier/sweep_plan.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <exception>
#include <set>
#include <string>
#include <tuple>
#include <utility>

#include "number/assert.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"
#include "number/size_text.hpp"

namespace flotilla::frontier {
namespace {

std::uint64_t bytes_of(const Program& program) {
  std::uint64_t bytes = program.inputs.size() * sizeof(Input);
  for (const GatherPlan* plan : {&program.finish_row, &program.begin_row}) {
    bytes += plan->transitions.size() * sizeof(Transition) + plan->targets.size() * sizeof(Target) +
             (plan->labels.size() + plan->sources.size()) * sizeof(std::uint32_t);
  }
  return bytes;
}

/// Runs work(i) for i in 0..count-1 on threads; the last failure is thrown after.
template <typename Work>
void for_each_class(int count, [[maybe_unused]] int threads, const Work& work) {
  std::exception_ptr failure;
#pragma omp parallel for schedule(dynamic) num_threads(threads)
  for (int c = 0; c < count; ++c) {
    try {
      work(c);
    } catch (...) {
#pragma omp critical
      failure = std::current_exception();
    }
  }
  if (failure) std::rethrow_exception(failure);
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

std::uint64_t Pass::bytes() const {
  std::uint64_t bytes = 0;
  for (const Program& program : programs) bytes += bytes_of(program);
  return bytes;
}

SweepPlan::SweepPlan(const Problem& problem, int cut_shift)
    : SweepPlan(problem, Options{cut_shift, nullptr, Trace::none}) {}

SweepPlan::SweepPlan(const Problem& problem, Options options)
    : problem_(problem),
      options_(std::move(options)),
      supports_(Inventory(problem.fleet)),
      left_columns_(
          std::clamp((problem.board.cols + 1) / 2 + options_.cut_shift, 1, problem.board.cols)),
      is_symmetric_(problem.board.cols == 2 * left_columns_) {
  FLOTILLA_ASSERT_LIGHT(!options_.rules || options_.rules->board() == problem.board);
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
  const bool has_numbers = options_.rules && options_.rules->has_row_numbers();
  const HalfSpace::Options half_options{options_.rules || options_.trace != Trace::none,
                                        has_numbers || options_.trace == Trace::row_cells};
  for (const Side side : distinct_sides()) {
    const bool is_left = side == Side::left;
    halves_[static_cast<std::size_t>(side)].half = std::make_unique<HalfSpace>(
        is_left ? left_columns_ : right_columns, is_left ? right_columns : left_columns_,
        problem_.touch, supports_, half_options);
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
  const std::vector<std::uint64_t>& offsets = view(fixed).offsets[at(classes(fixed).of_stem(stem))];
  return static_cast<std::uint32_t>(offsets[at(active_stem) + 1] - offsets[at(active_stem)]);
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
      const int own = half.classes->representative(c);
      const std::uint32_t chunks =
          std::max(shape(fixed, own, stem).chunks, shape(active, stem, own).chunks);
      if (chunks != 0) occupied.push_back(stem);
      offsets.push_back(offsets.back() + chunks);
    }
    half.offsets.push_back(std::move(offsets));
    half.occupied.push_back(std::move(occupied));
  }
}

void SweepPlan::compile(int threads, std::uint64_t memory_limit) {
  if (options_.rules) {
    compile_rows(threads, memory_limit);
  } else {
    compile_blank(threads, memory_limit);
  }
}

void SweepPlan::compile_blank(int threads, std::uint64_t memory_limit) {
  for (const Side side : distinct_sides()) {
    const Fills& fills = half(other(side)).fills();
    passes_.push_back(compile_pass(side, fills, fills, std::nullopt, threads, memory_limit));
  }
}

RowFilter SweepPlan::filter(Side side, int row) const {
  return {half(side), frame(side), *options_.rules, row};
}

// Rows that evidence says the same about share their pass.
void SweepPlan::compile_rows(int threads, std::uint64_t memory_limit) {
  using Key = std::tuple<Side, RowFilter, std::optional<RowFilter>, std::optional<int>>;
  std::vector<std::pair<Key, std::shared_ptr<Pass>>> known;
  opening_ = std::make_unique<Fills>(filter(Side::left, 0).apply(half(Side::left)));
  for (int row = 1; row <= problem_.board.rows; ++row) {
    const Side fixed = fresh_side(row);
    const Side active = other(fixed);
    const bool is_last = row == problem_.board.rows;
    Key key{fixed, filter(active, row - 1), std::nullopt, options_.rules->row_number(row - 1)};
    if (!is_last) std::get<2>(key) = filter(active, row);
    const auto it = std::find_if(known.begin(), known.end(),
                                 [&](const auto& entry) { return entry.first == key; });
    if (it != known.end()) {
      passes_.push_back(it->second);
      continue;
    }
    const HalfSpace& half = this->half(active);
    const Fills beginning =
        is_last ? Fills::none(half.starts().size()) : std::get<2>(key)->apply(half);
    passes_.push_back(compile_pass(fixed, std::get<1>(key).apply(half), beginning, std::get<3>(key),
                                   threads, memory_limit));
    known.emplace_back(std::move(key), passes_.back());
  }
}

std::shared_ptr<Pass> SweepPlan::compile_pass(Side fixed, const Fills& finishing,
                                              const Fills& beginning, std::optional<int> row_number,
                                              int threads, std::uint64_t memory_limit) {
  const Side active = other(fixed);
  const BoundarySupports boundary(half(fixed), half(active), supports_);
  const ProgramSource source{half(fixed),
                             classes(fixed),
                             half(active),
                             classes(active),
                             view(fixed).occupied,
                             finishing,
                             beginning,
                             row_number,
                             options_.trace,
                             *view(fixed).shapes,
                             *view(active).shapes,
                             boundary,
                             *masks_,
                             supports_};
  auto pass = std::make_shared<Pass>();
  pass->programs.resize(at(classes(fixed).count()));
  std::atomic<std::uint64_t> bytes = this->bytes();
  for_each_class(classes(fixed).count(), threads, [&](int c) {
    if (memory_limit != 0 && bytes > memory_limit) return;
    pass->programs[at(c)] = compile_program(source, c);
    bytes += bytes_of(pass->programs[at(c)]);
  });
  if (memory_limit != 0 && bytes > memory_limit) {
    throw LimitError("the compiled fills of " + to_string(problem_) + " alone need more than " +
                     size_text_below(memory_limit) +
                     ", the memory allowed; allow more, or use fewer columns or a smaller fleet");
  }
  for (int stem = 0; stem < stems(fixed); ++stem) {
    const Program& p = pass->programs[at(classes(fixed).of_stem(stem))];
    pass->updates += p.finish_row.transitions.size() + p.begin_row.transitions.size();
    work_chunks_ = std::max(work_chunks_, std::uint64_t{p.work_chunks});
  }
  return pass;
}

const Pass& SweepPlan::pass(int row) const {
  FLOTILLA_ASSERT_LIGHT(row >= 1 && !passes_.empty());
  if (options_.rules) return *passes_[at(row - 1)];
  return *passes_[passes_.size() == 1 || row % 2 == 1 ? 0 : 1];
}

const Program& SweepPlan::program(int row, int stem) const {
  const Side fixed = fresh_side(row);
  return pass(row).programs[at(classes(fixed).of_stem(stem))];
}

const Fills& SweepPlan::opening() const { return opening_ ? *opening_ : half(Side::left).fills(); }

std::uint64_t SweepPlan::updates() const {
  std::uint64_t updates = 0;
  for (int row = 1; row <= problem_.board.rows; ++row) updates += pass(row).updates;
  return updates;
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

int SweepPlan::tallest(Side side, int stem) const {
  const HalfSpace::Stem& members = half(side).stems()[at(stem)];
  return half(side).profiles()[at(std::max(members.free, members.other))].tallest;
}

bool SweepPlan::is_hopeless(int row, int stem) const {
  return tallest(fresh_side(row), stem) > problem_.board.rows - row;
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
  std::set<const Pass*> counted;  // rows may share a pass
  for (const std::shared_ptr<Pass>& pass : passes_) {
    if (counted.insert(pass.get()).second) bytes += pass->bytes();
  }
  return bytes;
}

std::uint64_t SweepPlan::bytes() const {
  std::uint64_t bytes = program_bytes();
  for (const Side side : distinct_sides()) bytes += half(side).bytes();
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
