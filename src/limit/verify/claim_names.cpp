// SPDX-License-Identifier: MIT
#include "limit/verify/claim_names.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "number/errors.hpp"

namespace flotilla::limit::verify {

namespace {

/// Whether the segments of an order go together and belong to that class of plans.
void check_order(const std::string& text, const std::set<std::string>& segments,
                 const std::string& plan_class) {
  const bool ordered = plan_class == "order";
  const bool parts_of_c = segments.contains("C2") || segments.contains("C0");
  const bool by_residue = segments.contains("C2low") || segments.contains("C0low") ||
                          segments.contains("C2high") || segments.contains("C0high");
  if (segments.contains("C") && parts_of_c) throw InputError("order " + text + " has C twice");
  if (ordered != by_residue) throw InputError("order " + text + " belongs to another class");
  if (ordered && (segments.contains("B") || segments.contains("C") || parts_of_c))
    throw InputError("order " + text + " belongs to another class");
  if (segments.contains("B") && parts_of_c)
    throw InputError("order " + text + " has B and cells of C by what is unfired beside them");
  // C finds every 2 with a cell in B: B after it would count them twice.
  if (segments.contains("B") && text.find('C') < text.find('B'))
    throw InputError("order " + text + " has B after C");
  if (plan_class == "basic" && parts_of_c)
    throw InputError("order " + text + " belongs to another class");
}

}  // namespace

ClaimNames::ClaimNames(const MixtureClaim& claim, const ShipClasses& classes)
    : claim_(claim), classes_(classes) {
  name_states();
  for (const std::string& text : claim_.orders) orders_.push_back(read_order(text));
  for (int f = 0; f < classes_.count_of_threes(); ++f)
    for (int s = 0; s < classes_.count_of_threes(); ++s) pairs_.push_back(find_pair(f, s));
}

void ClaimNames::name_states() {
  for (int f = -1; f < classes_.count_of_threes(); ++f)
    for (int k = -1; k < classes_.early_twos; ++k)
      if ((state_[at(f + 1)][at(k + 1)] = find_state(f, k)) < 0)
        throw InputError("the certificate lacks a state of what is found");
  if (claim_.states.size() != (classes_.ordered ? 26U : 9U))
    throw InputError(fmt::format("the certificate has {} states", claim_.states.size()));
}

int ClaimNames::find_state(int three, int two) const {
  const auto find = [&](const std::string& text) {
    const auto found = std::find(claim_.states.begin(), claim_.states.end(), text);
    return found == claim_.states.end() ? -1 : narrow<int>(found - claim_.states.begin());
  };
  const int direct = find(name(three, two));
  if (direct >= 0 || !classes_.ordered) return direct;
  return find(name(three < 0 ? -1 : mirror(3, three), two < 0 ? -1 : mirror(2, two)));
}

std::string ClaimNames::name(int three, int two) const {
  const bool ordered = classes_.ordered;
  std::string text;
  if (three >= 0) text += ordered ? fmt::format("3@{}", three) : fmt::format("3{}", "AB"[three]);
  if (two >= 0) text += ordered ? fmt::format("2@{}", two) : fmt::format("2{}", "AHC"[two]);
  return text.empty() ? std::string("nothing") : text;
}

std::vector<Sweep> ClaimNames::read_order(const std::string& text) const {
  std::vector<Sweep> order;
  std::set<std::string> segments;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t comma = std::min(text.find(',', begin), text.size());
    const std::string segment = text.substr(begin, comma - begin);
    order.push_back(parse_sweep(segment));
    if (!segments.insert(segment).second)
      throw InputError("order " + text + " has a segment twice");
    begin = comma + 1;
  }
  check_order(text, segments, claim_.plan_class);
  return order;
}

ClaimNames::Pair ClaimNames::find_pair(int three, int other) const {
  const auto find = [&](int f, int s) {
    const std::array<int, 2> pair = {std::min(f, s), std::max(f, s)};
    return static_cast<std::size_t>(std::find(claim_.pairs.begin(), claim_.pairs.end(), pair) -
                                    claim_.pairs.begin());
  };
  std::size_t pair = find(three, other);
  const bool reflected = pair == claim_.pairs.size();
  if (reflected && classes_.ordered) pair = find(mirror(3, three), mirror(3, other));
  if (pair == claim_.pairs.size()) throw InputError("the certificate lacks a pair of 3s");
  return {pair, reflected};
}

}  // namespace flotilla::limit::verify
