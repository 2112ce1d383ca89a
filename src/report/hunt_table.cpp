// SPDX-License-Identifier: MIT
#include "report/hunt_table.hpp"

#include <fmt/format.h>

#include "hunt/sample_summary.hpp"

namespace flotilla::report {

ResultTable hunt_table(const store::HuntRecord& record) {
  ResultTable table;
  table.title =
      fmt::format("Shots to sink every ship: {}, answers {}{}, {} games of seed {}", record.problem,
                  record.answers, record.salvo == 1 ? "" : fmt::format(", salvo {}", record.salvo),
                  record.done(), record.seed);
  table.columns = {{"hunter"},          {"mean", true},   {"95 % interval"},
                   {"deviation", true}, {"median", true}, {"most", true}};
  for (const store::HunterRecord& hunter : record.hunters) {
    if (hunter.shots.empty()) continue;
    const hunt::SampleSummary summary({hunter.shots.begin(), hunter.shots.end()});
    table.rows.push_back({hunter.name, fmt::format("{:.4f}", summary.mean),
                          fmt::format("{:.4f} .. {:.4f}", summary.low(), summary.high()),
                          fmt::format("{:.4f}", summary.deviation),
                          fmt::format("{}", summary.quantile(0.5)),
                          fmt::format("{}", summary.quantile(1))});
  }
  return table;
}

}  // namespace flotilla::report
