// A walk through a page by Tab, and what is wrong on it.
import assert from 'node:assert/strict';

/** More stops than any page has that is walked here. */
const MOST_STOPS = 250;

/** What has the focus now, and what is wrong with it: not drawn, out of the window, behind something, without a ring. */
const stop = (page) =>
  page.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.activeElement);
    if (!element || element === document.body) return null;
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    const what = `${element.tagName.toLowerCase()} "${name}"`;
    const box = element.getBoundingClientRect();
    const seen = { left: Math.max(box.left, 0), top: Math.max(box.top, 0) };
    seen.right = Math.min(box.right, window.innerWidth);
    seen.bottom = Math.min(box.bottom, window.innerHeight);
    const problems = [];
    if (box.width < 2 || box.height < 2) problems.push('is not drawn');
    else if (seen.right - seen.left < 2 || seen.bottom - seen.top < 2) problems.push('is out of the window');
    else {
      const points = [
        [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2],
        [seen.left + 3, seen.top + 3],
        [seen.right - 3, seen.bottom - 3],
      ];
      const isSeen = points.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top && (element.contains(top) || top.contains(element) || top.closest('label')?.control === element);
      });
      if (!isSeen) problems.push('is behind something');
    }
    // the ring may be drawn on what holds it: a whole card, a field's frame
    let holder = element;
    for (let up = 0; up < 3 && getComputedStyle(holder).outlineStyle === 'none'; up++) holder = holder.parentElement;
    if (getComputedStyle(holder).outlineStyle === 'none') problems.push('has no ring');
    element.dataset.stop ??= String(Math.random());
    return { id: element.dataset.stop, what, problems };
  });

/** Tabs through the page, once; answers how many stops there were. */
export async function walk(page, key = 'Tab') {
  const seen = new Set();
  const problems = [];
  while (seen.size < MOST_STOPS) {
    await page.keyboard.press(key);
    const at = await stop(page);
    if (!at || seen.has(at.id)) break;
    seen.add(at.id);
    problems.push(...at.problems.map((problem) => `${at.what} ${problem}`));
  }
  assert.ok(seen.size < MOST_STOPS, 'the walk comes to an end');
  return { stops: seen.size, problems };
}
