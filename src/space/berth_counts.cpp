// SPDX-License-Identifier: MIT
#include "space/berth_counts.hpp"

#include "space/there_and_back.hpp"

namespace flotilla::space {
namespace {

// Adds what half a row holds to the berths that begin there.
void add_half(const Question& question, frontier::Side side, int row,
              const std::vector<BigInt>& by_content, std::map<Ship, BigInt>& counts) {
  const frontier::RowContents& contents = question.plan().half(side).contents();
  for (frontier::RowContents::Id id = 0; id < contents.size(); ++id) {
    if (by_content[id] == 0) continue;
    for (const frontier::Begun& begun : contents.ships(id)) {
      counts[question.as_asked(question.plan().frame(side).ship(begun, row))] += by_content[id];
    }
  }
}

}  // namespace

BerthCounts count_berths(const Problem& problem, std::optional<BerthRules> rules,
                         const QuestionOptions& options, shard::Communicator& ranks) {
  const Question question(problem, std::move(rules), frontier::Trace::contents, options);
  const RowTotals totals = sweep_there_and_back(question, ranks);
  BerthCounts counts{problem, question.rings(), totals.total, {}};
  for (int row = 0; row < question.plan().problem().board.rows; ++row) {
    const frontier::Side fresh = frontier::fresh_side(row + 1);
    const auto r = static_cast<std::size_t>(row);
    add_half(question, fresh, row, totals.first[r], counts.of);
    add_half(question, frontier::other(fresh), row, totals.second[r], counts.of);
  }
  return counts;
}

}  // namespace flotilla::space
