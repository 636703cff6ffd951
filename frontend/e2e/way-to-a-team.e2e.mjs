// A newcomer and a player without a team come to a place in a team by themselves: by a link, and by the board.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { askForTeam, asStaff, newcomer, newPlayer } from './lib/people.mjs';
import { open, text, url } from './lib/support.mjs';

let browser;
let staff;
before(async () => {
  browser = await launchBrowser();
  staff = await asStaff(browser);
  await staff.turn({ registrationOpen: true, transferOpen: true });
});
after(async () => {
  await staff?.leave();
  await browser?.close();
});

const PHONE = { width: 390, height: 844 };
const REG = 'features/players/registration';
const SETTINGS = 'features/teams/settings';
const JOIN = 'features/teams/join';
const BOARD = 'features/teams/board';
const OWN = 'features/home/own';

const button = (page, folder, key, values) =>
  page.getByRole('button', { name: text(folder, key, values), exact: true });
const link = (page, folder, key, values) => page.getByRole('link', { name: text(folder, key, values), exact: true });
const yes = (page) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: text('ui', 'confirm.yes') })
    .click();

/** A new player with a new team, which lacks two. */
async function founder() {
  const captain = await newPlayer(browser, PHONE);
  const team = `Gänget ${newcomer().serial}`;
  await askForTeam(captain.context, team);
  await staff.accept('NEW_TEAM', captain.name);
  return { ...captain, team, id: await captain.teamId() };
}

test('a newcomer joins by a link: log-in, registration, and one press', { timeout: 180_000 }, async () => {
  const captain = await founder();
  await captain.go(`/team/${captain.id}`);
  await link(captain.page, 'features/teams', 'invite.act').click();
  await button(captain.page, SETTINGS, 'invites.link.make').click();
  const shared = await captain.page.getByLabel(text(SETTINGS, 'invites.link.label')).inputValue();
  assert.ok(shared.startsWith(`${url}/join/`));

  const { serial, handle } = newcomer();
  const { page, context, faults, go } = await open(browser, PHONE);
  await go(shared.slice(url.length));
  await page.getByRole('heading', { name: captain.team }).waitFor();
  await link(page, JOIN, 'login').click();
  await page.waitForURL(/\/emulator\/discord\//);
  await page.goto(`${page.url()}&login_hint=${handle}`);
  await link(page, 'features/auth', 'notConnectedToPlayer.action').click();

  const label = (name) => page.getByLabel(text(REG, name), { exact: true });
  await label('details.birthdate').fill('2000-01-31');
  await label('details.nationality').selectOption('NO');
  await label('details.platform').selectOption('steam');
  await label('details.platform-id').fill(`konto-${serial}`);
  await page.getByRole('checkbox').check();
  await button(page, REG, 'new.send').click();
  await page.waitForURL(shared);
  await button(page, JOIN, 'join').click();
  await link(page, JOIN, 'to-team').click();
  await page.waitForURL(`${url}/team/${captain.id}`);
  assert.deepEqual([...faults.take(), ...captain.faults.take()], []);
  await Promise.all([context.close(), captain.context.close()]);
});

test('a player without a team asks on the board, and is invited with one press', { timeout: 180_000 }, async () => {
  const captain = await founder();
  await captain.go('/board?list=teams');
  await captain.page.getByRole('textbox', { name: text(BOARD, 'own.rank') }).fill('Diamant 2');
  await button(captain.page, BOARD, 'own.save').click();
  await button(captain.page, BOARD, 'own.leave').waitFor();

  const player = await newPlayer(browser, PHONE);
  await player.go('/');
  await player.page.getByRole('link', { name: text(OWN, 'next.board') }).click();
  await button(player.page, BOARD, 'row.ask-whom', { team: captain.team }).click();
  await yes(player.page);
  await player.page.getByText(text('lib', 'board.asked-now')).waitFor();

  await captain.go(`/team/${captain.id}/settings`);
  await button(captain.page, SETTINGS, 'invites.invite-whom', { player: player.name }).click();
  await captain.page.getByText(text(SETTINGS, 'invites.asks.heading')).waitFor({ state: 'detached' });

  await player.go('/');
  await player.page.getByRole('link', { name: text(OWN, 'next.invite', { team: captain.team }) }).click();
  await button(player.page, 'features/messages/notifications', 'invite.accept').click();
  await yes(player.page);
  await player.page.getByRole('dialog').waitFor({ state: 'hidden' });
  assert.equal(await player.teamId(), captain.id);
  assert.deepEqual([...player.faults.take(), ...captain.faults.take()], []);
  await Promise.all([player.context.close(), captain.context.close()]);
});
