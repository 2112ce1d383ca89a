// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "expect_message.hpp"
#include "limit/strategy.hpp"
#include "number/errors.hpp"

namespace flotilla::limit {
namespace {

/// A plan file that is gone at the end.
class File {
 public:
  explicit File(const std::string& text)
      : path_(std::filesystem::path(testing::TempDir()) /
              ("plan-" +
               std::string(testing::UnitTest::GetInstance()->current_test_info()->name()) +
               ".toml")) {
    std::ofstream(path_) << text;
  }
  ~File() { std::filesystem::remove(path_); }
  File(const File&) = delete;
  File& operator=(const File&) = delete;

  [[nodiscard]] Strategy read(const std::map<std::string, Rational>& parameters = {}) const {
    return read_strategy(path_, parameters);
  }

 private:
  std::filesystem::path path_;
};

Strategy read(const std::string& text, const std::map<std::string, Rational>& parameters = {}) {
  return File(text).read(parameters);
}

const std::string k_last = "[last]\nany = \"A+C\"\n";
const std::string k_fire = "[fire]\nstart = \"A, B\"\n";

TEST(StrategyFile, TheMostSpecialKeyIsTaken) {
  const Strategy strategy =
      read("[fire]\nstart = \"A, B\"\n3 = \"B, A\"\n3-2B = \"A+B\"\n3A-2 = \"B to 1/2, A, B\"\n" +
           k_last);
  const Plan& plan = strategy.plans.front().plan;
  const auto path = [&](Found three, Found two) { return to_string(plan.course(three, two).path); };
  EXPECT_EQ(path(Found::no, Found::no), "A, B");
  EXPECT_EQ(path(Found::in_A, Found::no), "B, A");
  EXPECT_EQ(path(Found::no, Found::in_B), "A, B");
  EXPECT_EQ(path(Found::in_A, Found::in_B), "B to 1/2, A, B");
  EXPECT_EQ(path(Found::in_B, Found::in_B), "A+B");
  EXPECT_EQ(path(Found::in_B, Found::in_A), "A, B");
}

TEST(StrategyFile, ParametersAndWeights) {
  const std::string text =
      "[parameters]\nq = \"1/4\"\n[[mixture]]\nweight = \"q\"\n" +
      std::string("fire = { start = \"A to q, B, A\" }\nlast = { any = \"A+C\" }\n") +
      "[[mixture]]\nweight = \"rest\"\nfire = { start = \"A, B\" }\nlast = { any = \"C, A\" }\n";
  const Strategy strategy = read(text, {{"q", Rational(1, 3)}});
  ASSERT_EQ(strategy.plans.size(), 2U);
  EXPECT_EQ(strategy.plans[0].weight, Rational(1, 3));
  EXPECT_EQ(strategy.plans[1].weight, Rational(2, 3));
  EXPECT_EQ(to_string(strategy.plans[0].plan.course(Found::no, Found::no).path), "A to 1/3, B, A");
  EXPECT_EQ(to_string(strategy.plans[1].plan.last[0][1]), "C, A");
  EXPECT_ERROR(read(text, {{"r", 1}}), InputError, "\"r\" is not a parameter, allowed q");
}

TEST(StrategyFile, MistakesNameFileKeyAndWhatIsAllowed) {
  EXPECT_ERROR(read_strategy("/no/such.toml"), InputError,
               "\"/no/such.toml\": the file cannot be read");
  EXPECT_ERROR(read("fire = 1\n" + k_last), InputError, "allowed a table");
  EXPECT_ERROR(read(k_last), InputError, "fire: this table is missing");
  EXPECT_ERROR(read("[fire]\nstart = 3\n" + k_last), InputError,
               "fire.start: allowed a path in quotes");
  EXPECT_ERROR(read("[fire]\n3C = \"A, B\"\n" + k_last), InputError,
               "fire.3C: is not a key here, allowed start, 3, 3A");
  EXPECT_ERROR(read("[fire]\n3 = \"A, B\"\n" + k_last), InputError, "fire.start: is missing");
  EXPECT_ERROR(read("[fire]\nstart = \"A\"\n" + k_last), InputError, "it never finishes B");
  EXPECT_ERROR(read("[fire]\nstart = \"A, C\"\n" + k_last), InputError,
               "leg \"C\": allowed A, B, A+B");
  EXPECT_ERROR(read("[fire]\nstart = \"A to 3/2, A, B\"\n" + k_last), InputError,
               "share = 3/2, allowed 0..1");
  EXPECT_ERROR(read("[fire]\nstart = \"A to p, A, B\"\n" + k_last), InputError,
               "\"p\" is neither a number nor a parameter");
  EXPECT_ERROR(read("[fire]\nstart = { before = \"1/2\" }\n" + k_last), InputError,
               "fire.start.then: is missing");
  EXPECT_ERROR(read(k_fire + "[last]\nAA = \"A+C\"\n"), InputError,
               "last.AB: is missing, and so is any");
  EXPECT_ERROR(read(k_fire + "[last]\nany = \"C\"\n"), InputError, "A is missing");
  EXPECT_ERROR(read(k_fire + "[last]\nany = \"A, C2, C0\"\n"), InputError,
               "without runs in B, allowed C, or C2, C1 and C0");
  EXPECT_ERROR(read("runs = true\n" + k_fire + "[last]\nany = \"A, C2\"\n"), InputError,
               "with runs in B, allowed C, or C2 and C0");
  EXPECT_ERROR(read(k_fire + "[last]\nany = \"A, B+C\"\n"), InputError, "B is mixed with C");
  EXPECT_ERROR(read(k_fire + "[last]\nany = \"A, A+C\"\n"), InputError, "A is fired twice");
  EXPECT_ERROR(read(k_fire + "[last]\nany = \"A+D\"\n"), InputError,
               "segment \"D\": allowed A, B, C, C2, C1, C0");
  EXPECT_ERROR(read("speed = 1\n" + k_fire + k_last), InputError,
               "speed: is not a key here, allowed name");
  EXPECT_ERROR(read("[fire\n"), InputError, ".toml:1:");
  EXPECT_ERROR(
      read(
          "[[mixture]]\nweight = \"1/2\"\nfire = { start = \"A, B\" }\nlast = { any = \"A+C\" }\n"),
      InputError, "weights sum to 1/2, allowed 1");
  EXPECT_ERROR(
      read("[[mixture]]\nweight = \"2\"\nfire = { start = \"A, B\" }\nlast = { any = \"A+C\" }\n"),
      InputError, "mixture 1.weight: = \"2\", allowed 0..1 or rest");
}

TEST(StrategyFile, FilesThatNameEachOtherEnd) {
  const File file("[[mixture]]\nweight = \"1\"\nplan = \"plan-FilesThatNameEachOtherEnd.toml\"\n");
  EXPECT_ERROR(file.read(), InputError, "plans name plans more than 4 deep");
}

}  // namespace
}  // namespace flotilla::limit
