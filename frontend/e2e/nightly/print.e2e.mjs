// Every public page on paper: dark text on white, none of the bars, and tables that end where the paper does.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { places } from '../../../tools/lib/places.mjs';
import { open, url } from '../lib/support.mjs';

/** A4 without its margins, in CSS pixels. */
const PAPER = { width: 680, height: 1009 };
/** What makes a part of a page unreadable on paper is looked for in the page itself. */
const faultsOnPaper = () => {
  const luminance = (colour) => {
    const [red, green, blue] = colour
      .match(/[\d.]+/g)
      .slice(0, 3)
      .map((part) => Number(part) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const nameOf = (element) => `${element.tagName} "${element.textContent.trim().slice(0, 40)}"`;
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const all = [...document.body.querySelectorAll('*')].filter(isShown);
  const withText = all.filter(
    (element) =>
      !element.closest('svg') &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
  const isOpaque = (colour) => !/[,/] ?0?\.?\d*\)$/.test(colour) || /^rgb\(/.test(colour);
  /** The paper, or what is printed between it and the words. */
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (isOpaque(colour)) return colour;
    }
    return 'rgb(255, 255, 255)';
  };
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const paper = getComputedStyle(document.body).backgroundColor;
  const faint = withText.filter((element) => contrast(getComputedStyle(element).color, behind(element)) < 3);
  if (paper !== 'rgb(255, 255, 255)') faint.unshift(document.body);
  const beside = all.filter((element) => element.matches('header, footer, nav, dialog') && !element.closest('main'));
  const cut = all.filter(
    (element) =>
      element.querySelector(':scope table, :scope > table') &&
      getComputedStyle(element).overflowX !== 'visible' &&
      element.scrollWidth > element.clientWidth + 1,
  );
  const folded = [...document.querySelectorAll('main details:not([open])')].filter(
    (element) =>
      isShown(element) &&
      element.getBoundingClientRect().height <= (element.firstElementChild?.getBoundingClientRect().height ?? 0) + 1,
  );
  return {
    faint: faint.map(nameOf),
    beside: beside.map(nameOf),
    cut: cut.map(nameOf),
    folded: folded.map(nameOf),
  };
};
const NO_FAULTS = { faint: [], beside: [], cut: [], folded: [] };

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('every public page is printed in dark on white, whole, and without bars', async () => {
  const visited = (await places(url)).filter(({ as }) => as === 'visitor' || as === 'stranger');
  const window = await open(browser, { ...PAPER, theme: 'dark', language: 'se' });
  await window.page.emulateMedia({ media: 'print' });
  const found = {};
  for (const { name, path } of visited) {
    await window.go(path);
    const faults = await window.page.evaluate(faultsOnPaper);
    if (process.env.SHOTS)
      await window.page.screenshot({ path: `${process.env.SHOTS}/print-${name}.png`, fullPage: true });
    if (Object.values(faults).some((list) => list.length > 0)) found[name] = faults;
    else assert.deepEqual(faults, NO_FAULTS);
  }
  assert.deepEqual(found, {});
  await window.context.close();
});
