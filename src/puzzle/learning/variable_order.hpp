// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <vector>

namespace flotilla::puzzle {

/// Variables 1, 2, .. by how much they had to do with late conflicts; the first is the next to assume.
class VariableOrder {
 public:
  void add_variable();
  /// The variable had to do with a conflict.
  void raise(int variable);
  /// Later conflicts count for more.
  void conflict_is_over() { step_ /= k_fading; }

  [[nodiscard]] bool is_empty() const { return heap_.empty(); }
  int take_first();
  void put_back(int variable);

 private:
  static constexpr double k_fading = 0.85;  // of 0.8 to 0.98 tried on 39 boards of 12x12 to 15x15
  static constexpr int k_absent = -1;
  static std::size_t at(int i) { return static_cast<std::size_t>(i); }
  [[nodiscard]] double weight(int variable) const { return weights_[at(variable)]; }
  void put(int place, int variable);
  void rise(int place);
  void sink(int place);
  void shrink_weights();

  std::vector<double> weights_{0.0};   // by variable
  std::vector<int> places_{k_absent};  // in heap_, by variable
  std::vector<int> heap_;              // of variables, the heaviest first
  double step_ = 1;
};

}  // namespace flotilla::puzzle
