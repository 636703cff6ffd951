import { LeagueError } from '../league-error.ts';
import { assertMayLift, assertNoneBanned, assertSanction, suspendedBy, seriesServed, stateOf } from './sanction.ts';
import type { CountedTerm, NewSanction, SuspendedSeries } from './sanction.ts';

const term = (changes: Partial<CountedTerm> = {}): CountedTerm => ({
  kind: 'suspension',
  startsOn: '2026-03-10',
  endsOn: null,
  seriesCount: null,
  liftedOn: null,
  series: [],
  ...changes,
});

const played = (playedAt: string, changes: Partial<SuspendedSeries> = {}): SuspendedSeries => ({
  playedAt,
  isWalkover: false,
  didPlay: false,
  ...changes,
});

/** 12:00 in Sweden, when it is winter time. */
const noon = (day: string): string => `${day}T11:00:00.000Z`;

describe('the state of a sanction by days', () => {
  const days = { endsOn: '2026-03-20' };
  test.each([
    { why: 'the last minute before its first day', is: 'coming', at: '2026-03-09T22:59:00.000Z', ...days },
    { why: 'midnight in Sweden, the day before in UTC', is: 'inForce', at: '2026-03-09T23:00:00.000Z', ...days },
    { why: 'the last day counts', is: 'inForce', at: '2026-03-20T22:59:00.000Z', ...days },
    { why: 'the day after', is: 'ended', at: '2026-03-20T23:00:00.000Z', ...days },
    {
      why: 'a last day in summer time begins earlier in UTC',
      is: 'ended',
      at: '2026-06-30T22:00:00.000Z',
      endsOn: '2026-06-30',
    },
    { why: 'a ban without an end, years later', is: 'inForce', at: noon('2036-01-01'), endsOn: null },
    { why: 'lifted: that day is free', is: 'lifted', at: noon('2026-03-15'), ...days, liftedOn: '2026-03-15' },
    {
      why: 'a series of the day before, looked at today',
      is: 'inForce',
      at: noon('2026-03-14'),
      ...days,
      liftedOn: '2026-03-15',
    },
    { why: 'lifted before it began', is: 'lifted', at: noon('2026-03-08'), ...days, liftedOn: '2026-03-08' },
    { why: 'lifted, and its end passed too', is: 'lifted', at: noon('2026-04-01'), ...days, liftedOn: '2026-03-15' },
  ])(
    '$why: $is',
    ({
      is,
      at,
      endsOn,
      liftedOn = null,
    }: {
      is: string;
      at: string;
      endsOn: string | null;
      liftedOn?: string | null;
    }) => {
      expect(stateOf(term({ kind: 'ban', endsOn, liftedOn }), new Date(at))).toBe(is);
    },
  );
});

describe('a suspension over two series', () => {
  const [first, second] = [played(noon('2026-03-11')), played(noon('2026-03-18'))];
  test.each([
    { why: 'none is played', served: 0, is: 'inForce', series: [] },
    { why: 'one of two', served: 1, is: 'inForce', series: [first] },
    { why: 'both', served: 2, is: 'served', series: [first, second] },
    { why: 'the second one was reset: it is no longer among the results', served: 1, is: 'inForce', series: [first] },
    { why: 'more than it goes over', served: 2, is: 'served', series: [first, second, played(noon('2026-03-19'))] },
    {
      why: 'a walkover keeps no one from playing',
      served: 1,
      is: 'inForce',
      series: [first, { ...second, isWalkover: true }],
    },
    { why: 'the player took part anyway', served: 1, is: 'inForce', series: [first, { ...second, didPlay: true }] },
    { why: 'a series before its first day', served: 1, is: 'inForce', series: [played(noon('2026-03-09')), first] },
    {
      why: 'on its first day, after midnight in Sweden',
      served: 1,
      is: 'inForce',
      series: [played('2026-03-09T23:30:00.000Z')],
    },
    { why: 'one for the old team and one for the new', served: 2, is: 'served', series: [first, second] },
    {
      why: 'the season ended in between: the next one goes on',
      served: 2,
      is: 'served',
      series: [first, played(noon('2026-03-24'))],
    },
    {
      why: 'a series at a later time does not count yet',
      served: 1,
      is: 'inForce',
      series: [first, played(noon('2026-03-30'))],
    },
  ])('$why: $served', ({ served, is, series }) => {
    const at = new Date(noon('2026-03-25'));
    const suspended = term({ seriesCount: 2, series });
    expect([seriesServed(suspended, at), stateOf(suspended, at)]).toEqual([served, is]);
  });

  test('covers the second series itself, and not the third', () => {
    const suspended = term({ seriesCount: 2, series: [first, second] });
    expect(stateOf(suspended, new Date(second.playedAt))).toBe('inForce');
    expect(stateOf(suspended, new Date('2026-03-18T11:00:00.001Z'))).toBe('served');
  });
});

describe('what keeps a player out', () => {
  const at = new Date(noon('2026-03-15'));
  const ban = term({ kind: 'ban' });
  const suspension = term({ endsOn: '2026-03-20' });
  test.each([
    { why: 'a warning does not', by: null, terms: [term({ kind: 'warning' })] },
    { why: 'a suspension', by: suspension, terms: [suspension] },
    { why: 'of two the ban', by: ban, terms: [suspension, ban] },
    { why: 'a lifted ban does not', by: suspension, terms: [{ ...ban, liftedOn: '2026-03-12' }, suspension] },
  ])('$why', ({ by, terms }) => expect(suspendedBy(terms, at)).toEqual(by));

  test('a banned player is refused by name; a suspended one may be in a team', () => {
    const suspended = { nickname: 'Ada', terms: [suspension] };
    expect(() => assertNoneBanned([suspended], at)).not.toThrow();
    expect(refusalOf(() => assertNoneBanned([suspended, { nickname: 'Bo', terms: [ban] }], at))).toMatchObject({
      code: 'PLAYER_BANNED',
      details: { params: { player: 'Bo' } },
    });
  });
});

describe('a new sanction', () => {
  const typed = (changes: Partial<NewSanction> = {}): NewSanction => ({
    kind: 'suspension',
    playerId: 1,
    teamId: null,
    startsOn: '2026-03-10',
    endsOn: null,
    seriesCount: 2,
    reasonSv: ' Hot i chatten ',
    reasonEn: ' ',
    note: '',
    isPublic: true,
    ...changes,
  });

  test('is stored trimmed, and an empty text is none', () => {
    expect(assertSanction(typed())).toEqual(typed({ reasonSv: 'Hot i chatten', reasonEn: null, note: null }));
  });

  test.each([
    { why: 'of nobody', field: 'playerId', changes: { playerId: null } },
    { why: 'of two', field: 'playerId', changes: { teamId: 1 } },
    { why: 'a team is only warned', field: 'kind', changes: { playerId: null, teamId: 1 } },
    { why: 'a suspension without an end', field: 'endsOn', changes: { seriesCount: null } },
    { why: 'a suspension with two ends', field: 'endsOn', changes: { endsOn: '2026-03-20' } },
    { why: 'the end is before the start', field: 'endsOn', changes: { seriesCount: null, endsOn: '2026-03-09' } },
    { why: 'a ban over series', field: 'seriesCount', changes: { kind: 'ban' } },
    { why: 'no series', field: 'seriesCount', changes: { seriesCount: 0 } },
    { why: 'too many series', field: 'seriesCount', changes: { seriesCount: 51 } },
    { why: 'half a series', field: 'seriesCount', changes: { seriesCount: 1.5 } },
    { why: 'no such day', field: 'startsOn', changes: { startsOn: '2026-02-30' } },
    { why: 'no day', field: 'startsOn', changes: { startsOn: 'i morgon' } },
    { why: 'no reason', field: 'reasonSv', changes: { reasonSv: '  ' } },
    { why: 'too long a reason', field: 'reasonSv', changes: { reasonSv: 'x'.repeat(501) } },
    { why: 'too long a note', field: 'note', changes: { note: 'x'.repeat(2001) } },
  ] as const)('$why: refused at $field', ({ field, changes }) => {
    expect(refusalOf(() => assertSanction(typed(changes)))).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field },
    });
  });

  test.each([
    {
      why: 'a warning of a team, for good',
      changes: { kind: 'warning', playerId: null, teamId: 1, seriesCount: null },
    },
    { why: 'a warning until a day', changes: { kind: 'warning', seriesCount: null, endsOn: '2026-06-01' } },
    { why: 'a ban for good', changes: { kind: 'ban', seriesCount: null } },
    { why: 'a suspension of one day', changes: { seriesCount: null, endsOn: '2026-03-10' } },
  ] as const)('$why: taken', ({ changes }) => {
    expect(assertSanction(typed(changes))).toMatchObject(changes);
  });
});

test.each([
  { why: 'in force', may: true, changes: {} },
  { why: 'coming', may: true, changes: { startsOn: '2026-04-01' } },
  { why: 'lifted already', may: false, changes: { liftedOn: '2026-03-12' } },
  { why: 'ended', may: false, changes: { endsOn: '2026-03-14' } },
  { why: 'served', may: false, changes: { seriesCount: 1, series: [played(noon('2026-03-11'))] } },
])('a sanction that is $why may be lifted: $may', ({ may, changes }) => {
  const refusal = refusalOf(() => assertMayLift(term({ ...changes }), new Date(noon('2026-03-15'))));
  expect(refusal?.code ?? null).toBe(may ? null : 'SANCTION_OVER');
});

function refusalOf(work: () => void): LeagueError | null {
  try {
    work();
    return null;
  } catch (error) {
    if (error instanceof LeagueError) return error;
    throw error;
  }
}
