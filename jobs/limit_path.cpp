// SPDX-License-Identifier: MIT
#include "jobs/limit_path.hpp"

#include <fmt/format.h>

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

Rational share_of(const OptionValues& values, const char* name) {
  try {
    return parse_rational(values.text(name));
  } catch (const InputError&) {
    throw InputError(fmt::format("{} = \"{}\": allowed shares such as 15/16 or 0.75",
                                 values.where(name), values.text(name)));
  }
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
