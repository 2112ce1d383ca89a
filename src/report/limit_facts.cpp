// SPDX-License-Identifier: MIT
#include "report/limit_facts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>

#include "number/errors.hpp"
#include "number/rational.hpp"
#include "store/ceiling_file.hpp"
#include "store/certificate_file.hpp"
#include "store/schema.hpp"
#include "store/table_file.hpp"
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

Fact fact_of(std::string item, NumberForm form, Rational value, const std::string& file) {
  TableKey key;
  key.quantity = Quantity::limit;
  return {key, {}, std::move(item), form, std::move(value), file};
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

std::vector<Fact> table_facts(const store::TableFile& table, const std::string& file) {
  std::vector<Fact> facts;
  const Texts* plans = column<Texts>(table, "plan");
  if (plans == nullptr) return facts;
  if (const Texts* patterns = column<Texts>(table, "pattern"))
    tell(facts, table, "won", NumberForm::percent, file, [&](std::size_t i) {
      return fmt::format("{} {}", (*plans)[i], hider_text((*patterns)[i]));
    });
  if (const Texts* hiders = column<Texts>(table, "hider"))
    tell(facts, table, "mean_time", NumberForm::decimal, file, [&](std::size_t i) {
      return fmt::format("{}, mean time {}", (*plans)[i], hider_text((*hiders)[i]));
    });
  const auto as = [&](const char* what) {
    return [plans, what](std::size_t i) { return fmt::format("{}{}", (*plans)[i], what); };
  };
  tell(facts, table, "guarantee", NumberForm::percent, file, as(", guarantee"));
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
  if (values != nullptr && errors != nullptr)
    for (std::size_t i = 0; i < values->size(); ++i) {
      Fact fact = fact_of((*plans)[i], NumberForm::percent, Rational((*values)[i]), file);
      fact.spread =
          Spread{Rational((*values)[i] - (*errors)[i]), Rational((*values)[i] + (*errors)[i])};
      facts.push_back(std::move(fact));
    }
  return facts;
}

/// @param text  as the file says it: a fraction, or decimals
Fact bound_fact(std::string item, const std::string& text, Fact::Bound bound,
                const std::string& file) {
  try {
    const bool has_point = text.find('.') != std::string::npos;
    Fact fact = fact_of(std::move(item), NumberForm::percent,
                        has_point ? parse_rational(text) : fraction(text), file);
    fact.bound = bound;
    return fact;
  } catch (const InputError& error) {
    throw FileError(fmt::format("{}: bound: {}", file, error.what()));
  }
}

/// "ceiling of 3:2,2:1 by r2": no strategy wins more.
std::string ceiling_name(const limit::CeilingClaim& claim) {
  std::vector<std::string> ships;
  for (const auto& [length, count] : claim.fleet)
    ships.insert(ships.begin(), fmt::format("{}:{}", length, count));
  return fmt::format("ceiling of {} by {}", fmt::join(ships, ","), claim.relaxation);
}

}  // namespace

std::vector<Fact> limit_facts(const std::filesystem::path& path, const std::string& filetype) {
  const std::string file = path.string();
  if (filetype == "flotilla limit")
    return table_facts(store::read_table_file(path, filetype), file);
  if (filetype == store::schema::k_certificate_filetype) {
    const limit::MixtureClaim claim = store::read_certificate_file(path).claim;
    return {bound_fact(fmt::format("class {}, proven at least", claim.plan_class), claim.guarantee,
                       Fact::Bound::lower, file)};
  }
  if (filetype == store::schema::k_upper_certificate_filetype) {
    const limit::UpperClaim claim = store::read_upper_certificate_file(path).claim;
    return {bound_fact(fmt::format("class {}, proven at most", claim.plan_class), claim.bound,
                       Fact::Bound::upper, file)};
  }
  if (filetype == store::schema::k_ceiling_filetype) {
    const limit::CeilingClaim claim = store::read_ceiling_file(path).claim;
    return {bound_fact(ceiling_name(claim), claim.ceiling, Fact::Bound::upper, file)};
  }
  return {};
}

}  // namespace flotilla::report
