// SPDX-License-Identifier: MIT
#include "jobs/count/closed_form_record.hpp"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "jobs/count/fleet_table.hpp"
#include "number/errors.hpp"
#include "number/narrow.hpp"

namespace flotilla::jobs {

namespace {

std::vector<space::ClosedForm::Box> boxes_of(const store::ClosedFormRecord& record,
                                             const Exponents& exponents) {
  std::map<std::pair<int, int>, std::vector<BigInt>> weights;
  for (const store::ClusterWeight& weight : record.weights) {
    auto& of_box = weights[{weight.width, weight.height}];
    of_box.resize(exponents.size());
    const auto fleet = narrow<std::size_t>(weight.fleet);
    const BigInt denominator = boost::multiprecision::denominator(weight.phi);
    const BigInt scaled = boost::multiprecision::numerator(weight.phi) * exponents.degree(fleet);
    if (scaled % denominator != 0)
      throw InputError("a weight has a denominator that no cluster has");
    of_box[fleet] = scaled / denominator;
  }
  std::vector<space::ClosedForm::Box> boxes;
  for (auto& [box, values] : weights) boxes.push_back({box.first, box.second, std::move(values)});
  return boxes;
}

space::ClosedForm checked_form(const store::ClosedFormRecord& record) {
  const Fleet fleet = parse_fleet(record.fleet);
  const Touch touch = parse_touch(record.touch);
  const space::ClosedForm empty(fleet, touch, {});
  const Exponents& exponents = empty.exponents();
  bool has_all_fleets = record.smaller_fleets.size() == exponents.size() &&
                        record.lengths.size() == exponents.limits().size();
  for (std::size_t i = 0; has_all_fleets && i < exponents.size(); ++i)
    has_all_fleets = exponents.at(i) == record.smaller_fleets[i];
  if (!has_all_fleets) throw InputError("its table of smaller fleets is not that of its fleet");
  return {fleet, touch, boxes_of(record, exponents)};
}

}  // namespace

store::ClosedFormRecord record_of(const space::ClosedForm& form) {
  store::ClosedFormRecord record;
  record.fleet = to_string(form.fleet());
  record.ships = ships_of(form.fleet());
  record.touch = to_string(form.touch());
  record.half_perimeter = form.span().half_perimeter;
  record.first_side = form.first_side();
  record.lengths.assign(form.lengths().begin(), form.lengths().end());
  for (std::size_t i = 0; i < form.exponents().size(); ++i)
    record.smaller_fleets.push_back(form.exponents().at(i));
  for (const space::ClosedForm::Box& box : form.boxes())
    for (std::size_t i = 1; i < form.exponents().size(); ++i) {
      const BigInt& weight = box.ships_times_phi[i];
      if (weight == 0) continue;
      record.weights.push_back({box.width, box.height, narrow<std::int32_t>(i),
                                ratio(weight, form.exponents().degree(i))});
    }
  record.polynomial = form.polynomial();
  return record;
}

space::ClosedForm form_of(const store::ClosedFormRecord& record,
                          const std::filesystem::path& file) {
  try {
    return checked_form(record);
  } catch (const Error& error) {
    throw FileError(file.string() + ": is no closed form: " + error.what());
  }
}

}  // namespace flotilla::jobs
