// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_ceiling.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <optional>

#include "fleet/fleet.hpp"
#include "fleet/parse.hpp"
#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/options/quantities.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "limit/ceiling.hpp"
#include "limit/gaps/ceiling.hpp"
#include "limit/gaps/longer_ships.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "space/stopwatch.hpp"
#include "store/atomic_file.hpp"
#include "store/ceiling_file.hpp"

namespace flotilla::jobs {

namespace {

struct CeilingSettings {
  Fleet fleet;
  std::optional<limit::gaps::Relaxation> relaxation;  // none: flux
  int steps = 0;
  int threads = 1;
  std::string output;
  bool json = false;
};

CeilingSettings ceiling_settings_of(const OptionValues& values, int machine_threads) {
  CeilingSettings settings;
  settings.fleet = parsed(values, "fleet", parse_fleet);
  const bool has_longer = limit::gaps::has_longer_ships(settings.fleet);
  const bool has_gaps = settings.fleet == Fleet{{3, 2}, {2, 1}} || has_longer;
  const std::string name =
      values.has("relaxation") ? values.text("relaxation") : (has_gaps ? "r2" : "flux");
  if (name != "flux") {
    if (name != "r1" && name != "r2")
      throw InputError(
          fmt::format("{} = \"{}\", allowed flux, r1 or r2", values.where("relaxation"), name));
    if (!has_gaps || (has_longer && name == "r1"))
      throw InputError(
          fmt::format("{} = {}, allowed flux: r1 is for the fleet 3:2,2:1 alone, r2 also for it "
                      "with longer ships",
                      values.where("relaxation"), name));
    settings.relaxation = limit::gaps::parse_relaxation(name);
    settings.steps = parse_int(values.text("steps"), 1,
                               has_longer ? limit::gaps::k_most_longer : limit::gaps::k_most_steps,
                               values.where("steps"));
  }
  settings.threads = threads_asked(values, machine_threads);
  settings.output = values.text("output");
  settings.json = values.flag("json");
  return settings;
}

/// Units of 10^-10, rounded up.
BigInt units_up(const Rational& share) {
  const BigInt unit = 10000000000;
  const BigInt scaled = numerator(share) * unit;
  return (scaled + denominator(share) - 1) / denominator(share);
}

/// "0.5220941693": above the share by 10^-10 at least, so that a check that rounds otherwise agrees.
std::string decimals_up(const Rational& share) {
  return fmt::format("0.{:0>10}", to_decimal(units_up(share) + 1));
}

/// "52.20941693", rounded up.
std::string percent_up(const Rational& share) {
  const std::string digits = fmt::format("{:0>9}", to_decimal(units_up(share)));
  return digits.substr(0, digits.size() - 8) + "." + digits.substr(digits.size() - 8);
}

limit::CeilingClaim claim_of(const CeilingSettings& settings, const Rational& flux,
                             const std::optional<limit::gaps::Ceiling>& gaps) {
  limit::CeilingClaim claim;
  for (int length = 1; length <= Fleet::k_max_length; ++length)
    if (settings.fleet.of_length(length) > 0)
      claim.fleet.emplace_back(length, settings.fleet.of_length(length));
  claim.relaxation = gaps ? to_string(gaps->relaxation) : "flux";
  claim.steps = settings.steps;
  claim.ceiling = gaps ? decimals_up(gaps->proven) : flux.str();
  return claim;
}

std::string text_of(const limit::CeilingClaim& claim, const Rational& flux,
                    const std::optional<limit::gaps::Ceiling>& gaps) {
  std::string text = fmt::format(
      "flux  {} %  {}: at most k t of the places of a ship of length k are hit at time t; exact\n",
      percent_up(flux), flux.str());
  if (gaps)
    text += fmt::format(
        "{}    {} %  shots cut gaps; loss against flux bounded on a lattice of {} steps{}\n",
        claim.relaxation, percent_up(parse_rational(claim.ceiling)), claim.steps,
        gaps->of_lattice == gaps->proven
            ? ""
            : fmt::format(" (its own value: {} %)", percent_text(gaps->of_lattice, 5)));
  return text +
         fmt::format("ceiling {} %\n", percent_up(gaps ? parse_rational(claim.ceiling) : flux));
}

std::string json_of(const limit::CeilingClaim& claim, const Rational& flux,
                    const std::optional<limit::gaps::Ceiling>& gaps, const std::string& fleet) {
  nlohmann::ordered_json json = {
      {"fleet", fleet},
      {"relaxation", claim.relaxation},
      {"flux", flux.str()},
      {"ceiling", claim.ceiling},
      {"ceiling_percent", percent_up(gaps ? parse_rational(claim.ceiling) : flux)}};
  if (gaps) {
    json["steps"] = claim.steps;
    json["lattice"] = to_double(gaps->of_lattice);
  }
  return json.dump() + "\n";
}

void find_ceiling(const CeilingSettings& settings, store::Provenance provenance) {
  const space::Stopwatch stopwatch;
  if (!settings.output.empty()) store::check_writable(settings.output);
  const Rational flux = limit::flux_ceiling(settings.fleet);
  std::optional<limit::gaps::Ceiling> gaps;
  if (settings.relaxation && limit::gaps::has_longer_ships(settings.fleet))
    gaps = limit::gaps::longer_ships_ceiling(settings.fleet, settings.steps, settings.threads);
  else if (settings.relaxation)
    gaps = limit::gaps::gap_ceiling(*settings.relaxation, settings.steps, settings.threads);
  const limit::CeilingClaim claim = claim_of(settings, flux, gaps);
  provenance.seconds_total = stopwatch.seconds();
  provenance.peak_memory_bytes = store::peak_memory_of_process();
  if (!settings.output.empty()) store::write_ceiling_file(settings.output, {claim, provenance});
  print_to(stdout, settings.json ? json_of(claim, flux, gaps, to_string(settings.fleet))
                                 : text_of(claim, flux, gaps));
  check_stdout();
}

}  // namespace

ExitCode limit_ceiling(const std::vector<std::string>& args, const std::string& command_line,
                       shard::Communicator& ranks) {
  const OptionValues values = read_options(limit_ceiling_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  const int machine_threads = machine_share(ranks).threads;
  on_first_rank(ranks, [&] {
    const CeilingSettings settings = ceiling_settings_of(values, machine_threads);
    find_ceiling(settings, store::collect_provenance(command_line, ranks.size(), settings.threads));
  });
  return k_done;
}

}  // namespace flotilla::jobs
