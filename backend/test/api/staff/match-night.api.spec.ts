import { weekLeague } from '../../factories/week-league.ts';
import type { WeekLeague } from '../../factories/week-league.ts';
import { bootApp, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { queryAsUser } from './division-calls.ts';
import { deskOf } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

/** What the page of the match night asks for. */
const NIGHT = `
  query ($late: AdminSeriesFilter!, $tonight: AdminSeriesFilter!, $numbers: AdminSeriesFilter!, $times: AdminSeriesFilter!, $done: AdminSeriesFilter!) {
    divisionSummaries { divisionId division seasonId season }
    weekMatters { seriesId group suggestedStart captains { nickname } }
    late: adminSeries(filter: $late) { ...Rows }
    tonight: adminSeries(filter: $tonight) { ...Rows }
    numbers: adminSeries(filter: $numbers) { ...Rows }
    times: adminSeries(filter: $times) { ...Rows }
    done: adminSeries(filter: $done) { ...Rows }
  }
  fragment Rows on AdminSeriesPage {
    total
    items { version mayRun mayChange isOwnTeam room { state } captains { nickname } series { id scheduledAt home { name } } }
  }`;
const of = (lacking: object) => ({ first: 50, sort: 'TIME', ...lacking });
const VARIABLES = {
  late: of({ isLate: true }),
  tonight: of({ isToday: true, isUnreported: true }),
  numbers: of({ lacksNumbers: true }),
  times: of({ lacksTime: true, sort: 'WEEK' }),
  done: of({ isToday: true, isUnreported: false }),
};

interface Rows {
  total: number;
  items: { series: { id: number } }[];
}
type Night = Record<keyof typeof VARIABLES, Rows> & { weekMatters: { seriesId: number }[] };

let app: TestApp;
let world: WeekLeague;
let desk: Desk;
beforeAll(async () => {
  app = await bootApp();
  desk = await deskOf(app, 'admin', 'admin');
  world = await weekLeague(app.db, new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10));
});
afterAll(() => app.close());

test('the page of sixty series, each group with its own rows, takes at most six statements', async () => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  const played = { homeGames: 3, awayGames: 1, homeGoals: 8, awayGoals: 5, reportedAt: hours(-30) };
  const ids: Record<'late' | 'numbers' | 'timeless', number[]> = { late: [], numbers: [], timeless: [] };
  for (let n = 0; n < 20; n++) {
    ids.late.push(await world.series({ scheduledAt: hours(-48 - n) }));
    ids.numbers.push(await world.series({ scheduledAt: hours(-72), ...played, hasPlayerNumbers: false }));
    ids.timeless.push(await world.series());
  }
  const ask = () => queryAsUser<Night>(app, desk.as, NIGHT, VARIABLES);
  await ask();
  const { result: night, texts } = await statements(ask);
  const seriesOf = ({ items }: Rows) => items.map(({ series }) => series.id).toSorted((one, other) => one - other);
  expect(seriesOf(night.late)).toEqual(ids.late);
  expect(night.late.items[0]?.series.id).toBe(ids.late.at(-1));
  expect(seriesOf(night.numbers)).toEqual(ids.numbers);
  expect([night.numbers.total, night.tonight.total, night.done.total]).toEqual([20, 0, 0]);
  expect(night.weekMatters.map(({ seriesId }) => seriesId).toSorted((one, other) => one - other)).toEqual(
    [...ids.late, ...ids.timeless].toSorted((one, other) => one - other),
  );
  // who asks is read first
  expect(texts.filter((text) => !text.includes('from session')).length).toBeLessThanOrEqual(6);
});
