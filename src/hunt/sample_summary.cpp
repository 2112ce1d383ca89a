// SPDX-License-Identifier: MIT
#include "hunt/sample_summary.hpp"

#include <algorithm>
#include <cmath>

#include "number/assert.hpp"

namespace flotilla::hunt {

SampleSummary::SampleSummary(std::vector<double> values) : sorted(std::move(values)) {
  FLOTILLA_ASSERT_LIGHT(!sorted.empty());
  const auto count = static_cast<double>(sorted.size());
  for (const double value : sorted) mean += value;
  mean /= count;
  double squares = 0;
  for (const double value : sorted) squares += (value - mean) * (value - mean);
  if (sorted.size() > 1) deviation = std::sqrt(squares / (count - 1));
  std::ranges::sort(sorted);
}

double SampleSummary::standard_error() const {
  return deviation / std::sqrt(static_cast<double>(sorted.size()));
}

double SampleSummary::quantile(double part) const {
  const double place = std::ceil(part * static_cast<double>(sorted.size()) - 1e-9);
  return sorted[place < 1 ? 0 : static_cast<std::size_t>(place) - 1];
}

}  // namespace flotilla::hunt
