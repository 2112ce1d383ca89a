// SPDX-License-Identifier: MIT
#include "hunt/hunters/density.hpp"

#include "hunt/hunters/density_board.hpp"

namespace flotilla::hunt {

namespace {

class DensityHunter final : public Hunter {
 public:
  explicit DensityHunter(const GameRules& rules) : table_(rules.problem), board_(table_) {}

  void begin(std::uint64_t /*game*/) override { board_.forget(); }
  int next_cell() override {
    const int cell = board_.best_cell();
    board_.name(cell);
    return cell;
  }
  void hear(const Reply& reply) override { board_.hear(reply); }

 private:
  DensityTable table_;
  DensityBoard board_;
};

}  // namespace

std::unique_ptr<Hunter> density_hunter(const GameRules& rules) {
  return std::make_unique<DensityHunter>(rules);
}

}  // namespace flotilla::hunt
