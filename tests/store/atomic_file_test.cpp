// SPDX-License-Identifier: MIT
#include "store/atomic_file.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "expect_message.hpp"
#include "in_child.hpp"
#include "number/errors.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

std::vector<std::byte> some_bytes(std::size_t count) { return {count, std::byte{'x'}}; }

void write_atomically(const std::filesystem::path& path, const std::vector<std::byte>& bytes) {
  PendingFile pending(path);
  append(pending, bytes);
  pending.commit();
}

TEST(AtomicFile, WritesWholeFilesAndLeavesNoPart) {
  const TempFolder folder;
  write_atomically(folder / "a", some_bytes(5));
  write_atomically(folder / "a", some_bytes(3));
  EXPECT_EQ(slurp(folder / "a"), "xxx");
  EXPECT_EQ(read_whole(folder / "a"), some_bytes(3));
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a"});
}

TEST(AtomicFile, WritesText) {
  const TempFolder folder;
  write_text(folder / "a.tex", "one\n");
  write_text(folder / "a.tex", "2");
  EXPECT_EQ(slurp(folder / "a.tex"), "2");
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a.tex"});
  EXPECT_ERROR(write_text(folder / "no/a.tex", "one"), FileError, "No such file or directory");
  EXPECT_ERROR(write_text("/dev/full/a", "one"), FileError, "Not a directory");
}

TEST(AtomicFile, UncommittedPartIsRemoved) {
  const TempFolder folder;
  spill(folder / "a", "old");
  {
    const PendingFile pending(folder / "a");
    spill(pending.part(), "new");
  }
  EXPECT_EQ(slurp(folder / "a"), "old");
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a"});
}

TEST(AtomicFile, CommitRefusesWithTheReason) {
  const TempFolder folder;
  PendingFile removed(folder / "a");
  std::filesystem::remove(removed.part());
  EXPECT_ERROR(removed.commit(), FileError, "a: cannot write: No such file or directory");
  std::filesystem::create_directory(folder / "b");
  PendingFile in_the_way(folder / "b");
  spill(in_the_way.part(), "new");
  EXPECT_ERROR(in_the_way.commit(), FileError, "b: cannot give the file its name: Is a directory");
}

TEST(AtomicFile, WritesThroughLinks) {
  namespace fs = std::filesystem;
  const TempFolder folder;
  fs::create_directory(folder / "real");
  spill(folder / "real/a", "old");
  fs::create_symlink("real/a", folder / "one");
  fs::create_symlink(folder / "one", folder / "two");
  {
    const PendingFile pending(folder / "two");
    EXPECT_EQ(pending.part().parent_path(), folder / "real");
  }
  check_writable(folder / "two");
  write_text(folder / "two", "new");
  EXPECT_EQ(slurp(folder / "real/a"), "new");
  EXPECT_EQ(fs::read_symlink(folder / "one"), "real/a");
  EXPECT_TRUE(fs::is_symlink(folder / "two"));
  fs::create_symlink("real/b", folder / "dangling");
  write_text(folder / "dangling", "b");
  EXPECT_EQ(slurp(folder / "real/b"), "b");
  fs::create_symlink("no/c", folder / "nowhere");
  EXPECT_ERROR(check_writable(folder / "nowhere"), FileError, "no does not exist");
  fs::create_symlink("loop", folder / "loop");
  EXPECT_ERROR(check_writable(folder / "loop"), FileError, "Too many levels of symbolic links");
}

TEST(AtomicFile, DevicesAreNotReplaced) {
  EXPECT_ERROR(check_writable("/dev/null"), FileError,
               "/dev/null: is there already and is not a file");
  EXPECT_ERROR(PendingFile("/dev/null"), FileError,
               "/dev/null: is there already and is not a file");
}

TEST(AtomicFile, TwoWritersHaveAPartEach) {
  const TempFolder folder;
  PendingFile first(folder / "a");
  PendingFile second(folder / "a");
  append(first, some_bytes(1));
  append(second, some_bytes(2));
  EXPECT_NE(first.part(), second.part());
  second.commit();
  first.commit();  // the last one stays
  EXPECT_EQ(slurp(folder / "a"), "x");
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"a"});
}

TEST(AtomicFile, LeftoversOfKilledWritersGoAndOthersStay) {
  const TempFolder folder;
  spill(folder / "a.99999999.part", "half");
  spill(folder / "a.99999999-2.part", "half");
  spill(folder / "a.notes.part", "mine");
  spill(folder / "a.part", "mine");
  spill(folder / "b.99999999.part", "of another file");
  const PendingFile alive(folder / "a");
  write_text(folder / "a", "new");
  const std::string part = alive.part().filename().string();
  EXPECT_EQ(folder.contents(),
            (std::vector<std::string>{"a", part, "a.notes.part", "a.part", "b.99999999.part"}));
}

TEST(AtomicFile, ReadRefusesWithTheReason) {
  const TempFolder folder;
  EXPECT_ERROR(read_whole(folder / "no"), FileError, "no: cannot read: No such file or directory");
  EXPECT_ERROR(read_whole(folder.path()), FileError, ": cannot read: Is a directory");
  EXPECT_ERROR(sync_folder(folder / "no"), FileError, "cannot write the folder to the disk");
}

TEST(CheckWritable, AcceptsAndLeavesNothing) {
  const TempFolder folder;
  check_writable(folder / "new.h5");
  spill(folder / "old.h5", "old");
  check_writable(folder / "old.h5");
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"old.h5"});
  prepare_folder(folder / "checkpoint");
  prepare_folder(folder / "checkpoint");
  EXPECT_TRUE(std::filesystem::is_directory(folder / "checkpoint"));
}

TEST(CheckWritable, Refuses) {
  const TempFolder folder;
  spill(folder / "file", "");
  EXPECT_ERROR(check_writable(folder.path()), FileError, ": is a folder, not a file to write");
  EXPECT_ERROR(check_writable(folder.path() / ""), FileError, "is a folder, not a file to write");
  EXPECT_ERROR(check_writable(folder / "no/a.h5"), FileError, "no does not exist");
  EXPECT_ERROR(check_writable(folder / "file/a.h5"), FileError, "file is not a folder");
  EXPECT_ERROR(check_writable("/proc/a.h5"), FileError, "cannot write in folder /proc: ");
  EXPECT_ERROR(prepare_folder(folder / "no/checkpoint"), FileError,
               "cannot make the folder: No such");
  EXPECT_ERROR(prepare_folder(folder / "file"), FileError, "file: is not a folder");
  EXPECT_ERROR(prepare_folder("/proc"), FileError, "/proc: cannot write in the folder: ");
}

TEST(CheckWritable, RefusesFolderWithoutRights) {
  const TempFolder folder;
  std::filesystem::create_directory(folder / "locked");
  std::filesystem::permissions(folder / "locked", std::filesystem::perms(0555));
  std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
  const std::string message = message_from_child([&] {
    const bool is_root = ::geteuid() == 0;
    if (is_root && ::seteuid(65534) != 0) return;
    std::string text;
    try {
      check_writable(folder / "locked/a.h5");
    } catch (const FileError& error) {
      text = error.what();
    }
    if (is_root && ::seteuid(0) != 0) return;  // the leak sanitizer needs it at exit
    throw FileError(text);
  });
  EXPECT_NE(message.find("cannot write in folder"), std::string::npos) << message;
  EXPECT_NE(message.find("Permission denied"), std::string::npos) << message;
}

TEST(FreeSpace, RefusesWhatCannotFit) {
  const TempFolder folder;
  check_free_space(folder.path(), 0);
  check_free_space(folder.path(), 1);
  EXPECT_ERROR(check_free_space(folder.path(), std::numeric_limits<std::uint64_t>::max()),
               FileError, ": needs about 16 EiB, but only ");
  EXPECT_ERROR(check_free_space(folder / "no", 1), FileError,
               "cannot ask for the free space: No such");
}

TEST(FullDisk, IsReportedAndTheOldFileStays) {
  const TempFolder folder;
  if (!can_mount(folder.path()))
    GTEST_SKIP() << "SKIPPED: cannot mount a small disk here (needs root)";
  const std::string message = message_from_child([&] {
    if (!mount_small_disk(folder.path(), "64k")) return;
    write_atomically(folder / "a", some_bytes(1000));
    std::string text = "no failure";
    try {
      write_atomically(folder / "a", some_bytes(100000));
    } catch (const FileError& error) {
      text = error.what();
    }
    if (slurp(folder / "a").size() != 1000 || folder.contents().size() != 1)
      text += ", not cleaned";
    throw FileError(text);
  });
  EXPECT_EQ(message, (folder / "a").string() + ": cannot write: No space left on device");
}

TEST(FullDisk, FileSizeLimitIsReported) {
  const TempFolder folder;
  const std::string message = message_from_child([&] {
    limit_file_size(4096);
    write_atomically(folder / "a", some_bytes(10000));
  });
  EXPECT_EQ(message, (folder / "a").string() + ": cannot write: File too large");
  EXPECT_TRUE(folder.contents().empty());
}

}  // namespace
}  // namespace flotilla::store
