import pg from 'pg';
import { weekLeague } from '../../../../test/factories/week-league.ts';
import type { WeekLeague } from '../../../../test/factories/week-league.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import { WEEK_RULES_OFF } from '../../../domain/match-week/week-rules.ts';
import { WeekRulesService } from './rules/week-rules.service.ts';
import { TimelineService } from './timeline.service.ts';
import { WeekSeriesService } from './week-series.service.ts';

let app: TestApp;
let week: WeekSeriesService;
let timeline: TimelineService;
let rules: WeekRulesService;
let world: WeekLeague;
let seriesId: number;

beforeAll(async () => {
  app = await bootApp();
  week = app.app.get(WeekSeriesService, { strict: false });
  timeline = app.app.get(TimelineService, { strict: false });
  rules = app.app.get(WeekRulesService, { strict: false });
  world = await weekLeague(app.db, '2030-03-14');
  seriesId = await world.series({ week: 2 });
});
afterAll(() => app.close());

test('only players of the two teams and staff who may change the series see it', async () => {
  const { squads, admin, steward, stranger, league } = world;
  const other = { ...ANONYMOUS, userId: await league.user({}, ['divisionadmin']), roles: ['divisionadmin'] as const };
  const callers = [squads.home[0], squads.away[2] ?? stranger, admin, steward, stranger, other, ANONYMOUS];
  const seen = await Promise.all(callers.map((actor) => week.find(actor, seriesId)));
  expect(seen.map((series) => series && [series.side, series.isCaptain, series.isStaff])).toEqual([
    ['home', true, false],
    ['away', false, false],
    [null, false, true],
    [null, false, true],
    null,
    null,
    null,
  ]);
});

test('an unknown series, and one that the caller may not see, are refused alike', async () => {
  for (const id of [seriesId, 99_999]) {
    await expect(week.getSeriesOrThrow(world.stranger, id)).rejects.toMatchObject({ code: 'SERIES_NOT_FOUND' });
    await expect(app.db.transaction(() => week.lockSeries(world.stranger, id))).rejects.toMatchObject({
      code: 'SERIES_NOT_FOUND',
    });
  }
});

test('a player who has left the team, or is no captain any more, is so at once', async () => {
  const [captain, mate] = world.squads.away;
  const places = (own: number, others: number) =>
    app.db.query(
      `update roster_entry set sort_order = case player_id when $1 then $2::int else $3::int end
                   where player_id in ($1, $4)`,
      [captain.playerId, own, others, mate?.playerId],
    );
  await app.db.query('update roster_entry set sort_order = 9 where player_id = $1', [captain.playerId]);
  expect(await week.getSeriesOrThrow(captain, seriesId)).toMatchObject({ side: 'away', isCaptain: false });
  await places(1, 2);
  await app.db.query(`update roster_entry set valid_to = now() where player_id = $1`, [captain.playerId]);
  expect(await week.find(captain, seriesId)).toBeNull();
  await app.db.query(`update roster_entry set valid_to = null where player_id = $1`, [captain.playerId]);
  expect(await week.getSeriesOrThrow(captain, seriesId)).toMatchObject({ isCaptain: true });
});

test('a locked series keeps its captains until the transaction ends', async () => {
  const { squads, teamIds } = world;
  const other = new pg.Client({ connectionString: app.databaseUrl });
  await other.connect();
  const change = () => other.query('select id from team where id = $1 for no key update nowait', [teamIds.home]);
  await app.db.transaction(async () => {
    await week.lockSeries(squads.home[0], seriesId);
    await expect(change()).rejects.toThrow(/could not obtain lock/);
  });
  await expect(change()).resolves.toMatchObject({ rowCount: 1 });
  await other.end();
});

test('the timeline says who did what, in order, and when time ran out', async () => {
  const [captain] = world.squads.home;
  const at = new Date('2030-03-20T18:00:00Z');
  const starts = [new Date('2030-03-22T18:00:00Z'), new Date('2030-03-21T18:00:00Z')];
  await app.db.transaction(async () => {
    await timeline.record({ seriesId, kind: 'times-offered', side: 'home', userId: captain.userId, at, starts });
    await timeline.record({ seriesId, kind: 'dispute-decided', side: null, userId: world.admin.userId, at, text: 'x' });
    await timeline.record({ seriesId, kind: 'confirmed', side: null, userId: null, at });
  });
  const lines = await timeline.ofSeries(seriesId);
  expect(lines.map(({ id: _id, ...line }) => line)).toEqual([
    {
      ...{ kind: 'times-offered', side: 'home', by: 'alfa-1', isByClock: false, text: null },
      at: '2030-03-20T18:00:00.000Z',
      starts: ['2030-03-22T18:00:00.000Z', '2030-03-21T18:00:00.000Z'],
    },
    {
      kind: 'dispute-decided',
      side: null,
      by: null,
      isByClock: false,
      at: '2030-03-20T18:00:00.000Z',
      starts: [],
      text: 'x',
    },
    {
      kind: 'confirmed',
      side: null,
      by: null,
      isByClock: true,
      at: '2030-03-20T18:00:00.000Z',
      starts: [],
      text: null,
    },
  ]);
});

test('the rules of a season are off until an admin switches them on, and then move the week', async () => {
  const seasonId = await world.league.season({ startsOn: '2031-01-08', endsOn: '2031-05-01' });
  expect(await rules.ofSeason(seasonId)).toEqual(WEEK_RULES_OFF);
  const typed = { ...WEEK_RULES_OFF, captainsReport: true, firstWeek: '2031-01-15', pausedWeeks: ['2031-02-20'] };
  await rules.save(world.admin, seasonId, typed);
  expect(await rules.ofSeason(seasonId)).toEqual(typed);
  await expect(rules.save(world.admin, 99_999, typed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const [act] = await app.db.query<{ after: object }>(
    `select after from audit_entry where act = 'season.match-week' and object_id = $1`,
    [seasonId],
  );
  expect(act?.after).toEqual(typed);
});
