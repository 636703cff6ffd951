import { addHours } from './league/calendar.ts';
import { sizeOf } from './league/league-plan.ts';
import { makeLeague } from './make-league.ts';
import type { LeagueEnd, LeagueOptions, SeasonBatch } from './make-league.ts';
import { standingsOf } from './play/ties.ts';
import { TIE_RECIPES } from './play/tie-recipes.ts';

const options: LeagueOptions = { seed: 7, scale: 1, now: new Date('2026-11-19T15:00:00Z'), divisionAdmins: [2, 5, 6] };

function make(changed: Partial<LeagueOptions> = {}): { seasons: SeasonBatch[]; end: LeagueEnd } {
  const league = makeLeague({ ...options, ...changed });
  const seasons: SeasonBatch[] = [];
  for (let step = league.next(); ; step = league.next()) {
    if (step.done) return { seasons, end: step.value };
    seasons.push(step.value);
  }
}

const seriesOf = (seasons: readonly SeasonBatch[]) =>
  seasons.flatMap(({ divisions }) => divisions.flatMap(({ series }) => series));

/** The parts of the league that a reader can see. */
const printed = (seasons: readonly SeasonBatch[]) =>
  seriesOf(seasons).map(({ home, away, scheduledAt, games, walkover }) =>
    JSON.stringify([home.name, away.name, scheduledAt, games, walkover]),
  );

test('the same seed makes the same league, another seed another', () => {
  const once = printed(make().seasons);
  expect(printed(make().seasons)).toEqual(once);
  expect(printed(make({ seed: 8 }).seasons)).not.toEqual(once);
});

test.each([1, 2, 3, 2026, 99_991])('seed %i finds a place for every tie', (seed) => {
  const seen = new Set(
    make({ seed }).seasons.flatMap(({ divisions }) =>
      divisions.flatMap((division) => standingsOf(division).map(({ trace }) => trace?.criterion)),
    ),
  );
  for (const name of Object.keys(TIE_RECIPES)) expect(seen).toContain(name);
});

test.each([
  { scale: 1, size: { eras: 1, ladders: 1 } },
  { scale: 2, size: { eras: 2, ladders: 1 } },
  { scale: 10, size: { eras: 5, ladders: 2 } },
  { scale: 100, size: { eras: 10, ladders: 10 } },
])('scale $scale', ({ scale, size }) => expect(sizeOf(scale)).toEqual(size));

test.each([0, 1.5, -3])('%d is no scale', (scale) => expect(() => sizeOf(scale)).toThrow(RangeError));

test('twice the scale has twice the series, and more teams, each with a name of its own', () => {
  const [single, double] = [make().seasons, make({ scale: 2 }).seasons];
  expect(seriesOf(double)).toHaveLength(2 * seriesOf(single).length);
  const teams = double.flatMap((season) => season.teams.map(({ name }) => name.toLowerCase()));
  expect(new Set(teams).size).toBe(teams.length);
  expect(teams.length).toBeGreaterThan(1.7 * single.flatMap((season) => season.teams).length);
});

test('divisions side by side have names and addresses of their own', () => {
  const [season] = make({ scale: 4 }).seasons;
  const divisions = season?.divisions ?? [];
  expect(divisions).toHaveLength(8);
  expect(new Set(divisions.map(({ discriminator }) => discriminator)).size).toBe(8);
  expect(new Set(divisions.map(({ name }) => name)).size).toBe(8);
  expect(divisions.filter(({ rank }) => rank === 1)).toHaveLength(1);
});

test('good teams rise: who ends first has mostly been promoted or was in the top division', () => {
  const { seasons, end } = make();
  const champion = seasons.at(-2)?.divisions[0];
  const winner = champion && standingsOf(champion)[0]?.teamId;
  const current = end.divisions[0]?.teams.map(({ team }) => team.id);
  expect(current).toContain(winner);
});

/** All days and hours of weeks in all seasons of the year, and of the weeks when clocks change. */
const WEEKS = ['2026-01-05', '2026-03-23', '2026-06-29', '2026-10-19', '2026-11-16'];
const HOURS = [0, 9, 17.5, 18.5, 21.8, 23.5];
const TIMES = [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
  HOURS.map((hour, index) => addHours(new Date(`${WEEKS[(day + index) % WEEKS.length]}T00:00:00Z`), day * 24 + hour)),
);

test('whenever it is made, the season is under way: a part is reported, some is soon, nothing is reported ahead', () => {
  for (const now of TIMES) {
    const series = seriesOf(make({ now }).seasons.slice(-1));
    const reported = series.filter(({ reportedAt }) => reportedAt !== null);
    const share = reported.length / series.length;
    const soon = series.filter(
      ({ reportedAt, scheduledAt }) =>
        !reportedAt && scheduledAt && scheduledAt > now && scheduledAt < addHours(now, 30),
    );
    const ahead = reported.filter(({ reportedAt }) => reportedAt && reportedAt > now);
    const what = { now: now.toISOString(), share, soon: soon.length, ahead: ahead.length };
    expect(what).toMatchObject({ ahead: 0 });
    if (share < 0.4 || share > 0.68 || soon.length < 6) throw new Error(`not under way: ${JSON.stringify(what)}`);
  }
});
