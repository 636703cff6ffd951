import fc from 'fast-check';
import { League } from '../../../../test/factories/league.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { EVENT_PARTS, PUBLIC_PARTS } from '../../../domain/partners/event-parts.ts';
import {
  changedEventOf,
  changedPartsOf,
  nounEventOf,
  sanctionPartsOf,
  seriesEventsOf,
  signupEventOf,
  transferEventOf,
} from '../../../domain/partners/event-rules.ts';
import type { EventOf, SeriesFacts, StoredNoun, StoredRow } from '../../../domain/partners/event-rules.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { Signup } from '../../seasons/signups/signup.entity.ts';
import { Game } from '../../series/game.entity.ts';
import { Series } from '../../series/series.entity.ts';
import { RosterEntry } from '../../teams/roster-entry.entity.ts';
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
async function made(work: () => Promise<unknown>): Promise<EventOf[]> {
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
      week: fc.constantFrom(1, 2),
      isStreamed: fc.boolean(),
    })
    .map(({ scheduledAt, result, reportedAt, week, isStreamed }) => ({
      ...{ scheduledAt, reportedAt: result && reportedAt, week, isStreamed },
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
      const found = await made(async () => {
        if (id !== null && now) await database.db.repo(Series).update(id, columnsOf(now));
        else if (id !== null) await database.db.repo(Series).delete(id);
        else if (now) id = await store(now);
        if (now && hasOtherGames)
          await insertRow(database.db, Game, { seriesId: id!, number: 1, homeGoals: 2, awayGoals: 1 });
      });
      expect(found).toEqual(seriesEventsOf(was, now, { isTouched: hasOtherGames, isPlayedOtherwise: hasOtherGames }));
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 100) },
  );
});

test('the parts of every column are the same in the database', async () => {
  const stored = await database.db.query<{ table: string; col: string; part: string; n: number }>(
    'select of_table as table, col, part, n from public_parts()',
  );
  const found: Record<string, Record<string, string>> = {};
  for (const { table, col, part } of stored) (found[table] ??= {})[col] = part;
  expect(found).toEqual(PUBLIC_PARTS);
  // an event names parts in the order of the list
  for (const parts of Object.values(EVENT_PARTS)) {
    const known = stored.filter(
      ({ part, table }) => nounsOf(table) === parts && (parts as readonly string[]).includes(part),
    );
    const inOrder = known.toSorted((one, other) => one.n - other.n).map(({ part }) => part);
    const places = inOrder.map((part) => (parts as readonly string[]).indexOf(part));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

/** The parts of the noun that a table belongs to. */
const nounsOf = (table: string): readonly string[] => {
  if (/^(division|stage|placement)/.test(table)) return EVENT_PARTS.stage;
  if (/^(player|sanction|user)/.test(table)) return EVENT_PARTS.player;
  return EVENT_PARTS[table as 'season' | 'series' | 'team'];
};

test('every column that an event tells is there', async () => {
  const columns = await database.db.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const told = Object.entries(PUBLIC_PARTS).flatMap(([table, parts]) =>
    Object.keys(parts).flatMap((column) => (column === '*' ? [] : [`${table}.${column}`])),
  );
  expect(columns.map(({ name }) => name)).toEqual(expect.arrayContaining(told));
});

/** Values of some columns of a noun, visitors see some of them and others not. */
const NOUNS: Readonly<Record<StoredNoun, { needed: string; values: Readonly<Record<string, readonly unknown[]>> }>> = {
  season: {
    needed: '',
    values: {
      name: ['Vår', 'Höst'],
      starts_on: ['2040-01-01', '2040-01-02'],
      ends_on: ['2040-06-01', '2040-06-02'],
      weeks: [null, 9],
      signup_opens_at: [null, '2039-12-01T12:00:00Z'],
      settled_at: [null, '2040-07-01T12:00:00Z'],
      series_format: ['first-to-3', 'four-plus-decider'],
    },
  },
  division: {
    needed: 'season_id',
    values: {
      name: ['Elit', 'Etta'],
      discriminator: ['elit', 'etta'],
      rank: [8, 9],
      series_format: ['first-to-3', 'four-plus-decider'],
      admin_user_id: [null],
    },
  },
  team: {
    needed: '',
    values: {
      name: ['Öst', 'Väst'],
      logo: [null, 'a.png'],
      banner: [null, 'b.png'],
      is_active: [true, false],
      created_at: ['2030-01-01T00:00:00Z', '2030-01-02T00:00:00Z'],
    },
  },
  player: {
    needed: '',
    values: {
      nickname: ['Ada', 'Bea'],
      nationality: [null, 'SE'],
      mmr: [null, 900],
      twitch: [null, 'ada'],
      twitter: [null, 'ada'],
      birthdate: [null, '2000-01-01'],
      steam: [null, '1234'],
      platform_id: [null, '77'],
    },
  },
};

describe.each(Object.keys(NOUNS) as StoredNoun[])('the event of a %s', (noun) => {
  const { needed, values } = NOUNS[noun];
  const columns = Object.keys(values);
  const anyRow: fc.Arbitrary<StoredRow | null> = fc.option(
    fc.record(Object.fromEntries(columns.map((column) => [column, fc.constantFrom(...values[column]!)]))),
    { freq: 6 },
  );
  const store = async (row: StoredRow): Promise<number> => {
    const all = { ...row, ...(needed === '' ? {} : { [needed]: season }) };
    const names = Object.keys(all);
    const [stored] = await database.db.query<{ id: number }>(
      `insert into ${noun} (${names.join(', ')}) values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
      Object.values(all),
    );
    return stored!.id;
  };
  const remove = (id: number) => database.db.query(`delete from ${noun} where id = $1`, [id]);

  test('is that of the rule, whatever it was and is', async () => {
    await fc.assert(
      fc.asyncProperty(anyRow, anyRow, async (was, now) => {
        const id = was && (await store(was));
        let left = id;
        const found = await made(async () => {
          if (id !== null && now) {
            const set = columns.map((column, n) => `${column} = $${n + 2}`).join(', ');
            await database.db.query(`update ${noun} set ${set} where id = $1`, [id, ...columns.map((c) => now[c])]);
          } else if (id !== null) await remove(id);
          else if (now) left = await store(now);
        });
        if (now) await remove(left!);
        const event = nounEventOf(noun, was, now);
        expect(found).toEqual(event ? [event] : []);
      }),
      { numRuns: Number(process.env['MODEL_RUNS'] ?? 40) },
    );
  });
});

const anySanction: fc.Arbitrary<StoredRow | null> = fc.option(
  fc.record({
    is_public: fc.boolean(),
    kind: fc.constantFrom('warning', 'ban'),
    reason_sv: fc.constantFrom('Hot', 'Sen'),
    note: fc.constantFrom(null, 'Två vittnen'),
    ends_on: fc.constantFrom(null, '2031-05-01'),
  }),
  { freq: 5 },
);

test('a sanction is told while it is public, and never else', async () => {
  const player = await league.player('Straffad');
  const kept = ['is_public', 'kind', 'reason_sv', 'note', 'ends_on'];
  const all = (row: StoredRow): unknown[] => kept.map((column) => row[column]);
  await fc.assert(
    fc.asyncProperty(anySanction, anySanction, async (was, now) => {
      const store = (row: StoredRow) =>
        database.db.query(
          `insert into sanction (player_id, starts_on, ${kept.join(', ')}) values ($1, '2031-01-01', $2, $3, $4, $5, $6)`,
          [player, ...all(row)],
        );
      if (was) await store(was);
      const found = await made(async () => {
        if (was && now)
          await database.db.query(`update sanction set (${kept.join(', ')}) = ($1, $2, $3, $4, $5)`, all(now));
        else if (was) await database.db.query('delete from sanction');
        else if (now) await store(now);
      });
      await database.db.query('delete from sanction');
      const event = changedEventOf('player', sanctionPartsOf(was, now));
      expect(found).toEqual(event ? [event] : []);
    }),
    { numRuns: Number(process.env['MODEL_RUNS'] ?? 60) },
  );
});

const anyPlace = fc.record({
  adjustment: fc.constantFrom(0, -3),
  is_disqualified: fc.boolean(),
  sort_order: fc.constantFrom(0, 1),
  decider: fc.constantFrom(null, 1),
  place_declined_at: fc.constantFrom(null, '2031-01-01T12:00:00Z'),
});

test('what staff decide about a team is told by its division, without what only staff see', async () => {
  const reasons = `adjustment_reason = 'Sen', decider_reason = 'Lottad'`;
  const set = 'adjustment = $2, is_disqualified = $3, sort_order = $4, decider = $5, place_declined_at = $6';
  await fc.assert(
    fc.asyncProperty(anyPlace, anyPlace, async (was, now) => {
      const store = (row: typeof was) =>
        database.db.query(`update division_team set ${set}, ${reasons} where team_id = $1`, [
          norr,
          ...Object.values(row),
        ]);
      await store(was);
      const found = await made(() => store(now));
      const event = changedEventOf('division', changedPartsOf('division_team', was, now));
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
    const event = transferEventOf(before, after);
    // the entry ends and begins anew also when the player stays
    const found = await made(async () => {
      if (entry !== null) await database.db.repo(RosterEntry).update(entry, { validTo: new Date('2031-02-01') });
      if (after !== null) await league.sign(player, after, '2031-02-01');
    });
    expect(found).toEqual(event ? [event] : []);
  },
);
