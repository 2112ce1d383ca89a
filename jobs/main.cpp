// SPDX-License-Identifier: MIT
#include <cstdio>
#include <string_view>

#include "version/version.hpp"

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--version") {
    std::printf("flotilla %s (%s)\n", flotilla::version().data(), flotilla::git_commit().data());
    return 0;
  }
  std::fputs("usage: flotilla --version\n", stderr);
  return 2;
}
