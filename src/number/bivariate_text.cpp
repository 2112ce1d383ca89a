// SPDX-License-Identifier: MIT
// Polynomials in m and n as text: a sum of terms, each a number times a monomial or times the sum of a monomial
// and its mirror image.
#include <algorithm>
#include <string_view>

#include "number/bivariate_polynomial.hpp"

namespace flotilla {

namespace {

/// How a kind of text writes a product and a power.
struct Notation {
  std::string_view times;
  std::string_view open, close;          // around a power of two digits
  std::string_view between;              // number and monomial
  std::string_view open_sum, close_sum;  // around a monomial and its mirror image
};

constexpr Notation k_plain{"*", "", "", "*", "(", ")"};
constexpr Notation k_latex{" ", "{", "}", "\\,", "(", ")"};

std::string power(std::string_view variable, int exponent, const Notation& notation) {
  std::string text(variable);
  if (exponent == 1) return text;
  const std::string digits = std::to_string(exponent);
  text += '^';
  if (digits.size() > 1) text += notation.open;
  text += digits;
  if (digits.size() > 1) text += notation.close;
  return text;
}

std::string monomial(int power_of_m, int power_of_n, const Notation& notation) {
  std::string text;
  if (power_of_m > 0) text = power("m", power_of_m, notation);
  if (power_of_m > 0 && power_of_n > 0) text += notation.times;
  if (power_of_n > 0) text += power("n", power_of_n, notation);
  return text;
}

struct Term {
  bool is_negative = false;
  std::string text;  // without its sign
};

/// @param with_mirror  (m^i n^j + m^j n^i)
Term term(const BigInt& numerator, int i, int j, bool with_mirror, const Notation& notation) {
  const BigInt size = abs(numerator);
  std::string variables = monomial(i, j, notation);
  if (with_mirror) {
    variables = std::string(notation.open_sum) + variables + " + " + monomial(j, i, notation) +
                std::string(notation.close_sum);
  }
  if (variables.empty()) return {numerator < 0, to_decimal(size)};
  if (size == 1) return {numerator < 0, variables};
  return {numerator < 0, to_decimal(size) + std::string(notation.between) + variables};
}

/// Highest total degree first, then highest power of m.
std::vector<Term> terms_of(const BivariatePolynomial& p, const Notation& notation) {
  std::vector<Term> terms;
  for (int degree = p.degree_m() + p.degree_n(); degree >= 0; --degree)
    for (int i = std::min(degree, p.degree_m()); i >= 0 && degree - i <= p.degree_n(); --i) {
      const int j = degree - i;
      const BigInt numerator = p.numerator(i, j);
      const bool has_mirror = i != j && numerator == p.numerator(j, i);
      if (numerator == 0 || (has_mirror && i < j)) continue;
      terms.push_back(term(numerator, i, j, has_mirror, notation));
    }
  if (terms.empty()) terms.push_back({false, "0"});
  return terms;
}

/// The sum of `terms`, `line_break` before the sign of a term that would pass `width`.
std::string sum_of(const std::vector<Term>& terms, std::size_t first_column, std::size_t width,
                   std::string_view line_break) {
  std::string text;
  std::size_t column = first_column;
  for (const Term& next : terms) {
    const bool is_first = &next == &terms.front();
    if (!is_first && column + next.text.size() + 4 > width) {
      text += line_break;
      column = 0;
    } else if (!is_first) {
      text += ' ';
    }
    const std::string sign = next.is_negative ? (is_first ? "-" : "- ") : (is_first ? "" : "+ ");
    text += sign + next.text;
    column += sign.size() + next.text.size() + 1;
  }
  return text;
}

}  // namespace

std::string to_text(const BivariatePolynomial& polynomial, std::size_t width) {
  const BivariatePolynomial p = polynomial.reduced();
  const std::vector<Term> terms = terms_of(p, k_plain);
  if (p.denominator() == 1) return sum_of(terms, 0, width, "\n");
  return "(" + sum_of(terms, 1, width, "\n") + ")/" + to_decimal(p.denominator());
}

std::string to_latex(const BivariatePolynomial& polynomial, const std::string& left) {
  constexpr std::size_t k_width = 90;
  const BivariatePolynomial p = polynomial.reduced();
  const std::string factor =
      p.denominator() == 1 ? "" : to_decimal(p.denominator()) + std::string("\\,");
  return "\\begin{align*}\n" + factor + left + " ={} & " +
         sum_of(terms_of(p, k_latex), 0, k_width, " \\\\\n  & ") + "\n\\end{align*}\n";
}

}  // namespace flotilla
