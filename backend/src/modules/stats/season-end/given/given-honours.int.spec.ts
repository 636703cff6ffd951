import type pg from 'pg';
import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { eventOf, readingOf, storePlay } from '../../../../../test/factories/field-play.ts';
import { League, threeNil } from '../../../../../test/factories/league.ts';
import { refusalOf } from '../../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../../test/harness/app.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { SeasonsAdminService } from '../../../seasons/seasons-admin.service.ts';
import { SeriesReportService } from '../../../series/report/series-report.service.ts';
import { UndoService } from '../../../staff/undo/undo.service.ts';
import { SeasonEndService } from '../season-end.service.ts';
import { SeasonHonoursService } from '../season-honours.service.ts';
import { GivenHonoursRepository } from './given-honours.repository.ts';
import { GivenHonoursService } from './given-honours.service.ts';

const WORDS = { nameSv: 'Årets kamrat', nameEn: 'Mate of the year', textSv: 'Hjälpte alla', textEn: null };
const NO_TEXTS = { textSv: null, textEn: null };

let app: TestApp;
let league: League;
let admin: Actor;
let seasonId: number;
let seriesId: number;
let teams: [number, number];
let ada: number;
let bo: number;
let count = 0;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
});
afterAll(() => app.close());
beforeEach(async () => {
  seasonId = await league.season({ startsOn: '2020-01-01', endsOn: '2021-01-01' });
  const divisionId = await league.division(seasonId);
  teams = [await league.teamIn(divisionId, `A ${++count}`), await league.teamIn(divisionId, `B ${++count}`)];
  [ada, bo] = [await league.player(`Ada ${++count}`), await league.player(`Bo ${++count}`)];
  const games = threeNil.map((game) => ({
    ...game,
    home: [[ada, 100, 1, 0, 0, 1] as const],
    away: [[bo, 100, 0, 0, 0, 1] as const],
  }));
  seriesId = await league.played(divisionId, teams, games);
  const [game] = await app.db.query<{ id: number }>('select id from game where series_id = $1 and number = 2', [
    seriesId,
  ]);
  const players = [
    { team: 0, playerId: ada },
    { team: 1, playerId: bo },
  ] as const;
  const goal = { kind: 'goal', team: 0, player: 0 } as const;
  const events = [
    eventOf({ ...goal, seconds: 10, player: 1, ownGoal: true }),
    eventOf({ ...goal, seconds: 20 }),
    eventOf({ ...goal, kind: 'shot', seconds: 30 }),
  ];
  await storePlay(app.db, game?.id ?? 0, readingOf(players, { events }));
});

const given = () => app.app.get(GivenHonoursService, { strict: false });
const honours = () => app.app.get(SeasonHonoursService, { strict: false });
const settle = () =>
  app.app.get(SeasonEndService, { strict: false }).settle(admin, { seasonId, acceptsUnplayed: false });
const give = (more: { playerId?: number | null; teamId?: number | null } = {}, words = WORDS) =>
  given().give(admin, seasonId, { playerId: null, teamId: null, ...more }, words);
const choose = (goal: number, more = {}) =>
  given().chooseGoal(admin, seasonId, { seriesId, game: 2, goal, version: null, ...NO_TEXTS, ...more });
const undoLast = async (by = admin) => {
  const [entry] = await app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
  const id = entry?.id ?? 0;
  return app.app.get(UndoService, { strict: false }).undo(by, id, [id]);
};
/** The id and version of an honour that was just given. */
const giveTo = async (subject: { playerId: number } | { teamId: number }) => {
  const { own } = await give(subject);
  return { id: own.at(-1)?.id ?? 0, version: 0 };
};
const actCount = async () => (await app.db.query('select from audit_entry')).length;

describe("one of staff's own", () => {
  test('is given in a settled season, and stands with who has it', async () => {
    await settle();
    await give({ playerId: ada });
    await give({ teamId: teams[1] });
    expect((await honours().ofSeason(seasonId))?.own).toMatchObject([
      { ...WORDS, player: { id: ada }, team: null, version: 0 },
      { ...WORDS, player: null, team: { id: teams[1] } },
    ]);
    // Ada is also the season's best by the numbers
    const kinds = (await honours().awardsOfPlayer(ada)).map(({ kind }) => kind);
    expect(kinds.slice(-1)).toEqual(['own']);
    expect(await honours().awardsOfTeam(teams[1])).toMatchObject([
      { kind: 'own', own: WORDS, season: { id: seasonId } },
    ]);
  });

  test('is refused in an open season, and is not seen in one that was opened again', async () => {
    expect(await refusalOf(give({ playerId: ada }))).toBe('SEASON_OPEN');
    await settle();
    await give({ playerId: ada });
    await app.app.get(SeasonEndService, { strict: false }).reopen(admin, seasonId);
    expect(await honours().ofSeason(seasonId)).toBeNull();
    expect(await honours().awardsOfPlayer(ada)).toEqual([]);
    expect((await given().ofSeason(seasonId)).own).toHaveLength(1);
  });

  test('is changed and taken away by who has seen it, and both are taken back', async () => {
    await settle();
    const [first] = (await give({ playerId: ada })).own;
    const target = { id: first?.id ?? 0, version: 0 };
    const changed = await given().change(admin, target, { ...WORDS, nameSv: 'Årets vän' });
    expect(changed.own).toMatchObject([{ nameSv: 'Årets vän', version: 1 }]);
    expect(await refusalOf(given().change(admin, target, WORDS))).toBe('CHANGED_MEANWHILE');
    expect(await refusalOf(given().remove(admin, target))).toBe('CHANGED_MEANWHILE');
    await undoLast();
    expect((await given().ofSeason(seasonId)).own).toMatchObject([{ ...WORDS, version: 2 }]);
    expect((await given().remove(admin, { id: target.id, version: 2 })).own).toEqual([]);
    expect(await refusalOf(given().remove(admin, { id: target.id, version: 2 }))).toBe('NOT_FOUND');
    await undoLast();
    expect((await given().ofSeason(seasonId)).own).toMatchObject([WORDS]);
  });

  test('has one who gets it, and a name in both languages', async () => {
    await settle();
    expect(await refusalOf(give())).toBe('INVALID_INPUT');
    expect(await refusalOf(give({ playerId: ada, teamId: teams[0] }))).toBe('INVALID_INPUT');
    expect(await refusalOf(give({ playerId: ada }, { ...WORDS, nameEn: ' ' }))).toBe('INVALID_INPUT');
    expect(await refusalOf(give({ playerId: ada }, { ...WORDS, nameSv: 'x'.repeat(61) }))).toBe('INVALID_INPUT');
    expect(await refusalOf(give({ playerId: 999_999 }))).toBe('NOT_FOUND');
    expect((await given().ofSeason(seasonId)).own).toEqual([]);
  });
});

describe('the goal of the season', () => {
  test('is one that was recorded, with who scored it', async () => {
    await settle();
    const { items, total } = await given().recordedGoals(seasonId, slice('ada'));
    expect(items).toMatchObject([{ seriesId, game: 2, goal: 2, side: 'home', scorer: { id: ada } }]);
    expect(total).toBe(1);
    expect(
      (await given().recordedGoals(seasonId, slice(''))).items.map(({ goal, scorer }) => [goal, scorer?.id]),
    ).toEqual([
      [1, undefined],
      [2, ada],
    ]);
    await choose(2, { textSv: 'Från egen planhalva' });
    expect((await honours().ofSeason(seasonId))?.goal).toMatchObject({
      ...{ seriesId, game: 2, goal: 2, side: 'home', textSv: 'Från egen planhalva' },
      ...{ scorer: { id: ada }, home: { id: teams[0] } },
    });
    expect((await honours().awardsOfPlayer(ada)).map(({ kind }) => kind)).toContain('goal');
    expect(await honours().awardsOfTeam(teams[0])).toMatchObject([{ kind: 'goal', goal: { goal: 2 } }]);
    expect(await honours().awardsOfTeam(teams[1])).toEqual([]);
  });

  test('is refused when no recording has it', async () => {
    await settle();
    expect(await refusalOf(choose(3))).toBe('NOT_FOUND');
    expect(await refusalOf(choose(1, { game: 1 }))).toBe('NOT_FOUND');
    const other = await league.season({ startsOn: '2019-01-01', endsOn: '2019-06-01' });
    await app.db.query('update season set settled_at = now() where id = $1', [other]);
    const elsewhere = { seriesId, game: 2, goal: 2, version: null, ...NO_TEXTS };
    expect(await refusalOf(given().chooseGoal(admin, other, elsewhere))).toBe('NOT_FOUND');
  });

  test('gives way to another one that is chosen by who has seen it, and comes back', async () => {
    await settle();
    await choose(2);
    for (const version of [null, 1]) expect(await refusalOf(choose(1, { version }))).toBe('CHANGED_MEANWHILE');
    expect((await choose(1, { version: 0 })).goal).toMatchObject({ goal: 1, scorer: null, version: 1 });
    await undoLast();
    expect((await given().ofSeason(seasonId)).goal).toMatchObject({ goal: 2, scorer: { id: ada } });
  });

  test('goes with its game, and comes back with it', async () => {
    await settle();
    await choose(2);
    await app.app.get(SeasonEndService, { strict: false }).reopen(admin, seasonId);
    await app.db.query(`update series set scheduled_at = '2020-12-01' where id = $1`, [seriesId]);
    await app.app.get(SeriesReportService, { strict: false }).reset(admin, { seriesId, version: null });
    expect((await given().ofSeason(seasonId)).goal).toBeNull();
    await undoLast();
    expect((await given().ofSeason(seasonId)).goal).toMatchObject({ game: 2, goal: 2 });
  });
});

describe('an honour that is changed from two sides', () => {
  const rename = (target: { id: number; version: number }) =>
    given().change(admin, target, { ...WORDS, nameSv: 'Årets vän' });

  test.each([
    { name: 'a change', isDeleted: true, act: rename },
    {
      name: 'a removal',
      isDeleted: false,
      act: (target: { id: number; version: number }) => given().remove(admin, target),
    },
  ])('$name waits for a merge of the player, and is refused after it', async ({ act, isDeleted }) => {
    await settle();
    const leaving = await league.player(`Leo ${++count}`);
    const target = await giveTo({ playerId: leaving });
    const acts = await actCount();
    const merge = async (holder: pg.Client) => {
      await holder.query('update season_honour set player_id = $2 where player_id = $1', [leaving, bo]);
      if (isDeleted) await holder.query('delete from player where id = $1', [leaving]);
    };
    const calls = [() => refusalOf(act(target))];
    const outcome = await collideCalls(app.databaseUrl, { table: 'player', ids: [leaving] }, calls, merge);
    expect(outcome).toEqual(['CHANGED_MEANWHILE']);
    expect((await given().ofSeason(seasonId)).own).toMatchObject([{ ...WORDS, player: { id: bo }, version: 0 }]);
    expect(await actCount()).toBe(acts);
  });

  test.each([
    { name: 'gone', sql: 'delete from season_honour where id = $1', refusal: 'NOT_FOUND' },
    {
      name: 'as it was',
      sql: 'update season_honour set version = version + 1 where id = $1',
      refusal: 'CHANGED_MEANWHILE',
    },
  ])('no act is told of one that an undo has just made $name', async ({ sql, refusal }) => {
    await settle();
    const target = await giveTo({ teamId: teams[0] });
    const goal = { id: (await choose(2)).goal?.id ?? 0, version: 0 };
    const acts = await actCount();
    const meet = (id: number, act: () => Promise<unknown>) =>
      collideCalls(app.databaseUrl, { table: 'season_honour', ids: [id] }, [() => refusalOf(act())], (holder) =>
        holder.query(sql, [id]),
      );
    expect(await meet(target.id, () => rename(target))).toEqual([refusal]);
    expect(await meet(goal.id, () => choose(1, { version: 0 }))).toEqual(['CHANGED_MEANWHILE']);
    expect(await actCount()).toBe(acts);
  });

  test('a second goal of the season is refused, also by the database', async () => {
    await settle();
    expect(await refusalOf(choose(2, { version: 0 }))).toBe('CHANGED_MEANWHILE');
    const [game] = await app.db.query<{ id: number }>('select id from game where series_id = $1', [seriesId]);
    const goal = { gameId: game?.id ?? 0, goal: 1 };
    const repository = app.app.get(GivenHonoursRepository, { strict: false });
    await repository.insertGoal(seasonId, goal, NO_TEXTS);
    expect(await refusalOf(repository.insertGoal(seasonId, goal, NO_TEXTS))).toBe('CHANGED_MEANWHILE');
  });
});

describe('an honour that is an own matter', () => {
  let adas: Actor;
  let other: Actor;
  beforeEach(async () => {
    await settle();
    adas = { ...ANONYMOUS, userId: await league.user({}, ['admin']), playerId: ada, roles: ['admin'] };
    other = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
    await app.db.query('update player set user_id = $2 where id = $1', [ada, adas.userId]);
    await league.sign(ada, teams[0], '2020-01-01');
    await league.setting('own_matters', 'another-admin');
  });
  afterEach(() => league.setting('own_matters', 'marked'));

  const ANOTHER_ADMIN = { code: 'NOT_UNDOABLE', messageKey: 'api.own-matter.another-admin' };
  const rename = async (target: { id: number; version: number }) =>
    given().change(other, target, { ...WORDS, nameSv: 'Årets vän' });
  const remove = async (target: { id: number; version: number }) => given().remove(other, target);

  test.each([
    { name: "the player's, changed", whose: () => ({ playerId: ada }), act: rename },
    { name: "the player's, taken away", whose: () => ({ playerId: ada }), act: remove },
    { name: "the team's, changed", whose: () => ({ teamId: teams[0] }), act: rename },
    { name: "the team's, taken away", whose: () => ({ teamId: teams[0] }), act: remove },
  ])('is not brought back by who has it: $name', async ({ whose, act }) => {
    await act(await giveTo(whose()));
    await expect(undoLast(adas)).rejects.toMatchObject(ANOTHER_ADMIN);
    await undoLast(other);
    // nor is it taken away again by them
    await expect(undoLast(adas)).rejects.toMatchObject(ANOTHER_ADMIN);
    expect((await given().ofSeason(seasonId)).own).toMatchObject([WORDS]);
  });

  test('is not given or taken back by who has it, as a goal is not by who scored it', async () => {
    await give({ playerId: ada });
    await expect(undoLast(adas)).rejects.toMatchObject(ANOTHER_ADMIN);
    await choose(2);
    await expect(undoLast(adas)).rejects.toMatchObject(ANOTHER_ADMIN);
    const chosen = await given().ofSeason(seasonId);
    await remove({ id: chosen.goal?.id ?? 0, version: 0 });
    await expect(undoLast(adas)).rejects.toMatchObject(ANOTHER_ADMIN);
    const again = { seriesId, game: 2, goal: 2, version: null, ...NO_TEXTS };
    expect(await refusalOf(given().chooseGoal(adas, seasonId, again))).toBe('OWN_TEAM');
  });

  test('of others is brought back by everyone', async () => {
    await remove(await giveTo({ teamId: teams[1] }));
    await undoLast(adas);
    expect((await given().ofSeason(seasonId)).own).toMatchObject([{ team: { id: teams[1] } }]);
  });
});

test('a season that is deleted takes what was given in it along, and brings it back', async () => {
  const season = await league.season({ startsOn: '2018-01-01', endsOn: '2018-06-01' });
  const settled = (at: string) => app.db.query(`update season set settled_at = ${at} where id = $1`, [season]);
  await settled('now()');
  await given().give(admin, season, { playerId: ada, teamId: null }, WORDS);
  await settled('null');
  await app.app.get(SeasonsAdminService, { strict: false }).remove(admin, season);
  expect((await given().ofSeason(season)).own).toEqual([]);
  await undoLast();
  expect((await given().ofSeason(season)).own).toMatchObject([{ ...WORDS, player: { id: ada } }]);
});

const slice = (text: string) => ({ text, isDescending: false, first: 10, offset: 0 });
