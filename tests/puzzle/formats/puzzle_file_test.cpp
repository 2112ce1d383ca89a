// SPDX-License-Identifier: MIT
#include "puzzle/formats/puzzle_file.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <tuple>
#include <vector>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "sample_puzzle.hpp"

namespace flotilla::puzzle {
namespace {

/// What the format keeps of a board.
PrintedPuzzle kept(PrintedPuzzle printed, Format format) {
  if (!traits(format).has_name) printed.puzzle.name.clear();
  if (!traits(format).has_answers) printed.answers.clear();
  return printed;
}

TEST(PuzzleFile, EveryFormatIsRecognizedAndReadsBackWhatItWrites) {
  constexpr unsigned k_seed = 20250101;
  std::mt19937 random(k_seed);
  for (const FormatTraits& can : all_formats()) {
    for (int round = 0; round < 40; ++round) {
      std::vector<PrintedPuzzle> puzzles;
      for (int i = 0; i <= round % 3; ++i) puzzles.push_back(random_puzzle(can.format, random));
      const std::string text = write_puzzles(puzzles, can.format);
      ASSERT_EQ(recognized_format(text), can.format) << text;
      const auto read = read_puzzles(text, "boards");
      ASSERT_EQ(read.size(), puzzles.size()) << text;
      for (std::size_t i = 0; i < read.size(); ++i)
        ASSERT_TRUE(same(read[i], kept(puzzles[i], can.format))) << "seed " << k_seed << "\n"
                                                                 << text;
      ASSERT_EQ(write_puzzles(read_puzzles(text, "boards", can.format), can.format),
                write_puzzles(read, can.format));
    }
  }
}

TEST(PuzzleFile, RecognizesWhatOthersWrite) {
  EXPECT_EQ(recognized_format("\n # a\n% b\n problem(1,"), Format::csplib);
  EXPECT_EQ(recognized_format("/* Prolog */ problem(1,"), Format::csplib);
  EXPECT_EQ(recognized_format("  [\n{}]"), Format::json);
  EXPECT_EQ(recognized_format("width=3;"), Format::minizinc);
  EXPECT_EQ(recognized_format("10x10f4dn,4,3,2,1:"), Format::boats);
  EXPECT_EQ(recognized_format("10f4:"), Format::boats);
  EXPECT_EQ(recognized_format("https://pzprxs.vercel.app/p?battleship/6/6/"), Format::puzzlink);
  EXPECT_EQ(recognized_format("ROW 1 2"), Format::ist);
  EXPECT_EQ(recognized_format("10 10 4 3 2 1\n1 2 - ?"), Format::janko);
  EXPECT_EQ(recognized_format("10 10 4 3 2 1\n1 . . ."), Format::text);
  EXPECT_EQ(recognized_format("name: battleship/6/6/ = {"), Format::text);
  EXPECT_EQ(read_puzzles("\xEF\xBB\xBF{\"rows\":1,\"cols\":1}", "boards").size(), 1U);
  for (const char* text : {"", " \n", "# only", "hello", "= 3", ": x", "10", "3x"})
    EXPECT_TRUE(recognized_format(text) == std::nullopt || std::string(text) == "10") << text;
}

TEST(PuzzleFile, BlankTextsHoldNoBoards) {
  for (const FormatTraits& can : all_formats())
    EXPECT_TRUE(read_puzzles(" \n\n", "boards", can.format).empty());
  EXPECT_TRUE(read_puzzles("", "boards").empty());
}

TEST(PuzzleFile, RefusesUnknownFormats) {
  EXPECT_ERROR(read_puzzles("\nhello\nyou", "boards.x"), InputError,
               "boards.x: \"hello\" begins no board of a known format, allowed text, json, csplib, "
               "minizinc, janko, boats, puzzlink, ist");
  EXPECT_ERROR(parse_format("boat", "--to"), InputError, "--to = \"boat\", allowed text, json");
  EXPECT_ERROR(parse_format("boat", "--to"), InputError, "did you mean boats?");
  EXPECT_EQ(parse_format(" boats ", "--to"), Format::boats);
  EXPECT_ERROR(read_puzzle_file("/none/boards.txt"), FileError, "cannot be read");
}

TEST(PuzzleFile, RefusesToWriteWhatAFormatCannotSay) {
  const auto write = [](const Puzzle& puzzle, Format format) {
    return written({puzzle, {}}, format, "board 3");
  };
  Puzzle puzzle = sample_puzzle();
  puzzle.fleet.reset();
  EXPECT_ERROR(
      write(puzzle, Format::boats), InputError,
      "board 3: fleet is not given, which the format boats cannot say; others can: text, json");
  puzzle.fleet = Fleet{{1, Fleet::k_unlimited}};
  EXPECT_ERROR(write(puzzle, Format::csplib), InputError, "board 3: fleet = 1:inf, which");
  puzzle.fleet = parse_fleet("standard");
  puzzle.touch = Touch::any;
  EXPECT_ERROR(write(puzzle, Format::janko), InputError,
               "touch = any, which the format janko cannot say");
  puzzle.touch = Touch::none;
  puzzle.clues.set_row_number(1, std::nullopt);
  EXPECT_ERROR(
      write(puzzle, Format::ist), InputError,
      "the number of row 2 is not known, which the format ist cannot say; others can: text, "
      "json, csplib, janko, boats, puzzlink");
  EXPECT_ERROR(write(puzzle, Format::minizinc), InputError, "which the format minizinc cannot say");
  puzzle.clues.set_row_number(1, 0);
  puzzle.clues.set_column_number(3, std::nullopt);
  EXPECT_ERROR(write(puzzle, Format::ist), InputError, "the number of column 4 is not known");
  puzzle.clues.set_column_number(3, 0);
  puzzle.clues.set_clue({2, 1}, Clue::ship);
  EXPECT_ERROR(write(puzzle, Format::csplib), InputError,
               "cell B3 is a ship of a shape that is not told, which the format csplib cannot say; "
               "others can: text, json, boats, puzzlink");
  puzzle.name = "Monday";
  EXPECT_ERROR(write_puzzles(std::vector{PrintedPuzzle{puzzle, {}}}, Format::csplib), InputError,
               "board 1 (Monday): cell B3");
}

TEST(PuzzleFile, DamagedTextsAreReadOrRefusedWithASentence) {
  constexpr unsigned k_seed = 20250102;
  std::mt19937 random(k_seed);
  for (const FormatTraits& can : all_formats()) {
    int refused = 0;
    for (int round = 0; round < 1500; ++round) {
      std::string text = write_puzzles(std::vector{random_puzzle(can.format, random)}, can.format);
      for (unsigned damage = 0; damage <= random() % 3; ++damage) {
        const std::size_t place = random() % text.size();
        switch (random() % 4) {
          case 0:
            text.erase(place, 1 + random() % 9);
            break;
          case 1:
            text.insert(place, text.substr(random() % text.size(), 9));
            break;
          case 2:
            text[place] = static_cast<char>(random() % 256);
            break;
          default:
            text[place] = "0123456789-,:/[]{}()|'\"% \n"[random() % 26];
        }
        if (text.empty()) text = "x";
      }
      try {
        static_cast<void>(read_puzzles(text, "boards", can.format));
        static_cast<void>(read_puzzles(text, "boards"));
      } catch (const InputError& error) {
        ++refused;
        const std::string message = error.what();
        ASSERT_TRUE(message.starts_with("boards")) << message;
        ASSERT_EQ(message.find('\n'), std::string::npos) << message;
        ASSERT_LT(message.size(), 400U) << message;
      }
    }
    EXPECT_GT(refused, 300) << can.name << ", seed " << k_seed;
  }
}

std::filesystem::path shared_puzzles() {
  const char* shared = std::getenv("FLOTILLA_SHARED");
  if (shared != nullptr && *shared != '\0') return std::filesystem::path(shared) / "puzzles";
  return std::filesystem::path(__FILE__).parent_path() / "../../../../shared/puzzles";
}

bool has_place_for(const Fleet& fleet, Format format) {
  if (format == Format::ist) return fleet == parse_fleet("standard");
  return format != Format::boats || fleet.longest() <= 9;
}

TEST(PuzzleFile, AllPublishedBoardsComeBackInEveryFormatThatCanSayThem) {
  if (!std::filesystem::exists(shared_puzzles() / "csplib014.json"))
    GTEST_SKIP() << "SKIPPED: the published boards are not in " << shared_puzzles()
                 << "; set FLOTILLA_SHARED";
  for (const auto& [file, boards, answers] : {std::tuple("csplib014.json", 304U, 0U),
                                              {"solbat.json", 39U, 38U},
                                              {"stress.json", 12U, 12U}}) {
    const auto puzzles = read_puzzle_file((shared_puzzles() / file).string());
    ASSERT_EQ(puzzles.size(), boards) << file;
    EXPECT_EQ(std::ranges::count_if(puzzles, [](const auto& p) { return p.answers.size() == 1; }),
              answers);
    for (const FormatTraits& can : all_formats()) {
      std::vector<PrintedPuzzle> writable;
      for (const PrintedPuzzle& printed : puzzles)
        if (has_place_for(*printed.puzzle.fleet, can.format)) writable.push_back(printed);
      const auto read = read_puzzles(write_puzzles(writable, can.format), file);
      ASSERT_EQ(read.size(), writable.size());
      for (std::size_t i = 0; i < read.size(); ++i)
        ASSERT_TRUE(same(read[i], kept(writable[i], can.format)))
            << file << " " << can.name << " " << i;
    }
    for (const PrintedPuzzle& printed : puzzles)
      for (const Layout& answer : printed.answers)
        EXPECT_NO_THROW(
            check_layout({printed.puzzle.board(), *printed.puzzle.fleet, Touch::none}, answer));
  }
}

}  // namespace
}  // namespace flotilla::puzzle
