// SPDX-License-Identifier: MIT
#include "jobs/ask/question_json.hpp"

#include <fmt/format.h>

#include "number/rational.hpp"

namespace flotilla::jobs {

nlohmann::ordered_json question_json(const store::QuestionRecord& record) {
  nlohmann::ordered_json json = {
      {"board", fmt::format("{}x{}", record.board_rows, record.board_cols)},
      {"rows", record.board_rows},
      {"cols", record.board_cols},
      {"fleet", record.fleet},
      {"touch", record.touch}};
  if (!record.evidence.empty()) json["evidence"] = nlohmann::ordered_json::parse(record.evidence);
  json["count"] = to_decimal(record.count);
  return json;
}

nlohmann::ordered_json fraction_json(const BigInt& placements, const BigInt& total) {
  nlohmann::ordered_json json = {{"placements", to_decimal(placements)}};
  if (total == 0) return json;
  const Rational fraction = ratio(placements, total);
  json["numerator"] = to_decimal(boost::multiprecision::numerator(fraction));
  json["denominator"] = to_decimal(boost::multiprecision::denominator(fraction));
  json["probability"] = to_double(fraction);
  return json;
}

}  // namespace flotilla::jobs
