// SPDX-License-Identifier: MIT
#include "puzzle/learning/variable_order.hpp"

namespace flotilla::puzzle {

void VariableOrder::add_variable() {
  weights_.push_back(0);
  places_.push_back(k_absent);
  put_back(static_cast<int>(weights_.size()) - 1);
}

void VariableOrder::raise(int variable) {
  constexpr double k_most = 1e100;
  weights_[at(variable)] += step_;
  if (weights_[at(variable)] > k_most) shrink_weights();
  if (places_[at(variable)] != k_absent) rise(places_[at(variable)]);
}

int VariableOrder::take_first() {
  const int first = heap_.front(), last = heap_.back();
  heap_.pop_back();
  places_[at(first)] = k_absent;
  if (first != last) {
    put(0, last);
    sink(0);
  }
  return first;
}

void VariableOrder::put_back(int variable) {
  if (places_[at(variable)] != k_absent) return;
  heap_.push_back(variable);
  put(static_cast<int>(heap_.size()) - 1, variable);
  rise(places_[at(variable)]);
}

void VariableOrder::put(int place, int variable) {
  heap_[at(place)] = variable;
  places_[at(variable)] = place;
}

void VariableOrder::rise(int place) {
  const int variable = heap_[at(place)];
  while (place > 0) {
    const int above = (place - 1) / 2;
    if (weight(variable) <= weight(heap_[at(above)])) break;
    put(place, heap_[at(above)]);
    place = above;
  }
  put(place, variable);
}

void VariableOrder::sink(int place) {
  const int variable = heap_[at(place)], size = static_cast<int>(heap_.size());
  for (int below = 2 * place + 1; below < size; below = 2 * place + 1) {
    if (below + 1 < size && weight(heap_[at(below + 1)]) > weight(heap_[at(below)])) ++below;
    if (weight(heap_[at(below)]) <= weight(variable)) break;
    put(place, heap_[at(below)]);
    place = below;
  }
  put(place, variable);
}

void VariableOrder::shrink_weights() {
  constexpr double k_less = 1e-100;
  for (double& weight : weights_) weight *= k_less;
  step_ *= k_less;
}

}  // namespace flotilla::puzzle
