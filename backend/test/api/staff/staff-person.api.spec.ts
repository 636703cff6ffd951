import { AuditEntry } from '../../../src/modules/audit/audit-entry.entity.ts';
import { DivisionRoleBearer } from '../../../src/modules/chat/division-role-bearer.entity.ts';
import { DivisionRole } from '../../../src/modules/chat/division-role.entity.ts';
import { GameAccount } from '../../../src/modules/players/game-account.entity.ts';
import { MergedPlayer } from '../../../src/modules/players/merged-player.entity.ts';
import { ApprovalRequest } from '../../../src/modules/requests/approval-request.entity.ts';
import { Sanction } from '../../../src/modules/players/sanctions/sanction.entity.ts';
import { League } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { smallLeague } from '../small-league.ts';

const PARTS = `
  user { userId playerId nickname discordEmail roles isMember }
  isEmailVerified accountSince lastLoginAt playerSince birthdate nationality platform platformId
  gameAccounts { platform accountId displayName source }
  membership { name joinedAt } divisions { name seasonName } chatRoles { id givenAt }
  teams { team { name } validFrom validTo sortOrder }
  requests { kind status teamName reason decidedBy }
  sanctions { kind reasonSv } sessions { device isLive revokedAt } history { act objectKind objectId }`;

interface Person {
  user: { userId: number | null; playerId: number | null };
  [part: string]: unknown;
}

let app: TestApp;
let league: League;
let admin: Browser;
let judge: { userId: number; playerId: number };
let one: typeof judge;
let other: typeof judge;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  judge = await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  one = await linkPlayer(app.db, 'player', { roles: ['writer'] });
  other = await linkPlayer(app.db, 'captain', { nationality: 'NO' });
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

async function person(variables: { userId?: number; playerId?: number }, parts = PARTS): Promise<Person | null> {
  const answer = await graphql<{ adminPerson: Person | null }>(
    app.url,
    `query ($userId: Int, $playerId: Int) { adminPerson(userId: $userId, playerId: $playerId) { ${parts} } }`,
    { variables, headers: { cookie: admin.cookieHeader, 'sec-fetch-site': 'same-origin' } },
  );
  expect(answer.errors).toBeUndefined();
  return answer.data?.adminPerson ?? null;
}

/** Fills every part, for this person alone or for the other one: what is stored differs in the letter. */
async function fill({ userId, playerId }: typeof judge, letter: string, team: number): Promise<void> {
  await league.sign(playerId, team, '2025-09-01T12:00:00Z', {
    validTo: new Date('2026-01-10T12:00:00Z'),
    sortOrder: 3,
  });
  await insertRow(app.db, GameAccount, { playerId, platform: 'epic', accountId: `id-${letter}`, displayName: letter });
  await insertRow(app.db, ApprovalRequest, {
    kind: 'newTeam',
    userId,
    playerId,
    payload: { name: `Lag ${letter}`, logo: null },
    status: 'denied',
    reason: `Nej ${letter}`,
    decidedAt: new Date('2026-01-02T12:00:00Z'),
    decidedByUserId: judge.userId,
  });
  await insertRow(app.db, ApprovalRequest, { kind: 'leaveTeam', userId, playerId, teamId: team, payload: {} });
  await insertRow(app.db, Sanction, {
    kind: 'warning',
    playerId,
    startsOn: '2026-01-01',
    reasonSv: `Skäl ${letter}`,
    decidedAt: new Date('2026-01-01T12:00:00Z'),
    decidedByUserId: judge.userId,
  });
}

test('the page has every part of one person, and nothing of another', async () => {
  const { division } = await smallLeague(league);
  await app.db.query('update division set admin_user_id = $1 where id = $2', [one.userId, division]);
  const team = await league.teamIn(division, 'Tallmo');
  await fill(one, 'A', team);
  await fill(other, 'B', team);
  await league.sign(one.playerId, team, '2026-02-01T12:00:00Z', { sortOrder: 1 });
  const ended = await signIn(app, 'player');
  await ended.post('/api/auth/logout', {});
  await signIn(app, 'player');
  await signIn(app, 'captain');
  for (const playerId of [one.playerId, other.playerId]) {
    await admin.post('/api/admin/user/saveSettingsAndRoles', { playerId, twitch: 'tv' });
  }

  await insertRow(app.db, DivisionRole, { divisionId: division, roleId: '1' });
  const givenAt = new Date('2026-02-02T12:00:00Z');
  await insertRow(app.db, DivisionRoleBearer, { divisionId: division, userId: one.userId, givenAt });

  const found = await person({ userId: one.userId });
  expect(found).toMatchObject({
    user: { ...one, nickname: 'player', roles: ['WRITER'], isMember: true },
    isEmailVerified: true,
    birthdate: '2000-01-31',
    nationality: 'SE',
    platform: 'steam',
    platformId: 'id-player',
    gameAccounts: [{ platform: 'epic', accountId: 'id-A', displayName: 'A', source: null }],
    membership: { name: null },
    divisions: [{ name: expect.any(String), seasonName: expect.any(String) }],
    chatRoles: [{ id: division, givenAt: '2026-02-02T12:00:00.000Z' }],
    teams: [
      { team: { name: 'Tallmo' }, validFrom: '2026-02-01T12:00:00.000Z', validTo: null, sortOrder: 1 },
      { team: { name: 'Tallmo' }, validTo: '2026-01-10T12:00:00.000Z', sortOrder: 3 },
    ],
    requests: [
      { kind: 'LEAVE_TEAM', status: 'PENDING', teamName: 'Tallmo', decidedBy: null },
      { kind: 'NEW_TEAM', status: 'DENIED', teamName: 'Lag A', reason: 'Nej A', decidedBy: 'admin' },
    ],
    sanctions: [{ kind: 'WARNING', reasonSv: 'Skäl A' }],
    sessions: [
      { isLive: true, revokedAt: null },
      { isLive: false, revokedAt: expect.any(String) },
    ],
    history: [{ act: 'user.save', objectKind: 'player', objectId: one.playerId }],
  });
  // exactly the same by the player
  expect(await person({ playerId: one.playerId })).toEqual(found);
});

test('the history has the acts on the account, the player, their requests and their membership', async () => {
  const someone = await linkPlayer(app.db, 'freeagent');
  const requestId = await insertRow(app.db, ApprovalRequest, { kind: 'newImages', ...someone, payload: {} });
  const membershipId = await league.membership(
    (
      await app.db.query<{ id: number }>(
        `select m.id from association_member m join app_user u on m.email = u.email::citext where u.id = $1`,
        [someone.userId],
      )
    )[0]!.id,
    { email: 'frilansaren@example.se' },
  );
  const objects = [
    ['user', someone.userId],
    ['player', someone.playerId],
    ['request', requestId],
    ['member', membershipId],
    ['user', other.userId],
    ['team', someone.playerId],
  ] as const;
  for (const [kind, id] of objects) {
    await insertRow(app.db, AuditEntry, {
      actorUserId: judge.userId,
      act: 'user.save',
      objectKind: kind,
      objectId: id,
    });
  }
  const found = await person(someone, 'user { userId } history { objectKind objectId }');
  expect(found?.history).toEqual(
    objects
      .slice(0, 4)
      .toReversed()
      .map(([objectKind, objectId]) => ({ objectKind, objectId })),
  );
});

test('an account without a player, and a player without an account, have a page without the missing half', async () => {
  const userId = await league.user({ discordId: '900', discordUsername: 'ensam' });
  expect(await person({ userId })).toMatchObject({
    user: { userId, playerId: null, nickname: null },
    isEmailVerified: false,
    playerSince: null,
    membership: null,
    gameAccounts: [],
    divisions: [],
    teams: [],
    requests: [],
    sanctions: [],
    sessions: [],
    history: [],
  });
  const playerId = await league.player('Utan konto');
  expect(await person({ playerId })).toMatchObject({
    user: { userId: null, playerId, nickname: 'Utan konto' },
    accountSince: null,
    lastLoginAt: null,
    sessions: [],
  });
});

test('the address of a merged player leads to the one who stayed', async () => {
  const gone = await league.player('Dubbletten');
  await app.db.query('delete from player where id = $1', [gone]);
  await insertRow(app.db, MergedPlayer, { playerId: gone, intoPlayerId: one.playerId });
  expect((await person({ playerId: gone }))?.user).toMatchObject(one);
});

test('no one is found without an id, by an unknown one, or by two that do not belong together', async () => {
  expect(await person({})).toBeNull();
  expect(await person({ userId: 999_999 })).toBeNull();
  expect(await person({ playerId: 999_999 })).toBeNull();
  expect(await person({ userId: one.userId, playerId: other.playerId })).toBeNull();
});

test('a game account comes from the first who said it, and of those from before nothing is known', async () => {
  const playerId = await league.player('Många konton');
  const attach = (platform: string, accountId: string) =>
    graphql(app.url, 'mutation ($input: AttachGameAccountInput!) { attachGameAccount(input: $input) { __typename } }', {
      variables: { input: { playerId, platform, accountId } },
      headers: { cookie: admin.cookieHeader, 'sec-fetch-site': 'same-origin' },
    });
  const from = { playerId, platform: 'steam' } as const;
  await insertRow(app.db, GameAccount, { ...from, accountId: 'old', source: null, addedAt: null });
  await insertRow(app.db, GameAccount, {
    ...from,
    accountId: 'own',
    source: 'typed',
    addedAt: new Date('2026-01-01T12:00:00Z'),
  });
  for (const accountId of ['old', 'own', 'new']) await attach('STEAM', accountId);

  expect(
    (await person({ playerId }, 'user { playerId } gameAccounts { accountId source addedAt }'))?.gameAccounts,
  ).toEqual([
    { accountId: 'old', source: null, addedAt: null },
    { accountId: 'own', source: 'TYPED', addedAt: '2026-01-01T12:00:00.000Z' },
    { accountId: 'new', source: 'STAFF', addedAt: expect.any(String) },
  ]);
});
