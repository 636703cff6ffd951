import fc from 'fast-check';
import { League } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { walkoverResult, type Walkover } from '../../../domain/series/series-result.ts';
import { DivisionTeam } from '../../seasons/divisions/division-team.entity.ts';
import { Series } from '../../series/series.entity.ts';
import { FeedsRepository } from './feeds.repository.ts';

/** What calendars are told about a series, whatever happens to it: programs keep an event whose sequence has not grown. */

const RUNS = Number(process.env['MODEL_RUNS'] ?? 15);
const NOW = new Date('2030-03-01T12:00:00Z');
const TIMES = ['2030-02-20T18:00:00Z', '2030-03-15T18:00:00Z', '2030-03-16T18:00:00Z', null] as const;
const REPORTS = ['2030-02-25T12:00:00Z', '2030-03-01T12:00:00Z', '2030-03-20T12:00:00Z'] as const;

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let feeds: FeedsRepository;
let seasonId: number;
beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  feeds = new FeedsRepository(database.db);
  seasonId = await league.season();
});
afterAll(() => database.close());

type Step =
  | { kind: 'time'; to: string | null }
  | { kind: 'out'; side: 'home' | 'away'; is: boolean }
  | { kind: 'walkover'; winner: Walkover; at: string }
  | { kind: 'played'; homeGames: number; at: string }
  | { kind: 'reset' }
  | { kind: 'streamed'; is: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('time' as const), to: fc.constantFrom(...TIMES) }),
  fc.record({ kind: fc.constant('out' as const), side: fc.constantFrom('home', 'away'), is: fc.boolean() }),
  fc.record({
    kind: fc.constant('walkover' as const),
    winner: fc.constantFrom('home', 'away', 'both'),
    at: fc.constantFrom(...REPORTS),
  }),
  fc.record({
    kind: fc.constant('played' as const),
    homeGames: fc.constantFrom(0, 1, 2),
    at: fc.constantFrom(...REPORTS),
  }),
  fc.record({ kind: fc.constant('reset' as const) }),
  fc.record({ kind: fc.constant('streamed' as const), is: fc.boolean() }),
);

/** What is known of the series, reckoned beside the database. */
interface Known {
  time: string | null;
  out: { home: boolean; away: boolean };
  report: { at: string; isWalkover: boolean } | null;
}

const isCancelled = ({ time, out, report }: Known): boolean => {
  if (time === null) return true;
  if (report) return report.isWalkover && report.at < time;
  return out.home || out.away;
};

const NO_RESULT = {
  homeGames: null,
  awayGames: null,
  homeGoals: null,
  awayGoals: null,
  walkover: null,
  reportedAt: null,
};

function walkover(side: Walkover, at: string): Partial<Series> {
  const { homeGames, awayGames, homeGoals, awayGoals } = walkoverResult('first-to-3', side);
  return { homeGames, awayGames, homeGoals, awayGoals, walkover: side, reportedAt: new Date(at) };
}

async function take(step: Step, known: Known, ids: { series: number; division: number; home: number; away: number }) {
  const { db } = database;
  const series = (columns: Partial<Series>) => db.repo(Series).update(ids.series, columns);
  if (step.kind === 'time') {
    known.time = step.to;
    await series({ scheduledAt: step.to === null ? null : new Date(step.to) });
  } else if (step.kind === 'out') {
    known.out[step.side] = step.is;
    const entry = { divisionId: ids.division, teamId: ids[step.side] };
    await db.repo(DivisionTeam).update(entry, { isDisqualified: step.is });
  } else if (step.kind === 'walkover') {
    known.report = { at: step.at, isWalkover: true };
    await series(walkover(step.winner, step.at));
  } else if (step.kind === 'played') {
    known.report = { at: step.at, isWalkover: false };
    const games = { homeGames: step.homeGames, awayGames: 3, homeGoals: step.homeGames, awayGoals: 3 };
    await series({ ...games, walkover: null, reportedAt: new Date(step.at) });
  } else if (step.kind === 'reset') {
    known.report = null;
    await series(NO_RESULT);
  } else await series({ isStreamed: step.is });
}

test('an event is cancelled exactly when no one plays then, and each change of time or status has a new sequence', async () => {
  let count = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      const division = await league.division(seasonId, { name: `Division ${++count}` });
      const [home, away] = [await league.teamIn(division, `H ${count}`), await league.teamIn(division, `B ${count}`)];
      const series = await league.series(division, home, away, { scheduledAt: TIMES[1] });
      const known: Known = { time: TIMES[1], out: { home: false, away: false }, report: null };
      const told = async () => (await feeds.findOfDivision(division, NOW))!.series[0]!;
      let before = await told();
      for (const next of steps) {
        await take(next, known, { series, division, home, away });
        const after = await told();
        expect([next, after.isCancelled]).toEqual([next, isCancelled(known)]);
        const isOther = after.isCancelled !== before.isCancelled || after.startsAt !== before.startsAt;
        expect([next, after.sequence > before.sequence]).toEqual([next, isOther]);
        before = after;
      }
    }),
    { numRuns: RUNS },
  );
});

test('a walkover that is given two weeks ahead cancels the event, and one that is given afterwards does not', async () => {
  const division = await league.division(seasonId, { name: 'Division A' });
  const [home, away] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  const [ahead, later] = [
    await league.series(division, home, away, { scheduledAt: '2030-03-15T18:00:00Z' }),
    await league.series(division, home, away, { scheduledAt: '2030-02-20T18:00:00Z' }),
  ];
  for (const id of [ahead, later]) await database.db.repo(Series).update(id, walkover('home', NOW.toISOString()));
  const events = (await feeds.findOfDivision(division, NOW))!.series;
  expect(events.map(({ id, isCancelled: isOff, sequence }) => [id, isOff, sequence])).toEqual([
    [later, false, 0],
    [ahead, true, 1],
  ]);
});
