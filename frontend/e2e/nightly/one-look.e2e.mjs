// Public pages have compiled parts over the browser's own, the back office has Chakra's: a reader sees no difference, in either theme.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { askAs } from '../lib/people.mjs';
import { divisionAt, open, text } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

/** What makes the look of a part. Its width is its page's. */
const LOOK = [
  ...[
    'color',
    'backgroundColor',
    'borderTopColor',
    'borderTopWidth',
    'borderTopStyle',
    'borderBottomColor',
    'borderBottomWidth',
  ],
  ...['borderTopLeftRadius', 'boxShadow', 'fontFamily', 'fontSize', 'fontWeight', 'lineHeight', 'minHeight'],
  ...['paddingTop', 'paddingLeft', 'outlineColor', 'outlineWidth', 'outlineStyle', 'outlineOffset', 'opacity'],
];

const lookOf = (part) =>
  part.evaluate((element, names) => {
    const style = getComputedStyle(element);
    // the least height of a part in a flexible box is `auto`, which is none
    return Object.fromEntries(names.map((name) => [name, style[name].replace('auto', '0px')]));
  }, LOOK);

/** The look of a part as it is, and with the focus that a keyboard gives. */
async function looksOf(page, part) {
  await part.waitFor();
  await page.mouse.move(0, 0);
  const plain = await lookOf(part);
  // a key before it makes the browser show where the focus is
  await page.keyboard.press('Shift');
  await part.focus();
  return { plain, focused: await lookOf(part) };
}

/** The parts as visitors and players see them. */
async function publicLooks(theme) {
  const { page, context, faults, go } = await open(browser, { as: 'player', theme, language: 'se' });
  const looks = {};
  await go('/matches');
  looks.list = await looksOf(page, page.locator('main select').first());
  await go('/rules');
  looks.input = await looksOf(page, page.locator('main input[type=search]').first());
  await go((await divisionAt(0)).path);
  looks.tab = await looksOf(page, page.getByRole('tab', { selected: false }).first());
  looks.chosenTab = await looksOf(page, page.getByRole('tab', { selected: true }).first());
  const { me } = await askAs(context, '{ me { team { id } } }');
  await go(`/team/${me.team.id}/settings`);
  await page.getByRole('button', { name: text('features/teams/settings', 'leave.leave'), exact: true }).click();
  looks.dialog = { plain: await lookOf(page.getByRole('dialog')) };
  looks.question = { plain: await lookOf(page.getByRole('dialog').getByRole('heading')) };
  assert.deepEqual(faults.take(), []);
  await context.close();
  return looks;
}

/** The same parts as staff see them. */
async function staffLooks(theme) {
  const { page, context, faults, go } = await open(browser, { as: 'admin', theme, language: 'se' });
  const looks = {};
  await go('/admin/users');
  looks.list = await looksOf(page, page.locator('main select').first());
  looks.input = await looksOf(page, page.locator('main input[type=search]').first());
  looks.tab = await looksOf(page, page.getByRole('tab', { selected: false }).first());
  looks.chosenTab = await looksOf(page, page.getByRole('tab', { selected: true }).first());
  await go('/admin/seasons');
  await page
    .getByRole('button', { name: text('features/admin/seasons', 'create'), exact: true })
    .first()
    .click();
  looks.dialog = { plain: await lookOf(page.getByRole('dialog')) };
  looks.question = { plain: await lookOf(page.getByRole('dialog').getByRole('heading').first()) };
  assert.deepEqual(faults.take(), []);
  await context.close();
  return looks;
}

for (const theme of ['dark', 'light']) {
  test(`lists, inputs, tabs and dialogs look the same on both sides, also with the focus, in the ${theme} theme`, async () => {
    const [shown, staff] = [await publicLooks(theme), await staffLooks(theme)];
    assert.deepEqual(staff, shown);
    // the comparison sees colours, and a ring
    assert.notEqual(shown.input.plain.outlineStyle, shown.input.focused.outlineStyle);
    assert.notEqual(shown.tab.plain.color, shown.chosenTab.plain.color);
  });
}
