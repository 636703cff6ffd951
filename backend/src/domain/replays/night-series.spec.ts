import { startedAt, boxScoreWith, HOME_BLUE, boxScoreRow, steamId, swapColours } from '../testing/replay-games.ts';
import type { BoxScorePlayer } from '../series/box-score.ts';
import { instantOf, NightSeriesFinder } from './night-series.ts';
import type { OwnedAccount, RosterStay } from './night-series.ts';
import type { NightSeries } from './night-time.ts';

const NOW = new Date('2026-03-04T22:00:00Z');
const RED = 10;
const WHITE = 20;
const GREEN = 30;
const TEAM_NAMES: Record<number, string> = { [RED]: 'Rött', [WHITE]: 'Vitt', [GREEN]: 'Grönt' };
const NAMES: Record<number, string> = {
  1: 'Lingon',
  2: 'Hjortron',
  3: 'Blåbär',
  4: 'Grävling',
  5: 'Järv',
  6: 'Lodjur',
  7: 'Mossa',
};

const stay = (playerId: number, teamId: number, from = '2025-01-01', to: string | null = null): RosterStay => ({
  playerId,
  nickname: NAMES[playerId] ?? `P${playerId}`,
  teamId,
  team: TEAM_NAMES[teamId] ?? '',
  from: new Date(from),
  to: to === null ? null : new Date(to),
});
/** The players 1 to 3 are in the red team, 4 to 6 in the white one, 7 in the green one. */
const STAYS = [...[1, 2, 3].map((id) => stay(id, RED)), ...[4, 5, 6].map((id) => stay(id, WHITE)), stay(7, GREEN)];
const owner = (playerId: number): OwnedAccount => ({ playerId, platform: 'steam', accountId: steamId(playerId) });
const OWNERS = [1, 2, 3, 4, 5, 6, 7].map(owner);

const series = (id: number, at: string, changes: Partial<NightSeries> = {}): NightSeries => ({
  id,
  homeTeamId: RED,
  awayTeamId: WHITE,
  at: new Date(at),
  hasTime: true,
  isReported: false,
  ...changes,
});
const TONIGHT = series(1, '2026-03-04T18:00:00Z');

interface Given {
  stays?: RosterStay[];
  owners?: OwnedAccount[];
  all?: NightSeries[];
  players?: BoxScorePlayer[] | null;
  at?: string | null;
}

const find = ({ stays = STAYS, owners = OWNERS, all = [TONIGHT], players = HOME_BLUE, at }: Given = {}) =>
  new NightSeriesFinder({ stays, owners, series: all }).find(
    boxScoreWith({ players, ...startedAt(at === undefined ? '2026-03-04 19:20:00' : at) }),
    NOW,
  );

const unknown = (team: 0 | 1, number: number) =>
  boxScoreRow(90 + number, team, { name: `Okänd ${number}`, accountId: steamId(90 + number) });
/** A game of `red` known players of the red team in blue, and `white` of the white team in orange; the rest are strangers. */
const line = (red: number, white: number) => [
  ...[1, 2, 3].map((id, index) => (index < red ? boxScoreRow(id, 0) : unknown(0, id))),
  ...[4, 5, 6].map((id, index) => (index < white ? boxScoreRow(id, 1) : unknown(1, id))),
];

describe('the two teams of a file', () => {
  it.each([
    { red: 3, white: 3, ids: [1], warnings: [], why: 'everyone is known' },
    { red: 2, white: 2, ids: [1], warnings: [], why: 'two of each are enough' },
    { red: 3, white: 1, ids: [1], warnings: ['few-known'], why: 'one of a side may be a guest' },
    { red: 1, white: 2, ids: [1], warnings: ['few-known'], why: 'the same from the other side' },
  ])('$red and $white known players find it with warnings $warnings: $why', ({ red, white, ids, warnings }) => {
    expect(find({ players: line(red, white) })).toEqual({ kind: 'found', seriesIds: ids, warnings });
  });

  it.each([
    { red: 1, white: 1, why: 'two friends of two teams prove nothing' },
    { red: 3, white: 0, why: 'a team meets someone else' },
    { red: 0, white: 0, why: 'strangers' },
  ])('$red and $white known players find none: $why', ({ red, white }) => {
    expect(find({ players: line(red, white) })).toEqual({ kind: 'none', reason: 'unknown-players', teams: [] });
  });

  it('are the same whichever colours they have, and whoever is the home team', () => {
    expect(find({ players: swapColours(HOME_BLUE) })).toMatchObject({ kind: 'found', seriesIds: [1] });
    const turned = series(1, '2026-03-04T18:00:00Z', { homeTeamId: WHITE, awayTeamId: RED });
    expect(find({ all: [turned] })).toMatchObject({ kind: 'found', seriesIds: [1] });
  });

  it('are two: six players of one team on both colours are training', () => {
    const stays = [1, 2, 3, 4, 5, 6].map((id) => stay(id, RED));
    expect(find({ stays })).toMatchObject({ kind: 'none', reason: 'unknown-players' });
  });

  it('are told by name when they have no series with each other', () => {
    const other = series(1, '2026-03-04T18:00:00Z', { awayTeamId: GREEN });
    expect(find({ all: [other] })).toEqual({ kind: 'none', reason: 'no-series', teams: ['Rött', 'Vitt'] });
  });

  it('are those with the most players: a guest from a third team does not move the file', () => {
    const green = series(2, '2026-03-04T18:00:00Z', { homeTeamId: GREEN, awayTeamId: WHITE });
    const players = [
      boxScoreRow(1, 0),
      boxScoreRow(2, 0),
      boxScoreRow(7, 0, { name: 'Mossa' }),
      boxScoreRow(4, 1),
      boxScoreRow(5, 1),
      boxScoreRow(6, 1),
    ];
    expect(find({ players, all: [green, TONIGHT] })).toMatchObject({ kind: 'found', seriesIds: [1] });
  });

  it('can be undecided: then it is one of their series, and staff choose', () => {
    const stays = [stay(1, RED), stay(2, GREEN), ...[4, 5, 6].map((id) => stay(id, WHITE))];
    const green = series(2, '2026-03-04T18:00:00Z', { homeTeamId: GREEN, awayTeamId: WHITE });
    const players = [boxScoreRow(1, 0), boxScoreRow(2, 0), boxScoreRow(4, 1), boxScoreRow(5, 1), boxScoreRow(6, 1)];
    expect(find({ stays, players, all: [TONIGHT, green] })).toEqual({
      kind: 'several',
      seriesIds: [1, 2],
      warnings: ['few-known'],
    });
    expect(find({ stays, players, all: [green] })).toMatchObject({ kind: 'found', seriesIds: [2] });
  });

  it('are not those of spectators and bots', () => {
    const watched = [...line(2, 1), boxScoreRow(5, -1), boxScoreRow(6, 1, { isBot: true })];
    expect(find({ players: watched })).toMatchObject({ warnings: ['few-known'] });
  });
});

describe('a player of a file', () => {
  it('is in the team of the moment of play: a transfer that day counts from its hour', () => {
    const moved = (hour: string) => [
      ...STAYS.filter(({ playerId }) => playerId !== 1),
      stay(1, GREEN, '2025-01-01', hour),
      stay(1, RED, hour),
    ];
    const players = line(2, 2);
    expect(find({ players, stays: moved('2026-03-04T18:19:00Z') })).toMatchObject({ warnings: [] });
    expect(find({ players, stays: moved('2026-03-04T18:21:00Z') })).toMatchObject({ warnings: ['few-known'] });
  });

  it('who has left every team counts for none', () => {
    const stays = STAYS.map((each) => (each.playerId <= 2 ? { ...each, to: new Date('2026-03-01') } : each));
    expect(find({ stays, players: line(2, 3) })).toMatchObject({ kind: 'none' });
  });

  it('is known by a name that one row and one player of the league have, when the account is new', () => {
    const named = HOME_BLUE.map((each) => ({ ...each, name: ` ${each.name.toUpperCase()}!` }));
    expect(find({ owners: [], players: named })).toMatchObject({ kind: 'found', warnings: [] });
    const twins = [...STAYS, ...[1, 2, 3].map((id) => ({ ...stay(id + 50, GREEN), nickname: NAMES[id] ?? '' }))];
    expect(find({ owners: [], players: HOME_BLUE, stays: twins })).toMatchObject({ reason: 'unknown-players' });
    const copied = HOME_BLUE.map((each) => ({ ...each, name: 'Lingon' }));
    expect(find({ owners: [], players: copied })).toMatchObject({ reason: 'unknown-players' });
  });

  it('is the owner of the account, whatever the name says', () => {
    const borrowed = HOME_BLUE.map((each) => (each.team === 0 ? { ...each, accountId: steamId(7) } : each));
    expect(find({ players: borrowed })).toMatchObject({ kind: 'none' });
  });

  it('counts once, also with two rows', () => {
    const players = [boxScoreRow(1, 0), boxScoreRow(1, 0, { score: 1 }), boxScoreRow(4, 1), boxScoreRow(5, 1)];
    expect(find({ players })).toMatchObject({ warnings: ['few-known'] });
  });
});

describe('of several series of two teams', () => {
  const at = '2026-03-04 19:20:00';
  const earlier = (changes = {}) => series(2, '2026-02-18T18:00:00Z', changes);
  const sameNight = (changes = {}) => series(2, '2026-03-04T19:30:00Z', changes);
  const reported = { isReported: true };
  it.each([
    { all: [earlier(), TONIGHT], at, ids: [1, 2], warnings: [], why: 'the nearest day' },
    { all: [earlier(), TONIGHT], at: '2026-02-19 00:20:00', ids: [2, 1], warnings: [], why: 'after midnight too' },
    { all: [earlier(reported), TONIGHT], at, ids: [1], warnings: [], why: 'a reported one is not offered' },
    {
      all: [{ ...TONIGHT, isReported: true }, earlier()],
      at,
      ids: [1, 2],
      warnings: [],
      why: 'a colleague was faster: the file is of tonight, and not of the other series',
    },
    {
      all: [{ ...TONIGHT, isReported: true }, earlier()],
      at: '2026-03-05 19:20:00',
      ids: [2],
      warnings: ['far-from-time'],
      why: 'the reported one was another day, so this one was moved',
    },
    { all: [sameNight(), TONIGHT], at, ids: [1, 2], warnings: ['meet-twice'], why: 'the second has not begun' },
    {
      all: [sameNight(), TONIGHT],
      at: '2026-03-04 20:16:00',
      ids: [2, 1],
      warnings: ['meet-twice'],
      why: 'a team may begin a quarter of an hour early',
    },
    { all: [sameNight(), TONIGHT], at: '2026-03-04 18:30:00', ids: [1, 2], warnings: ['meet-twice'], why: 'the first' },
    {
      all: [sameNight(), { ...TONIGHT, isReported: true }],
      at,
      ids: [2],
      warnings: ['meet-twice'],
      why: 'the first of the night is reported, so these are the second’s',
    },
    { all: [TONIGHT], at: '2026-03-07 19:20:00', ids: [1], warnings: [], why: 'three days are a moved series' },
    { all: [TONIGHT], at: '2026-03-08 19:20:00', ids: [1], warnings: ['far-from-time'], why: 'four are odd' },
    { all: [TONIGHT], at: null, ids: [1], warnings: ['no-date'], why: 'the only one, without a date' },
  ])('a file of $at finds $ids with warnings $warnings: $why', ({ all, at: when, ids, warnings }) => {
    expect(find({ all, at: when })).toEqual({ kind: 'found', seriesIds: ids, warnings });
  });

  const week = (id: number, monday: string) => series(id, `${monday}T23:00:00Z`, { hasTime: false });
  it.each([
    { all: [week(1, '2026-03-01'), week(2, '2026-03-08')], ids: [1, 2], warnings: [], why: 'within its week' },
    { all: [week(2, '2026-02-26'), week(1, '2026-02-25')], ids: [1, 2], warnings: ['meet-twice'], why: 'both fit' },
    { all: [week(1, '2026-03-01'), earlier()], ids: [1, 2], warnings: [], why: 'its week before another day' },
    { all: [week(2, '2026-03-01'), TONIGHT], ids: [1, 2], warnings: ['meet-twice'], why: 'a time before a week' },
  ])('without times, $ids: $why', ({ all, ids, warnings }) => {
    const sorted = find({ all });
    expect(sorted).toMatchObject({ kind: 'found', warnings });
    expect(sorted).toHaveProperty('seriesIds.0', ids[0]);
  });

  it.each([
    { all: [TONIGHT, series(2, '2026-03-04T18:00:00Z')], at, why: 'the same time' },
    { all: [week(1, '2026-03-01'), week(2, '2026-03-01')], at, why: 'no times and the same week' },
    { all: [TONIGHT, earlier()], at: null, why: 'the file has no date' },
  ])('staff choose when nothing tells them apart: $why', ({ all, at: when }) => {
    expect(find({ all, at: when })).toMatchObject({ kind: 'several', seriesIds: [1, 2] });
  });

  it('a reported one is told when there is no other', () => {
    expect(find({ all: [earlier(reported)], at })).toMatchObject({ kind: 'found', seriesIds: [2] });
    expect(find({ all: [earlier(reported)], at: null })).toMatchObject({ kind: 'found', seriesIds: [2] });
  });
});

test('a file saved before the end names no players', () => {
  expect(find({ players: null })).toEqual({ kind: 'none', reason: 'saved-early', teams: [] });
  expect(find({ players: [] })).toEqual({ kind: 'none', reason: 'saved-early', teams: [] });
});

test.each([
  {
    start: Date.parse('2026-03-04T18:20:00Z') / 1000,
    clock: '2020-01-01 00:00:00',
    is: '2026-03-04T18:20',
    why: 'the game’s own',
  },
  { start: null, clock: '2026-03-04 19:20:00', is: '2026-03-04T18:20', why: 'a clock is read as Swedish time' },
  {
    start: Number.MAX_SAFE_INTEGER,
    clock: '2026-03-04 19:20:00',
    is: '2026-03-04T18:20',
    why: 'a forged start is none',
  },
  { start: 1, clock: null, is: null, why: 'nor one from before the game' },
  { start: null, clock: '2026-03-29 02:30:00', is: '2026-03-29T02:30', why: 'an hour that spring skips' },
  { start: null, clock: '2026-99-99 99:99:99', is: null, why: 'no date' },
  { start: null, clock: '0001-01-01 00:00:00', is: null, why: 'no year of the game' },
  { start: null, clock: null, is: null, why: 'nothing' },
])('a start $start with a clock $clock is $is: $why', ({ start, clock, is }) => {
  expect(instantOf({ epochSeconds: start, localDate: clock })?.toISOString().slice(0, 16) ?? null).toBe(is);
});
