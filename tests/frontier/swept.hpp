// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "fleet/parse.hpp"
#include "frontier/sweep.hpp"
#include "oracle/polynomial.hpp"

namespace flotilla::frontier {

/// How a test sweeps; nothing here may change the result.
struct SweepWay {
  Ring ring = Ring::binary(4);
  int cut_shift = 0;
  SweepOptions options{};
};

struct Swept {
  Residues residues;
  std::vector<PassStats> rows;
};

inline Swept sweep_all_rows(const SweepPlan& plan, const Ring& ring, const SweepOptions& options) {
  Sweep sweep(plan, ring, Division::whole(plan), options);
  Swept swept{Residues(ring, 0), {}};
  sweep.begin();
  while (sweep.row() < plan.problem().board.rows) swept.rows.push_back(sweep.advance());
  swept.residues = sweep.finish();
  return swept;
}

inline std::vector<BigInt> coefficients_of(const Residues& residues) {
  std::vector<BigInt> coefficients;
  for (std::size_t i = 0; i < residues.coefficients(); ++i) {
    coefficients.push_back(residues.coefficient(i));
  }
  return coefficients;
}

/// The polynomial the sweep finds, in the order of Inventory, modulo the ring.
inline std::vector<BigInt> swept_polynomial(const Problem& problem, const SweepWay& way = {}) {
  SweepPlan plan(problem, way.cut_shift);
  plan.compile(way.options.threads);
  return coefficients_of(sweep_all_rows(plan, way.ring, way.options).residues);
}

/// The oracle's polynomial in the order of Inventory.
inline std::vector<BigInt> in_index_order(const oracle::Polynomial& polynomial,
                                          const Fleet& fleet) {
  const Inventory inventory(fleet);
  std::vector<BigInt> coefficients(inventory.size(), 0);
  for (const auto& [used, ways] : polynomial) coefficients[inventory.index_of(used)] = ways;
  return coefficients;
}

inline std::vector<BigInt> modulo(std::vector<BigInt> values, const Ring& ring) {
  for (BigInt& value : values) value %= ring.modulus();
  return values;
}

/// Every instruction set this processor has.
inline std::vector<InstructionSet> instruction_sets() {
  std::vector<InstructionSet> sets;
  for (const InstructionSet set :
       {InstructionSet::portable, InstructionSet::avx2, InstructionSet::avx512}) {
    if (set <= best_instruction_set()) sets.push_back(set);
  }
  return sets;
}

}  // namespace flotilla::frontier
