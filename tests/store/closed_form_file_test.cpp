// SPDX-License-Identifier: MIT
#include "store/closed_form_file.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_form.hpp"
#include "sample_record.hpp"
#include "store/count_file.hpp"
#include "store/describe.hpp"
#include "store/schema.hpp"
#include "store/seal.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

TEST(ClosedFormFile, ReadsBackAsWritten) {
  const TempFolder folder;
  const ClosedFormRecord record = sample_form();
  const Provenance provenance = sample_provenance();
  write_closed_form_file(folder / "a.h5", record, provenance);
  const ClosedFormFile found = read_closed_form_file(folder / "a.h5");
  EXPECT_EQ(found.record, record);
  EXPECT_EQ(found.provenance, provenance);
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a.h5"});
}

TEST(ClosedFormFile, OfNoShipsAndOfLargeNumbers) {
  const TempFolder folder;
  ClosedFormRecord record;
  record.fleet = "empty";
  record.touch = "none";
  record.smaller_fleets = {{}};
  record.polynomial = BivariatePolynomial(1);
  write_closed_form_file(folder / "a.h5", record, sample_provenance());
  EXPECT_EQ(read_closed_form_file(folder / "a.h5").record, record);

  record = sample_form();
  record.weights[1].phi = Rational(-(BigInt(1) << 300U) - 1, (BigInt(1) << 200U));
  record.polynomial = BivariatePolynomial(0, 3, {-7, 0, 0, (BigInt(1) << 500U) + 1}, 9);
  write_closed_form_file(folder / "a.h5", record, sample_provenance());
  EXPECT_EQ(read_closed_form_file(folder / "a.h5").record, record);
}

TEST(ClosedFormFile, RefusesOtherFiles) {
  const TempFolder folder;
  EXPECT_ERROR(read_closed_form_file(folder / "a.h5"), FileError, "No such file");
  write_count_file(folder / "a.h5", std::vector{sample_record()}, sample_provenance());
  EXPECT_ERROR(read_closed_form_file(folder / "a.h5"), FileError,
               "a.h5: is a \"flotilla count\" file, not a \"flotilla closed form\" file");
  write_closed_form_file(folder / "a.h5", sample_form(), sample_provenance());
  EXPECT_ERROR(read_count_file(folder / "a.h5"), FileError,
               "is a \"flotilla closed form\" file, not a \"flotilla count\" file");
  const std::string whole = slurp(folder / "a.h5");
  for (const std::size_t bytes : {std::size_t{0}, std::size_t{100}, whole.size() - 1}) {
    spill(folder / "a.h5", whole.substr(0, bytes));
    EXPECT_ERROR(read_closed_form_file(folder / "a.h5"), FileError, "a.h5: ");
  }
}

/// What reading says about a record that was changed in one way.
template <typename Change>
std::string refusal_of(Change change) {
  const TempFolder folder;
  ClosedFormRecord record = sample_form();
  change(record);
  write_closed_form_file(folder / "a.h5", record, sample_provenance());
  try {
    static_cast<void>(read_closed_form_file(folder / "a.h5"));
  } catch (const FileError& error) {
    return error.what();
  }
  return "";
}

TEST(ClosedFormFile, RefusesWhatDoesNotFitTogether) {
  for (const auto& weight : {ClusterWeight{2, 1, 1, 1}, ClusterWeight{0, 1, 1, 1},
                             ClusterWeight{1, 1, 3, 1}, ClusterWeight{1, 1, -1, 1}})
    EXPECT_NE(refusal_of([&](ClosedFormRecord& record) {
                record.weights[0] = weight;
              }).find("the tables of its closed form do not fit each other"),
              std::string::npos);
  EXPECT_EQ(refusal_of([](ClosedFormRecord&) {}), "");
}

TEST(ClosedFormFile, SameButForTimes) {
  const TempFolder folder;
  ClosedFormRecord record = sample_form();
  write_closed_form_file(folder / "a.h5", record, sample_provenance());
  record.boards[0].seconds = 7;
  record.seconds = 9;
  write_closed_form_file(folder / "b.h5", record, sample_provenance());
  EXPECT_TRUE(same_but_for_times(folder / "a.h5", folder / "b.h5"));
  record.weights[2].phi = -2;
  write_closed_form_file(folder / "b.h5", record, sample_provenance());
  std::string difference;
  EXPECT_FALSE(same_but_for_times(folder / "a.h5", folder / "b.h5", &difference));
  EXPECT_EQ(difference, "/phi/numerator: differs");
}

TEST(ClosedFormFile, Described) {
  const TempFolder folder;
  write_closed_form_file(folder / "a.h5", sample_form(), sample_provenance());
  const std::string file = (folder / "a.h5").string();
  const std::string text = describe_file(folder / "a.h5");
  EXPECT_TRUE(text.starts_with(
      file + ": flotilla closed form, version 1, fleet 1:2, touch corner\n" +
      "  answers     any board: flotilla count --board ROWSxCOLS --closed-form " + file + "\n" +
      "  phi         3 weights, up to width + height = 3, from 2 boards\n"
      "  polynomial  of degree 2 in rows and in columns, from 1x1 on\n"
      "  written by  flotilla "))
      << text;
}

}  // namespace
}  // namespace flotilla::store
