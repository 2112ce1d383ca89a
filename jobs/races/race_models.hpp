// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "hunt/plans/slot_plans.hpp"
#include "store/race_file.hpp"

namespace flotilla::jobs {

/// Exact win rates of plans against the plain plan in the large-board limit: of those that the folder describes, and of the two
/// with order within the parts, on random layouts.
class RaceModels {
 public:
  /// A plan that is raced, and its file if it is one of flotilla::limit.
  struct Named {
    std::string plan;
    std::filesystem::path file;
  };
  RaceModels() = default;
  /// Reads the plans that are raced. @param folder  of plans as flotilla::limit reads them, such as configs/plans; empty: none
  /// @throws InputError  if one of them cannot be read, or the rival is not the plain plan.
  RaceModels(std::filesystem::path folder, const std::string& rival,
             const std::vector<Named>& plans);

  /// 0..1; nothing where the model has no such plan. @param layouts  races::layouts_name
  [[nodiscard]] std::optional<double> win_rate(const std::string& plan,
                                               const std::string& layouts) const;

  /// Writes them beside the races; what the record had of this, where there are none here, stays.
  void put_into(store::RaceRecord& record) const;

 private:
  using Rates = std::map<std::string, double>;  // by kind of layouts
  void read_named(const std::string& plan, const std::string& file);
  void read(const std::string& plan, const std::filesystem::path& file);
  void work_out(const std::string& plan, const races::SlotShares& shares, bool closes_in);

  std::filesystem::path folder_;
  std::map<std::string, Rates> rates_;
};

}  // namespace flotilla::jobs
