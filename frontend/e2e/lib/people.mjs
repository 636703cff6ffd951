// People made for a journey, and the staff who answer them: no one's demo account is used up.
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { open, text, url } from './support.mjs';

/** Far beyond the accounts of the demo league. */
const FIRST_SERIAL = 100_000_000;
const SERIALS = 800_000_000;

/** Someone whom the league does not know: the chat's account `spelare<serial>`, with the address of that name. */
export function newcomer() {
  const serial = FIRST_SERIAL + Math.floor(Math.random() * SERIALS);
  return { serial, handle: `spelare${serial}` };
}

/** Asks the API as the one whom the browser context, or its page, is signed in as; a refusal is an error. */
export async function askAs(context, query, variables = {}) {
  const answer = await context.request.post(`${url}/graphql`, {
    data: { query, variables },
    headers: { origin: new URL(url).origin },
  });
  const { data, errors } = await answer.json();
  const problem = Object.values(data ?? {}).find((value) => value?.code);
  if (errors || problem) throw new Error(JSON.stringify(errors ?? problem));
  return data;
}

const REGISTER = `mutation ($input: RegisterPlayerInput!) {
  registerPlayer(input: $input) { ... on Problem { code messageKey } }
}`;

/** Makes the account of this context a player. */
export function register(context, serial, nationality) {
  const input = { nickname: `Ny ${serial}`, platform: 'steam', platformId: `konto-${serial}`, birthdate: '2000-01-31' };
  return askAs(context, REGISTER, { input: { ...input, nationality, consent: true } });
}

/** A new player's own window, which the player needs no membership for. `look`: how the player sees the site. */
export async function newPlayer(browser, look) {
  const { serial, handle } = newcomer();
  const window = await open(browser, { ...look, as: handle });
  await register(window.context, serial, 'NO');
  const teamId = async () => (await askAs(window.context, '{ me { team { id } } }')).me.team?.id ?? null;
  return { ...window, name: `Ny ${serial}`, teamId };
}

const REQUEST_TEAM = `mutation ($name: String!) {
  requestTeam(input: { name: $name }) { ... on Problem { code messageKey } }
}`;

/** Asks for a new team without a crest, as the player of this context. */
export const askForTeam = (context, name) => askAs(context, REQUEST_TEAM, { name });

const SWITCHES = '{ settings { registrationOpen transferOpen switchesVersion } }';
const TURN = `mutation ($input: LeagueSwitchesInput!) { saveLeagueSwitches(input: $input) { ... on Problem { code messageKey } } }`;
const UNCLAIMED = '{ playersWithoutUser(text: "a") { id nickname } }';
const PENDING = `query ($kind: RequestKind) {
  requests(first: 50, kind: $kind, status: PENDING) { items { id asker { nickname } } }
}`;
const ACCEPT = `mutation ($id: Int!, $playerId: Int) {
  acceptRequest(id: $id, playerId: $playerId) { ... on Problem { code messageKey } }
}`;

/** The league's staff, without their screens. */
export async function asStaff(browser) {
  const { context, page } = await open(browser, { as: 'admin' });
  await page.close();
  const before = (await askAs(context, SWITCHES)).settings;
  const turn = async ({ registrationOpen, transferOpen }) => {
    const version = (await askAs(context, SWITCHES)).settings.switchesVersion;
    return askAs(context, TURN, { input: { version, registrationOpen, transferOpen } });
  };
  return {
    context,
    turn,
    /** Says yes to what this player has asked for. */
    async accept(kind, nickname, playerId) {
      const { requests } = await askAs(context, PENDING, { kind });
      const asked = requests.items.find(({ asker }) => asker.nickname === nickname);
      assert.ok(asked, `${nickname} has asked for ${kind}`);
      await askAs(context, ACCEPT, { id: asked.id, playerId });
    },
    /** A player whom no one has claimed; not the one that the demo account `claimant` is to find. */
    async unclaimed() {
      const { playersWithoutUser } = await askAs(context, UNCLAIMED);
      return playersWithoutUser.find(({ nickname }) => nickname !== 'claimant');
    },
    /** Leaves the league's switches as they were. */
    async leave() {
      await turn(before);
      await context.close();
    },
  };
}

/** A picture of this step to look at: SHOTS names the folder. */
export async function shoot(page, name, { language, width, theme }) {
  const folder = process.env.SHOTS;
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}-${language}-${width}-${theme}.png`, fullPage: true });
}

/** Each language once, on a phone and on a desk, in either theme. */
export const VARIANTS = [
  { language: 'se', theme: 'dark', width: 390, height: 844 },
  { language: 'en', theme: 'light', width: 1280, height: 900 },
];

/** How this variant's person sees and reads the site. */
export function life(variant) {
  const say = (folder, key, values) => text(folder, key, values, variant.language);
  return {
    say,
    window: (browser, who = {}) => open(browser, { ...variant, ...who }),
    button: (page, folder, key, values) => page.getByRole('button', { name: say(folder, key, values), exact: true }),
    /** Presses, and says yes to the question that comes. */
    async sure(page, button) {
      await button.click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      await shoot(page, 'confirm', variant);
      await dialog.getByRole('button', { name: say('ui', 'confirm.yes'), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    },
    shoot: (page, name) => shoot(page, name, variant),
  };
}
