import type { Actor } from '../../../src/domain/actor.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { GameAccount } from '../../../src/modules/players/game-account.entity.ts';
import { insertAll } from '../../factories/rows.ts';
import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';

/** The players' accounts are shown with the report of a series to staff who may report it, and to no one else (T116). */

const MARK = 'konto-kanarie';

let app: TestApp;
let world: WeekLeague;
let seriesId: number;

beforeAll(async () => {
  app = await bootApp();
  world = await weekLeague(app.db, '2025-03-10');
  seriesId = await world.series({ scheduledAt: new Date('2025-03-12T18:00:00Z') });
  const players = [...world.squads.home, ...world.squads.away].map(({ playerId }) => playerId as number);
  const accounts = players.map((playerId) => ({
    playerId,
    platform: 'epic' as const,
    accountId: `${MARK}-${playerId}`,
  }));
  await insertAll(app.db, GameAccount, accounts);
});
afterAll(() => app.close());

/** The whole text of an answer. */
async function ask({ userId }: Actor, path: string, query?: string): Promise<string> {
  const { accessToken } = await app.app
    .get(SessionsService, { strict: false })
    .beginSession(userId as number, 'provider');
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  if (path.includes('TOKEN')) return (await fetch(app.url + path.replace('TOKEN', accessToken))).text();
  const body = query === undefined ? {} : { method: 'POST', body: JSON.stringify({ query }) };
  return (await fetch(app.url + path, { headers, ...body })).text();
}

const PLAYER = '{ nickname accounts { accountId displayName } }';
const reportOf = (actor: Actor): Promise<string> =>
  ask(actor, '/graphql', `{ seriesReport(seriesId: ${seriesId}) { mayChange home ${PLAYER} away ${PLAYER} } }`);

const accountsIn = (answer: string): number => answer.split(MARK).length - 1;

async function staff(playerId: number | null = null): Promise<Actor> {
  const userId = await world.league.user({}, ['divisionadmin']);
  if (playerId !== null) await app.db.query('update player set user_id = $2 where id = $1', [playerId, userId]);
  return { ...world.steward, userId, playerId };
}

test('an admin and the admin of the division see the accounts of both teams', async () => {
  for (const actor of [world.admin, world.steward]) {
    const answer = await reportOf(actor);
    expect([answer.includes('"mayChange":true'), accountsIn(answer)]).toEqual([true, 8]);
  }
});

test('the admin of another division sees the players without their accounts', async () => {
  const answer = await reportOf(await staff());
  expect(answer).toContain('"mayChange":false');
  expect(answer).toContain('alfa-1');
  expect(accountsIn(answer)).toBe(0);
});

test('the admin of the division who plays in it sees no accounts', async () => {
  const actor = await staff(world.squads.home[3]?.playerId ?? null);
  await app.db.query('update division set admin_user_id = $2 where id = $1', [world.divisionId, actor.userId]);
  expect(accountsIn(await reportOf(actor))).toBe(0);
  await app.db.query('update division set admin_user_id = $2 where id = $1', [world.divisionId, world.steward.userId]);
});

test.each([
  `/api/admin/series/report/TOKEN/SERIES`,
  `/api/admin/series/report/players/TOKEN/TEAM/SERIES`,
  `/api/series/raw/SERIES`,
])('%s has no accounts, for no one', async (path) => {
  const filled = path.replace('SERIES', String(seriesId)).replace('TEAM', String(world.teamIds.home));
  for (const actor of [world.admin, world.steward, await staff()]) {
    const answer = await ask(actor, filled);
    expect([answer.includes('401'), accountsIn(answer)]).toEqual([false, 0]);
  }
});
