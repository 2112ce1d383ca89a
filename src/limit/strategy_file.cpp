// SPDX-License-Identifier: MIT
// The plan language: TOML tables turned into plans. Every refusal names the file and the key.
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <toml++/toml.h>

#include <array>
#include <fstream>
#include <iterator>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

#include "fleet/parse.hpp"
#include "limit/strategy.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"

namespace flotilla::limit {
namespace {

constexpr std::size_t k_max_bytes = 1 << 20;
constexpr int k_max_depth = 4;  // files that name files; also ends those that name each other
constexpr std::size_t k_max_plans = 1000;

using Names = std::vector<std::string>;
using Numbers = std::map<std::string, Rational>;

/// Where states look for their course: the first of these keys that the file has.
Names keys_of(Found three, Found two) {
  const auto letter = [](Found found) { return found == Found::in_A ? "A" : "B"; };
  Names keys;
  if (three != Found::no && two != Found::no)
    keys = {fmt::format("3{}-2{}", letter(three), letter(two)), fmt::format("3{}-2", letter(three)),
            fmt::format("3-2{}", letter(two)), "3-2"};
  else if (three != Found::no)
    keys = {fmt::format("3{}", letter(three)), "3"};
  else if (two != Found::no)
    keys = {fmt::format("2{}", letter(two)), "2"};
  keys.emplace_back("start");
  return keys;
}

constexpr std::array<std::string_view, 3> k_halves{"AA", "AB", "BB"};

Names last_keys_of(std::size_t halves, bool a_is_finished) {
  const std::string name(k_halves.at(halves));
  if (a_is_finished) return {name + "-done", name, "any-done", "any"};
  return {name, "any"};
}

Names all_state_keys() {
  return {"start", "3",    "3A",   "3B",   "2",     "2A",    "2B",    "3-2",
          "3A-2",  "3B-2", "3-2A", "3-2B", "3A-2A", "3A-2B", "3B-2A", "3B-2B"};
}

class Reader {
 public:
  Reader(std::filesystem::path file, int depth) : file_(std::move(file)), depth_(depth) {}

  Strategy read(const Numbers& replaced) {
    const toml::table table = parse();
    Strategy strategy;
    if (table.contains("courses"))
      throw error("courses",
                  "a plan for the classic fleet {5,4,3,3,2}, which flotilla limit classic alone "
                  "takes; this question is of plans for {3,3,2}");
    strategy.name = text_or(table, "", "name", file_.stem().string());
    strategy.title = text_or(table, "", "title", strategy.name);
    read_parameters(table, replaced);
    strategy.parameters = parameters_;
    if (table.contains("mixture")) {
      allow(table, "", {"name", "title", "parameters", "mixture"});
      read_mixture(table, strategy);
    } else {
      allow(table, "", {"name", "title", "parameters", "runs", "fire", "last"});
      strategy.plans.push_back({read_plan(table, "", strategy.name), 1});
    }
    return strategy;
  }

 private:
  [[nodiscard]] InputError error(const std::string& key, const std::string& what) const {
    return InputError(fmt::format("{}: {}: {}", file_.string(), key, what));
  }

  /// Adds the file and the key to what parsers say.
  template <typename Parse>
  auto told_where(const std::string& key, const Parse& parse) const {
    try {
      return parse();
    } catch (const InputError& problem) {
      throw error(key, problem.what());
    }
  }

  toml::table parse() const {
    std::error_code ignored;
    std::ifstream stream(file_, std::ios::binary);
    std::string text(k_max_bytes + 1, '\0');
    if (!std::filesystem::is_directory(file_, ignored))
      stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    if (std::filesystem::is_directory(file_, ignored) || !stream.is_open() || stream.bad())
      throw InputError(fmt::format("plan {}: the file cannot be read", in_quotes(file_.string())));
    text.resize(static_cast<std::size_t>(stream.gcount()));
    if (text.size() > k_max_bytes)
      throw InputError(fmt::format("plan {}: larger than 1 MiB", in_quotes(file_.string())));
    try {
      return toml::parse(text, file_.string());
    } catch (const toml::parse_error& problem) {
      throw InputError(fmt::format("{}:{}: {}", file_.string(), problem.source().begin.line,
                                   problem.description()));
    }
  }

  void allow(const toml::table& table, const std::string& prefix, const Names& names) const {
    for (const auto& [key, node] : table)
      if (std::ranges::find(names, key.str()) == names.end())
        throw error(prefix + std::string(key.str()),
                    fmt::format("is not a key here, allowed {}", fmt::join(names, ", ")));
  }

  std::string text_of(const toml::node& node, const std::string& key) const {
    if (!node.is_string()) throw error(key, "allowed text in quotes");
    return node.as_string()->get();
  }

  std::string text_or(const toml::table& table, const std::string& prefix, std::string_view key,
                      std::string otherwise) const {
    const toml::node* node = table.get(key);
    return node == nullptr ? std::move(otherwise) : text_of(*node, prefix + std::string(key));
  }

  const toml::table& table_at(const toml::table& table, const std::string& prefix,
                              std::string_view key) const {
    const toml::node* node = table.get(key);
    if (node == nullptr || !node->is_table())
      throw error(prefix + std::string(key),
                  node == nullptr ? "this table is missing" : "allowed a table");
    return *node->as_table();
  }

  Rational number_of(std::string_view text) const {
    const auto found = parameters_.find(std::string(text));
    if (found != parameters_.end()) return found->second;
    if (!text.empty() && text.find_first_not_of("-0123456789./") == std::string_view::npos)
      return parse_rational(text);
    Names names;
    for (const auto& [name, value] : parameters_) names.push_back(name);
    throw InputError(fmt::format("{} is neither a number nor a parameter, allowed such as 1/20{}{}",
                                 in_quotes(text), names.empty() ? "" : " or ",
                                 fmt::join(names, ", ")));
  }

  /// "p = 1/20" or an integer.
  Numbers numbers_in(const toml::table& table, const std::string& prefix) const {
    Numbers numbers;
    for (const auto& [name, node] : table) {
      const std::string key = prefix + std::string(name.str());
      if (node.is_integer())
        numbers[std::string(name.str())] = node.as_integer()->get();
      else
        numbers[std::string(name.str())] =
            told_where(key, [&, &value = node] { return number_of(text_of(value, key)); });
    }
    return numbers;
  }

  void read_parameters(const toml::table& table, const Numbers& replaced) {
    if (table.contains("parameters"))
      parameters_ = numbers_in(table_at(table, "", "parameters"), "parameters.");
    for (const auto& [name, value] : replaced) {
      if (!parameters_.contains(name)) {
        Names names;
        for (const auto& [known, number] : parameters_) names.push_back(known);
        throw InputError(
            fmt::format("{}: {} is not a parameter, allowed {}", file_.string(), in_quotes(name),
                        names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "))));
      }
      parameters_[name] = value;
    }
  }

  Path read_path(const toml::node& node, const std::string& key) const {
    const std::string text = text_of(node, key);
    return told_where(key, [&] {
      return parse_path(text, [&](std::string_view name) { return number_of(name); });
    });
  }

  Course read_course(const toml::node& node, const std::string& key) const {
    if (node.is_string()) return {read_path(node, key), std::nullopt, {}};
    if (!node.is_table())
      throw error(key, "allowed a path in quotes, or { before = SHARE, then = PATH, else = PATH }");
    const toml::table& table = *node.as_table();
    allow(table, key + ".", {"before", "then", "else"});
    for (const char* name : {"before", "then", "else"})
      if (!table.contains(name)) throw error(key + "." + name, "is missing");
    const std::string share = text_of(*table.get("before"), key + ".before");
    Course course{read_path(*table.get("then"), key + ".then"),
                  told_where(key + ".before", [&] { return number_of(share); }),
                  read_path(*table.get("else"), key + ".else")};
    if (*course.before < 0 || *course.before > 1)
      throw error(key + ".before", fmt::format("= {}, allowed 0..1", in_quotes(share)));
    return course;
  }

  void read_fire(const toml::table& fire, const std::string& prefix, Plan& plan) const {
    allow(fire, prefix, all_state_keys());
    if (!fire.contains("start"))
      throw error(prefix + "start", "is missing: what is fired while nothing is found");
    std::map<std::string, Course> courses;
    for (const auto& [key, node] : fire)
      courses[std::string(key.str())] = read_course(node, prefix + std::string(key.str()));
    for (std::size_t three = 0; three < 3; ++three)
      for (std::size_t two = 0; two < 3; ++two)
        for (const std::string& key : keys_of(static_cast<Found>(three), static_cast<Found>(two)))
          if (const auto found = courses.find(key); found != courses.end()) {
            plan.courses.at(three).at(two) = found->second;
            break;
          }
    check_slots(courses, prefix, plan);
  }

  /// Slots of one path stay fired on all others.
  void check_slots(const std::map<std::string, Course>& courses, const std::string& prefix,
                   Plan& plan) const {
    for (const auto& [key, course] : courses)
      for (const Path* path : {&course.path, &course.otherwise})
        if (fires_slots(*path)) plan.has_slots = true;
    if (!plan.has_slots) return;
    if (!plan.has_runs)
      throw error(prefix + "start", "slots are the other ends of runs of B; add runs = true");
    for (const auto& [key, course] : courses) {
      const std::string what = file_.string() + ": " + prefix + key;
      check_slot_path(course.path, what);
      if (course.before) check_slot_path(course.otherwise, what);
    }
  }

  void read_last(const toml::table& last, const std::string& prefix, Plan& plan) const {
    allow(last, prefix, {"any", "any-done", "AA", "AB", "AB-done", "BB", "BB-done"});
    std::map<std::string, LastSweep> sweeps;
    for (const auto& [name, node] : last) {
      const std::string key = prefix + std::string(name.str());
      const std::string text = text_of(node, key);
      LastSweep sweep = told_where(key, [&] { return parse_last_sweep(text); });
      check_last_sweep(sweep, plan.has_runs, file_.string() + ": " + key, plan.has_slots);
      sweeps[std::string(name.str())] = std::move(sweep);
    }
    for (std::size_t halves = 0; halves < 3; ++halves)
      for (const bool is_finished : {false, true}) {
        const Names keys = last_keys_of(halves, is_finished);
        const auto key = std::ranges::find_if(
            keys, [&](const std::string& name) { return sweeps.contains(name); });
        if (key == keys.end())
          throw error(prefix + keys.front(),
                      fmt::format("is missing, and so is {}",
                                  fmt::join(keys.begin() + 1, keys.end(), ", ")));
        plan.last.at(is_finished ? 1 : 0).at(halves) = sweeps[*key];
      }
  }

  Plan read_plan(const toml::table& table, const std::string& prefix,
                 const std::string& name) const {
    Plan plan;
    plan.name = name;
    if (const toml::node* runs = table.get("runs")) {
      if (!runs->is_boolean()) throw error(prefix + "runs", "allowed true or false");
      plan.has_runs = runs->as_boolean()->get();
    }
    read_fire(table_at(table, prefix, "fire"), prefix + "fire.", plan);
    read_last(table_at(table, prefix, "last"), prefix + "last.", plan);
    return plan;
  }

  Strategy read_part(const toml::table& part, const std::string& prefix, std::size_t index) {
    if (!part.contains("plan")) {
      allow(part, prefix, {"name", "plan", "set", "weight", "runs", "fire", "last"});
      Strategy inside;
      inside.plans.push_back(
          {read_plan(part, prefix,
                     text_or(part, prefix, "name", fmt::format("part {}", index + 1))),
           1});
      return inside;
    }
    allow(part, prefix, {"plan", "set", "weight"});
    if (depth_ == k_max_depth)
      throw error(prefix + "plan", fmt::format("plans name plans more than {} deep", k_max_depth));
    const Numbers set = part.contains("set")
                            ? numbers_in(table_at(part, prefix, "set"), prefix + "set.")
                            : Numbers{};
    const std::string name = text_of(*part.get("plan"), prefix + "plan");
    return told_where(prefix + "plan",
                      [&] { return Reader(file_.parent_path() / name, depth_ + 1).read(set); });
  }

  /// Nothing for "rest".
  std::optional<Rational> read_weight(const toml::table& part, const std::string& prefix) const {
    const std::string text = text_or(part, prefix, "weight", "");
    if (text == "rest") return std::nullopt;
    const Rational weight = told_where(prefix + "weight", [&] { return number_of(text); });
    if (weight < 0 || weight > 1)
      throw error(prefix + "weight", fmt::format("= {}, allowed 0..1 or rest", in_quotes(text)));
    return weight;
  }

  void read_mixture(const toml::table& table, Strategy& strategy) {
    const toml::array* parts = table.get("mixture")->as_array();
    if (parts == nullptr || parts->empty()) throw error("mixture", "allowed tables [[mixture]]");
    std::vector<std::optional<Rational>> weights;
    Rational sum = 0;
    std::size_t rests = 0;
    std::vector<Strategy> strategies;
    for (std::size_t i = 0; i < parts->size(); ++i) {
      const std::string prefix = fmt::format("mixture {}.", i + 1);
      const toml::table* part = parts->get(i)->as_table();
      if (part == nullptr) throw error("mixture", "allowed tables [[mixture]]");
      strategies.push_back(read_part(*part, prefix, i));
      weights.push_back(read_weight(*part, prefix));
      sum += weights.back().value_or(0);
      if (!weights.back()) ++rests;
    }
    if (rests > 1 || sum > 1 || (rests == 0 && sum != 1))
      throw error("mixture",
                  fmt::format("weights sum to {}, allowed 1, or less with one weight \"rest\"",
                              flotilla::to_string(sum)));
    for (std::size_t i = 0; i < strategies.size(); ++i)
      for (WeightedPlan& plan : strategies[i].plans) {
        plan.weight *= weights[i].value_or(1 - sum);
        if (plan.weight > 0) strategy.plans.push_back(std::move(plan));
      }
    if (strategy.plans.size() > k_max_plans)
      throw error("mixture",
                  fmt::format("{} plans, allowed up to {}", strategy.plans.size(), k_max_plans));
  }

  std::filesystem::path file_;
  int depth_;
  Numbers parameters_;
};

}  // namespace

Strategy read_strategy(const std::filesystem::path& file,
                       const std::map<std::string, Rational>& parameters) {
  return Reader(file, 0).read(parameters);
}

}  // namespace flotilla::limit
