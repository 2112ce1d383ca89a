// SPDX-License-Identifier: MIT
#include "jobs/options/option_values.hpp"

#include <gtest/gtest.h>

#include <cstdio>
#include <fstream>

#include "expect_message.hpp"
#include "number/errors.hpp"

namespace flotilla::jobs {
namespace {

OptionValues parsed(const std::vector<std::string>& args) {
  return parse_command_line(count_command(), args);
}

TEST(CommandLine, TakesBothFormsOfAValue) {
  EXPECT_EQ(parsed({"--board=7x7"}).text("board"), "7x7");
  EXPECT_EQ(parsed({"--board", "7x7"}).text("board"), "7x7");
  EXPECT_EQ(parsed({"--threads", "-1"}).text("threads"), "-1");
  EXPECT_EQ(parsed({"-o", "a.h5"}).text("output"), "a.h5");
  EXPECT_EQ(parsed({"a.toml", "--quiet"}).text("config"), "a.toml");
  EXPECT_TRUE(parsed({"a.toml", "--quiet"}).flag("quiet"));
  EXPECT_FALSE(parsed({"--quiet=false"}).flag("quiet"));
  EXPECT_EQ(parsed({}).text("touch"), "none");
}

TEST(CommandLine, RefusesUnknownOptions) {
  EXPECT_ERROR(parsed({"--thread=8"}), InputError, "did you mean --threads?");
  EXPECT_ERROR(parsed({"--board"}), InputError, "--board needs a value");
  EXPECT_ERROR(parsed({"--board", "5x5", "--board", "6x6"}), InputError, "given 2 times");
}

/// Values of a config file with this text, below those of the command line.
OptionValues configured(const std::string& text, const std::vector<std::string>& args = {}) {
  const std::string path = testing::TempDir() + "option_values_test.toml";
  std::ofstream(path) << text;
  OptionValues values = parsed(args);
  add_config_file(path, values);
  std::remove(path.c_str());
  return values;
}

TEST(ConfigFile, TheCommandLineGoesFirst) {
  const std::string text = "series = \"5..7\"\nthreads = 3\nquiet = true\n";
  EXPECT_EQ(configured(text).text("threads"), "3");
  EXPECT_EQ(configured(text, {"--threads=2"}).text("threads"), "2");
  EXPECT_EQ(configured(text).text("series"), "5..7");
  EXPECT_FALSE(configured(text, {"--board=5x5"}).has("series"));  // one way to name boards
  EXPECT_FALSE(configured(text, {"--quiet=false"}).flag("quiet"));
  EXPECT_EQ(configured("boards = [\"5x5\", \"6x6\"]\n").text("boards"), "5x5,6x6");
}

TEST(ConfigFile, NamesWhatIsWrong) {
  EXPECT_ERROR(configured("thread = 8\n"), InputError,
               "thread = 8 is not an option; did you mean threads?");
  EXPECT_ERROR(configured("threads = \"a\"\n"), InputError,
               "threads = \"a\", allowed a whole number");
  EXPECT_ERROR(configured("board = \n"), InputError, "option_values_test.toml:1:");
}

TEST(OptionValues, TomlAndPackedTextGiveTheSameAgain) {
  OptionValues values = parsed({"--board=5x5", "--checkpoint=a \"b\"\\\xff", "--threads=2"});
  const OptionValues unpacked = OptionValues::unpack(count_command(), values.pack());
  EXPECT_EQ(unpacked.text("checkpoint"), "a \"b\"\\\xff");
  values.set("checkpoint", "a \"b\"\\\t", "--checkpoint");
  const OptionValues again = configured(values.to_toml());
  EXPECT_EQ(again.to_toml(), values.to_toml());
}

}  // namespace
}  // namespace flotilla::jobs
