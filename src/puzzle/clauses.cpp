// SPDX-License-Identifier: MIT
#include "puzzle/clauses.hpp"

#include <algorithm>

#include "number/narrow.hpp"

namespace flotilla::puzzle {

std::vector<Literal> Clauses::more_than(std::span<const Literal> literals, std::size_t most) {
  if (most != 1 || literals.size() < 2) return sum(literals, most);
  const Literal any = new_variable();
  std::vector<Literal> one_of{-any};
  for (const Literal literal : literals) {
    add({any, -literal});
    one_of.push_back(literal);
  }
  add(one_of);
  return {any};
}

void Clauses::exactly(std::span<const Literal> literals, int amount) {
  if (amount < 0 || amount > narrow<int>(literals.size())) return add({});
  if (literals.empty()) return;
  const std::vector<Literal> more_than = sum(literals, at(amount) + 1);
  if (amount > 0) add({more_than[at(amount) - 1]});
  if (at(amount) < more_than.size()) add({-more_than[at(amount)]});
}

std::vector<Literal> Clauses::sum(std::span<const Literal> literals, std::size_t cap) {
  if (literals.size() == 1) return {literals[0]};
  const std::size_t half = literals.size() / 2;
  return merged(sum(literals.first(half), cap), sum(literals.subspan(half), cap), cap);
}

std::vector<Literal> Clauses::merged(const std::vector<Literal>& a, const std::vector<Literal>& b,
                                     std::size_t cap) {
  std::vector<Literal> all(std::min(cap, a.size() + b.size()));
  std::ranges::generate(all, [this] { return new_variable(); });
  for (std::size_t i = 0; i <= a.size(); ++i)
    for (std::size_t j = 0; j <= b.size(); ++j) {
      // i of a and j of b are true: i + j in all. Beyond the cap smaller i and j say it.
      if (0 < i + j && i + j <= all.size()) {
        std::vector<Literal> clause{all[i + j - 1]};
        if (i > 0) clause.push_back(-a[i - 1]);
        if (j > 0) clause.push_back(-b[j - 1]);
        add(clause);
      }
      // No more than i of a and j of b: no more than i + j in all.
      if (i + j < all.size()) {
        std::vector<Literal> clause{-all[i + j]};
        if (i < a.size()) clause.push_back(a[i]);
        if (j < b.size()) clause.push_back(b[j]);
        add(clause);
      }
    }
  return all;
}

}  // namespace flotilla::puzzle
