// SPDX-License-Identifier: MIT
#include "report/page.hpp"

#include <fmt/format.h>

#include <map>
#include <string_view>

#include "number/bigint.hpp"
#include "report/table_text.hpp"

namespace flotilla::report {

namespace {

// A shade at the right edge of a table says that it goes on there; what is scrolled with the table covers it at its end.
constexpr std::string_view k_style = R"(
:root { color-scheme: light dark; --paper: #fdfdfb; --ink: #1c2430; --faint: #5b6675; --rule: #d5dae0;
  --link: #0b5a8a; --good: #1d6b3a; --off: #a32a1c; --shade: #0b5a8a66; }
@media (prefers-color-scheme: dark) { :root { --paper: #14181e; --ink: #e6e9ee; --faint: #a3adba; --rule: #343c47;
  --link: #7cc0ee; --good: #86d6a4; --off: #ff9d8c;
  --shade: #7cc0ee66; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 72rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; line-height: 1.3; margin: 2.5rem 0 .6rem; overflow-wrap: anywhere; }
h3 { font-size: 1rem; margin: 1.5rem 0 .3rem; overflow-wrap: anywhere; }
a { color: var(--link); }
nav ol { margin: 0; padding-left: 1.5rem; }
nav li { margin: .2rem 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; border: 1px solid var(--rule); border-radius: .4rem;
  background: linear-gradient(to left, var(--paper) 40%, transparent) right / 4rem 100% no-repeat local,
    linear-gradient(to left, var(--shade), transparent) right / 2.5rem 100% no-repeat scroll, var(--paper); }
.scroll:focus-visible { outline: 2px solid var(--link); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .7rem; text-align: left; white-space: nowrap; }
th { border-bottom: 2px solid var(--faint); }
td { border-bottom: 1px solid var(--rule); }
tbody tr:last-child td { border-bottom: 0; }
.number { text-align: right; }
.note { color: var(--faint); font-size: .9rem; margin: .5rem 0; overflow-wrap: anywhere; }
.same { color: var(--good); }
.off { color: var(--off); font-weight: 600; }
th:first-child, td:first-child { position: sticky; left: 0; background: var(--paper); }
td:first-child { max-width: 26rem; white-space: normal; }
figure { margin: 1.5rem 0; }
figure img { display: block; max-width: 100%; height: auto; background: #fff; border: 1px solid var(--rule);
  border-radius: .4rem; }
figcaption { color: var(--faint); font-size: .9rem; margin-top: .4rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .8rem; margin: 0; font-size: .9rem; }
dt { color: var(--faint); }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 30rem) { body { padding: 1rem .75rem 3rem; } h1 { font-size: 1.4rem; } th, td { padding: .25rem .45rem; }
  td:not(.number) { white-space: normal; min-width: 6.5rem; }
  dl { grid-template-columns: 1fr; } dd { margin-bottom: .3rem; } }
@media print { .scroll { overflow: visible; } }
)";

std::string in_html(std::string_view text) {
  std::string escaped;
  for (const char c : text) {
    switch (c) {
      case '&':
        escaped += "&amp;";
        break;
      case '<':
        escaped += "&lt;";
        break;
      case '>':
        escaped += "&gt;";
        break;
      case '"':
        escaped += "&quot;";
        break;
      default:
        escaped += c;
    }
  }
  return escaped;
}

/// How a cell of the columns "difference" and "stands" judges a published figure.
enum class Verdict { none, same, rounded, other, inside, plausible, outside };

Verdict verdict_of(const ResultTable::Column& column, const std::string& text) {
  if (text.empty() || text == "-") return Verdict::none;
  if (column.name == "difference")
    return text == "0" ? Verdict::same : text == "rounded" ? Verdict::rounded : Verdict::other;
  if (column.name == "stands")
    return text == "inside"      ? Verdict::inside
           : text == "plausible" ? Verdict::plausible
           : text == "OUTSIDE"   ? Verdict::outside
                                 : Verdict::none;
  return Verdict::none;
}

std::string class_of(Verdict verdict) {
  if (verdict == Verdict::same || verdict == Verdict::rounded) return "same";
  return verdict == Verdict::outside ? "off" : "";
}

std::string cell_html(const ResultTable::Column& column, const std::string& text) {
  std::string classes = column.is_number ? "number" : "";
  const std::string judged = class_of(verdict_of(column, text));
  if (!judged.empty()) classes += (classes.empty() ? "" : " ") + judged;
  return fmt::format("<td{}>{}</td>", classes.empty() ? "" : fmt::format(" class=\"{}\"", classes),
                     in_html(with_grouped_digits(text)));
}

/// How all published figures of the page stand, in a sentence for exact and one for sampled ones.
std::string verdicts_html(const std::vector<ResultTable>& tables) {
  std::map<Verdict, int> times;
  for (const ResultTable& table : tables)
    for (const auto& row : table.rows)
      for (std::size_t i = 0; i < row.size(); ++i) ++times[verdict_of(table.columns[i], row[i])];
  std::string html;
  if (const int all = times[Verdict::same] + times[Verdict::rounded] + times[Verdict::other])
    html += fmt::format(
        "<p>Published numbers beside ours: {}. The same: {}, the same when rounded: {}, "
        "different: {}.</p>\n",
        all, times[Verdict::same], times[Verdict::rounded], times[Verdict::other]);
  if (const int all = times[Verdict::inside] + times[Verdict::plausible] + times[Verdict::outside])
    html += fmt::format(
        "<p>Published samples beside ours: {}. Inside our 95 % interval: {}, plausible for their "
        "number of draws: {}, outside: {}.</p>\n",
        all, times[Verdict::inside], times[Verdict::plausible], times[Verdict::outside]);
  return html;
}

std::string table_html(const ResultTable& table, std::size_t number) {
  std::string html = fmt::format(
      "<section>\n<h2 id=\"t{0}\">{1}</h2>\n"
      "<div class=\"scroll\" tabindex=\"0\" role=\"region\" "
      "aria-labelledby=\"t{0}\">\n<table>\n<thead><tr>",
      number, in_html(table.title));
  for (const ResultTable::Column& column : table.columns)
    html += fmt::format("<th scope=\"col\"{}>{}</th>", column.is_number ? " class=\"number\"" : "",
                        in_html(column.name));
  html += "</tr></thead>\n<tbody>\n";
  for (const auto& row : table.rows) {
    html += "<tr>";
    for (std::size_t i = 0; i < row.size(); ++i) html += cell_html(table.columns[i], row[i]);
    html += "</tr>\n";
  }
  html += "</tbody>\n</table>\n</div>\n";
  for (const std::string& note : table.notes)
    html += fmt::format("<p class=\"note\">{}</p>\n", in_html(note));
  return html + "</section>\n";
}

std::string figures_html(const std::vector<Page::Figure>& figures) {
  std::string html = "<section aria-labelledby=\"figures\">\n<h2 id=\"figures\">Figures</h2>\n";
  for (const Page::Figure& figure : figures)
    html += fmt::format(
        "<figure>\n<img alt=\"{}\" "
        "src=\"data:image/svg+xml;base64,{}\">\n<figcaption>{}</figcaption>\n"
        "</figure>\n",
        in_html(figure.description), base64_of(figure.svg), in_html(figure.title));
  return html + "</section>\n";
}

std::string origins_html(const std::vector<Page::Origin>& origins) {
  std::string html =
      "<section aria-labelledby=\"origins\">\n<h2 id=\"origins\">How each file was made</h2>\n";
  for (const Page::Origin& origin : origins) {
    html += fmt::format("<h3>{}</h3>\n<dl>\n", in_html(origin.file));
    for (const auto& [name, value] : origin.facts)
      html += fmt::format("<dt>{}</dt><dd>{}</dd>\n", in_html(name), in_html(value));
    html += "</dl>\n";
  }
  return html + "</section>\n";
}

std::string contents_html(const Page& page) {
  std::string html = "<nav aria-label=\"Contents\">\n<ol>\n";
  const auto add = [&](const std::string& id, const std::string& title) {
    html += fmt::format("<li><a href=\"#{}\">{}</a></li>\n", id, in_html(title));
  };
  for (std::size_t i = 0; i < page.tables.size(); ++i)
    add(fmt::format("t{}", i + 1), page.tables[i].title);
  if (!page.figures.empty()) add("figures", "Figures");
  if (!page.origins.empty()) add("origins", "How each file was made");
  return html + "</ol>\n</nav>\n";
}

}  // namespace

std::string html_of(const Page& page) {
  std::string html = fmt::format(
      "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width, "
      "initial-scale=1\">\n<title>{0}</title>\n"
      "<style>{1}</style>\n</head>\n<body>\n<main>\n<h1>{0}</h1>\n",
      in_html(page.title), k_style);
  html += verdicts_html(page.tables) + contents_html(page);
  for (std::size_t i = 0; i < page.tables.size(); ++i) html += table_html(page.tables[i], i + 1);
  if (!page.figures.empty()) html += figures_html(page.figures);
  if (!page.origins.empty()) html += origins_html(page.origins);
  return html + "</main>\n</body>\n</html>\n";
}

std::string base64_of(const std::string& bytes) {
  constexpr std::string_view k_digits =
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    std::uint32_t word = 0;
    for (std::size_t j = 0; j < 3; ++j)
      word = word << 8U |
             (i + j < bytes.size() ? static_cast<unsigned char>(bytes[i + j]) : std::uint32_t{0});
    for (std::size_t digit = 0; digit < 4; ++digit)
      text += i + digit > bytes.size() ? '=' : k_digits[word >> (18U - 6U * digit) & 63U];
  }
  return text;
}

}  // namespace flotilla::report
