// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_card.hpp"

#include "fleet/parse.hpp"
#include "jobs/limit/limit_input.hpp"
#include "jobs/print.hpp"
#include "limit/card.hpp"
#include "report/card_sheet.hpp"

namespace flotilla::jobs {

void limit_card(const OptionValues& values, const std::string& /*command_line*/) {
  const int side = parse_int(values.text("board"), limit::k_least_card_side,
                             limit::k_most_card_side, values.where("board"));
  const limit::Card card = limit::card_of(strategy_asked(values), side);
  if (values.has("output")) {
    const std::string path = values.text("output");
    report::write_card_sheet(path, card, report::sheet_format(path, values.where("output")));
    return;
  }
  print_out("{}", to_string(card));
}

}  // namespace flotilla::jobs
