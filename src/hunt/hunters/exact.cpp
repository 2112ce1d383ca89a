// SPDX-License-Identifier: MIT
#include "hunt/hunters/exact.hpp"

#include "hunt/rollouts.hpp"
#include "number/narrow.hpp"

namespace flotilla::hunt {

namespace {

class ExactHunter final : public Hunter {
 public:
  ExactHunter(const GameRules& rules, const ExactOptions& options, std::shared_ptr<ShotTree> tree)
      : table_(rules.problem),
        knowledge_(table_, rules.answers),
        engine_(table_),
        rollouts_(rules, table_),
        options_(options),
        salvo_(rules.salvo),
        tree_(tree ? std::move(tree) : std::make_shared<ShotTree>()) {}

  void begin(std::uint64_t /*game*/) override {
    knowledge_.forget();
    log_.clear();
    node_ = ShotTree::k_root;
    salvo_cells_.clear();
    named_ = 0;
  }

  int next_cell() override {
    if (named_ == salvo_cells_.size()) plan_salvo();
    return salvo_cells_[named_++];
  }

  void hear(const Reply& reply) override {
    knowledge_.hear(reply);
    log_.push_back(reply);
    node_ = tree_->after(node_, reply);
  }

 private:
  void plan_salvo() {
    named_ = 0;
    if (auto kept = tree_->cells(node_)) {
      salvo_cells_ = *std::move(kept);
      return;
    }
    const Posterior posterior = engine_.posterior(knowledge_);
    if (salvo_ == 1 && options_.samples > 0) {
      salvo_cells_ = {rollouts_.best_shot(log_, knowledge_, posterior, options_.width,
                                          options_.samples, engine_)};
    } else if (salvo_ == 1) {
      salvo_cells_ = {best_shot(knowledge_, posterior, options_.choice, options_.width, engine_)};
    } else {
      salvo_cells_ = by_probability(knowledge_, posterior);
      if (salvo_cells_.size() > at(salvo_)) salvo_cells_.resize(at(salvo_));
    }
    tree_->keep(node_, salvo_cells_);
  }

  BerthTable table_;
  Knowledge knowledge_;
  PosteriorEngine engine_;
  Rollouts rollouts_;
  ExactOptions options_;
  int salvo_;
  std::shared_ptr<ShotTree> tree_;
  ShotTree::Node node_ = ShotTree::k_root;
  std::vector<Reply> log_;        // of the game under way
  std::vector<int> salvo_cells_;  // of the salvo under way
  std::size_t named_ = 0;
};

}  // namespace

std::unique_ptr<Hunter> exact_hunter(const GameRules& rules, const ExactOptions& options,
                                     std::shared_ptr<ShotTree> tree) {
  return std::make_unique<ExactHunter>(rules, options, std::move(tree));
}

}  // namespace flotilla::hunt
