// SPDX-License-Identifier: MIT
#include "jobs/limit/limit_verify.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "jobs/count/agreement.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/print.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "limit/verify/ceiling_check.hpp"
#include "limit/verify/mixture_check.hpp"
#include "limit/verify/upper_check.hpp"
#include "number/errors.hpp"
#include "number/plural.hpp"
#include "number/rational.hpp"
#include "store/ceiling_file.hpp"
#include "store/certificate_file.hpp"
#include "store/upper_certificate_file.hpp"

namespace flotilla::jobs {

namespace {

/// The first thing that is not as claimed.
struct CeilingVerdict {
  std::string mistake;
  [[nodiscard]] bool holds() const { return mistake.empty(); }
};

std::string line_of(const std::string& path, const limit::CeilingClaim& claim,
                    const CeilingVerdict& check, bool json) {
  if (json) {
    nlohmann::ordered_json object = {{"file", path}, {"holds", check.holds()}};
    if (check.holds())
      object["ceiling"] = claim.ceiling;
    else
      object["mistake"] = check.mistake;
    return object.dump() + "\n";
  }
  if (!check.holds()) return fmt::format("{}: REFUSED: {}\n", path, check.mistake);
  // Of flux a fraction of any length.
  const Rational share =
      claim.relaxation == "flux" ? Rational(claim.ceiling) : parse_rational(claim.ceiling);
  return fmt::format("{}: holds: {}{}; no strategy wins more than {} = {:.8f} %\n", path,
                     claim.relaxation,
                     claim.steps == 0 ? "" : fmt::format(", {}", plural(claim.steps, "step")),
                     claim.ceiling, 100 * to_double(share));
}

std::string line_of(const std::string& path, const limit::MixtureClaim& claim,
                    const limit::ClaimCheck& check, bool json) {
  if (json) {
    nlohmann::ordered_json object = {{"file", path}, {"holds", check.holds()}};
    if (check.holds())
      object["guarantee"] = check.guarantee.str();
    else
      object["mistake"] = check.mistake;
    return object.dump() + "\n";
  }
  if (!check.holds()) return fmt::format("{}: REFUSED: {}\n", path, check.mistake);
  return fmt::format("{}: holds: class {}, {}, {}; guarantee {} = {:.6f} %\n", path,
                     claim.plan_class, plural(claim.lines, "line"),
                     plural(claim.plans.size(), "plan"), check.guarantee.str(),
                     100 * check.guarantee.convert_to<double>());
}

std::string line_of(const std::string& path, const limit::UpperClaim& claim,
                    const limit::UpperCheck& check, bool json) {
  if (json) {
    nlohmann::ordered_json object = {{"file", path}, {"holds", check.holds()}};
    if (check.holds())
      object["bound"] = claim.bound;
    else
      object["mistake"] = check.mistake;
    return object.dump() + "\n";
  }
  if (!check.holds()) return fmt::format("{}: REFUSED: {}\n", path, check.mistake);
  return fmt::format("{}: holds: class {}, {}; no plan wins more than {} = {:.8f} %\n", path,
                     claim.plan_class, plural(claim.lines, "line"), claim.bound,
                     100 * Rational(claim.bound).convert_to<double>());
}

/// Prints what comes of it. @return  whether it holds
template <typename Claim, typename Check>
bool check_and_print(const std::string& path, const Claim& claim, const Check& check_claim,
                     bool json) {
  decltype(check_claim(claim)) check;
  try {
    check = check_claim(claim);
  } catch (const InputError& error) {
    check.mistake = error.what();
  }
  print_to(stdout, line_of(path, claim, check, json));
  check_stdout();
  return check.holds();
}

bool check_file(const std::string& path, int threads, bool json) {
  if (store::is_ceiling_file(path))
    return check_and_print(
        path, store::read_ceiling_file(path).claim,
        [threads](const limit::CeilingClaim& claim) {
          return CeilingVerdict{limit::check_ceiling(claim, threads)};
        },
        json);
  if (store::is_upper_certificate(path))
    return check_and_print(path, store::read_upper_certificate_file(path).claim, limit::check_upper,
                           json);
  return check_and_print(
      path, store::read_certificate_file(path).claim,
      [threads](const limit::MixtureClaim& claim) { return limit::check_mixture(claim, threads); },
      json);
}

}  // namespace

ExitCode limit_verify(const std::vector<std::string>& args, shard::Communicator& ranks) {
  const OptionValues values = read_options(limit_verify_command(), args, ranks);
  if (const auto text = general_text(values)) {
    print_on_first(ranks, *text);
    return k_done;
  }
  const int machine_threads = machine_share(ranks).threads;
  const std::string verdict = text_of_first_rank(ranks, [&] {
    if (values.files().empty())
      throw InputError("no certificate is given; write flotilla limit verify FILE.h5");
    const int threads = threads_asked(values, machine_threads);
    bool all_hold = true;
    for (const std::string& path : values.files())
      all_hold = check_file(path, threads, values.flag("json")) && all_hold;
    return std::string(all_hold ? "holds" : "refused");
  });
  return verdict == "holds" ? k_done : k_failed;
}

}  // namespace flotilla::jobs
