// The captains' match week when they do not agree: a result is disputed and decided, a walkover claimed, withdrawn, objected to
// and given, on phones. It has an instance of its own: the others report the same series.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { startServer } from '../../../tools/server.mjs';

const server = await startServer();
process.env.BASE_URL = server.url;
const { open } = await import('../lib/support.mjs');
const { look, PHONE, picture, say, weekOf } = await import('../lib/match-week.mjs');

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server.stop();
});

test('a captain tells their side of a dispute, and staff decide it', async () => {
  const person = await open(browser, { as: 'captain2', ...PHONE, theme: 'light', language: 'en' });
  await person.go('/');
  const disputed = (await weekOf(person.page, 'captain2')).find(({ result }) => result.mayTell);
  await look(person, `/my-week/${disputed.id}`, 'week-disputed');
  await person.page.getByLabel(say('result.story', {}, 'en')).fill('The server came back, and we played on.');
  await person.page.getByRole('button', { name: say('result.send-story', {}, 'en') }).click();
  await person.page.getByText('The server came back, and we played on.').first().waitFor();

  const admin = await open(browser, { as: 'admin', theme: 'dark', language: 'se' });
  await look(admin, `/admin/matches/${disputed.id}/dispute`, 'week-decide');
  const keep = admin.page.getByRole('button', { name: 'Låt resultatet stå' });
  await keep.click();
  // without a reason nothing is decided
  await admin.page.getByText('Skriv ett skäl. Båda lagen läser det.').waitFor();
  await admin.page.getByLabel('Skäl', { exact: true }).fill('Bilden visar 2–3.');
  await keep.click();
  const decided = /Skäl: Bilden visar 2–3\./;
  await admin.page.getByText(decided).waitFor();
  assert.equal(await keep.count(), 0);
  // the captain's page hears of it by itself
  await person.page.getByText(new RegExp(say('result.because', { reason: 'Bilden visar 2–3.' }, 'en'))).waitFor();
  assert.deepEqual([...person.faults.take(), ...admin.faults.take()], []);
  await person.context.close();
  await admin.context.close();
});

test('a captain is ready, claims a walkover with a picture of the lobby, and takes the claim back', async () => {
  const person = await open(browser, { as: 'captain2', ...PHONE, theme: 'light', language: 'se' });
  const { page, context, faults } = person;
  await person.go('/');
  const { id } = (await weekOf(page, 'captain2')).find(({ result }) => result.mayReport);
  await look(person, `/my-week/${id}`, 'week-begun');
  await page.getByText(/^Kommer inte det andra laget/).waitFor();
  for (const index of [0, 1, 2]) await page.getByRole('checkbox').nth(index).check();
  await page.getByRole('button', { name: say('ready.name') }).click();
  await page.getByRole('button', { name: say('no-show.open') }).click();
  const send = page.getByRole('button', { name: say('no-show.send') });
  assert.equal(await send.isDisabled(), true);
  await page.locator('#no-show input[type=file]').setInputFiles(await picture(page));
  await page.getByText(say('pictures.chosen_one', { count: 1 })).waitFor();
  await send.click();
  await page.getByText(/begärde walkover/).waitFor();
  await page.getByRole('img', { name: /lobbyn/ }).waitFor();
  assert.equal(await page.getByRole('link', { name: say('result.report') }).count(), 0);
  await look(person, `/my-week/${id}`, 'week-claimed');
  await page.getByRole('button', { name: say('no-show.withdraw') }).click();
  await page.getByRole('link', { name: say('result.report') }).waitFor();
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a captain objects to a claim, and staff give the walkover with one press on the match night', async () => {
  const person = await open(browser, { as: 'captain2', ...PHONE, theme: 'dark', language: 'en' });
  const { page } = person;
  await person.go('/');
  const { id } = (await weekOf(page, 'captain2')).find(({ noShow }) => noShow.mayObject);
  const admin = await open(browser, { as: 'admin', theme: 'light', language: 'se' });
  await admin.go('/admin/match-night');
  const row = admin.page.locator('li', { has: admin.page.locator(`a[href="/admin/matches/${id}/dispute"]`) });
  await row.getByRole('button', { name: /^Avslå/ }).waitFor();
  const grant = row.getByRole('button', { name: /^Walkover till/ });
  assert.equal(await grant.count(), 0);
  await look(person, `/my-week/${id}`, 'week-object');
  await page.getByLabel(say('no-show.object', {}, 'en')).fill('We sat in the lobby from 20:00.');
  await page.getByRole('button', { name: say('no-show.send-objection', {}, 'en') }).click();
  await page.getByText('We sat in the lobby from 20:00.').first().waitFor();
  // the match night hears of the objection by itself
  await grant.waitFor();
  if (process.env.SHOTS) await admin.page.screenshot({ path: `${process.env.SHOTS}/night-claimed.png` });
  await grant.click();
  await row.waitFor({ state: 'detached' });
  // and so does the captain's page of the decision
  await page.getByText(/League staff have given .* a walkover\./).waitFor();
  await look(person, `/my-week/${id}`, 'week-given');
  assert.deepEqual([...person.faults.take(), ...admin.faults.take()], []);
  await person.context.close();
  await admin.context.close();
});
