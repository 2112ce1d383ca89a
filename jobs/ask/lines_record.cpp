// SPDX-License-Identifier: MIT
#include "jobs/ask/lines_record.hpp"

namespace flotilla::jobs {

store::ExactTable exact_table(const NumberTable& table) {
  store::ExactTable exact{{table.size(), table.front().size()}, {}};
  for (const std::vector<BigInt>& line : table)
    exact.placements.insert(exact.placements.end(), line.begin(), line.end());
  return exact;
}

NumberTable number_table(const store::ExactTable& table) {
  const auto width = static_cast<std::ptrdiff_t>(table.shape.back());
  NumberTable lines;
  for (auto begin = table.placements.begin(); begin != table.placements.end(); begin += width)
    lines.emplace_back(begin, begin + width);
  return lines;
}

std::vector<Rational> mean_over_lines(const NumberTable& lines, const BigInt& total) {
  std::vector<Rational> mean;
  for (std::size_t number = 0; number < lines.front().size(); ++number) {
    BigInt sum = 0;
    for (const std::vector<BigInt>& line : lines) sum += line[number];
    mean.push_back(ratio(sum, total * lines.size()));
  }
  return mean;
}

}  // namespace flotilla::jobs
