import { SessionsService } from '../../src/modules/auth/sessions.service.ts';
import type { RoleName } from '../../src/domain/actor.ts';
import { League } from '../factories/league.ts';
import { bootApp, graphql } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { collideCalls } from '../harness/locks.ts';
import { setTime } from '../harness/time.ts';

let app: TestApp;
let league: League;
let played: number;
let divisionId: number;
let made = 0;

const LAST_SERIES = '2020-05-20T18:00:00Z';

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  played = await league.season({ startsOn: '2020-01-01', endsOn: '2020-06-30' });
  divisionId = await league.division(played);
  const [home, away] = [await league.teamIn(divisionId, 'Hemma'), await league.teamIn(divisionId, 'Borta')];
  await league.walkover(divisionId, [home, away], 'home', { scheduledAt: LAST_SERIES });
});
afterAll(() => app.close());

interface Caller {
  playerId: number;
  userId: number;
  token: string;
}

async function caller(roles: RoleName[] = []): Promise<Caller> {
  const userId = await league.user({}, roles);
  const playerId = await league.player(`Spelare ${++made}`, { userId: userId });
  const { accessToken } = await app.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
  return { userId, playerId, token: accessToken };
}

/** A team of three that has played the season. */
async function team(): Promise<{ id: number; players: [Caller, Caller, Caller] }> {
  const id = await league.teamIn(divisionId, `Lag ${++made}`);
  const players: [Caller, Caller, Caller] = [await caller(), await caller(), await caller()];
  for (const [index, { playerId }] of players.entries()) {
    await league.sign(playerId, id, '2020-01-01', { sortOrder: index + 1 });
  }
  return { id, players };
}

const leave = ({ playerId }: Caller, at = '2020-06-10') =>
  app.db.query('update roster_entry set valid_to = $2 where player_id = $1 and valid_to is null', [playerId, at]);

async function ask<T>(as: Caller | null, query: string): Promise<T> {
  const answer = await graphql<{ it: T }>(
    app.url,
    query,
    as ? { headers: { authorization: `Bearer ${as.token}` } } : {},
  );
  return (answer.errors ? answer.errors[0]?.extensions : answer.data?.it) as T;
}

const placeOf = (as: Caller | null, teamId: number) =>
  ask(
    as,
    `{ it: nextSeasonPlace(teamId: ${teamId}) { state remaining isSettled canDecline season { id } nextSeason { id } } }`,
  );
const decline = (as: Caller | null) =>
  ask<{ code?: string; messageKey?: string }>(
    as,
    'mutation { it: declineNextSeasonPlace { ... on Done { messageKey } ... on Problem { code } } }',
  );

test('its players and staff see the place, and no one else; only the captain can decline', async () => {
  const { id, players } = await team();
  const [captain, member] = players;
  const place = { state: 'HELD', remaining: 3, isSettled: true, season: { id: played }, nextSeason: null };
  expect(await placeOf(captain, id)).toEqual({ ...place, canDecline: true });
  expect(await placeOf(member, id)).toEqual({ ...place, canDecline: false });
  expect(await placeOf(await caller(['writer']), id)).toEqual({ ...place, canDecline: false });
  expect(await placeOf(await caller(), id)).toBeNull();
  expect(await placeOf((await team()).players[0], id)).toBeNull();
  expect(await placeOf(null, id)).toBeNull();
});

test('it is lost when one of those who played is left, and new players do not bring it back', async () => {
  const { id, players } = await team();
  const [captain, second, third] = players;
  await leave(third);
  expect(await placeOf(captain, id)).toMatchObject({ state: 'HELD', remaining: 2 });
  await leave(second);
  await league.sign((await caller()).playerId, id, '2020-06-20', { sortOrder: 2 });
  expect(await placeOf(captain, id)).toMatchObject({ state: 'LOST', remaining: 1, canDecline: false });
  expect(await decline(captain)).toMatchObject({ code: 'NO_PLACE' });
});

test('who left before the last series does not count', async () => {
  const { id, players } = await team();
  const [captain, second, third] = players;
  await leave(third, '2020-05-20T17:59:59Z');
  expect(await placeOf(captain, id)).toMatchObject({ state: 'HELD', remaining: 2 });
  await leave(second, '2020-05-20T17:59:59Z');
  expect(await placeOf(captain, id)).toMatchObject({ state: 'LOST', remaining: 1 });
});

test('the captain declines once, also when it is sent twice; others are refused', async () => {
  const { id, players } = await team();
  const [captain, member] = players;
  expect(await decline(member)).toMatchObject({ code: 'NOT_CAPTAIN' });
  expect(await decline(await caller())).toMatchObject({ code: 'NO_TEAM' });
  expect(await decline(null)).toMatchObject({ code: 'UNAUTHENTICATED' });
  const twice = await collideCalls(app.databaseUrl, { table: 'team', ids: [id] }, [
    () => decline(captain),
    () => decline(captain),
  ]);
  expect(twice.map(({ code, messageKey }) => code ?? messageKey).sort()).toEqual(['NO_PLACE', 'api.place.declined']);
  expect(await placeOf(captain, id)).toMatchObject({ state: 'DECLINED', canDecline: false });
});

test('staff see in the list of the next season who holds a place; once it has its teams nothing can be changed', async () => {
  const [keeps, declines, other] = [await team(), await team(), await league.team('Nykomlingarna')];
  await decline(declines.players[0]);
  const next = await league.season({ startsOn: '2020-08-01', endsOn: '2020-12-20' });
  await league.setting('signup_season', next);
  for (const id of [keeps.id, declines.id, other]) {
    await league.signUp(next, id);
  }
  const writer = await caller(['writer']);
  const list = await ask<{ items: { team: { id: number }; holdsPlace: boolean }[] }>(
    writer,
    '{ it: signedUpTeams(filter: {}) { items { team { id } holdsPlace } } }',
  );
  expect(new Map(list.items.map(({ team: { id }, holdsPlace }) => [id, holdsPlace]))).toEqual(
    new Map([
      [keeps.id, true],
      [declines.id, false],
      [other, false],
    ]),
  );
  expect(await placeOf(keeps.players[0], keeps.id)).toMatchObject({ nextSeason: { id: next } });

  await league.enter(await league.division(next), other);
  expect(await placeOf(keeps.players[0], keeps.id)).toBeNull();
  expect(await decline(keeps.players[0])).toMatchObject({ code: 'NO_PLACE' });
});

describe('with the next season made early', () => {
  const at = (day: string) => setTime([app], new Date(`${day}T12:00:00Z`));
  const seenByStaff = async (teamId: number) => placeOf(await caller(['writer']), teamId);

  /** A team of three in the season that is played. */
  async function running() {
    at('2098-04-01');
    const seasonId = await league.season({ startsOn: '2098-01-01', endsOn: '2098-06-30' });
    const { id } = await team();
    await league.enter(await league.division(seasonId), id);
    await league.setting('current_season', seasonId);
    return { seasonId, id };
  }
  afterEach(async () => {
    await app.db.query(`delete from setting where key in ('current_season', 'signup_season')`);
    await app.db.query(
      `delete from division_team dt using season se where se.id = dt.season_id and se.starts_on > '2090-01-01'`,
    );
  });

  test('the place is that of the current season until staff say otherwise, also when the next one has begun', async () => {
    const { seasonId, id } = await running();
    const next = await league.season({ startsOn: '2098-05-01', endsOn: '2098-12-31' });
    const place = { season: { id: seasonId }, nextSeason: { id: next } };
    expect(await seenByStaff(id)).toMatchObject(place);
    at('2098-05-02');
    expect(await seenByStaff(id)).toMatchObject(place);
    await league.enter(await league.division(next), id);
    // the next season has its teams
    expect(await seenByStaff(id)).toBeNull();
    await league.setting('current_season', next);
    expect(await seenByStaff(id)).toMatchObject({ season: { id: next } });
  });

  test('a season that no one has played yet gives no places in a later one', async () => {
    const { id } = await running();
    const early = await league.season({ startsOn: '2099-01-01', endsOn: '2099-06-30' });
    const other = await league.teamIn(await league.division(early), 'För tidigt');
    const later = await league.season({ startsOn: '2099-08-01', endsOn: '2099-12-01' });
    await league.setting('signup_season', later);
    for (const each of [id, other]) await league.signUp(later, each);
    at('2098-07-02');
    const list = await ask<{ items: { team: { id: number }; holdsPlace: boolean }[] }>(
      await caller(['writer']),
      '{ it: signedUpTeams(filter: {}) { items { team { id } holdsPlace } } }',
    );
    expect(list.items.filter(({ holdsPlace }) => holdsPlace).map((row) => row.team.id)).toEqual([id]);
  });
});
