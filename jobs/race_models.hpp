// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace flotilla::jobs {

/// Exact win rates of plans against the plain plan in the large-board limit, for those that the folder describes.
class RaceModels {
 public:
  RaceModels() = default;
  /// Reads the plans that are raced. @param folder  of plans as flotilla::limit reads them, such as configs/plans; empty: none
  /// @throws InputError  if one of them cannot be read, or the rival is not the plain plan.
  RaceModels(std::filesystem::path folder, const std::string& rival,
             const std::vector<std::string>& plans);

  [[nodiscard]] bool is_empty() const { return folder_.empty(); }
  /// 0..1; nothing where the model has no such plan. @param layouts  races::layouts_name
  [[nodiscard]] std::optional<double> win_rate(const std::string& plan,
                                               const std::string& layouts) const;

 private:
  using Rates = std::map<std::string, double>;  // by kind of layouts
  void read(const std::string& plan, const std::string& file);

  std::filesystem::path folder_;
  std::map<std::string, Rates> rates_;
};

}  // namespace flotilla::jobs
