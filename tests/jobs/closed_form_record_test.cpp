// SPDX-License-Identifier: MIT
#include "jobs/count/closed_form_record.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {
namespace {

store::ClosedFormRecord pairs_of_cells() {
  const auto solo = shard::make_solo();
  return record_of(space::closed_form(Fleet{{1, 2}}, Touch::corner, {}, *solo));
}

TEST(ClosedFormRecord, IsWhatTheFormSays) {
  const store::ClosedFormRecord record = pairs_of_cells();
  EXPECT_EQ(record.fleet, "1:2");
  EXPECT_EQ(record.touch, "corner");
  EXPECT_EQ(record.half_perimeter, 3);
  EXPECT_EQ(record.first_side, 1);
  EXPECT_EQ(record.smaller_fleets, (std::vector<std::vector<std::int32_t>>{{0}, {1}, {2}}));
  // One cell; a cell excludes itself (1/2, as the pair is not ordered) and its neighbours.
  const std::vector<store::ClusterWeight> weights = {
      {1, 1, 1, 1}, {1, 1, 2, Rational(-1, 2)}, {1, 2, 2, -1}};
  for (const store::ClusterWeight& weight : weights)
    EXPECT_NE(std::ranges::find(record.weights, weight), record.weights.end());
  EXPECT_EQ(record.weights.size(), weights.size());
}

TEST(ClosedFormRecord, GivesTheFormBack) {
  const space::ClosedForm form = form_of(pairs_of_cells(), "a.h5");
  EXPECT_EQ(form.fleet(), (Fleet{{1, 2}}));
  EXPECT_EQ(form.touch(), Touch::corner);
  EXPECT_EQ(form.count(4, 4), 96);  // 16 * 15 / 2 - 24
}

TEST(ClosedFormRecord, RefusesWhatIsNone) {
  const auto refused = [](auto change, const char* why) {
    store::ClosedFormRecord record = pairs_of_cells();
    change(record);
    EXPECT_ERROR(form_of(record, "a.h5"), FileError,
                 std::string("a.h5: is no closed form: ") + why);
  };
  refused([](auto& record) { record.fleet = "1:x"; }, "fleet \"1:x\"");
  refused([](auto& record) { record.fleet = "1:inf"; }, "fleet 1:inf");
  refused([](auto& record) { record.touch = "some"; }, "touch rule \"some\" is unknown");
  refused([](auto& record) { record.fleet = "1:3"; }, "its table of smaller fleets");
  refused([](auto& record) { record.lengths.push_back(2); }, "its table of smaller fleets");
  refused([](auto& record) { record.weights[0].phi /= 3; }, "a weight has a denominator");
  refused([](auto& record) { record.weights[0].phi *= -1; }, "closed form: the weight of ");
  refused([](auto& record) { record.weights[0].height = 9; }, "closed form: the weight of ");
}

}  // namespace
}  // namespace flotilla::jobs
