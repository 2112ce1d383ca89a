// SPDX-License-Identifier: MIT
#include "report/limit_facts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <map>

#include "number/errors.hpp"
#include "number/rational.hpp"
#include "store/ceiling_file.hpp"
#include "store/certificate_file.hpp"
#include "store/schema.hpp"
#include "store/table_file.hpp"
#include "store/table_types.hpp"
#include "store/upper_certificate_file.hpp"

namespace flotilla::report {

namespace {

using Texts = std::vector<std::string>;
using Numbers = std::vector<double>;

/// The columns of a file by name; nullptr where there is none of that kind.
template <typename Values>
const Values* column(const store::TableFile& file, const std::string& name) {
  const auto found = std::ranges::find(file.columns, name, &store::Column::name);
  return found == file.columns.end() ? nullptr : std::get_if<Values>(&found->values);
}

constexpr std::string_view k_classic_fleet = "5:1,4:1,3:2,2:1";
constexpr std::string_view k_classic_plan = "classic fleet, ";  // how files name its plans

/// The table of a plan or class of the classic fleet is its own.
/// @param item  as files name it
Fact fact_of(std::string item, NumberForm form, Rational value, const std::string& file) {
  TableKey key;
  key.quantity = Quantity::limit;
  if (item.starts_with(k_classic_plan)) {
    item.erase(0, k_classic_plan.size());
    key.fleet = k_classic_fleet;
  } else if (item.starts_with("class classic")) {
    key.fleet = k_classic_fleet;
  }
  return {.value = std::move(value),
          .item = std::move(item),
          .file = file,
          .table = std::move(key),
          .form = form};
}

Spread around(double value, double error) {
  return {Rational(value - error), Rational(value + error)};
}

/// "-31/2160", of any length.
Rational fraction(const std::string& text) {
  const bool is_negative = text.starts_with('-');
  const std::size_t first = is_negative ? 1 : 0;
  const std::size_t stroke = text.find('/');
  const Rational size = stroke == std::string::npos
                            ? Rational(from_decimal(text.substr(first)))
                            : ratio(from_decimal(text.substr(first, stroke - first)),
                                    from_decimal(text.substr(stroke + 1)));
  return is_negative ? Rational(-size) : size;
}

/// The exact number, or what it is rounded to where it has logarithms.
Rational number(const std::string& exact, double rounded) {
  if (!exact.empty() && exact.find_first_not_of("-0123456789/") == std::string::npos)
    return fraction(exact);
  return Rational(rounded);
}

/// Adds NAME, NAME_exact of each row under the name that `item` gives it.
template <typename Item>
void tell(std::vector<Fact>& facts, const store::TableFile& table, const std::string& heading,
          NumberForm form, const std::string& file, Item item) {
  const Numbers* values = column<Numbers>(table, heading);
  const Texts* exact = column<Texts>(table, heading + "_exact");
  if (values == nullptr || exact == nullptr) return;
  for (std::size_t i = 0; i < values->size(); ++i)
    facts.push_back(fact_of(item(i), form, number((*exact)[i], (*values)[i]), file));
}

/// "on 0,3", "on AA/H" or "against random".
std::string hider_text(const std::string& hider) {
  return hider == "random" ? "against random" : "on " + hider;
}

/// A value of a grid is no exact one: beside a fraction there is none, without one its error is.
void tell_guarantees(std::vector<Fact>& facts, const store::TableFile& table, const Texts& plans,
                     const std::string& file) {
  const Numbers* values = column<Numbers>(table, "guarantee");
  const Texts* exact = column<Texts>(table, "guarantee_exact");
  const Numbers* errors = column<Numbers>(table, "guarantee_error");
  const Numbers* random = column<Numbers>(table, "random");
  if (values == nullptr || exact == nullptr) return;
  const auto add = [&](const std::string& item, const Numbers& all, std::size_t i,
                       const std::string& fraction_text) {
    Fact fact = fact_of(item, NumberForm::percent, number(fraction_text, all[i]), file);
    if (errors != nullptr && (*exact)[i].empty()) fact.spread = around(all[i], (*errors)[i]);
    facts.push_back(std::move(fact));
  };
  for (std::size_t i = 0; i < values->size(); ++i) {
    add(plans[i] + ", guarantee", *values, i, (*exact)[i]);
    if (random != nullptr && errors != nullptr) add(plans[i] + " against random", *random, i, "");
  }
}

/// On how many of the patterns a plan's mean time is greatest.
void tell_slowest_patterns(std::vector<Fact>& facts, const store::TableFile& table,
                           const Texts& plans, const Texts& hiders, const std::string& file) {
  const Texts* exact = column<Texts>(table, "mean_time_exact");
  const Numbers* times = column<Numbers>(table, "mean_time");
  if (exact == nullptr || times == nullptr) return;
  std::map<std::string, std::vector<std::size_t>> patterns;  // of each plan
  for (std::size_t i = 0; i < hiders.size(); ++i)
    if (hiders[i].find(',') != std::string::npos) patterns[plans[i]].push_back(i);
  for (const auto& [plan, rows] : patterns) {
    const std::size_t slowest =
        *std::ranges::max_element(rows, {}, [&](std::size_t i) { return (*times)[i]; });
    const auto as_slow = std::ranges::count_if(
        rows, [&](std::size_t i) { return (*exact)[i] == (*exact)[slowest]; });
    facts.push_back(fact_of(plan + ", mean time, patterns where it is greatest", NumberForm::whole,
                            Rational(as_slow), file));
  }
}

/// "p=121537/500000,q=79523/100000" of a tuned plan.
void tell_parameters(std::vector<Fact>& facts, const std::string& plan, const std::string& set,
                     const std::string& file) {
  std::size_t at = 0;
  while (at < set.size()) {
    const std::size_t end = std::min(set.find(',', at), set.size());
    const std::size_t equal = set.find('=', at);
    if (equal >= end) return;
    facts.push_back(fact_of(fmt::format("{}, {}", plan, set.substr(at, equal - at)),
                            NumberForm::percent, fraction(set.substr(equal + 1, end - equal - 1)),
                            file));
    at = end + 1;
  }
}

std::vector<Fact> table_facts(const store::TableFile& table, const std::string& file) {
  std::vector<Fact> facts;
  const Texts* plans = column<Texts>(table, "plan");
  if (plans == nullptr) return facts;
  if (const Texts* patterns = column<Texts>(table, "pattern"))
    tell(facts, table, "won", NumberForm::percent, file, [&](std::size_t i) {
      return fmt::format("{} {}", (*plans)[i], hider_text((*patterns)[i]));
    });
  if (const Texts* hiders = column<Texts>(table, "hider")) {
    tell(facts, table, "mean_time", NumberForm::decimal, file, [&](std::size_t i) {
      return fmt::format("{}, mean time {}", (*plans)[i], hider_text((*hiders)[i]));
    });
    tell_slowest_patterns(facts, table, *plans, *hiders, file);
  }
  if (const Texts* sets = column<Texts>(table, "set"); sets != nullptr && !sets->empty())
    tell_parameters(facts, plans->front(), sets->front(), file);
  const auto as = [&](const char* what) {
    return [plans, what](std::size_t i) { return fmt::format("{}{}", (*plans)[i], what); };
  };
  tell_guarantees(facts, table, *plans, file);
  tell(facts, table, "random", NumberForm::percent, file, as(" against random"));
  tell(facts, table, "best", NumberForm::percent, file, as(", best pattern"));
  if (column<Numbers>(table, "mix_guarantee") != nullptr) {
    const std::string mix = fmt::format("best mix of {}", fmt::join(*plans, " and "));
    tell(facts, table, "weight", NumberForm::percent, file,
         [&](std::size_t i) { return fmt::format("{}, weight of {}", mix, (*plans)[i]); });
    tell(facts, table, "mix_guarantee", NumberForm::percent, file,
         [&](std::size_t) { return mix + ", guarantee"; });
    if (const Texts* patterns = column<Texts>(table, "hider_pattern"))
      tell(facts, table, "hider_weight", NumberForm::percent, file,
           [&](std::size_t i) { return fmt::format("{}, hider on {}", mix, (*patterns)[i]); });
  }
  const Numbers* values = column<Numbers>(table, "class_value");
  const Numbers* errors = column<Numbers>(table, "class_error");
  const auto* lines = column<std::vector<std::uint64_t>>(table, "lines");
  if (values != nullptr && errors != nullptr)
    for (std::size_t i = 0; i < values->size(); ++i) {
      Fact fact = fact_of((*plans)[i], NumberForm::percent, Rational((*values)[i]), file);
      fact.spread = around((*values)[i], (*errors)[i]);
      if (lines != nullptr) fact.how = fmt::format("{} lines", (*lines)[i]);
      facts.push_back(std::move(fact));
    }
  if (const Numbers* doubles = column<Numbers>(table, "one_double")) {
    facts.push_back(fact_of(plans->front() + ", hider with one double", NumberForm::percent,
                            Rational(doubles->front()), file));
    facts.back().how = "of one hider";
  }
  return facts;
}

/// @param text  as the file says it: a fraction, or decimals
/// @param how   "2048 lines"; empty where nothing is divided
Fact bound_fact(std::string item, const std::string& text, Fact::Bound bound, std::string how,
                const std::string& file) {
  try {
    const bool has_point = text.find('.') != std::string::npos;
    Fact fact = fact_of(std::move(item), NumberForm::percent,
                        has_point ? parse_rational(text) : fraction(text), file);
    fact.bound = bound;
    fact.how = std::move(how);
    return fact;
  } catch (const InputError& error) {
    throw FileError(fmt::format("{}: bound: {}", file, error.what()));
  }
}

std::string lines_text(int lines) { return fmt::format("{} lines", lines); }

/// "3:2,2:1"
std::string fleet_of(const limit::CeilingClaim& claim) {
  std::vector<std::string> ships;
  for (const auto& [length, count] : claim.fleet)
    ships.insert(ships.begin(), fmt::format("{}:{}", length, count));
  return fmt::format("{}", fmt::join(ships, ","));
}

/// "ceiling of 3:2,2:1 by r2": no strategy wins more.
std::string ceiling_name(const limit::CeilingClaim& claim) {
  return fmt::format("ceiling of {} by {}", fleet_of(claim), claim.relaxation);
}

}  // namespace

std::vector<Fact> limit_facts(const std::filesystem::path& path, const std::string& filetype) {
  const std::string file = path.string();
  if (filetype == store::schema::k_limit_filetype)
    return table_facts(store::read_table_file(path, filetype), file);
  if (filetype == store::schema::k_certificate_filetype) {
    const limit::MixtureClaim claim = store::read_certificate_file(path).claim;
    return {bound_fact(fmt::format("class {}, proven at least", claim.plan_class), claim.guarantee,
                       Fact::Bound::lower, lines_text(claim.lines), file)};
  }
  if (filetype == store::schema::k_upper_certificate_filetype) {
    const limit::UpperClaim claim = store::read_upper_certificate_file(path).claim;
    return {bound_fact(fmt::format("class {}, proven at most", claim.plan_class), claim.bound,
                       Fact::Bound::upper, lines_text(claim.lines), file)};
  }
  if (filetype == store::schema::k_ceiling_filetype) {
    const limit::CeilingClaim claim = store::read_ceiling_file(path).claim;
    Fact fact = bound_fact(ceiling_name(claim), claim.ceiling, Fact::Bound::upper,
                           claim.steps == 0 ? "" : fmt::format("{} steps", claim.steps), file);
    if (claim.fleet.back().first > 3) fact.table.fleet = fleet_of(claim);
    return {std::move(fact)};
  }
  return {};
}

}  // namespace flotilla::report
