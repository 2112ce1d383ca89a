// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>

namespace flotilla::jobs {

/// A figure as somebody published it.
struct PublishedValue {
  std::string text;         ///< "33.3", or "9/36": hits of draws
  double value = 0;         ///< of hits: in percent
  double rounding = 0;      ///< half a unit of its last digit; 0 for hits
  std::uint64_t draws = 0;  ///< it was found in
};

/// Published figures, to be printed beside ours. Nothing is computed from them.
///
/// A TOML file: [STUDY] has `source`; [STUDY.BOARD] has `problem`, the canonical text of what was drawn from, `draws`, and
/// the figures by name, as text.
class PublishedValues {
 public:
  /// None.
  PublishedValues() = default;
  /// @throws InputError  if it cannot be read or is no such file: names the file, the key and what is allowed.
  explicit PublishedValues(const std::string& path);

  /// @param problem  canonical text: figures of other problems do not compare
  [[nodiscard]] std::optional<PublishedValue> find(const std::string& study,
                                                   const std::string& problem,
                                                   const std::string& figure) const;
  /// Where the study's figures come from; "" if there are none.
  [[nodiscard]] std::string source(const std::string& study) const;

 private:
  struct Key {
    std::string study, problem, figure;
    auto operator<=>(const Key&) const = default;
  };
  std::map<Key, PublishedValue> values_;
  std::map<std::string, std::string> sources_;
};

/// How a published figure stands to one of ours.
enum class Standing {
  inside,  ///< our interval
  plausible,  ///< outside of it, but so many draws of ours give such a figure: all but 2.5 % on either side
  outside  ///< of both
};
[[nodiscard]] std::string to_string(Standing standing);

}  // namespace flotilla::jobs
