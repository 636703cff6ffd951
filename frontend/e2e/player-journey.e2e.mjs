// A player's life: registers, gets a team, asks another, hands over, leaves. In both languages, on a phone and a desk.
// Everyone in it is new, so that it leaves the other journeys their accounts and can be lived again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { settledPage } from '../../tools/lib/page-checks.mjs';
import { inLooks } from './lib/looks.mjs';
import { asStaff, life, newcomer, newPlayer, VARIANTS } from './lib/people.mjs';
import { url } from './lib/support.mjs';

/** Ends a wait that would never end; it is no measure. */
const LONG_MS = 120_000;

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

const REG = 'features/players/registration';
const TEAM = 'features/teams/settings';
const NEW_TEAM = 'features/teams/create';
const label = (page, name) => page.getByLabel(name, { exact: true });

for (const variant of inLooks(VARIANTS)) {
  const { language, width } = variant;
  const { say, window, button, sure, shoot } = life(variant);
  const where = `${language}, ${width} px`;

  test(`a newcomer registers, and is told of each mistake at its field (${where})`, async () => {
    const { serial, handle } = newcomer();
    const { page, context, faults } = await window(browser);
    await page.goto(`${url}/api/auth/discord?login_hint=${handle}`);
    await page.getByRole('heading', { name: say('features/auth', 'notConnectedToPlayer.title') }).waitFor();
    await shoot(page, 'login-not-connected');
    await page.getByRole('link', { name: say('features/auth', 'notConnectedToPlayer.action') }).click();
    const nickname = page.getByLabel(say(REG, 'new.nickname'));
    await nickname.waitFor();
    const send = button(page, REG, 'new.send');
    assert.equal(await nickname.inputValue(), handle, 'the chat name is proposed');

    await nickname.fill('');
    assert.equal(await page.getByText(say('ui', 'form.required')).count(), 0, 'nothing is wrong before the tick');
    await page.getByRole('checkbox').check();
    await page.getByText(say('ui', 'form.required')).first().waitFor();
    await page.getByText(say('ui', 'form.choose')).first().waitFor();
    assert.equal(await send.isDisabled(), true);
    await shoot(page, 'register-empty');

    await nickname.fill('N'.repeat(40));
    assert.equal((await nickname.inputValue()).length, 34);
    await nickname.fill(`Ny ${serial}`);
    await label(page, say(REG, 'details.platform')).selectOption('steam');
    const platformId = label(page, say(REG, 'details.platform-id'));
    await platformId.fill('9'.repeat(101));
    assert.equal((await platformId.inputValue()).length, 100);
    await platformId.fill(`konto-${serial}`);
    await label(page, say(REG, 'details.nationality')).selectOption('NO');
    const birthdate = label(page, say(REG, 'details.birthdate'));
    const now = new Date();
    await birthdate.fill(`${now.getFullYear() - 12}-${String(now.getMonth() + 1).padStart(2, '0')}-01`);
    await page.getByText(say(REG, 'details.too-young')).first().waitFor();
    await shoot(page, 'register-too-young');
    await birthdate.fill('2008-02-29');
    assert.equal(await page.getByText(say(REG, 'details.too-young')).count(), 0);

    // a name that reads like someone's: said at the field, and nothing that was typed is lost
    await nickname.fill('CLAIMANT');
    await send.click();
    await page.getByText(say('lib', 'player.nickname-taken')).first().waitFor();
    await shoot(page, 'register-taken');
    assert.equal(await platformId.inputValue(), `konto-${serial}`);
    faults.take();
    await nickname.fill(`Ny ${serial}`);
    await send.click();
    await page.waitForURL(`${url}/`);
    await page.getByText(say('lib', 'player.register.success')).waitFor();
    await shoot(page, 'registered-home');
    await settledPage(page);
    await signOut(page);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });

  test(`a team from its first player to its last (${where})`, { timeout: 180_000 }, async () => {
    const [founder, friend] = [await newPlayer(browser, variant), await newPlayer(browser, variant)];
    const serial = newcomer().serial;
    const team = await foundTeam(founder, `Gänget ${serial}`);
    await signUpTeam(founder);
    await inviteAndAccept(founder, friend, team);

    await friend.go(`/team/${team}/settings`);
    await friend.page.getByText(say(TEAM, 'only-captain')).waitFor();
    assert.equal(await friend.page.getByLabel(say(TEAM, 'identity.name')).isDisabled(), true);
    assert.equal(await friend.page.getByLabel(say(TEAM, 'invites.search')).isDisabled(), true);
    await shoot(friend.page, 'settings-member');

    await founder.go(`/team/${team}/settings`);
    await shoot(founder.page, 'settings-captain');
    assert.equal(await button(founder.page, TEAM, 'leave.leave').isDisabled(), true, 'a captain hands over first');
    const { name } = friend;
    await sure(founder.page, button(founder.page, TEAM, 'members.hand-over-to', { player: name }));
    await founder.page.waitForURL(`${url}/team/${team}`);
    await founder.go(`/team/${team}/settings`);
    await sure(founder.page, button(founder.page, TEAM, 'leave.leave'));
    await founder.page.waitForURL(`${url}/`);
    await shoot(founder.page, 'left');

    await friend.go(`/team/${team}/settings`);
    await friend.page.getByText(say(TEAM, 'leave.by-request')).waitFor();
    await sure(friend.page, button(friend.page, TEAM, 'leave.ask'));
    await friend.page.getByText(say(TEAM, 'leave.waiting')).waitFor();
    await shoot(friend.page, 'leave-waiting');
    await staff.accept('LEAVE_TEAM', friend.name);
    await friend.go('/');
    await friend.go('/notifications');
    await shoot(friend.page, 'notifications-end');
    assert.deepEqual([...founder.faults.take(), ...friend.faults.take()], []);
    await Promise.all([founder.context.close(), friend.context.close()]);
  });

  test(`who has played before claims their player, and staff say yes (${where})`, async () => {
    const { serial, handle } = newcomer();
    const { page, context, faults } = await window(browser);
    await page.goto(`${url}/api/auth/discord?login_hint=${handle}`);
    await page.getByRole('link', { name: say('features/auth', 'notConnectedToPlayer.claim') }).click();
    await page.getByLabel(say(REG, 'claim.help-text')).fill('Jag spelade i första säsongen.\nSame name as then.');
    await label(page, say(REG, 'details.platform')).selectOption('steam');
    await label(page, say(REG, 'details.platform-id')).fill(`konto-${serial}`);
    await label(page, say(REG, 'details.birthdate')).fill('2001-02-03');
    await label(page, say(REG, 'details.nationality')).selectOption('NO');
    await page.getByRole('checkbox').check();
    await shoot(page, 'claim');
    await button(page, REG, 'claim.send').click();
    await page.getByText(say(REG, 'waiting.title')).waitFor();
    await inView(page, say(REG, 'waiting.title'));
    await shoot(page, 'claim-waiting');
    const player = await staff.unclaimed();
    await staff.accept('EXISTING_USER', handle, player.id);
    await page.goto(`${url}/notifications`);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    await shoot(page, 'claim-accepted');
    await page.goto(`${url}/player/${player.id}/settings`);
    await page.getByRole('definition').filter({ hasText: player.nickname }).first().waitFor();
    await settledPage(page);
    await shoot(page, 'player-settings');
    const PICTURES = 'features/players/settings';
    await button(page, PICTURES, 'images.save').click();
    await page.getByText(say('lib', 'team-settings.change-picture')).waitFor();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await page.getByRole('slider').waitFor();
    await shoot(page, 'player-picture');
    await button(page, PICTURES, 'images.save').click();
    await page.getByText(say(PICTURES, 'waiting.title')).waitFor();
    await inView(page, say(PICTURES, 'waiting.title'));
    await shoot(page, 'player-picture-waiting');
    assert.deepEqual(faults.take(), []);
    await context.close();
  });

  /** Name, crest with zoom, send; staff say yes. Answers the team's id. */
  async function foundTeam({ page, go, name, teamId }, teamName) {
    await go('/createTeam');
    const next = button(page, NEW_TEAM, 'next');
    assert.equal(await next.isDisabled(), true);
    await page.getByLabel(say(NEW_TEAM, 'name.label')).fill(teamName);
    await next.click();
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>');
    for (const mimeType of ['image/svg+xml', 'image/png']) {
      await page.locator('input[type=file]').setInputFiles({ name: 'crest.png', mimeType, buffer: drawing });
      await page.getByText(say('ui', 'image.unreadable')).waitFor();
      assert.equal(await page.getByRole('slider').count(), 0);
    }
    await shoot(page, 'team-not-a-picture');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: await page.screenshot() });
    const zoom = page.getByRole('slider');
    await zoom.waitFor();
    for (const [key, expected] of [
      ['Home', 0.2],
      ['End', 4],
    ]) {
      await zoom.press(key);
      assert.equal(Number(await zoom.inputValue()), expected);
    }
    await zoom.press('Home');
    for (let press = 0; press < 8; press++) await zoom.press('ArrowRight');
    await shoot(page, 'team-crop');
    // both outlive a reload
    await page.waitForFunction(() => Object.keys(sessionStorage).some((key) => key.includes('create-team-logo')));
    await page.reload();
    await page.getByText(say('league/drafts', 'title')).waitFor();
    await zoom.waitFor();
    await shoot(page, 'team-kept');
    await next.click();
    await button(page, NEW_TEAM, 'back').click();
    await zoom.waitFor();
    await next.click();
    await shoot(page, 'team-send');
    await button(page, NEW_TEAM, 'send.action').click();
    await page.getByRole('alert').getByText(say('lib', 'request.sent.success')).waitFor();
    await shoot(page, 'team-sent');
    await staff.accept('NEW_TEAM', name);
    await go('/notifications');
    await page.getByRole('main').getByText(teamName).first().waitFor();
    await shoot(page, 'notifications-team');
    return teamId();
  }

  async function signUpTeam({ page, go }) {
    const SIGNUP = 'features/seasons/signups';
    await go('/signup');
    const send = button(page, SIGNUP, 'send');
    await send.waitFor();
    assert.equal(await send.isDisabled(), true);
    await shoot(page, 'signup');
    await page.getByRole('checkbox').check();
    await send.click();
    await page.getByRole('link').filter({ hasText: /\S/ }).first().waitFor();
    await page.getByText(say(SIGNUP, 'complete.text')).waitFor();
    await shoot(page, 'signup-complete');
    await go('/signup');
    await page.waitForURL(`${url}/`);
    await page.getByText(say(SIGNUP, 'obstacle.ALREADY_SIGNED_UP')).waitFor();
    await shoot(page, 'signup-again');
  }

  /** Two windows: the badge lights in the other one, also where only the poll is left. */
  async function inviteAndAccept(captain, friend, team) {
    if (width < 1000) await friend.page.routeWebSocket(/graphql/, (socket) => socket.close());
    await friend.go('/');
    await captain.go(`/team/${team}/settings`);
    const { name } = friend;
    await captain.page.getByLabel(say(TEAM, 'invites.search')).fill(name);
    const invite = button(captain.page, TEAM, 'invites.invite-whom', { player: name });
    await invite.waitFor();
    await shoot(captain.page, 'invite-search');
    await sure(captain.page, invite);
    const badge = friend.page.getByText(/\b1 (oläst avisering|unread notification)/).first();
    await badge.waitFor({ state: 'attached', timeout: LONG_MS });
    await shoot(friend.page, 'badge');
    await button(captain.page, TEAM, 'invites.remove-whose', { player: name }).waitFor();

    await friend.go('/notifications');
    const accept = button(friend.page, 'features/messages/notifications', 'invite.accept');
    await accept.waitFor();
    await shoot(friend.page, 'notifications-invite');
    await sure(friend.page, accept);
    const accepted = say('features/messages/notifications', 'invite.ACCEPTED');
    await friend.page.getByText(accepted, { exact: true }).first().waitFor();
    await shoot(friend.page, 'notifications-accepted');
  }

  async function signOut(page) {
    if (width < 1000) await page.getByRole('button', { name: say('app', 'menu.open') }).click();
    else await page.getByRole('button', { name: new RegExp(say('app', 'user.menu')) }).click();
    await shoot(page, 'user-menu');
    await page.getByRole('button', { name: say('app', 'user.logout') }).click();
    await page.waitForFunction(() => !document.cookie.includes('loggedIn'));
  }
}

/** What came of a form must not lie beyond the window's edge. */
async function inView(page, sentence) {
  await page.waitForFunction(() => document.activeElement !== document.body);
  const { y, height } = await page.getByText(sentence).boundingBox();
  const window = page.viewportSize();
  assert.ok(y >= 56 && y + height <= window.height, `${sentence} lies at ${y}`);
}
