// SPDX-License-Identifier: MIT
#include "fleet/problem.hpp"

namespace flotilla {

std::string to_string(const Problem& problem) {
  return "board " + to_string(problem.board) + ", fleet " + to_string(problem.fleet) + ", touch " +
         to_string(problem.touch);
}

}  // namespace flotilla
