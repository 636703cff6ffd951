// A visitor reads up: a question is answered, a rule is found and linked to, its PDF turns pages, in either language.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { open, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const inFolder = (key, values, language) => text('features/content/rule-books', key, values, language);

test('a question opens by keyboard and is answered', async () => {
  const { page, context, go, faults } = await open(browser, { width: 390, height: 844 });
  await go('/faq');
  const rows = await (await fetch(`${url}/api/faq/se`)).json();
  const question = page.locator('details').filter({ has: page.getByText(rows[2].header, { exact: true }) });
  assert.equal(await question.getByText(rows[2].content, { exact: true }).isVisible(), false);
  await question.locator('summary').focus();
  await page.keyboard.press('Enter');
  await question.getByText(rows[2].content, { exact: true }).waitFor();
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('words of the rules are found and marked, and the way to a paragraph leads there', async () => {
  const { page, context, go, faults } = await open(browser);
  await go('/rules');
  await page.getByRole('searchbox', { name: inFolder('search.label') }).fill('WALKOVER');
  await page.locator('main mark').first().waitFor();
  const marked = await page.locator('main mark').allInnerTexts();
  assert.ok(marked.length > 5);
  assert.deepEqual([...new Set(marked.map((word) => word.toLowerCase()))], ['walkover']);
  await page.getByRole('search').getByRole('link', { name: '§ 9.4', exact: true }).click();
  await page.waitForFunction(() => document.activeElement?.id === '9.4');
  assert.match(page.url(), /\/rules\?q=WALKOVER#9\.4$/);
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('an address with a paragraph in it shows that paragraph', async () => {
  const { page, context, go } = await open(browser, { width: 390, height: 844 });
  await go('/code-of-conduct#6.1');
  await page.waitForFunction(() => document.activeElement?.id === '6.1');
  const { top, bottom, height } = await page.evaluate(() => {
    const { top, bottom } = document.getElementById('6.1').getBoundingClientRect();
    return { top, bottom, height: innerHeight };
  });
  assert.ok(top >= 0 && bottom <= height, `from ${top} to ${bottom} of ${height}`);
  assert.equal(await page.locator('[data-wanted]').getAttribute('id'), '6.1', 'it stands out');
  await context.close();
});

test('the PDF turns to its second page, and is downloaded whole', async () => {
  const { page, context, go, faults } = await open(browser);
  await go('/statutes');
  await page.getByRole('tab', { name: inFolder('tab.pdf') }).click();
  const layer = page.locator('.react-pdf__Page__textContent');
  await layer.getByText('1 Namn och ändamål').waitFor();
  await page.getByRole('button', { name: inFolder('pdf.next') }).click();
  await layer.getByText('4 Styrelse', { exact: true }).waitFor();
  assert.match(page.url(), /tab=pdf&page=2$/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /PDF/ }).click(),
  ]);
  assert.equal(download.suggestedFilename(), 'statutes-se.pdf');
  const digest = (bytes) => createHash('sha256').update(bytes).digest('hex');
  const served = Buffer.from(await (await fetch(`${url}/api/documents/statutes-se.pdf`)).arrayBuffer());
  assert.equal(digest(readFileSync(await download.path())), digest(served));
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('the switch to English changes text, headings and PDF', async () => {
  const { page, context, go } = await open(browser);
  await go('/rules?tab=pdf');
  await page.locator('.react-pdf__Page__textContent').getByText('Tävlingsregler').first().waitFor();
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('app', 'preferences.language.en.label') })
    .click();
  await page.getByRole('heading', { level: 1, name: inFolder('title.RULES', {}, 'en') }).waitFor();
  await page.locator('.react-pdf__Page__textContent').getByText('Competition rules').first().waitFor();
  await page.getByRole('tab', { name: inFolder('tab.text', {}, 'en') }).click();
  await page.getByRole('heading', { level: 2, name: /1\. The league/ }).waitFor();
  await context.close();
});

test('a partner runs every example, and each is answered', async () => {
  const { page, context, go, faults } = await open(browser);
  await go('/developers');
  const examples = page.locator('article');
  await examples.first().waitFor();
  const program = text('features/content/information', 'developers.example.track');
  for (let at = 0; at < (await examples.count()); at++) {
    const example = examples.nth(at);
    const title = await example.getByRole('heading', { level: 4 }).textContent();
    const say = (key) => text('features/content/information', `developers.${key}`, { title });
    const run = example.getByRole('button', { name: say('run-which'), exact: true });
    // whole programs run elsewhere, as in developers.e2e.mjs
    if (title === program) {
      assert.equal(await run.count(), 0);
      continue;
    }
    await run.click();
    const answer = example.getByRole('region', { name: say('answer-to'), exact: true });
    assert.doesNotMatch(await answer.textContent(), /"errors"|"CODE"/, title);
  }
  assert.ok((await examples.count()) >= 10);
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a login that failed leads to the people who can be asked, and says so', async () => {
  const { page, context, go } = await open(browser);
  await go('/callback/login?code=made-up&state=made-up');
  await page.waitForURL(`${url}/about`);
  await page.getByText(text('features/auth', 'error')).waitFor();
  await page.getByRole('heading', { level: 2, name: text('features/content/information', 'about.board') }).waitFor();
  await context.close();
});
