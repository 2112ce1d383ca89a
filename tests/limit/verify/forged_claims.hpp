// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "number/errors.hpp"

namespace flotilla::limit {

/// What a check says of a claim: why it is refused, in one line; empty: it holds. Any other exception than InputError would end
/// the program, and fails the test.
template <typename Claim, typename Check>
std::string refusal_of(const Claim& claim, const Check& check) {
  try {
    return check(claim);
  } catch (const InputError& error) {
    return error.what();
  } catch (const std::exception& error) {
    ADD_FAILURE() << "not told as a mistake of the claim: " << error.what();
    return error.what();
  }
}

/// The claim with one thing changed is refused, in one line that says `message`.
template <typename Claim, typename Change, typename Check>
void expect_refused(const Claim& claim, const Change& change, const Check& check,
                    const std::string& message = "") {
  Claim changed = claim;
  change(changed);
  const std::string refusal = refusal_of(changed, check);
  EXPECT_FALSE(refusal.empty()) << "accepted, though it should say: " << message;
  EXPECT_NE(refusal.find(message), std::string::npos) << "\"" << refusal << "\"";
  EXPECT_EQ(refusal.find('\n'), std::string::npos) << refusal;
}

/// Other writings of a number and other numbers: none is what was claimed. Digits after 0 are octal, 0x hexadecimal to those who
/// would read them so.
inline std::vector<std::string> other_numbers(const std::string& number) {
  std::vector<std::string> others{
      "",           "0" + number, "0x" + number, "+" + number,  "-" + number, " " + number,
      number + " ", number + "0", number + "/0", number + "/1", "1/0",        "nan",
      "half",       "0"};
  for (std::size_t i = 0; i < number.size(); ++i) {
    if (number[i] == '/') continue;
    std::string other = number;
    other[i] = other[i] == '9' ? '8' : static_cast<char>(other[i] + 1);
    others.push_back(other);
    others.push_back(number.substr(0, i) + number.substr(i + 1));
  }
  std::erase(others, number);
  return others;
}

}  // namespace flotilla::limit
