// SPDX-License-Identifier: MIT
#include "store/folder_lock.hpp"

#include <gtest/gtest.h>

#include "expect_message.hpp"
#include "in_child.hpp"
#include "number/errors.hpp"
#include "temp_folder.hpp"

namespace flotilla::store {
namespace {

TEST(FolderLock, KeepsOthersOutUntilItIsGone) {
  const TempFolder folder;
  const auto try_it = [&] { const FolderLock lock(folder.path()); };
  {
    const FolderLock lock(folder.path());
    EXPECT_NE(message_from_child(try_it).find(": another run is using this folder"),
              std::string::npos);
    EXPECT_ERROR(try_it(), FileError, ": another run is using this folder");
  }
  EXPECT_EQ(message_from_child(try_it), "");
  EXPECT_TRUE(folder.contents().empty());
}

TEST(FolderLock, OfADeadProcessHoldsNothing) {
  const TempFolder folder;
  const auto die = [&] {
    const FolderLock lock(folder.path());
    std::raise(SIGKILL);
  };
  EXPECT_EQ(message_from_child(die), "signal 9 after: ");
  EXPECT_EQ(folder.contents(), std::vector<std::string>{"lock"});
  const FolderLock lock(folder.path());
}

TEST(FolderLock, RefusesWhatItCannotWrite) {
  const TempFolder folder;
  EXPECT_ERROR(FolderLock(folder / "no"), FileError,
               "no/lock: cannot write: No such file or directory");
}

}  // namespace
}  // namespace flotilla::store
