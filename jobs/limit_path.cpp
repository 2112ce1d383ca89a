// SPDX-License-Identifier: MIT
#include "jobs/limit_path.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "jobs/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/print.hpp"
#include "limit/value/order_path.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"

namespace flotilla::jobs {

namespace {

/// "15/16" or "1".
Rational share_of(const OptionValues& values, const char* name) {
  const std::string text = values.text(name);
  const std::size_t bar = std::min(text.find('/'), text.size());
  const std::string over = bar == text.size() ? "1" : text.substr(bar + 1);
  const auto is_whole = [](const std::string& digits) {
    return !digits.empty() && digits.size() < 20 &&
           digits.find_first_not_of("0123456789") == std::string::npos;
  };
  if (!is_whole(text.substr(0, bar)) || !is_whole(over) || from_decimal(over) == 0)
    throw InputError(
        fmt::format("{} = \"{}\": allowed shares such as 15/16 or 1", values.where(name), text));
  return ratio(from_decimal(text.substr(0, bar)), from_decimal(over));
}

}  // namespace

ExitCode limit_path(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(limit_path_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    limit::OrderPath path;
    path.closes_in = !values.flag("random-a");
    path.x0 = share_of(values, "x0");
    path.pa = share_of(values, "pa");
    path.p0 = share_of(values, "p0");
    path.p1 = share_of(values, "p1");
    path.alpha = share_of(values, "alpha");
    path.beta = share_of(values, "beta");
    const Rational value = limit::value_against_random(path);
    const double percent = 100 * to_double(value);
    if (values.flag("json"))
      print_out("{}\n",
                nlohmann::ordered_json({{"value", value.str()}, {"percent", percent}}).dump());
    else
      print_out("against a hider who places at random: {:.6f} %\n{}\n", percent, value.str());
    check_stdout();
  });
  return k_done;
}

}  // namespace flotilla::jobs
