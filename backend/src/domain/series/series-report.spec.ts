import { ANONYMOUS } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import { assertSuspendedKnown, assertRows, mayChange } from './series-report.ts';
import type { EligiblePlayers, ReportedGame, ReportedRow } from './series-report.ts';

const eligible: EligiblePlayers = {
  home: new Map([
    [1, 'Asken'],
    [2, 'Björken'],
    [3, 'Cedern'],
    [4, 'Druvan'],
  ]),
  away: new Map([
    [11, 'Eken'],
    [12, 'Furan'],
    [13, 'Granen'],
  ]),
};

const row = (playerId: number, numbers: Partial<ReportedRow> = {}): ReportedRow => ({
  playerId,
  score: 300,
  goals: 0,
  assists: 0,
  saves: 1,
  shots: 2,
  ...numbers,
});

const game = (over: Partial<ReportedGame['rows']> = {}): ReportedGame => ({
  goals: { home: 2, away: 1 },
  rows: {
    home: [row(1, { goals: 2 }), row(2, { assists: 1 }), row(3)],
    away: [row(11, { goals: 1 }), row(12), row(13)],
    ...over,
  },
});

function refusalOf(work: () => void): { code: string; key: string; field?: string; params?: object } | null {
  try {
    work();
  } catch (error) {
    if (!(error instanceof LeagueError)) throw error;
    return { code: error.code, key: error.messageKey, ...error.details };
  }
  return null;
}

test('a report whose rows add up passes, with fewer rows when someone left early', () => {
  expect(refusalOf(() => assertRows([game(), game({ away: [row(11), row(12)] })], eligible))).toBeNull();
});

test.each([
  { why: 'a fourth player', rows: { home: [row(1), row(2), row(3), row(4)] }, key: 'api.series.too-many-players' },
  { why: 'no one on a side', rows: { away: [] }, key: 'api.series.no-players' },
  { why: 'a player of a third team', rows: { home: [row(99)] }, key: 'api.series.player-not-in-team' },
  { why: 'a player of the other team', rows: { home: [row(11)] }, key: 'api.series.player-not-in-team' },
  { why: 'the same player twice', rows: { home: [row(1), row(1)] }, key: 'api.series.player-twice' },
  { why: 'a negative number', rows: { home: [row(1, { saves: -1 })] }, key: 'api.series.not-a-number' },
  { why: 'half a goal', rows: { home: [row(1, { goals: 0.5 })] }, key: 'api.series.not-a-number' },
  { why: 'more than can be stored', rows: { home: [row(1, { score: 1e9 })] }, key: 'api.series.not-a-number' },
  { why: 'more goals than the score', rows: { home: [row(1, { goals: 3 })] }, key: 'api.series.too-many-goals' },
  { why: 'more assists than goals', rows: { away: [row(11, { assists: 2 })] }, key: 'api.series.too-many-assists' },
])('refuses $why', ({ rows, key }) => {
  expect(refusalOf(() => assertRows([game(), game(rows)], eligible))).toMatchObject({ key, params: { game: 2 } });
});

test('the refusal names the player and the field of the form', () => {
  const refusal = refusalOf(() => assertRows([game({ home: [row(1), row(12)] })], eligible));
  expect(refusal).toMatchObject({
    code: 'ROSTER_MISMATCH',
    field: 'games.0.home.1.playerId',
    params: { game: 1, player: 'Furan', side: 'home' },
  });
});

const actor = (over: Partial<Actor>): Actor => ({ ...ANONYMOUS, userId: 7, ...over });

test.each([
  { why: 'an admin reports everywhere', roles: ['admin'], admin: 1, own: false, may: true },
  { why: 'an admin reports the own team too, and it is marked', roles: ['admin'], admin: 1, own: true, may: true },
  { why: 'a division admin reports the own division', roles: ['divisionadmin'], admin: 7, own: false, may: true },
  { why: 'not a division of someone else', roles: ['divisionadmin'], admin: 8, own: false, may: false },
  { why: 'not a division without an admin', roles: ['divisionadmin'], admin: null, own: false, may: false },
  { why: 'not the own team', roles: ['divisionadmin'], admin: 7, own: true, may: false },
] as const)('$why', ({ roles, admin, own, may }) => {
  expect(mayChange(actor({ roles }), { divisionAdminUserId: admin, isOwnTeam: own })).toBe(may);
});

test.each([
  { why: 'nobody was suspended', names: [], isKnown: false, code: null },
  { why: 'the caller knows it', names: ['Ada'], isKnown: true, code: null },
  { why: 'the caller does not know it', names: ['Ada', 'Bo'], isKnown: false, code: 'PLAYER_SUSPENDED' },
])('a report with suspended or banned players, $why: $code', ({ names, isKnown, code }) => {
  const report = () => assertSuspendedKnown(names, isKnown);
  if (code === null) expect(report).not.toThrow();
  else expect(report).toThrow(expect.objectContaining({ code, details: { params: { players: 'Ada, Bo' } } }));
});
