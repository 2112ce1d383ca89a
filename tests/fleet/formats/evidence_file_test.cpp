// SPDX-License-Identifier: MIT
#include "fleet/formats/evidence_file.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "expect_message.hpp"
#include "number/errors.hpp"
#include "store/temp_folder.hpp"

namespace flotilla {
namespace {

using store::spill;
using store::TempFolder;

const Board k_board{2, 3};

TEST(EvidenceFile, RecognisesTheFormat) {
  const Evidence grid = read_evidence("...\n.*.\nA1 miss", k_board, "e");
  EXPECT_EQ(
      read_evidence("\n {\"cells\": [\"...\", \".*.\"], \"shots\": [\"A1 miss\"]}", k_board, "e"),
      grid);
  EXPECT_EQ(read_evidence("A1 miss", k_board, "e").shots(), grid.shots());
  EXPECT_ERROR(read_evidence("[]", k_board, "e"), InputError, "allowed an object");
}

TEST(EvidenceFile, ReadsFiles) {
  const TempFolder folder;
  const std::string path = folder / "evidence.txt";
  spill(path, "\xEF\xBB\xBF...\r\n.*.\r\nA1 miss\r\n");
  EXPECT_EQ(read_evidence_file(path, k_board), read_evidence("...\n.*.\nA1 miss", k_board, "e"));
  EXPECT_EQ(read_evidence_file(path, k_board).shots()[0].where, path + ":3");
  spill(path, "...\n.x.\n");
  EXPECT_ERROR(read_evidence_file(path, k_board), InputError, path + ":2: cell B2 = \"x\"");
}

TEST(EvidenceFile, SaysItsBoard) {
  const auto board = [](std::string_view text) {
    const auto found = board_of_evidence(text);
    return found ? to_string(*found) : "none";
  };
  EXPECT_EQ(board("...\n.*.\nA1 miss"), "2x3");
  EXPECT_EQ(board("# mine\n\n.<>. 2 # two\n.... ?\nanswers sunk\n"), "2x4");
  EXPECT_EQ(board("...? 2\n.... -\n"), "2x4");
  EXPECT_EQ(board(".. ?\n.. ?\n"), "2x2");
  EXPECT_EQ(board("..?\n"), "1x3");
  EXPECT_EQ(board(". ~ * 10\n. . . ?\n1 2 0\n"), "2x3");
  EXPECT_EQ(board(". ? ?\n. ~ ?\n"), "2x3");
  EXPECT_EQ(board(". . ?\n. ~ ?\n0 1\n"), "2x2");
  EXPECT_EQ(board("...\n? 1 2\nA1 miss\n"), "1x3");
  EXPECT_EQ(board("...\n..\n"), "2x3");  // for the reader to refuse
  EXPECT_EQ(board("A1 miss, B2 hit\nanswers hits\n"), "none");
  EXPECT_EQ(board(""), "none");
  EXPECT_EQ(board(R"({"rows": 3, "cols": 5})"), "3x5");
  EXPECT_EQ(board(R"({"cells": ["..~", ". . *"]})"), "2x3");
  EXPECT_EQ(board(R"({"row_numbers": [1, null], "column_numbers": [1, 0, null]})"), "2x3");
  EXPECT_EQ(board(R"({"row_numbers": [1, null], "shots": ["A1 miss"]})"), "none");
  EXPECT_EQ(board(R"({"cells": [3], "rows": "x"})"), "none");
  EXPECT_EQ(board("[1, 2]"), "none");
  EXPECT_EQ(board("{"), "none");
}

TEST(EvidenceFile, RefusesWhatIsNoFile) {
  const TempFolder folder;
  const std::string path = folder / "evidence.txt";
  EXPECT_ERROR(read_evidence_file(path, k_board), FileError,
               "evidence.txt\" cannot be read: No such file or directory");
  EXPECT_ERROR(read_evidence_file("", k_board), FileError, "cannot be read");
  EXPECT_ERROR(read_evidence_file(folder.path(), k_board), FileError, " is a folder");
  EXPECT_ERROR(read_evidence_file("/dev/zero", k_board), FileError,
               "file \"/dev/zero\" is not a regular file");
  ASSERT_EQ(::mkfifo(path.c_str(), 0600), 0);
  EXPECT_ERROR(read_evidence_file(path, k_board), FileError, " is not a regular file");
}

TEST(EvidenceFile, RefusesMoreThanAMebibyte) {
  const TempFolder folder;
  const std::string path = folder / "evidence.txt";
  const std::string grid = "...\n...\n";
  spill(path, grid + std::string((1 << 20) - grid.size(), '\n'));
  EXPECT_TRUE(read_evidence_file(path, k_board).is_blank());
  spill(path, grid + std::string((1 << 20) - grid.size() + 1, '\n'));
  EXPECT_ERROR(read_evidence_file(path, k_board), FileError, " is larger than 1 MiB");
}

}  // namespace
}  // namespace flotilla
