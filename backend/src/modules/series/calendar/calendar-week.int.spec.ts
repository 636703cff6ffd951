import { League } from '../../../../test/factories/league.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import type { Columns } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { statements } from '../../../../test/harness/app.ts';
import { WEEK_RULES_OFF } from '../../../domain/match-week/week-rules.ts';
import { windowOf } from '../../../domain/match-week/week-window.ts';
import { stockholmDate } from '../../../domain/stockholm-time.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { MatchWeekRules } from '../match-week/rules/match-week-rules.entity.ts';
import type { Series } from '../series.entity.ts';
import { CalendarWeekRepository } from './calendar-week.repository.ts';
import { CalendarWeekService } from './calendar-week.service.ts';
import type { NamedWeek } from './calendar-week.service.ts';
import type { CalendarFilter } from './calendar-week.ts';

/** A Wednesday, in the season's third week. */
const NOW = new Date('2026-03-25T18:00:00Z');
const ALL: CalendarFilter = { divisionId: null, teamId: null, isStreamed: null };
const PRESENT: NamedWeek = { week: null, day: null };

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;

beforeEach(async () => {
  database = await freshDb();
  league = new League(database.db);
});
afterEach(() => database.close());

const weeksAt = (now: Date) => new CalendarWeekService(new CalendarWeekRepository(database.db), new FixedClock(now));
const read = (named: Partial<NamedWeek> = {}, filter: Partial<CalendarFilter> = {}) =>
  weeksAt(NOW).find({ ...PRESENT, ...named }, { ...ALL, ...filter });

/** The current season from 12 March to 10 May 2026, with two divisions of two teams. */
async function spring() {
  const season = await league.season({ name: 'Våren', startsOn: '2026-03-12', endsOn: '2026-05-10' });
  await league.setting('current_season', season);
  const division = async (rank: number, names: [string, string]) => {
    const id = await league.division(season, { name: `Division ${rank}`, rank });
    return { id, home: await league.teamIn(id, names[0]), away: await league.teamIn(id, names[1]) };
  };
  const [top, second] = [await division(1, ['Älgar', 'Björnar']), await division(2, ['Dagg', 'Cirkel'])];
  const series = ({ id, home, away }: typeof top, scheduledAt: string | null, columns: Columns<Series> = {}) =>
    league.series(id, home, away, { scheduledAt, ...columns });
  return { season, top, second, series };
}

const ids = ({ series }: { series: readonly { id: number }[] }) => series.map(({ id }) => id);

test('a week has its series in the order of time, those of the top division first, and those without a time last', async () => {
  const { top, second, series } = await spring();
  const untimed = await series(second, null, { week: 3 });
  const late = await series(top, '2026-03-27T19:00:00Z', { week: 3 });
  const lower = await series(second, '2026-03-24T18:00:00Z', { week: 3 });
  const upper = await series(top, '2026-03-24T18:00:00Z', { week: 3 });
  await series(top, null, { week: 4 });

  const week = await read();

  expect(ids(week)).toEqual([upper, lower, late, untimed]);
  expect(week).toMatchObject({
    week: '2026-W13',
    monday: '2026-03-23',
    currentWeek: '2026-W13',
    previousWeek: '2026-W12',
    nextWeek: '2026-W14',
    total: 4,
  });
});

test('a week goes from midnight to midnight in Sweden, also when the clocks change on its Sunday', async () => {
  const { top, series } = await spring();
  const [before, first, last, after] = [
    await series(top, '2026-03-22T22:59:00Z'),
    await series(top, '2026-03-22T23:00:00Z'),
    // summer time begins in the night to 29 March: midnight is then an hour earlier in UTC
    await series(top, '2026-03-29T21:59:00Z'),
    await series(top, '2026-03-29T22:00:00Z'),
  ];

  expect(ids(await read({ week: '2026-W12' }))).toEqual([before]);
  expect(ids(await read({ week: '2026-W13' }))).toEqual([first, last]);
  expect(ids(await read({ day: '2026-03-30' }))).toEqual([after]);
});

test('a week in autumn is an hour longer', async () => {
  const { top, series } = await spring();
  const [last, after] = [await series(top, '2026-10-25T22:59:00Z'), await series(top, '2026-10-25T23:00:00Z')];

  expect(ids(await read({ week: '2026-W43' }))).toEqual([last]);
  expect(ids(await read({ week: '2026-W44' }))).toEqual([after]);
});

test('the present week is that of today, and outside of the current season its nearest one', async () => {
  await spring();
  const present = async (now: string) => (await weeksAt(new Date(now)).find(PRESENT, ALL)).week;

  expect(await present('2026-04-01T10:00:00Z')).toBe('2026-W14');
  expect(await present('2026-01-01T10:00:00Z')).toBe('2026-W11');
  expect(await present('2026-12-01T10:00:00Z')).toBe('2026-W19');
});

test('without a current season the present week is that of today, and empty', async () => {
  expect(await read()).toMatchObject({
    week: '2026-W13',
    total: 0,
    series: [],
    divisions: [],
    teams: [],
    previousWithSeries: null,
    nextWithSeries: null,
  });
});

test('filters find the series of a division, of a team at home or away, and those that are streamed', async () => {
  const { top, second, series } = await spring();
  const home = await series(top, '2026-03-24T18:00:00Z', { week: 3 });
  const away = await league.series(top.id, top.away, top.home, { scheduledAt: '2026-03-25T18:00:00Z', week: 3 });
  const other = await series(second, '2026-03-26T18:00:00Z', { week: 3, isStreamed: true });
  const untimed = await series(second, null, { week: 3 });

  expect(ids(await read({}, { divisionId: top.id }))).toEqual([home, away]);
  expect(ids(await read({}, { teamId: top.home }))).toEqual([home, away]);
  expect(ids(await read({}, { teamId: second.away }))).toEqual([other, untimed]);
  expect(ids(await read({}, { isStreamed: true }))).toEqual([other]);
  expect(ids(await read({}, { isStreamed: false }))).toEqual([home, away, other, untimed]);
  expect(ids(await read({}, { divisionId: top.id, isStreamed: true }))).toEqual([]);
});

test('the choices are the divisions and teams of the seasons that run in the week, teams by name', async () => {
  const { top, second } = await spring();
  const old = await league.season({ startsOn: '2025-09-01', endsOn: '2025-12-20' });
  const past = await league.division(old);
  await league.teamIn(past, 'Förr');
  const names = ({ teams }: { teams: readonly { name: string }[] }) => teams.map(({ name }) => name);

  const week = await read();

  expect(week.divisions.map(({ id }) => id)).toEqual([top.id, second.id]);
  expect(names(week)).toHaveLength(4);
  expect(names(await read({}, { divisionId: second.id }))).toEqual(['Cirkel', 'Dagg']);
  expect((await read({ day: '2025-10-10' })).divisions.map(({ id }) => id)).toEqual([past]);
});

test('an empty week names the nearest weeks that have series', async () => {
  const { top, series } = await spring();
  await series(top, '2026-03-10T18:00:00Z');
  await series(top, '2026-04-20T18:00:00Z');
  await series(top, '2026-05-01T18:00:00Z');

  expect(await read()).toMatchObject({ series: [], previousWithSeries: '2026-W11', nextWithSeries: '2026-W17' });
});

test('series without a time stand in the week that the rules of the match week give them, over pauses', async () => {
  const { season, top, series } = await spring();
  const rules = {
    ...WEEK_RULES_OFF,
    firstWeek: '2026-03-18',
    // two days of one week, and one of another
    pausedWeeks: ['2026-03-30', '2026-04-01', '2026-04-13'],
  };
  await insertRow(database.db, MatchWeekRules, { seasonId: season, ...rules, pausedWeeks: [...rules.pausedWeeks] });
  const weeks = [1, 2, 3, 4, 5];
  for (const week of weeks) {
    const id = await series(top, null, { week });
    const monday = stockholmDate(windowOf(week, '2026-03-12', rules).from);
    expect([week, ids(await read({ day: monday }))]).toEqual([week, [id]]);
  }
  for (const paused of ['2026-03-30', '2026-04-13']) expect(ids(await read({ day: paused }))).toEqual([]);
});

test('a week is read in one statement, and what names no week is refused', async () => {
  await spring();
  expect((await statements(() => read())).count).toBe(1);
  await expect(read({ week: '2026-54' })).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { field: 'week' } });
  await expect(read({ day: '2026-02-30' })).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { field: 'day' } });
});
