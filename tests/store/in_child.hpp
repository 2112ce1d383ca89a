// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdio>
#include <exception>
#include <filesystem>
#include <functional>
#include <string>

namespace flotilla::store {

/// What `work` threw in a child process: its message, "" if nothing, "exit N" / "signal N" if it died.
/// A child may give up rights, limit its file sizes or mount a disk without harm to the other tests.
inline std::string message_from_child(const std::function<void()>& work) {
  int ends[2] = {-1, -1};
  if (::pipe(ends) != 0) return "no pipe";
  std::fflush(nullptr);  // or the child would print it again
  const pid_t child = ::fork();
  if (child == 0) {
    ::close(ends[0]);
    try {
      work();
    } catch (const std::exception& error) {
      const std::string text = error.what();
      if (::write(ends[1], text.data(), text.size()) < 0) ::_exit(3);
    }
    // exit, not _exit: HDF5's own clean-up at exit must survive a failed write too.
    ::close(ends[1]);
    std::exit(0);
  }
  ::close(ends[1]);
  std::string message;
  char buffer[4096];
  for (ssize_t got; (got = ::read(ends[0], buffer, sizeof buffer)) > 0;)
    message.append(buffer, static_cast<std::size_t>(got));
  ::close(ends[0]);
  int status = 0;
  ::waitpid(child, &status, 0);
  if (WIFSIGNALED(status))
    return "signal " + std::to_string(WTERMSIG(status)) + " after: " + message;
  if (WEXITSTATUS(status) != 0) return "exit " + std::to_string(WEXITSTATUS(status));
  return message;
}

/// In a child: writing past `bytes` in one file fails with EFBIG ("File too large").
inline void limit_file_size(rlim_t bytes) {
  std::signal(SIGXFSZ, SIG_IGN);
  const rlimit limit{bytes, bytes};
  ::setrlimit(RLIMIT_FSIZE, &limit);
}

/// In a child: put a disk of `size` ("64k") at `folder`, seen by this process only. Needs root.
inline bool mount_small_disk(const std::filesystem::path& folder, const std::string& size) {
  return ::unshare(CLONE_NEWNS) == 0 &&
         ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
         ::mount("none", folder.c_str(), "tmpfs", 0, ("size=" + size).c_str()) == 0;
}

/// Whether this machine lets tests do that.
inline bool can_mount(const std::filesystem::path& folder) {
  return message_from_child([&] {
           if (!mount_small_disk(folder, "64k")) throw std::runtime_error("no");
         })
      .empty();
}

}  // namespace flotilla::store
