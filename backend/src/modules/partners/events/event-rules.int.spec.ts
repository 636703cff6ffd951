import fc from 'fast-check';
import { League } from '../../../../test/factories/league.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { seriesEventsOf, signupEventOf, teamEventOf, transferEventOf } from '../../../domain/partners/event-rules.ts';
import type { SeriesFacts, TeamFacts } from '../../../domain/partners/event-rules.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { Signup } from '../../seasons/signups/signup.entity.ts';
import { Game } from '../../series/game.entity.ts';
import { Series } from '../../series/series.entity.ts';
import { RosterEntry } from '../../teams/roster-entry.entity.ts';
import { Team } from '../../teams/team.entity.ts';
import { EventsRepository } from './events.repository.ts';
import { EventsService } from './events.service.ts';

// The rules of the domain, and the functions that find the events of a transaction in its rows: both get the same changes.

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let events: EventsService;
let season: number;
let division: number;
let norr: number;
let syd: number;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  events = new EventsService(new EventsRepository(database.db), new FixedClock(new Date()));
  season = await league.season();
  division = await league.division(season);
  [norr, syd] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
});
afterAll(() => database.close());

/** The events that one transaction makes. */
async function made(work: () => Promise<unknown>): Promise<{ kind: string; changed?: unknown }[]> {
  const from = await events.newest();
  await database.db.transaction(work);
  return (await events.page(from, 100)).events.map(({ kind, facts: { changed } }) =>
    changed === undefined ? { kind } : { kind, changed },
  );
}
const kindsOf = async (work: () => Promise<unknown>) => (await made(work)).map(({ kind }) => kind);

const DAY_MS = 86_400_000;
const FIRST = Date.UTC(2031, 1, 1, 18);
const RESULTS = [
  { homeGames: 3, awayGames: 1, homeGoals: 9, awayGoals: 5, walkover: null },
  { homeGames: 1, awayGames: 3, homeGoals: 9, awayGoals: 5, walkover: null },
  { homeGames: 3, awayGames: 0, homeGoals: 0, awayGoals: 0, walkover: 'home' as const },
];
const NO_RESULT = { homeGames: null, awayGames: null, homeGoals: null, awayGoals: null, walkover: null };

/** A series as it can be stored; null: it is not there. */
const anySeries: fc.Arbitrary<SeriesFacts | null> = fc.option(
  fc
    .record({
      scheduledAt: fc.constantFrom(null, FIRST, FIRST + DAY_MS),
      result: fc.constantFrom(null, ...RESULTS),
      reportedAt: fc.constantFrom(FIRST, FIRST + DAY_MS),
    })
    .map(({ scheduledAt, result, reportedAt }) => ({
      ...{ scheduledAt, reportedAt: result && reportedAt },
      ...(result ?? NO_RESULT),
    })),
  { freq: 6 },
);
const instant = (ms: number | null) => (ms === null ? null : new Date(ms));
const columnsOf = ({ scheduledAt, reportedAt, ...facts }: SeriesFacts) => ({
  ...facts,
  scheduledAt: instant(scheduledAt),
  reportedAt: instant(reportedAt),
});

test('the events of a series are those of the rule, whatever it was and is', async () => {
  await fc.assert(
    fc.asyncProperty(anySeries, anySeries, fc.boolean(), async (was, now, hasOtherGames) => {
      const store = (facts: SeriesFacts) => league.series(division, norr, syd, columnsOf(facts));
      let id = was && (await store(was));
      const found = await kindsOf(async () => {
        if (id !== null && now) await database.db.repo(Series).update(id, columnsOf(now));
        else if (id !== null) await database.db.repo(Series).delete(id);
        else if (now) id = await store(now);
        if (now && hasOtherGames)
          await insertRow(database.db, Game, { seriesId: id!, number: 1, homeGoals: 2, awayGoals: 1 });
      });
      expect(found).toEqual(seriesEventsOf(was, now, hasOtherGames));
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 100) },
  );
});

const anyTeam: fc.Arbitrary<TeamFacts | null> = fc.option(
  fc.record({
    name: fc.constantFrom('Öst', 'Väst'),
    logo: fc.constantFrom(null, 'a.png'),
    banner: fc.constantFrom(null, 'b.png'),
    isActive: fc.boolean(),
  }),
  { freq: 6 },
);

test('the event of a team is that of the rule', async () => {
  await fc.assert(
    fc.asyncProperty(anyTeam, anyTeam, async (was, now) => {
      const teams = database.db.repo(Team);
      const id = was && (await insertRow(database.db, Team, { ...was }));
      let left = id;
      const found = await made(async () => {
        if (id !== null && now) await teams.update(id, now);
        else if (id !== null) await teams.delete(id);
        else if (now) left = await insertRow(database.db, Team, { ...now });
      });
      if (now) await teams.delete(left!);
      const event = teamEventOf(was, now);
      expect(found).toEqual(event ? [event] : []);
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 60) },
  );
});

const YES_NO = [false, true];

test.each(YES_NO.flatMap((was) => YES_NO.map((now) => ({ was, now }))))(
  'the event of a sign-up is that of the rule: %o',
  async ({ was, now }) => {
    const signups = database.db.repo(Signup);
    const teamId = await league.team(`Lag ${String(was)} ${String(now)}`);
    // stored objects get the database's values too
    const key = () => ({ seasonId: season, teamId });
    if (was) await signups.insert(key());
    const kind = signupEventOf(was, now);
    const found = await kindsOf(async () => {
      if (was && !now) await signups.delete(key());
      if (now && !was) await signups.insert(key());
    });
    expect(found).toEqual(kind ? [kind] : []);
  },
);

const TEAMS = ['none', 'norr', 'syd'] as const;

test.each(TEAMS.flatMap((from) => TEAMS.map((to) => ({ from, to }))))(
  'the event of a player’s team is that of the rule: %o',
  async ({ from, to }) => {
    const idOf = { none: null, norr, syd };
    const [before, after] = [idOf[from], idOf[to]];
    const player = await league.player(`${from} ${to}`);
    const entry = before === null ? null : await league.sign(player, before, '2031-01-01');
    const kind = transferEventOf(before, after);
    // the entry ends and begins anew also when the player stays
    const found = await kindsOf(async () => {
      if (entry !== null) await database.db.repo(RosterEntry).update(entry, { validTo: new Date('2031-02-01') });
      if (after !== null) await league.sign(player, after, '2031-02-01');
    });
    expect(found).toEqual(kind ? [kind] : []);
  },
);
