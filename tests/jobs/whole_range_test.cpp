// SPDX-License-Identifier: MIT
// Numbers that options take: what is said of them in --help, in messages and in the list of options is the same.
#include "jobs/options/whole_range.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

#include "expect_message.hpp"
#include "jobs/options/help.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/option_values.hpp"
#include "number/errors.hpp"
#include "shard/communicator.hpp"

namespace flotilla::jobs {
namespace {

TEST(WholeRange, OneFormForAll) {
  EXPECT_EQ(range_text(WholeRange{1, 100}), "1..100");
  EXPECT_EQ(range_text(WholeRange{6, 120, 6}), "multiples of 6, 6..120");
  EXPECT_EQ(range_text(WholeRange{}), "0..2^63-1");
}

TEST(Whole, ReadsWhatIsAllowed) {
  EXPECT_EQ(parse_whole("0", {}, "x"), 0U);
  EXPECT_EQ(parse_whole(" 17 ", {1, 17}, "x"), 17U);
  EXPECT_EQ(parse_whole("12", {6, 120, 6}, "x"), 12U);
  EXPECT_EQ(parse_whole("9223372036854775807", {1}, "x"), 9223372036854775807U);
}

TEST(Whole, RefusesTheRest) {
  for (const char* text : {"0", "-1", "-0", "9223372036854775808", "99999999999999999999999"})
    EXPECT_ERROR(parse_whole(text, {1}, "--count"), InputError,
                 std::string("--count = ") + text + ", allowed 1..2^63-1");
  for (const char* text : {"+1", "1.5", "1e3", "1 2", "-", "x"})
    EXPECT_ERROR(
        parse_whole(text, {1}, "--count"), InputError,
        std::string("--count = \"") + text + "\" is not a whole number, allowed 1..2^63-1");
  EXPECT_ERROR(parse_whole("", {1, 5}, "--count"), InputError, "--count is missing, allowed 1..5");
  EXPECT_ERROR(parse_whole("20", {6, 120, 6}, "--side"), InputError,
               "--side = 20, allowed multiples of 6, 6..120");
}

std::vector<const Command*> every_command() {
  std::vector<const Command*> commands(all_commands().begin(), all_commands().end());
  commands.insert(commands.end(), limit_commands().begin(), limit_commands().end());
  return commands;
}

/// What a command says to --NAME=VALUE.
std::string refusal(const Command& command, const Option& option, const std::string& value) {
  const auto solo = shard::make_solo();
  try {
    static_cast<void>(
        read_options(command, {"--" + std::string(option.name) + "=" + value}, *solo));
  } catch (const Error& error) {
    return error.what();
  }
  return "nothing";
}

/// The line of --help about an option.
std::string help_line(const std::string& help, const Option& option) {
  const std::size_t begin = help.find("--" + std::string(option.name) + "=");
  return begin == std::string::npos ? "" : help.substr(begin, help.find('\n', begin) - begin);
}

TEST(Options, EveryNumberSaysItsRangeInHelpAndInMessages) {
  int numbers = 0;
  for (const Command* command : every_command()) {
    const std::string help = command_help(*command);
    for (const Option& option : command->options) {
      if (option.kind != OptionKind::number) continue;
      ++numbers;
      const std::string range = range_text(option.allowed);
      const std::string where = std::string(command->name) + " --" + std::string(option.name);
      EXPECT_TRUE(help_line(help, option).ends_with("; allowed " + range)) << where;
      // Nor is it told a second time, in other words.
      EXPECT_EQ(option.help.find(".."), std::string_view::npos) << where;
      EXPECT_TRUE(option.initial.empty() ||
                  option.allowed.holds(std::stoull(std::string(option.initial))))
          << where;
      const std::string name = "--" + std::string(option.name);
      const std::string above = std::to_string(option.allowed.most + 1);
      EXPECT_EQ(refusal(*command, option, above), name + " = " + above + ", allowed " + range);
      EXPECT_EQ(refusal(*command, option, "-1"), name + " = -1, allowed " + range);
      EXPECT_EQ(refusal(*command, option, "ten"),
                name + " = \"ten\" is not a whole number, allowed " + range);
      if (option.allowed.least > 0) {
        const std::string below = std::to_string(option.allowed.least - 1);
        EXPECT_EQ(refusal(*command, option, below), name + " = " + below + ", allowed " + range);
      }
    }
  }
  EXPECT_GT(numbers, 60);
}

TEST(Options, ANumberOfAConfigFileIsToldWithTheFile) {
  const std::string path = testing::TempDir() + "whole_range_test.toml";
  std::ofstream(path) << "salvo = 101\n";
  const auto solo = shard::make_solo();
  const Command* hunt = nullptr;
  for (const Command* command : all_commands())
    if (command->name == "hunt") hunt = command;
  ASSERT_NE(hunt, nullptr);
  EXPECT_ERROR(static_cast<void>(read_options(*hunt, {path}, *solo)), Error,
               path + ": salvo = 101, allowed 1..100");
  std::remove(path.c_str());
}

}  // namespace
}  // namespace flotilla::jobs
