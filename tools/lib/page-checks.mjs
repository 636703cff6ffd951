// Checks of every page in a browser: no error in the console, no failed request, no sideways scroll, nothing that can be
// pressed under a bar, and no accessibility fault.
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Watches a page from now on. `take()` returns the faults since the last call, in sentences.
 * @param {import('playwright-core').Page} page
 */
export function watchFaults(page) {
  watchRequests(page);
  let faults = [];
  const nowhere = new Set();
  const isNowhere = (url, text) => text.includes('status of 404') && nowhere.has(url);
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isNowhere(message.location().url, message.text()))
      faults.push(`console error: ${message.text()}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    // a not-found page has status 404; its heading shows whether it is one
    if (isPage && response.status() === 404) nowhere.add(response.url());
    else if (response.status() >= 400) faults.push(`${response.status()} for ${new URL(response.url()).pathname}`);
  });
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText ?? 'failed';
    // a navigation cancels the requests of the old page
    if (why !== 'net::ERR_ABORTED') faults.push(`${why} for ${new URL(request.url()).pathname}`);
  });
  return {
    take() {
      const found = faults;
      faults = [];
      return found;
    },
  };
}

/** How many pixels wider than its window the page is. A table that scrolls by itself does not count. */
export async function sidewaysScroll(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Serious and critical findings of axe on the page, in sentences. */
export async function shutOuts(page) {
  await page.evaluate(axeSource); // not as a <script>, because the content security policy refuses it
  const violations = await page.evaluate(async () => {
    // a rule has one impact, so rules whose findings are ignored below need not run
    const { rules } = globalThis.axe._audit;
    const slight = rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate');
    const options = { rules: Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }])) };
    const result = await globalThis.axe.run(document, { resultTypes: ['violations'], ...options });
    return result.violations.map(({ id, impact, help, nodes }) => ({
      id,
      impact,
      help,
      where: nodes.map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`.trim()).slice(0, 3),
    }));
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, help, where }) => `axe ${impact} ${id}: ${help} — ${where.join(' | ')}`);
}

/** How long no request may run before a page counts as done, because one answer often leads to the next query. */
const QUIET_MS = 120;
const UNDER_WAY = new WeakMap();

/** Counts the page's requests from now on, for `settled`. An open stream does not count. */
function watchRequests(page) {
  const requests = new Set();
  page.on('request', (request) => request.resourceType() !== 'eventsource' && requests.add(request));
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => requests.delete(request));
  UNDER_WAY.set(page, requests);
  return requests;
}

async function quiet(page) {
  const requests = UNDER_WAY.get(page) ?? watchRequests(page);
  const giveUpAt = Date.now() + 20_000;
  for (let since = Date.now(); Date.now() - since < QUIET_MS && Date.now() < giveUpAt;) {
    await sleep(20);
    if (requests.size > 0) since = Date.now();
  }
}

/** Waits until the page has its data, its skeletons are replaced, and the loading screen of the first view is removed. */
export async function settledPage(page) {
  // a page that the server has drawn can be used when it is live
  const isFilled = () =>
    page.waitForFunction(
      () => !document.querySelector('#loading, [aria-busy="true"], html.is-drawn:not(.is-live)'),
      null,
      { timeout: 20_000 },
    );
  await isFilled();
  await quiet(page);
  await isFilled();
}

/** The most of the window that may move while a page loads: the sum of the browser's own score. */
const MOST_SHIFT = 0.01;

/**
 * The parts of the page that have moved since it was opened, without an act of the reader, in sentences; none when they
 * are hardly visible. The largest moves come first.
 */
export async function layoutShifts(page) {
  const moves = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const found = [];
        const nameOf = (node) => {
          const element = node?.nodeType === 1 ? node : node?.parentElement;
          const words = element?.textContent?.trim().slice(0, 30);
          return element ? `<${element.tagName.toLowerCase()}> “${words}”` : 'something that is gone';
        };
        const side = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(' ');
        // Elements at the window's lower edge stay there all the time. The browser counts them as moved when something
        // appears above them in the same part, because their place inside that part changes.
        const isAtTheEdge = ({ node, currentRect }) => {
          let element = node?.nodeType === 1 ? node : node?.parentElement;
          while (element && getComputedStyle(element).position !== 'sticky') element = element.parentElement;
          return element && Math.abs(currentRect.bottom - innerHeight) < 1;
        };
        const note = (list) =>
          list
            .getEntries()
            .filter(
              ({ hadRecentInput, sources }) => !hadRecentInput && !(sources.length > 0 && sources.every(isAtTheEdge)),
            )
            .forEach(({ value, sources }) =>
              found.push({
                value,
                parts: sources.map(
                  ({ node, previousRect, currentRect }) =>
                    `${nameOf(node)} from ${side(previousRect)} to ${side(currentRect)}`,
                ),
              }),
            );
        new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
        // buffered entries arrive in the next task
        setTimeout(() => resolve(found), 50);
      }),
  );
  const sum = moves.reduce((total, { value }) => total + value, 0);
  if (sum <= MOST_SHIFT) return [];
  return moves
    .toSorted((a, b) => b.value - a.value)
    .slice(0, 4)
    .map(({ value, parts }) => `moved by ${value.toFixed(4)} of ${sum.toFixed(4)}: ${parts.slice(0, 3).join(' | ')}`);
}

/**
 * What can be pressed and lies under a bar, in sentences. Bars and what is on them stay in view: they are looked at with the page at
 * its top, in its middle and at its end. Everything else is scrolled to from both sides, as the keyboard does: it then stands
 * clear of the bars. Ends at the top of the page.
 * @param {import('playwright-core').Page} page
 * @param {number} [most] this many of them at most, evenly over the page
 */
export async function underBars(page, most = Infinity) {
  return page.evaluate((most) => {
    const PRESSABLE = 'a[href], button, input, select, textarea, summary, [role=option], [tabindex="0"]';
    const found = new Set();
    /** The bar that an element is, or is on: it stays in view while the page scrolls. */
    const barOf = (element) => {
      for (let part = element; part && part !== document.body; part = part.parentElement) {
        const { position, top, bottom } = getComputedStyle(part);
        const isHeld = position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
        if (isHeld) return part;
      }
      return null;
    };
    const isSeen = (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden=true], .visually-hidden') &&
      getComputedStyle(element).pointerEvents !== 'none';
    const nameOf = (element) =>
      `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30) || element.tagName}”`;
    /**
     * The middle of what a press could reach of it: its first line, inside of the window.
     * @returns {[number, number] | null}
     */
    const middleOf = (element) => {
      const [box] = element.getClientRects();
      if (!box) return null;
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      return right - left < 2 || bottom - top < 2 ? null : [(left + right) / 2, (top + bottom) / 2];
    };
    const look = (element, when) => {
      const middle = middleOf(element);
      const at = middle && document.elementFromPoint(...middle);
      if (!at || element.contains(at) || at.closest('label')?.control === element) return;
      const bar = barOf(at);
      if (bar && !bar.contains(element)) found.add(`${nameOf(element)} lies under ${nameOf(bar)} ${when}`);
    };

    const all = [...document.querySelectorAll(PRESSABLE)].filter(isSeen);
    const held = all.filter(barOf);
    const free = all.filter((element) => !held.includes(element));
    const step = Math.max(1, free.length / most);
    const others = free.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step));
    const end = document.documentElement.scrollHeight - innerHeight;
    for (const at of [0, Math.round(end / 2), end]) {
      scrollTo({ top: at, behavior: 'instant' });
      held.forEach((element) => look(element, `at ${at} px`));
    }
    const reach = (element, when) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      look(element, when);
    };
    others.toReversed().forEach((element) => reach(element, 'on the way up'));
    others.forEach((element) => reach(element, 'on the way down'));
    scrollTo({ top: 0, behavior: 'instant' });
    return [...found].slice(0, 5);
  }, most);
}

/**
 * Words in the page's tables that a narrow column breaks or hides, in sentences: a word of ordinary length that
 * continues in the next line, and a text with fewer than three visible letters.
 */
export async function tornWords(page) {
  return page.evaluate(() => {
    /** The longest word that must not break on a phone. */
    const LONGEST = 12;
    const LEAST_LETTERS = 3;
    const torn = new Set();
    const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const cellOf = (element) => `“${element.closest('td, th').textContent.trim().slice(0, 40)}”`;

    for (const cell of document.querySelectorAll('main table :is(td, th)')) {
      if (!isSeen(cell) || cell.closest('.visually-hidden')) continue;
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const around = node.parentElement;
        if (!isSeen(around) || around.closest('.visually-hidden, svg, option')) continue;
        const { overflowX, textOverflow, fontSize, hyphens } = getComputedStyle(around);
        const letter = parseFloat(fontSize) / 2;
        const isHyphenated = hyphens === 'auto';
        for (const { 0: word, index } of node.textContent.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const pieces = [...range.getClientRects()].filter(({ width }) => width > 0);
          const isInLines = new Set(pieces.map(({ top }) => Math.round(top / 4))).size > 1;
          // where the browser adds hyphens, a word may break, but not with only one or two letters left
          const isTorn = !isHyphenated || pieces.some(({ width }) => width < LEAST_LETTERS * letter);
          if (isInLines && isTorn && word.length <= LONGEST) torn.add(`“${word}” is torn in ${cellOf(around)}`);
        }
        const isCut = overflowX !== 'visible' && textOverflow === 'ellipsis' && around.scrollWidth > around.clientWidth;
        if (isCut && around.clientWidth < (LEAST_LETTERS + 1) * letter)
          torn.add(`hardly a letter is left of ${cellOf(around)}`);
      }
    }
    return [...torn];
  });
}

/**
 * Rows and tables that scroll sideways without a sign that there is more, in sentences: the frame of each has `data-more`
 * (`ui/use-overflow`), which draws an edge or an arrow. A carousel has buttons of its own, and code is cut in the middle of a line.
 */
export async function hiddenMore(page) {
  const found = await unmarkedMore(page);
  if (found.length === 0) return found;
  // the sign comes with the page's next drawing, a moment after the window got its size
  await page.waitForTimeout(500);
  return unmarkedMore(page);
}

function unmarkedMore(page) {
  return page.evaluate(() => {
    const nameOf = (element) => `“${element.textContent.trim().slice(0, 40)}”`;
    return [...document.querySelectorAll('body *')]
      .filter(
        (element) => element.scrollLeft + element.clientWidth < element.scrollWidth - 1 && element.clientWidth > 0,
      )
      .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
      .filter((element) => element.checkVisibility() && !element.matches('pre, textarea, select'))
      .filter((element) => !element.closest('[data-more], [aria-roledescription], .visually-hidden'))
      .map((element) => `nothing says that there is more to the right of ${nameOf(element)}`);
  });
}
