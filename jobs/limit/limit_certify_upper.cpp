// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_certify_upper.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "jobs/limit/oracle_run.hpp"
#include "jobs/print.hpp"
#include "limit/value/upper_bound.hpp"
#include "number/plural.hpp"
#include "store/text_table.hpp"
#include "store/upper_certificate_file.hpp"

namespace flotilla::jobs {

namespace {

/// In percent; all digits there are, as bounds are multiples of 1e-10.
std::string percent_text(const Rational& bound) {
  const BigInt scaled = numerator(bound) * BigInt(10000000000) / denominator(bound);
  const std::string digits = fmt::format("{:0>9}", to_decimal(scaled));
  return digits.substr(0, digits.size() - 8) + "." + digits.substr(digits.size() - 8);
}

std::string upper_text(const limit::UpperClaim& claim, const Rational& bound) {
  store::TextTable patterns({{"pattern"}, {"chance", true}});
  for (std::size_t i = 0; i < claim.patterns.size(); ++i)
    patterns.add(
        {claim.patterns[i], fmt::format("{:.9f}", static_cast<double>(claim.weights[i]) * 1e-9)});
  return fmt::format("{}class {}, {}: against this mix no plan wins more than {}\nbound {} %\n",
                     patterns.text(), claim.plan_class, plural(claim.lines, "line"), claim.bound,
                     percent_text(bound));
}

std::string upper_json(const limit::UpperClaim& claim, const Rational& bound) {
  nlohmann::ordered_json json = {{"class", claim.plan_class},
                                 {"n", claim.lines},
                                 {"bound", claim.bound},
                                 {"bound_percent", percent_text(bound)}};
  for (std::size_t i = 0; i < claim.patterns.size(); ++i)
    json["weights"][claim.patterns[i]] = claim.weights[i];
  return json.dump() + "\n";
}

}  // namespace

void certify_upper(CertifySettings settings, bool shows_status, store::Provenance provenance) {
  OracleRun run(settings.output, shows_status);
  settings.oracle.on_step = [&](const limit::OracleStep& step) { run.show(settings.lines, step); };
  const limit::PatternTable table = limit::pattern_table(parse_fleet("3:2,2:1"));
  const limit::UpperBound bound =
      limit::make_upper_bound(settings.plan_class, settings.lines, table, settings.oracle);
  const limit::UpperClaim claim = limit::claim_of(bound, table);
  run.finish(provenance);
  if (!settings.output.empty())
    store::write_upper_certificate_file(settings.output, {claim, provenance});
  print_to(stdout, settings.json ? upper_json(claim, bound.bound) : upper_text(claim, bound.bound));
  check_stdout();
}

}  // namespace flotilla::jobs
