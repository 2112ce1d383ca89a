// SPDX-License-Identifier: MIT
#include "store/question_record.hpp"

#include "number/errors.hpp"
#include "store/exact_table.hpp"
#include "store/record_parts.hpp"
#include "store/schema.hpp"

namespace flotilla::store {

void write_question(h5::Group& root, const QuestionRecord& record) {
  write_asked(root, record);
  root.set(schema::k_count, to_decimal(record.count));
  write_run(root, record);
}

QuestionRecord read_question(const h5::Group& root) {
  QuestionRecord record;
  read_asked(root, record);
  if (record.board_rows < 1 || record.board_cols < 1)
    throw FileError(root.file() + ": its board has no cells");
  record.count = from_decimals(root, {root.get_text(schema::k_count)}).front();
  read_run(root, record);
  return record;
}

}  // namespace flotilla::store
