// SPDX-License-Identifier: MIT
#include "jobs/puzzle/check.hpp"

#include <fmt/format.h>

#include <atomic>

#include "jobs/puzzle/board_costs.hpp"
#include "jobs/puzzle/board_question.hpp"
#include "jobs/puzzle/filling.hpp"
#include "puzzle/answer.hpp"

namespace flotilla::jobs {

namespace {

class Checker {
 public:
  Checker(const OptionValues& values, const std::vector<std::string>& args, int machine_threads)
      : limits_(limits_asked(values)),
        cap_(values.whole("cap")),
        threads_(threads_asked(values, machine_threads)),
        is_json_(values.flag("json")),
        is_quiet_(values.flag("quiet")),
        reading_(reading_asked(values)),
        questions_(board_questions(values)),
        costs_(values, args, threads_) {
    costs_.set_boards(questions_);
    if (values.has("partial")) {
      only_board(questions_, values, "partial");
      filling_ = filling_asked(values, questions_.front().task.board());
    }
  }

  ExitCode run() {
    print_in_order(questions_.size(), threads_,
                   [&](std::size_t i) { return check_one(questions_[i]); });
    costs_.write();
    return is_undecided_ ? k_failed : k_done;
  }

 private:
  std::string check_one(const BoardQuestion& question) {
    const Finding finding = find_answers(question.task, {.limits = {.answers = cap_}}, limits_);
    costs_.set(question, finding);
    std::optional<FillingVerdict> judged;
    // Without an answer, there is nothing for a filling to agree with.
    const bool has_answers =
        finding.contradictions.empty() && finding.verdict() != Finding::Verdict::none;
    if (filling_ && has_answers)
      judged = judge_filling(question, reading_, *filling_, finding, limits_);
    if (judged ? judged->kind == FillingVerdict::Kind::undecided
               : finding.verdict() == Finding::Verdict::undecided)
      is_undecided_ = true;
    if (is_json_) {
      nlohmann::ordered_json json = question.json();
      finding.add_to(json);
      if (judged) json["filling"] = judged->json();
      if (!question.stored.empty()) json["stored_answers_that_fit"] = stored_that_fit(question);
      return line_of(json);
    }
    if (is_quiet_) return fmt::format("{}\n", judged ? judged->word() : finding.word());
    if (finding.verdict() == Finding::Verdict::none)
      return fmt::format("{}: no answer; flotilla solve --explain tells where rules break{}\n",
                         question.label(), stored_text(question, finding));
    return fmt::format("{}: {}{}{}\n", question.label(), finding.sentence(),
                       stored_text(question, finding), judged ? "; " + judged->sentence() : "");
  }

  static std::vector<int> stored_that_fit(const BoardQuestion& question) {
    std::vector<int> numbers;
    for (std::size_t i = 0; i < question.stored.size(); ++i)
      if (puzzle::is_answer(question.task, question.stored[i]))
        numbers.push_back(static_cast<int>(i) + 1);
    return numbers;
  }

  /// What is wrong with the answers that came with a board; nothing if they are all there are.
  static std::string stored_text(const BoardQuestion& question, const Finding& finding) {
    const std::size_t stored = question.stored.size(), fit = stored_that_fit(question).size();
    std::string text;
    if (fit < stored)
      text = stored == 1
                 ? "; the stored answer does not fit"
                 : fmt::format("; {} of {} stored answers do not fit", stored - fit, stored);
    if (fit > 0 && finding.solution.answers > fit)
      text += fit == 1 ? "; the stored answer that fits is not the only one"
                       : fmt::format("; besides the {} stored answers there are others", fit);
    return text;
  }

  Limits limits_;
  std::uint64_t cap_;
  int threads_;
  bool is_json_, is_quiet_;
  puzzle::Reading reading_;
  std::vector<BoardQuestion> questions_;
  BoardCosts costs_;
  std::optional<Evidence> filling_;
  std::atomic<bool> is_undecided_ = false;
};

}  // namespace

ExitCode check(const std::vector<std::string>& args, shard::Communicator& ranks) {
  return answer_boards(check_command(), args, ranks, [&](const OptionValues& values, int threads) {
    return Checker(values, args, threads).run();
  });
}

}  // namespace flotilla::jobs
