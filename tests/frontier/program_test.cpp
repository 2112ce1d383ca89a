// SPDX-License-Identifier: MIT
#include "frontier/program.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include "fleet/parse.hpp"
#include "frontier/boundary_supports.hpp"
#include "frontier/sweep_plan.hpp"
#include "oracle/random_problem.hpp"
#include "slow_build.hpp"

namespace flotilla::frontier {
namespace {

/// The two halves of a plan once more, with supports that a test may work on.
struct Halves {
  Halves(const SweepPlan& plan)
      : supports(plan.inventory()),
        left(plan.half(Side::left).width(), plan.half(Side::right).width(), plan.problem().touch,
             supports),
        right(plan.half(Side::right).width(), plan.half(Side::left).width(), plan.problem().touch,
              supports) {}

  [[nodiscard]] const HalfSpace& of(Side side) const { return side == Side::left ? left : right; }
  [[nodiscard]] const HalfSpace::Stem& stem(Side side, int id) const {
    return of(side).stems()[static_cast<std::size_t>(id)];
  }
  [[nodiscard]] CellShape shape(Side fresh, int fresh_stem, int old_stem) {
    return shape_of_cell(of(fresh), stem(fresh, fresh_stem), of(other(fresh)),
                         stem(other(fresh), old_stem), supports);
  }

  Supports supports;
  HalfSpace left, right;
};

/// A vector in the work space, as the program's inputs and targets place it.
struct Placed {
  std::int64_t begin;  // first lane it occupies, zeros included
  Supports::Id holds;  // coefficients that can be non-zero
};

/// Walks every transition of a program with sets of coefficients instead of numbers.
///
/// That is the soundness of the whole storage scheme: whatever a stored vector may hold, no
/// transition may carry it to where nothing is stored, and every read must find the vector it means.
class ProgramWalk {
 public:
  ProgramWalk(const SweepPlan& plan, Halves& halves, Side fixed, int stem)
      : plan_(plan),
        halves_(halves),
        supports_(halves.supports),
        fixed_(fixed),
        stem_(stem),
        program_(plan.program(fixed == Side::left ? 1 : 2, stem)),
        lanes_(std::int64_t{plan.chunks()} * k_chunk_lanes),
        is_taken_(program_.work_chunks, false) {
    for (const Side side : {Side::left, Side::right}) {
      for (const std::uint32_t used : plan.half(side).used_inventories()) {
        used_of_row_[plan.masks().row_of(used)] = used;
      }
    }
  }

  void run() {
    for (const Input& input : program_.inputs) {
      const CellShape shape = halves_.shape(fixed_, stem_, static_cast<int>(input.stem));
      const auto vector = std::ranges::find(shape.vectors, input.offset, &CellVector::offset);
      ASSERT_NE(vector, shape.vectors.end());
      ASSERT_EQ(input.chunks, plan_.chunks() - vector->first_chunk);
      place(inputs_, input.place, input.zeros, input.chunks, vector->support);
    }
    for (const Target& target : program_.finish_row.targets) {
      EXPECT_GE(target.place, program_.boundary_base);
      place(boundary_, target.place, target.zeros, target.chunks,
            gather(program_.finish_row, target, inputs_));
    }
    begin_row();
  }

 private:
  // By the lane where its coefficient 0 would be.
  using Vectors = std::map<std::int64_t, Placed>;

  void place(Vectors& vectors, std::uint32_t chunk, std::uint32_t zeros, std::uint32_t chunks,
             Supports::Id holds) {
    const std::uint32_t end = chunk + zeros + chunks;
    ASSERT_LE(end, program_.work_chunks);
    ASSERT_LE(zeros + chunks, plan_.chunks());
    for (std::uint32_t c = chunk; c < end; ++c) {
      ASSERT_FALSE(is_taken_[c]) << "two vectors share chunk " << c;
      is_taken_[c] = true;
    }
    vectors[std::int64_t{end} * k_chunk_lanes - lanes_] = {std::int64_t{chunk} * k_chunk_lanes,
                                                           holds};
  }

  void begin_row() {
    std::set<std::pair<std::uint32_t, std::uint32_t>> written;
    for (const Target& target : program_.begin_row.targets) {
      const Supports::Id reached = gather(program_.begin_row, target, boundary_);
      const CellShape shape = halves_.shape(other(fixed_), static_cast<int>(target.stem), stem_);
      const auto vector = std::ranges::find(shape.vectors, target.place, &CellVector::offset);
      ASSERT_NE(vector, shape.vectors.end());
      EXPECT_EQ(target.first_chunk, vector->first_chunk);
      EXPECT_EQ(target.zeros, 0U);
      EXPECT_TRUE(supports_.is_subset(reached, vector->support));
      EXPECT_TRUE(written.emplace(target.stem, target.place).second);
    }
    // Every output is written: its place held an input of the row before.
    std::size_t outputs = 0;
    for (int active = 0; active < plan_.stems(other(fixed_)); ++active) {
      outputs += halves_.shape(other(fixed_), active, stem_).vectors.size();
    }
    EXPECT_EQ(written.size(), outputs);
  }

  // Every coefficient that the transitions can make non-zero, stored or not; all must be stored.
  Supports::Id gather(const GatherPlan& plan, const Target& target, const Vectors& sources) {
    Supports::Id reached = supports_.nothing();
    for (std::uint32_t t = 0; t < target.transitions; ++t) {
      const Transition& transition = plan.transitions[target.first_transition + t];
      const std::uint32_t used = t < target.plain ? 0 : used_of_row_.at(transition.mask);
      EXPECT_EQ(used == 0, t < target.plain);
      EXPECT_EQ(transition.source % 8, 0);
      const auto source = sources.find(transition.source / 8 + std::int64_t{used});
      if (source == sources.end()) {
        ADD_FAILURE() << "a transition reads no vector";
        continue;
      }
      reached = supports_.unite(reached, supports_.raise(source->second.holds, used));
      // The lowest lane that the mask lets through is there to be read.
      EXPECT_GE(source->first + lowest_with_room(target.first_chunk, used) - used,
                source->second.begin);
    }
    EXPECT_EQ(target.first_chunk + target.chunks, plan_.chunks());
    if (reached != supports_.nothing()) {
      EXPECT_GE(supports_.least(reached), std::size_t{target.first_chunk} * k_chunk_lanes)
          << "coefficients are dropped";
    }
    return reached;
  }
  [[nodiscard]] std::int64_t lowest_with_room(std::uint32_t first_chunk, std::uint32_t used) const {
    const std::uint8_t* const row = plan_.masks().bytes().data() + plan_.masks().row_of(used);
    std::int64_t lane = std::int64_t{first_chunk} * k_chunk_lanes;
    while (lane < lanes_ && (unsigned{row[lane / 8]} >> (lane % 8) & 1U) == 0) ++lane;
    return lane;
  }

  const SweepPlan& plan_;
  Halves& halves_;
  Supports& supports_;
  Side fixed_;
  int stem_;
  const Program& program_;
  std::int64_t lanes_;
  std::vector<bool> is_taken_;  // by chunk of the work space
  std::map<std::uint32_t, std::uint32_t> used_of_row_;
  Vectors inputs_, boundary_;
};

void expect_sound(const Problem& problem, int cut_shift) {
  SCOPED_TRACE(to_string(problem) + ", cut moved by " + std::to_string(cut_shift));
  SweepPlan plan(problem, cut_shift);
  plan.compile(1);
  Halves halves(plan);
  for (const Side side : {Side::left, Side::right}) {
    // Every stem, not only every class: what a class shares must be right for all of them.
    for (int stem = 0; stem < plan.stems(side); ++stem) {
      ASSERT_EQ(halves.stem(side, stem).starts,
                plan.half(side).stems()[static_cast<std::size_t>(stem)].starts);
      ProgramWalk(plan, halves, side, stem).run();
      if (testing::Test::HasFailure()) return;
    }
  }
}

TEST(Program, DropsNothingOnRandomProblems) {
  std::mt19937_64 random(oracle::test_seed() + 50);
  for (int trial = 0; trial < trials(400); ++trial) {
    const Problem problem = oracle::random_problem(random, {.max_cells = 36,
                                                            .max_cells_unlimited = 36,
                                                            .max_side = 7,
                                                            .max_length = 6,
                                                            .max_ships = 6});
    expect_sound(problem, trial % 3 - 1);
    if (HasFailure()) return;
  }
}

TEST(Program, DropsNothingOfLongPolynomials) {
  for (const Touch touch : {Touch::none, Touch::corner, Touch::any}) {
    expect_sound({{6, 6}, parse_fleet("standard"), touch}, 0);
    expect_sound({{6, 4}, parse_fleet("five"), touch}, 1);
    expect_sound({{3, 5}, parse_fleet("2:40,3:1"), touch}, 0);
  }
}

TEST(Program, LongestTargetsAndPlainTransitionsFirst) {
  SweepPlan plan({{7, 7}, parse_fleet("standard"), Touch::none});
  plan.compile(1);
  for (int stem = 0; stem < plan.stems(Side::left); ++stem) {
    const Program& program = plan.program(1, stem);
    EXPECT_LE(program.boundary_base, program.work_chunks);
    std::uint64_t stored = 0;
    for (const Input& input : program.inputs) stored += input.chunks;
    for (const Target& target : program.begin_row.targets) stored += target.chunks;
    EXPECT_EQ(program.stored_chunks, stored);
    for (const GatherPlan* gathers : {&program.finish_row, &program.begin_row}) {
      std::uint32_t next = 0;
      for (const Target& target : gathers->targets) {
        EXPECT_EQ(target.first_transition, next);
        EXPECT_LE(target.plain, target.transitions);
        next += target.transitions;
      }
      EXPECT_EQ(next, gathers->transitions.size());
      EXPECT_TRUE(std::ranges::is_sorted(gathers->targets, std::greater{}, &Target::chunks));
    }
  }
}

// Stems of a class may differ in whether they are open, so `closed` speaks of the active half alone.
TEST(Program, ClosedStatesAreThoseOfClosedActiveProfiles) {
  SweepPlan plan({{5, 5}, parse_fleet("2:1"), Touch::none}, 2);
  plan.compile(1);
  ASSERT_EQ(plan.half(Side::right).width(), 0);
  for (int stem = 0; stem < plan.stems(Side::left); ++stem) {
    for (const Target& target : plan.program(1, stem).finish_row.targets) {
      EXPECT_TRUE(target.closed);
    }
  }
}

TEST(BoundarySupports, AreSumsOfBothHalves) {
  Supports supports{Inventory(parse_fleet("standard"))};
  const HalfSpace fixed(3, 4, Touch::none, supports), active(4, 3, Touch::none, supports);
  const BoundarySupports boundary(fixed, active, supports);
  for (std::size_t f = 0; f < fixed.profiles().size(); ++f) {
    const BoundarySupports::Entry* const row = boundary.row_of(static_cast<int>(f));
    for (std::size_t a = 0; a < active.profiles().size(); ++a) {
      const BoundarySupports::Entry& entry = row[boundary.active_kind(static_cast<int>(a))];
      const Supports::Id sum =
          supports.sum(fixed.profiles()[f].support, active.profiles()[a].support);
      EXPECT_EQ(entry.support, sum);
      EXPECT_EQ(entry.first_chunk, supports.least(sum) / k_chunk_lanes);
    }
  }
}

}  // namespace
}  // namespace flotilla::frontier
