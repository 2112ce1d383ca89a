// SPDX-License-Identifier: MIT
#include "limit/classic/last_sweeps.hpp"

#include <string_view>

#include "number/assert.hpp"
#include "number/narrow.hpp"

namespace flotilla::limit::classic {

namespace {

constexpr std::uint8_t k_in_a = 0;
constexpr std::uint8_t k_hooked = 1;
constexpr std::uint8_t k_in_c = 2;

/// Adds stretches segment by segment. Rates: a part of 1/6 of the board holds all 2s of one kind, C (1/3) half as densely.
class Sweep {
 public:
  Sweep(int lines, const Spot& spot) : lines_(lines), spot_(spot), time_(spot.level()) {}

  void a() { add(lines_ - spot_.x, {{k_in_a, 6}}); }
  void b() {
    add(lines_ - spot_.y, {{k_hooked, 6}});
    is_b_swept_ = true;
  }
  void c2() { add(2 * (lines_ - spot_.y - spot_.z), {{k_hooked, 3}, {k_in_c, 3}}); }
  void c0() { add(2 * spot_.y, {{k_in_c, 3}}); }
  void c() {
    FLOTILLA_ASSERT_LIGHT(is_b_swept_);
    add(2 * lines_, {{k_in_c, 3}});
  }
  std::vector<Stretch> stretches;

 private:
  struct Kind {
    std::uint8_t two;
    std::uint8_t rate;
  };
  void add(int length, std::initializer_list<Kind> kinds) {
    for (const Kind& kind : kinds)
      if (length > 0) stretches.push_back({kind.two, kind.rate, time_, time_ + length});
    time_ += length;
  }

  int lines_;
  Spot spot_;
  int time_;
  bool is_b_swept_ = false;
};

}  // namespace

std::vector<Stretch> stretches_of(int order, int lines, const Spot& spot) {
  Sweep sweep(lines, spot);
  std::string_view rest = k_orders.at(at(order));
  while (!rest.empty()) {
    const std::string_view segment = rest.substr(0, rest.find(','));
    if (segment == "A") sweep.a();
    if (segment == "B") sweep.b();
    if (segment == "C") sweep.c();
    if (segment == "C2") sweep.c2();
    if (segment == "C0") sweep.c0();
    rest.remove_prefix(segment.size() < rest.size() ? segment.size() + 1 : rest.size());
  }
  return sweep.stretches;
}

std::array<double, 3> sweep_values(int order, int lines, const Spot& spot,
                                   const std::vector<double>& integral) {
  std::array<double, 3> values{};
  for (const Stretch& stretch : stretches_of(order, lines, spot))
    values.at(stretch.two) +=
        stretch.rate * (integral[at(stretch.to)] - integral[at(stretch.from)]);
  return values;
}

}  // namespace flotilla::limit::classic
