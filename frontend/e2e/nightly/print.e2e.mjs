// Every public page on paper: dark text on white, none of the bars, and tables that end where the paper does.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { placesOf } from '../../../tools/lib/places.mjs';
import { askAs } from '../lib/people.mjs';
import { ask, open, url } from '../lib/support.mjs';

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
  const visited = (await placesOf(url)).filter(({ as }) => as === 'visitor' || as === 'stranger');
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

/** A4 on its side without the margins that a bracket has, in CSS pixels. */
const ASIDE = { width: 1047, height: 718 };
/** Six points, as the smallest print of a newspaper's tables. */
const SMALLEST_PRINT = 8;
const CUP = 'Cup för papper';

/** A cup of as many teams as a cup can have, drawn for no one else: it is removed again. */
async function withLargeCup(work) {
  const { context } = await open(browser, { as: 'admin' });
  const { currentSeason } = await ask('{ currentSeason { id } }');
  const { stageCandidates } = await askAs(
    context,
    'query ($id: Int!) { stageCandidates(seasonId: $id) { team { id name } } }',
    {
      id: currentSeason.id,
    },
  );
  const teams = stageCandidates.slice(0, 64);
  const stage = '... on AdminStage { divisionId version discriminator } ... on Problem { code messageKey }';
  const { createStage: made } = await askAs(
    context,
    `mutation ($input: CreateStageInput!) { createStage(input: $input) { ${stage} } }`,
    { input: { seasonId: currentSeason.id, name: CUP, kind: 'CUP' } },
  );
  const { saveStage: saved } = await askAs(
    context,
    `mutation ($input: SaveStageInput!) { saveStage(input: $input) { ${stage} } }`,
    {
      input: {
        ...{ divisionId: made.divisionId, version: made.version, name: CUP, kind: 'CUP', format: 'DOUBLE_ELIMINATION' },
        ...{ hasSecondFinal: true, hasThirdPlace: false, lot: null, weeks: [] },
        entrants: teams.map(({ team }) => ({ teamId: team.id })),
      },
    },
  );
  try {
    await work({
      path: `/division/${made.discriminator}/season/${currentSeason.id}`,
      teams: teams.map(({ team }) => team.name),
    });
  } finally {
    const input = { divisionId: saved.divisionId, version: saved.version };
    await askAs(
      context,
      'mutation ($input: DeleteStageInput!) { deleteStage(input: $input) { ... on Problem { code messageKey } } }',
      { input },
    );
    await context.close();
  }
}

test('the largest bracket is printed on sheets on their side, whole and in letters that can be read', async () => {
  await withLargeCup(async ({ path, teams }) => {
    assert.ok(teams.length > 48, `${teams.length} teams`);
    const window = await open(browser, { ...ASIDE, theme: 'dark', language: 'se' });
    await window.page.emulateMedia({ media: 'print' });
    await window.go(path);
    if (process.env.SHOTS) {
      await window.page.screenshot({ path: `${process.env.SHOTS}/print-cup.png`, fullPage: true });
      await window.page.pdf({ path: `${process.env.SHOTS}/print-cup.pdf`, preferCSSPageSize: true });
    }
    // a busy machine draws the bracket after the page
    await window.page.locator('[data-sheet]').first().waitFor({ state: 'attached' });
    const sheets = await window.page.locator('[data-sheet]').evaluateAll((all) =>
      all.map((sheet) => {
        const { width, height, right } = sheet.getBoundingClientRect();
        const names = [...sheet.querySelectorAll('p > span:nth-child(2)')];
        return {
          ...{ width, height, right, names: names.map((name) => name.textContent) },
          letters: names.map((name) => parseFloat(getComputedStyle(name).fontSize) * (name.currentCSSZoom ?? 1)),
          cut: names.filter((name) => name.scrollWidth > name.clientWidth + 1).length,
        };
      }),
    );
    // two halves of the way to the final, and two of those who have lost once
    assert.equal(sheets.length, 4);
    for (const { width, height, right, letters, names, cut } of sheets) {
      assert.ok(width <= ASIDE.width && right <= ASIDE.width && height <= ASIDE.height, `${width} × ${height}`);
      assert.ok(Math.min(...letters) >= SMALLEST_PRINT, `letters of ${Math.min(...letters)} px`);
      assert.ok(cut * 20 <= names.length, `${cut} of ${names.length} names are cut`);
    }
    const printed = new Set(sheets.flatMap(({ names }) => names));
    assert.deepEqual(
      teams.filter((name) => !printed.has(name)),
      [],
    );
    await window.context.close();
  });
});
