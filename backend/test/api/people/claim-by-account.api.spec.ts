import { GameAccount } from '../../../src/modules/players/game-account.entity.ts';
import { League } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn, type Browser } from '../../harness/browser.ts';

let app: TestApp;
let league: League;
beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
});
afterAll(() => app.close());

const QUERY =
  'query ($platform: String!, $platformId: String!) { claimByAccount(platform: $platform, platformId: $platformId) }';
const steamId = (number: number) => `7656119${String(number).padStart(10, '0')}`;
const EPIC_ID = '00112233445566778899aabbccddeeff';

interface Answer {
  data: { claimByAccount: string | null } | null;
  errors?: { extensions: { code: string } }[];
}
async function ask(browser: Browser, platform: string, platformId: string): Promise<Answer> {
  const answer = await browser.post('/graphql', { query: QUERY, variables: { platform, platformId } });
  return (await answer.json()) as Answer;
}
const found = async (browser: Browser, platform: string, platformId: string) => {
  const { data, errors } = await ask(browser, platform, platformId);
  expect(errors).toBeUndefined();
  return data?.claimByAccount;
};

test('who types the id of an earlier player gets their nickname, from replays and from what the player once named', async () => {
  const played = await league.player('Norrsken', { birthdate: '1999-09-09' });
  await insertRow(app.db, GameAccount, { playerId: played, platform: 'steam', accountId: steamId(1) });
  await league.player('Midvinter', { platform: 'epic', platformId: ` ${EPIC_ID.toUpperCase()}` });
  const person = await signIn(app, 'newcomer');
  expect(await ask(person, 'Steam', `https://steamcommunity.com/profiles/${steamId(1)}`)).toEqual({
    data: { claimByAccount: 'Norrsken' },
  });
  expect(await found(person, 'epic', EPIC_ID)).toBe('Midvinter');
  expect(await found(person, 'epic', EPIC_ID.replace('f', '0'))).toBeNull();
  expect(await found(person, 'epic', steamId(1))).toBeNull();
});

test('a player who has an account is not told of, and no one is found by a name', async () => {
  const userId = await league.user();
  const linked = await league.player('Kopplad', { userId, platform: 'steam', platformId: steamId(2) });
  await insertRow(app.db, GameAccount, { playerId: linked, platform: 'steam', accountId: steamId(2) });
  await league.player('Namnet', { platform: 'xbox', platformId: 'hemligtnamn' });
  await league.player('Psn', { platform: 'playstation', platformId: 'hemligtnamn' });
  const person = await signIn(app, 'newcomer');
  expect(await found(person, 'steam', steamId(2))).toBeNull();
  for (const platform of ['xbox', 'playstation', 'steam', 'epic', 'switch', 'unknown', '']) {
    expect(await found(person, platform, 'hemligtnamn')).toBeNull();
  }
});

test('visitors are refused, and who has a player learns nothing', async () => {
  const variables = { platform: 'steam', platformId: steamId(1) };
  const answer = await graphql(app.url, QUERY, { variables });
  expect(answer.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  await linkPlayer(app.db, 'captain');
  expect(await found(await signIn(app, 'captain'), 'steam', steamId(1))).toBeNull();
});

test('a stranger who tries ids is stopped after ten, found or not; names and unfinished ids do not count', async () => {
  const stranger = await signIn(app, 'claimant');
  for (const typed of ['7', '7656119', 'lingon', steamId(1).slice(0, -1)]) await found(stranger, 'steam', typed);
  for (let tried = 0; tried < 10; tried++) {
    expect(await found(stranger, 'steam', steamId(tried))).toBe(tried === 1 ? 'Norrsken' : null);
  }
  for (const known of [1, 999]) {
    const { data, errors } = await ask(stranger, 'steam', steamId(known));
    expect(data).toEqual({ claimByAccount: null });
    expect(JSON.stringify(errors)).toContain('TOO_MANY_REQUESTS');
  }
  // in a second browser too, and the others go on
  expect((await ask(await signIn(app, 'claimant'), 'steam', steamId(1))).errors).toHaveLength(1);
  expect(await found(await signIn(app, 'newcomer'), 'steam', steamId(1))).toBe('Norrsken');
});

describe('the nickname that a person types', () => {
  const LIKE = 'query ($nickname: String!) { claimsByName(nickname: $nickname) { id nickname } }';
  const like = async (browser: Browser, nickname: string) => {
    const answer = await browser.post('/graphql', { query: LIKE, variables: { nickname } });
    return (await answer.json()) as { data: { claimsByName: { nickname: string }[] } | null; errors?: object[] };
  };
  const names = async (browser: Browser, nickname: string) =>
    (await like(browser, nickname)).data?.claimsByName.map((player) => player.nickname);

  test('finds players without an account by names like it, by nothing else, and at most three', async () => {
    await league.player('Vargavinter', { discordName: 'hemlig#1234', birthdate: '1999-09-09' });
    await league.player('vargavinter2');
    await league.player('Vargavintern', { userId: await league.user() });
    const person = await signIn(app, 'newcomer');
    expect(await names(person, ' VARGAVINTER ')).toEqual(['Vargavinter', 'vargavinter2']);
    // names in the chat would tell whose they are
    for (const typed of ['hemlig', 'hemlig#1234', 'var', '%', '', 'x'.repeat(35)]) {
      expect(await names(person, typed)).toEqual([]);
    }
    for (const end of ['a', 'b', 'c']) await league.player(`Vargavinter${end}`);
    expect(await names(person, 'vargavinter')).toHaveLength(3);
  });

  test('finds no one for visitors and for those who have a player', async () => {
    const answer = await graphql(app.url, LIKE, { variables: { nickname: 'Vargavinter' } });
    expect(answer.errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    expect(await names(await signIn(app, 'captain'), 'Vargavinter')).toEqual([]);
  });

  test('is looked up sixty times in an hour', async () => {
    const stranger = await signIn(app, 'claimant');
    for (let tried = 0; tried < 60; tried++) expect((await like(stranger, `namn${tried}`)).errors).toBeUndefined();
    expect(JSON.stringify((await like(stranger, 'Vargavinter')).errors)).toContain('TOO_MANY_REQUESTS');
  });
});
