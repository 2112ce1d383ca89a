// SPDX-License-Identifier: MIT
#include <fmt/format.h>
#include <toml++/toml.h>

#include <fstream>
#include <iterator>
#include <sstream>

#include "fleet/parse.hpp"
#include "limit/classic/course.hpp"
#include "number/errors.hpp"
#include "number/rational.hpp"

namespace flotilla::limit::classic {

namespace {

constexpr std::array<std::string_view, k_finds> k_find_names = {"3A", "3B", "2A", "2H", "4A",
                                                                "4B", "4D", "5A", "5B", "5D"};
constexpr std::array<std::string_view, 3> k_pair_names = {"AA", "AB", "BB"};
constexpr std::size_t k_most_courses = 8;
constexpr std::size_t k_most_bytes = 1 << 16;

class CourseReader {
 public:
  explicit CourseReader(std::filesystem::path file) : file_(std::move(file)) {}

  CoursePlan read() {
    const toml::table table = parse();
    for (const std::string_view key : {"fire", "mixture"})
      if (table.contains(key))
        throw error(
            std::string(key),
            "a plan for {3,3,2}, which flotilla limit classic does not take; flotilla limit race, "
            "guarantee, table, laws, mix, tune, card and curves do");
    allow(table, "", {"name", "last", "last-after", "courses"});
    plan_.name = table.contains("name") ? text(table, "", "name") : file_.stem().string();
    read_last(table);
    const toml::table* const courses = table["courses"].as_table();
    if (courses == nullptr || !courses->contains("start"))
      throw error("courses", "no [courses.start] is given");
    if (courses->size() > k_most_courses)
      throw error("courses",
                  fmt::format("{} courses, allowed 1..{}", courses->size(), k_most_courses));
    plan_.courses.push_back({"start", {}, {}});
    for (const auto& [key, node] : *courses)
      if (key.str() != "start") plan_.courses.push_back({std::string(key.str()), {}, {}});
    for (Course& course : plan_.courses) read_course(*courses, course);
    return std::move(plan_);
  }

 private:
  [[nodiscard]] InputError error(const std::string& key, const std::string& what) const {
    return InputError(fmt::format("{}: {}: {}", file_.string(), key, what));
  }

  [[nodiscard]] toml::table parse() const {
    std::ifstream stream(file_, std::ios::binary);
    if (!stream) throw FileError(fmt::format("{}: cannot be read", file_.string()));
    const std::string content((std::istreambuf_iterator<char>(stream)),
                              std::istreambuf_iterator<char>());
    if (stream.bad() || content.size() > k_most_bytes)
      throw FileError(fmt::format("{}: cannot be read, or is larger than {} bytes", file_.string(),
                                  k_most_bytes));
    try {
      return toml::parse(content, file_.string());
    } catch (const toml::parse_error& failure) {
      throw InputError(fmt::format("{}: line {}: {}", file_.string(), failure.source().begin.line,
                                   failure.description()));
    }
  }

  void allow(const toml::table& table, const std::string& where,
             std::initializer_list<std::string_view> keys) const {
    for (const auto& [key, node] : table)
      if (std::find(keys.begin(), keys.end(), key.str()) == keys.end())
        throw error(where + std::string(key.str()),
                    fmt::format("is no key here; allowed {}", fmt::join(keys, ", ")));
  }

  [[nodiscard]] std::string text(const toml::table& table, const std::string& where,
                                 std::string_view key) const {
    const auto found = table[key].value<std::string>();
    if (!found) throw error(where + std::string(key), "allowed a text in double quotes");
    return *found;
  }

  /// @param key  for messages
  [[nodiscard]] LastSweep sweep(const std::string& sweep_text, const std::string& key) const {
    try {
      LastSweep found = parse_last_sweep(sweep_text);
      check_last_sweep(found, true, key);
      return found;
    } catch (const InputError& failure) {
      throw InputError(fmt::format("{}: {}", file_.string(), failure.what()));
    }
  }

  void read_last(const toml::table& table) {
    if (const toml::table* const by_halves = table["last"].as_table()) {
      allow(*by_halves, "last.", {"AA", "AB", "BB", "any"});
      for (std::size_t pair = 0; pair < 3; ++pair) {
        const std::string_view key =
            by_halves->contains(k_pair_names.at(pair)) ? k_pair_names.at(pair) : "any";
        plan_.last.at(pair) = sweep(text(*by_halves, "last.", key), "last." + std::string(key));
      }
    } else {
      plan_.last.fill(sweep(text(table, "", "last"), "last"));
    }
    if (!table.contains("last-after")) return;
    const std::string after = text(table, "", "last-after");
    if (after != "3s" && after != "all but the 2")
      throw error("last-after", in_quotes(after) + R"(, allowed "3s" or "all but the 2")");
    plan_.sweeps_after_threes = after == "3s";
  }

  [[nodiscard]] int course_named(const std::string& name, const std::string& key) const {
    for (std::size_t i = 0; i < plan_.courses.size(); ++i)
      if (plan_.courses[i].name == name) return static_cast<int>(i);
    throw error(key, in_quotes(name) + " is no course of this file");
  }

  void read_course(const toml::table& courses, Course& course) {
    const std::string where = "courses." + course.name + ".";
    const toml::table* const table = courses[course.name].as_table();
    if (table == nullptr) throw error("courses." + course.name, "allowed a table");
    allow(*table, where,
          {"fire", "any", "2", "2A", "2H", "3", "3A", "3B", "4", "4A", "4B", "4D", "5", "5A", "5B",
           "5D"});
    try {
      course.path = parse_path(text(*table, where, "fire"), parse_rational);
      if (fires_slots(course.path)) throw InputError("slots, allowed A and B alone");
    } catch (const InputError& failure) {
      throw error(where + "fire", failure.what());
    }
    const int self = course_named(course.name, where);
    for (std::size_t find = 0; find < k_finds; ++find) {
      course.next.at(find) = self;
      const std::string_view name = k_find_names.at(find);
      for (const std::string_view key : {name, name.substr(0, 1), std::string_view("any")})
        if (table->contains(key)) {
          course.next.at(find) = course_named(text(*table, where, key), where + std::string(key));
          break;
        }
    }
  }

  std::filesystem::path file_;
  CoursePlan plan_;
};

}  // namespace

CoursePlan read_course_plan(const std::filesystem::path& file) { return CourseReader(file).read(); }

}  // namespace flotilla::limit::classic
