// SPDX-License-Identifier: MIT
#include "jobs/limit_verify.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "jobs/agreement.hpp"
#include "jobs/board_question.hpp"
#include "jobs/general_options.hpp"
#include "jobs/options/limit_commands.hpp"
#include "jobs/options/machine.hpp"
#include "jobs/print.hpp"
#include "limit/verify/ceiling_check.hpp"
#include "limit/verify/mixture_check.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"
#include "store/ceiling_file.hpp"
#include "store/certificate_file.hpp"

namespace flotilla::jobs {

namespace {

/// What the check says, or why the claim is malformed.
template <typename F>
std::string mistake_in(F&& check) {
  try {
    return check();
  } catch (const InputError& error) {
    return error.what();
  }
}

std::string line_of(const std::string& path, const limit::CeilingClaim& claim,
                    const std::string& mistake, bool json) {
  if (json) {
    nlohmann::ordered_json object = {{"file", path}, {"holds", mistake.empty()}};
    object[mistake.empty() ? "ceiling" : "mistake"] = mistake.empty() ? claim.ceiling : mistake;
    return object.dump() + "\n";
  }
  if (!mistake.empty()) return fmt::format("{}: REFUSED: {}\n", path, mistake);
  return fmt::format("{}: holds: {}{}; ceiling {} = {:.8f} %\n", path, claim.relaxation,
                     claim.steps == 0 ? "" : fmt::format(", {} steps", claim.steps), claim.ceiling,
                     100 * to_double(parse_rational(claim.ceiling)));
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
  return fmt::format("{}: holds: class {}, {} lines, {} plans; guarantee {} = {:.6f} %\n", path,
                     claim.plan_class, claim.lines, claim.plans.size(), check.guarantee.str(),
                     100 * check.guarantee.convert_to<double>());
}

/// One file, whatever it certifies; what is printed of it, and whether it holds.
std::pair<std::string, bool> verdict_on(const std::string& path, int threads, bool json) {
  if (store::is_ceiling_file(path)) {
    const limit::CeilingClaim claim = store::read_ceiling_file(path).claim;
    const std::string mistake = mistake_in([&] { return limit::check_ceiling(claim, threads); });
    return {line_of(path, claim, mistake, json), mistake.empty()};
  }
  const limit::MixtureClaim claim = store::read_certificate_file(path).claim;
  limit::ClaimCheck check;
  const std::string malformed = mistake_in([&] {
    check = limit::check_mixture(claim, threads);
    return std::string();
  });
  if (!malformed.empty()) check.mistake = malformed;
  return {line_of(path, claim, check, json), check.holds()};
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
    for (const std::string& path : values.files()) {
      const auto [line, holds] = verdict_on(path, threads, values.flag("json"));
      print_to(stdout, line);
      check_stdout();
      all_hold = all_hold && holds;
    }
    return std::string(all_hold ? "holds" : "refused");
  });
  return verdict == "holds" ? k_done : k_failed;
}

}  // namespace flotilla::jobs
