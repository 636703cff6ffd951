// What players ask of staff, and take back again: nothing is left behind for the other journeys.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { open, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const api = (key) => text('lib', key);
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Any picture will do: that of the page. */
async function choosePicture(page, field) {
  const buffer = await page.screenshot();
  await field.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer });
  await page.getByRole('slider').waitFor();
}

/** The banner that stands in a form until another one is chosen, in CSS px. */
async function bannerSize(page, label) {
  const picture = page.getByRole('group', { name: label, exact: true }).locator('img, svg').first();
  const { width, height } = await picture.boundingBox();
  return [width, height];
}

async function takeBack(page) {
  await button(page, text('league', 'request.take-back')).click();
  await button(page, text('ui', 'confirm.yes')).click();
  await page.getByText(api('request.cancel.success')).waitFor();
}

test('someone without a player claims one, waits, and takes it back', async () => {
  const say = (key, values) => text('features/players/registration', key, values);
  const { page, context, faults } = await open(browser, { width: 390 });
  await page.goto(`${url}/api/auth/discord?login_hint=claimant`);
  await page.getByRole('link', { name: text('features/auth', 'notConnectedToPlayer.claim') }).click();
  const send = button(page, say('claim.send'));
  await send.waitFor();
  await page.getByRole('checkbox').check();
  await page.getByText(text('ui', 'form.required')).first().waitFor();
  assert.equal(await send.isDisabled(), true);

  await page.getByLabel(say('details.platform'), { exact: true }).selectOption('steam');
  await page.getByLabel(say('details.platform-id'), { exact: true }).fill('claimant');
  await page.getByLabel(say('details.nationality')).selectOption('SE');
  const birthdate = page.getByLabel(say('details.birthdate'));
  await birthdate.fill(`${new Date().getFullYear() - 5}-01-01`);
  await send.click();
  await page.getByRole('alert').getByText(say('details.too-young')).waitFor();
  await birthdate.fill('2001-02-03');
  await send.click();
  await page.getByText(say('waiting.title')).waitFor();

  await page.goto(`${url}/register`);
  await page.getByText(say('waiting.title')).waitFor();
  await takeBack(page);
  await page.getByLabel(say('new.nickname')).waitFor();
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a player without a team asks for one by keyboard, and takes it back', async () => {
  const say = (key, values) => text('features/teams/create', key, values);
  const { page, context, go, faults } = await open(browser, { as: 'freeagent' });
  await go('/createTeam');
  await page.getByLabel(say('name.label')).fill('Kvällståget');
  await page.keyboard.press('Enter');
  await choosePicture(page, page.locator('input[type=file]'));
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowRight');
  await button(page, say('next')).press('Enter');
  await page.getByRole('heading', { name: say('send.title') }).waitFor();
  // both outlive a reload
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('create-team-logo')));
  await page.reload();
  await page.getByText('Kvällståget', { exact: true }).waitFor();
  await page.locator('main canvas').waitFor();
  await button(page, say('send.action')).press('Enter');
  await page.getByRole('alert').getByText(api('request.sent.success')).waitFor();

  await go('/createTeam');
  await page.getByText(say('waiting.title')).waitFor();
  await takeBack(page);
  assert.equal(await page.getByLabel(say('name.label')).inputValue(), '', 'what is sent is no draft');
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a captain asks for a new name and crest, and takes it back; their players may only look and leave', async () => {
  const say = (key, values) => text('features/teams/settings', key, values);
  const captain = await open(browser, { as: 'captain', width: 390 });
  await captain.go('/');
  await captain.page.getByRole('button', { name: text('app', 'menu.open') }).click();
  const team = await captain.page.locator('dialog a[href^="/team/"]').first().getAttribute('href');

  const player = await open(browser, { as: 'player' });
  await player.go(team);
  await player.page.getByRole('link', { name: text('features/teams', 'settings') }).click();
  await player.page.getByText(say('only-captain')).waitFor();
  assert.equal(await player.page.getByLabel(say('identity.name')).isDisabled(), true);
  assert.equal(await button(player.page, say('leave.leave')).isEnabled(), true);
  assert.deepEqual(await bannerSize(player.page, say('identity.banner')), [500, 100]);
  await player.context.close();

  const { page, context, go, faults } = captain;
  await go(`${team}/settings`);
  assert.deepEqual(await bannerSize(page, say('identity.banner')), [250, 50]);
  await button(page, say('identity.send')).click();
  await page.getByText(api('team-settings.change-picture')).waitFor();
  await page.getByLabel(say('identity.name')).fill('Kugghjulen i natten');
  await choosePicture(page, page.locator('input[type=file]').first());
  await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('team-identity-logo')));
  await page.reload();
  await page.getByRole('slider').waitFor();
  assert.equal(await page.getByLabel(say('identity.name')).inputValue(), 'Kugghjulen i natten');
  await button(page, say('identity.send')).click();
  await page.getByText(say('identity.waiting')).waitFor();
  await takeBack(page);
  await page.getByLabel(say('identity.name')).waitFor();
  assert.deepEqual(faults.take(), []);
  await context.close();
});
