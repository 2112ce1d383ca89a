// SPDX-License-Identifier: MIT
// Checkpoints against damage, full disks and SIGKILL. Damage must end in FileError or in the right bytes.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "expect_message.hpp"
#include "in_child.hpp"
#include "number/errors.hpp"
#include "sample_checkpoint.hpp"
#include "store/checkpoint.hpp"
#include "temp_folder.hpp"

// Under the address sanitizer: HDF5 itself leaks a little whenever it meets a damaged file.
extern "C" const char* __lsan_default_suppressions();                            // NOLINT
extern "C" const char* __lsan_default_suppressions() { return "leak:libhdf5"; }  // NOLINT

namespace flotilla::store {
namespace {

constexpr char k_manifest[] = "c/checkpoint.h5";
constexpr char k_part[] = "c/row-00007-Z_p61-1/part-0000.h5";

TEST(CheckpointDamage, TruncatedFilesAreRefused) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(7, 1));
  for (const char* name : {k_manifest, k_part}) {
    const std::string whole = slurp(folder / name);
    for (std::size_t size = 0; size < whole.size(); size += size < 9 ? 1 : 151) {
      spill(folder / name, whole.substr(0, size));
      EXPECT_ERROR(read_sample(folder / "c"), FileError, (folder / name).string() + ": ");
    }
    spill(folder / name, whole);
  }
  EXPECT_EQ(read_sample(folder / "c"), 7);
}

/// As a truncated part meets HDF5 itself, without the manifest's size in the way.
TEST(CheckpointDamage, TruncatedPartIsRefusedOnItsOwn) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(7, 1));
  const std::string whole = slurp(folder / k_part);
  for (std::size_t size = 0; size < whole.size(); size += 151) {
    CheckpointReader reader(folder / "c");
    spill(folder / k_part, whole.substr(0, size));
    EXPECT_ERROR(reader.group_ids(0), FileError, "part-0000.h5: ");
    spill(folder / k_part, whole);
  }
}

TEST(CheckpointDamage, FlippedBitsAreRefusedOrHarmless) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(7, 1));
  std::string bytes = slurp(folder / k_part);
  int refused = 0;
  const std::size_t step = 53;
  for (std::size_t at = 0; at < bytes.size(); at += step) {
    const char before = bytes[at];
    bytes[at] = static_cast<char>(before ^ (1 << at % 8));
    spill(folder / k_part, bytes);
    try {
      EXPECT_EQ(read_sample(folder / "c"), 7);
    } catch (const FileError& error) {
      ++refused;
      EXPECT_NE(std::string(error.what()).find("part-0000.h5"), std::string::npos) << error.what();
    }
    bytes[at] = before;
  }
  EXPECT_GT(refused, static_cast<int>(bytes.size() / step / 2));
}

TEST(CheckpointDamage, ReasonsAreClear) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(7, 1), {1, 100000});
  const std::string part = slurp(folder / k_part);
  std::string damaged = part;
  damaged[part.size() / 2] = static_cast<char>(damaged[part.size() / 2] ^ 1);
  spill(folder / k_part, damaged);
  EXPECT_ERROR(read_sample(folder / "c"), FileError, "part-0000.h5: is damaged: ");
  spill(folder / k_part, part);
  std::string manifest = slurp(folder / k_manifest);
  manifest[manifest.size() / 2] = static_cast<char>(manifest[manifest.size() / 2] ^ 1);
  spill(folder / k_manifest, manifest);
  EXPECT_ERROR(read_sample(folder / "c"), FileError,
               "checkpoint.h5: was cut short, damaged or changed");
}

TEST(CheckpointFullDisk, LeavesTheOldCheckpoint) {
  const TempFolder folder;
  if (!can_mount(folder.path()))
    GTEST_SKIP() << "SKIPPED: cannot mount a small disk here (needs root)";
  const std::string message = message_from_child([&] {
    if (!mount_small_disk(folder.path(), "1m")) return;
    save_sample(folder / "c", sample_header(7));
    std::string text = "no failure";
    for (const std::size_t words : {8000u, 20000u, 300000u}) {  // fails early, late, in a block
      try {
        save_sample(folder / "c", sample_header(8), {40, words});
      } catch (const FileError& error) {
        text = error.what();
      }
      if (!text.ends_with("cannot write: No space left on device")) throw FileError(text);
      abandon_checkpoint(folder / "c");
      if (read_sample(folder / "c") != 7) throw FileError("old checkpoint lost");
      if (folder.contents().size() != 6) throw FileError("leftovers");
    }
    save_sample(folder / "c", sample_header(9));  // and it can go on when there is room
    if (read_sample(folder / "c") != 9) throw FileError("new checkpoint wrong");
  });
  EXPECT_EQ(message, "");
}

TEST(CheckpointFullDisk, EveryFileSizeLimitLeavesTheOldCheckpoint) {
  const TempFolder folder;
  save_sample(folder / "c", sample_header(7, 1));
  const auto full = std::filesystem::file_size(folder / k_part);
  for (rlim_t limit = 0; limit < full; limit += 1009) {
    const std::string message = message_from_child([&] {
      limit_file_size(limit);
      save_sample(folder / "c", sample_header(8, 1));
    });
    EXPECT_TRUE(message.ends_with("cannot write: File too large")) << message;
    abandon_checkpoint(folder / "c");
    EXPECT_EQ(read_sample(folder / "c"), 7);
  }
}

/// Saves checkpoint after checkpoint until killed.
[[noreturn]] void save_for_ever(const std::filesystem::path& folder) {
  for (int row = 1;; ++row) save_sample(folder, sample_header(row, 2));
}

TEST(CheckpointKill, SomeCheckpointIsAlwaysWhole) {
  const TempFolder folder;
  const auto start = std::chrono::steady_clock::now();
  save_sample(folder / "c", sample_header(0, 2));
  const std::chrono::duration<double> one_save = std::chrono::steady_clock::now() - start;
  std::mt19937 random(1);
  std::uniform_real_distribution<double> saves(0, 5);  // killed after so many
  int saved = 0;
  for (int trial = 0; trial < 60; ++trial) {
    const pid_t child = ::fork();
    if (child == 0) save_for_ever(folder / "c");
    std::this_thread::sleep_for(saves(random) * one_save);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    saved += read_sample(folder / "c") > 0 ? 1 : 0;
    EXPECT_LE(folder.contents().size(), 3u + 2 * 3) << "leftovers must not pile up";
  }
  EXPECT_GT(saved, 5) << "the child was too slow for this test to mean anything";
  save_sample(folder / "c", sample_header(1, 2));
  EXPECT_EQ(folder.contents().size(), 5u);
}

}  // namespace
}  // namespace flotilla::store
