// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_path.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/limit/limit_report.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/sweep_settings.hpp"
#include "jobs/print.hpp"
#include "limit/value/order_path.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "space/stopwatch.hpp"
#include "store/atomic_file.hpp"

namespace flotilla::jobs {

namespace {

Rational share_of(const OptionValues& values, const char* name, const Rational& least = 0) {
  Rational share;
  try {
    share = parse_rational(values.text(name));
  } catch (const InputError&) {
    throw InputError(fmt::format("{} = {}, allowed shares such as 15/16 or 0.75",
                                 values.where(name), in_quotes(values.text(name))));
  }
  if (share < least || share > 1)
    throw InputError(
        fmt::format("{} = {}, allowed {}..1", values.where(name), share.str(), least.str()));
  return share;
}

/// Of two shares that come in order the one that was given is to blame, not a default.
void check_order(const OptionValues& values, const char* first, const Rational& low,
                 const char* second, const Rational& high) {
  if (low <= high) return;
  if (values.is_given(first))
    throw InputError(fmt::format("{} = {}, allowed 0..{}, which is --{}", values.where(first),
                                 low.str(), high.str(), second));
  throw InputError(fmt::format("{} = {}, allowed {}..1 from --{} on", values.where(second),
                               high.str(), low.str(), first));
}

limit::OrderPath path_asked(const OptionValues& values) {
  limit::OrderPath path;
  path.closes_in = !values.flag("random-a");
  if (path.closes_in)
    path.x0 = share_of(values, "x0", Rational(1, 2));
  else if (values.is_given("x0") && share_of(values, "x0") != 1)
    throw InputError(fmt::format("{} = {}, allowed with --random-a 1 alone", values.where("x0"),
                                 values.text("x0")));
  path.pa = share_of(values, "pa");
  path.p0 = share_of(values, "p0");
  path.p1 = share_of(values, "p1");
  path.alpha = share_of(values, "alpha");
  path.beta = share_of(values, "beta");
  check_order(values, "pa", path.pa, "p0", path.p0);
  check_order(values, "beta", path.beta, "alpha", path.alpha);
  return path;
}

/// "path within the parts", "path without slots" if it fires both of them together alone, or "path that closes in".
std::string name_of(const limit::OrderPath& path) {
  if (path.closes_in) return "path that closes in";
  return path.alpha == 0 && path.beta == 0 ? "path without slots" : "path within the parts";
}

}  // namespace

ExitCode limit_path(const std::vector<std::string>& args, const std::string& command_line,
                    shard::Communicator& ranks) {
  const OptionValues values = read_options(limit_path_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  on_first_rank(ranks, [&] {
    if (values.has("output")) store::check_writable(path_to_write(values, "output"));
    const space::Stopwatch stopwatch;
    const limit::OrderPath path = path_asked(values);
    const Rational value = limit::value_against_random(path);
    const ExactTable table{"pattern", {"won"}, true, {{"random", {LogSum(value)}}}, name_of(path)};
    write_output(values, table, command_line, stopwatch.seconds());
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
