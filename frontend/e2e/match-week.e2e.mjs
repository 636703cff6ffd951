// The captains' match week: a time is accepted, a result confirmed, a series reported, on phones. It has an instance of its
// own: the others report the same series.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../tools/lib/page-checks.mjs';
import { startServer } from '../../tools/server.mjs';

const server = await startServer();
process.env.BASE_URL = server.url;
const { open, text } = await import('./lib/support.mjs');
const { look, PHONE, phonePhoto, say, weekOf } = await import('./lib/match-week.mjs');

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server.stop();
});

test('a captain accepts a time, and confirms a result of the other team', async () => {
  const person = await open(browser, { as: 'captain', ...PHONE, theme: 'dark', language: 'se' });
  const { page, context, faults } = person;
  await person.go('/');
  const week = await weekOf(page, 'captain');
  const offered = week.find(({ times }) => times.mayOffer && times.offers.length > 0);
  await look(person, `/my-week/${offered.id}`, 'week-offer');
  await page
    .getByRole('button', { name: say('times.accept') })
    .first()
    .click();
  await page.getByText(say('times.stands-agreed', { at: '' }).replace(/\s*\.$/, '')).waitFor();
  const waiting = week.find(({ result }) => result.mayAnswer);
  await look(person, `/my-week/${waiting.id}`, 'week-waiting');
  await page.getByRole('button', { name: say('result.confirm'), exact: true }).click();
  await page
    .getByText(/är bekräftat\.$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: say('result.dispute'), exact: true }).waitFor({ state: 'detached' });
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a captain reports a series, and sends it again until the other team has answered', async () => {
  const person = await open(browser, { as: 'captain2', ...PHONE, theme: 'dark', language: 'se' });
  const { page, context, faults } = person;
  await person.go('/');
  const unreported = (await weekOf(page, 'captain2')).find(({ result }) => result.mayReport);
  await look(person, `/my-week/${unreported.id}`, 'week-report');
  await page.getByRole('link', { name: say('result.report') }).click();
  await page.getByRole('heading', { level: 1, name: say('report.title') }).waitFor();
  const onlyResult = page.getByLabel(text('features/report', 'result-only.label'));
  await onlyResult.check();
  for (let game = 0; game < 3; game++) {
    await page.locator(`[id="game-${game}-home-goals"]`).fill('2');
    await page.locator(`[id="game-${game}-away-goals"]`).fill('1');
  }
  await page.locator('input[type=file][accept^="image/png"]').setInputFiles(await phonePhoto(page));
  await page.getByText(say('pictures.chosen_one', { count: 1 })).waitFor();
  assert.equal(await sidewaysScroll(page), 0);
  assert.deepEqual(await shutOuts(page), []);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/week-form.png`, fullPage: true });
  await page.getByRole('button', { name: say('report.save'), exact: true }).click();
  await page.getByRole('link', { name: say('result.report-again') }).waitFor();
  await page.getByRole('img', { name: /Slutskärm/ }).waitFor();
  await look(person, `/my-week/${unreported.id}`, 'week-reported');
  assert.deepEqual(faults.take(), []);
  await context.close();
});
