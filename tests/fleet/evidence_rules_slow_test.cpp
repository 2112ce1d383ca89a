// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "fleet/evidence_rules.hpp"
#include "fleet/formats/evidence_text.hpp"
#include "oracle/ruled_layouts.hpp"

namespace flotilla {
namespace {

int twice_the_count(const char* text) {
  const Problem problem{{10, 10}, parse_fleet("classic"), Touch::any};
  int layouts = 0;
  oracle::for_each_ruled_layout(problem,
                                berth_rules(problem, read_evidence_text(text, problem.board, "e")),
                                [&](const oracle::Layout&) { ++layouts; });
  return 2 * layouts;
}

// Published with the two three-cell ships told apart: twice as many.
TEST(EvidenceRules, ClassicFleetWithSevenHits) {
  EXPECT_EQ(twice_the_count("D5 hit, D7 hit, E7 hit, F7 hit, G7 hit, H7 hit, I7 hit\n"
                            "A1 miss, C7 miss"),
            13'396'216);
}

TEST(EvidenceRules, ClassicFleetWithSevenHitsTheLastOfWhichSankTheFive) {
  EXPECT_EQ(twice_the_count("answers sunk_length\n"
                            "D5 hit, D7 hit, E7 hit, F7 hit, G7 hit, I7 hit, H7 sunk 5\n"
                            "A1 miss, C7 miss"),
            9'476'306);
}

}  // namespace
}  // namespace flotilla
