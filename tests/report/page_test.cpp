// SPDX-License-Identifier: MIT
#include "report/page.hpp"

#include <gtest/gtest.h>

namespace flotilla::report {
namespace {

Page sample_page() {
  Page page;
  page.title = "A & B";
  page.tables = {{"Of <it>",
                  {{"board"}, {"ours", true}, {"difference", true}},
                  {{"1x1", "1234567", "0"}, {"2x2", "5", "-1"}},
                  {"a \"note\""}}};
  page.figures = {{"Under it", "What \"it\" shows", "<svg/>"}};
  page.origins = {{"a.h5", {{"command", "flotilla count --board '<'"}}}};
  return page;
}

TEST(Page, HoldsTablesFiguresAndOriginsWithEveryTextEscaped) {
  const std::string html = html_of(sample_page());
  for (const char* part :
       {"<title>A &amp; B</title>", "<h2 id=\"t1\">Of &lt;it&gt;</h2>",
        "<td class=\"number\">1,234,567</td><td class=\"number same\">0</td>",
        "<td class=\"number\">-1</td>", "a &quot;note&quot;",
        "<img alt=\"What &quot;it&quot; shows\" src=\"data:image/svg+xml;base64,PHN2Zy8+\">",
        "<dt>command</dt><dd>flotilla count --board '&lt;'</dd>"})
    EXPECT_NE(html.find(part), std::string::npos) << part << "\n" << html;
}

TEST(Page, SaysFirstHowThePublishedFiguresStand) {
  Page page = sample_page();
  page.tables[0].rows.push_back({"3x3", "0.12", "rounded"});
  page.tables[0].rows.push_back({"4x4", "7", "-"});
  page.tables.push_back({"Draws",
                         {{"figure"}, {"ours", true}, {"stands"}},
                         {{"a", "1", "inside"},
                          {"b", "2", "inside"},
                          {"c", "3", "plausible"},
                          {"d", "4", "OUTSIDE"},
                          {"e", "5", "-"}},
                         {}});
  const std::string html = html_of(page);
  for (const char* part :
       {"beside ours: 3. The same: 1, the same when rounded: 1, different: 1.</p>",
        "beside ours: 4. Inside our 95 % interval: 2, plausible for their number of draws: 1, "
        "outside: 1.</p>",
        "<td class=\"off\">OUTSIDE</td>"})
    EXPECT_NE(html.find(part), std::string::npos) << part << "\n" << html;
  EXPECT_LT(html.find("beside ours"), html.find("<nav"));
  page.tables.clear();
  EXPECT_EQ(html_of(page).find("beside ours"), std::string::npos);
}

TEST(Page, AsksForNothingElse) {
  const std::string html = html_of(sample_page());
  for (const char* part : {"http", "<script", "<link", "@import", "url("})
    EXPECT_EQ(html.find(part), std::string::npos) << part;
}

TEST(Page, Base64) {  // RFC 4648, section 10
  const std::pair<const char*, const char*> examples[] = {{"", ""},
                                                          {"f", "Zg=="},
                                                          {"fo", "Zm8="},
                                                          {"foo", "Zm9v"},
                                                          {"foob", "Zm9vYg=="},
                                                          {"fooba", "Zm9vYmE="},
                                                          {"foobar", "Zm9vYmFy"}};
  for (const auto& [bytes, text] : examples) EXPECT_EQ(base64_of(bytes), text);
  EXPECT_EQ(base64_of("\xff\xfe\xfd"), "//79");
}

}  // namespace
}  // namespace flotilla::report
