#!/usr/bin/env bash
# SPDX-License-Identifier: MIT
# The page of flotilla report in a real browser: at the width of a desk and of a phone, light and dark. Nothing hangs over the
# side, every heading and figure is there, all text stands out from its ground (WCAG 2: 4.5 to 1).
# shellcheck source=tests/jobs/command_line.bash
source "$(dirname "$0")/command_line.bash"

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
skip() {
  echo "SKIPPED: $*"
  exit 77
}
[[ $browser ]] || skip "no Chromium is installed (Debian package: chromium)"

# look DARK FILE: the page as it stands after its scripts; DARK is 0 for a dark machine, 1 for a light one.
look() {
  timeout 60 "$browser" --headless --hide-scrollbars --no-sandbox --disable-gpu --disable-dev-shm-usage --allow-file-access-from-files \
    --user-data-dir="$work/profile" --blink-settings=preferredColorScheme="$1" --virtual-time-budget=4000 \
    --dump-dom "file://$work/$2" 2>browser.err
}
echo '<p id=a></p><script>document.getElementById("a").textContent = 6 * 7</script>' >try.html
look 1 try.html | grep -qF '>42<' || skip "$browser does not run here: $(tail -n 1 browser.err)"

run count --series 6..8 --fleet small -o small.h5
run count --series 6..8 -o armada.h5
run marginals --board 6x6 --fleet small -o cells.h5
run price --board 6x6 --fleet small -o price.h5
run study ladder --spaces "6x6 small 6" -o ladder.h5
run report small.h5 armada.h5 cells.h5 price.h5 ladder.h5 -o report.html
[[ $rc == 0 ]] || fail "report: $(cat err)"

for width in 1280 390; do
  cat >"frame$width.html" <<HTML
<iframe id=page src=report.html style="width:${width}px; height:900px; border:0"></iframe><pre id=seen></pre>
<script>
const light = c => { const [r, g, b] = c.match(/[0-9.]+/g).slice(0, 3).map(v => v / 255)
  .map(v => v <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4); return .2126 * r + .7152 * g + .0722 * b; };
const ground = e => { for (; e; e = e.parentElement) { const c = getComputedStyle(e).backgroundColor;
  if (c !== "rgba(0, 0, 0, 0)" && c !== "transparent") return c; } return "rgb(255, 255, 255)"; };
const contrast = e => { const a = light(getComputedStyle(e).color), b = light(ground(e));
  return (Math.max(a, b) + .05) / (Math.min(a, b) + .05); };
document.getElementById("page").onload = function () {
  const page = this.contentDocument, root = page.documentElement;
  const texts = [...page.querySelectorAll("h1,h2,h3,p,a,th,td,dt,dd,figcaption")];
  const seen = { width: root.clientWidth, over: root.scrollWidth - root.clientWidth,
    tables: page.querySelectorAll("table").length, headings: page.querySelectorAll("h2").length,
    figures: [...page.images].filter(i => i.naturalWidth > 0).length, blank: [...page.images].filter(i => !i.naturalWidth).length,
    faint: texts.filter(e => contrast(e) < 4.5).length, dark: light(ground(page.body)) < .2 };
  document.getElementById("seen").textContent = Object.entries(seen).map(([k, v]) => k + "=" + v).join(" ");
};
</script>
HTML
  for dark in 0 1; do
    seen=$(look "$dark" "frame$width.html" | grep -o 'width=[^<]*' | tail -n 1)
    is_dark=$([[ $dark == 0 ]] && echo true || echo false)
    for part in "width=$width" over=0 blank=0 faint=0 "dark=$is_dark"; do
      [[ " $seen " == *" $part "* ]] || fail "$width pixels, preferredColorScheme=$dark: want $part, seen: $seen"
    done
    [[ $seen =~ tables=([0-9]+)\ headings=([0-9]+)\ figures=([0-9]+) ]] || fail "seen: $seen"
    ((BASH_REMATCH[1] >= 5 && BASH_REMATCH[2] == BASH_REMATCH[1] + 2 && BASH_REMATCH[3] >= 2)) || fail "seen: $seen"
  done
done

finish
