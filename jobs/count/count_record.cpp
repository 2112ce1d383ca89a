// SPDX-License-Identifier: MIT
#include "jobs/count/count_record.hpp"

#include <algorithm>

#include "jobs/ask/asked_record.hpp"
#include "number/assert.hpp"

namespace flotilla::jobs {

store::CountRecord record_of(const space::CountResult& result, const std::string& config_toml,
                             std::uint64_t peak_memory_bytes) {
  FLOTILLA_ASSERT_LIGHT(!result.is_stopped && result.used.size() == result.polynomial.size());
  const Problem& problem = result.problem;
  store::CountRecord record;
  set_asked(record, problem);

  record.count = result.count;
  record.bound_bits = bit_length(result.estimate.bound);
  record.polynomial_lengths.assign(result.lengths.begin(), result.lengths.end());
  for (std::size_t i = 0; i < result.used.size(); ++i)
    record.polynomial.push_back(
        {{result.used[i].begin(), result.used[i].end()}, result.polynomial[i]});

  for (const Ring& ring : result.estimate.rings) record.rings.push_back(ring.name());
  record.table_bytes = result.estimate.table_bytes;
  for (const space::RowReport& row : result.rows)
    record.rows.push_back(
        {row.ring, row.row - 1, row.states, result.estimate.table_bytes, row.updates, row.seconds});

  record.config_toml = config_toml;
  record.seconds = result.seconds;
  record.peak_memory_bytes = peak_memory_bytes;
  return record;
}

space::CountResult result_of(const store::CountRecord& record, const Problem& problem) {
  space::CountResult result;
  result.problem = problem;
  for (const std::string& ring : record.rings) result.estimate.rings.push_back(Ring::named(ring));
  result.count = record.count;
  result.lengths.assign(record.polynomial_lengths.begin(), record.polynomial_lengths.end());
  for (const store::Coefficient& coefficient : record.polynomial) {
    result.used.emplace_back(coefficient.used.begin(), coefficient.used.end());
    result.polynomial.push_back(coefficient.count);
  }
  return result;
}

std::uint64_t most_states(const store::CountRecord& record) {
  std::uint64_t most = 0;
  for (const store::RowRecord& row : record.rows) most = std::max(most, row.states);
  return most;
}

}  // namespace flotilla::jobs
