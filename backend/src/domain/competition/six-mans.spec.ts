import fc from 'fast-check';
import { LeagueError } from '../league-error.ts';
import { assertFloors, assertReportable, expectedScore, ledgerOf, NEWCOMER } from './six-mans.ts';
import type { LoserGames, SixMansForm, SixMansSeries } from './six-mans.ts';

const veteran = (elo: number): SixMansForm => ({ ...NEWCOMER, games: 40, wins: 20, elo, peak: elo });
const series = (loserGames: LoserGames = 0, id = 1): SixMansSeries => ({
  id,
  winners: [1, 2, 3],
  losers: [4, 5, 6],
  loserGames,
});

test.each([
  { loserGames: 0, change: 19, why: '32 × 1.2 × 0.5 = 19.2' },
  { loserGames: 1, change: 18, why: '32 × 1.1 × 0.5 = 17.6' },
  { loserGames: 2, change: 16, why: '32 × 1.0 × 0.5' },
] as const)(
  'equals of some experience move $change when the losers won $loserGames: $why',
  ({ loserGames, change }) => {
    const before = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, veteran(1000)]));
    const rows = ledgerOf([series(loserGames)], before);
    expect(rows.map(({ after }) => after.elo)).toEqual([1, 1, 1, -1, -1, -1].map((sign) => 1000 + sign * change));
  },
);

test('the tenth series still counts for a new player, the eleventh for an experienced one', () => {
  const forms = [9, 10].map((games) => ({ ...veteran(1000), games }));
  const before = new Map(
    [1, 2, 3, 4, 5, 6].map((id) => [id, id === 1 ? forms[0]! : id === 2 ? forms[1]! : veteran(1000)]),
  );
  const [ninth, tenth] = ledgerOf([series(2)], before);
  expect([ninth?.after.elo, tenth?.after.elo]).toEqual([1024, 1016]);
});

test('beating the stronger side says more: 400 points are ten to one', () => {
  expect(expectedScore(1400, 1000)).toBeCloseTo(10 / 11, 12);
  const before = new Map([1, 2, 3, 4, 5, 6].map((id) => [id, veteran(id < 4 ? 1000 : 1400)]));
  const [row] = ledgerOf([series(2)], before);
  expect(row?.after.elo).toBe(1029); // 32 × 10/11 = 29.09
});

test('a streak grows by wins and falls to nothing at a loss; the best one and the peak stay', () => {
  const won = (id: number): SixMansSeries => series(2, id);
  const lost: SixMansSeries = { id: 3, winners: [4, 5, 6], losers: [1, 2, 3], loserGames: 2 };
  const ofFirst = ledgerOf([won(1), won(2), lost, won(4)], new Map()).filter(({ playerId }) => playerId === 1);
  expect(ofFirst.map(({ after }) => [after.streak, after.bestStreak, after.games, after.wins])).toEqual([
    [1, 1, 1, 1],
    [2, 2, 2, 2],
    [0, 2, 3, 2],
    [1, 2, 4, 3],
  ]);
  expect(ofFirst[3]?.after.peak).toBe(Math.max(...ofFirst.map(({ after }) => after.elo)));
});

const people = fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9], { minLength: 6, maxLength: 6 });
const histories = fc
  .array(fc.tuple(people, fc.constantFrom<LoserGames>(0, 1, 2)), { maxLength: 30 })
  .map((all) =>
    all.map(([ids, loserGames], at) => ({ id: at + 1, winners: ids.slice(0, 3), losers: ids.slice(3), loserGames })),
  );

test('each line begins where the same player’s last one ended', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const last = new Map<number, number>();
      for (const { playerId, eloBefore, after } of ledgerOf(history, new Map())) {
        expect(eloBefore).toBe(last.get(playerId) ?? 1000);
        last.set(playerId, after.elo);
      }
    }),
  );
});

test('a ledger that is cut anywhere and written on is the ledger written at once', () => {
  fc.assert(
    fc.property(histories, fc.nat(), (history, chance) => {
      const cut = history.length === 0 ? 0 : chance % history.length;
      const whole = ledgerOf(history, new Map());
      const first = ledgerOf(history.slice(0, cut), new Map());
      const forms = new Map(first.map(({ playerId, after }) => [playerId, after]));
      expect([...first, ...ledgerOf(history.slice(cut), forms)]).toEqual(whole);
    }),
  );
});

test('what experienced winners gain, the losers lose', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 500, max: 1800 }), { minLength: 6, maxLength: 6 }), (elos) => {
      const before = new Map(elos.map((elo, index) => [index + 1, veteran(elo)]));
      const moved = ledgerOf([series(1)], before).map(({ eloBefore, after }) => after.elo - eloBefore);
      expect(moved.reduce((sum, change) => sum + change, 0)).toBe(0);
    }),
  );
});

const FLOORS = { s: 1300, x: 1200, a: 1100, b: 1000, c: 900, d: 800 };

test('floors that fall from rank to rank are taken', () => expect(() => assertFloors(FLOORS)).not.toThrow());

test.each([
  { change: { x: 1300 }, field: 'x', why: 'as high as the rank above' },
  { change: { d: 901 }, field: 'd', why: 'higher than the rank above' },
  { change: { d: 0 }, field: 'd', why: 'below the least' },
  { change: { s: 10_000 }, field: 's', why: 'above the most' },
  { change: { a: 1100.5 }, field: 'a', why: 'Elo is whole' },
])('floors are refused, naming $field: $why', ({ change, field }) => {
  const refused = (() => {
    try {
      assertFloors({ ...FLOORS, ...change });
    } catch (error) {
      return error as LeagueError;
    }
  })();
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', details: { field } });
});

test.each([
  { playerIds: [1, 2, 3, 4, 5, 5], at: 0, field: 'players', why: 'someone twice' },
  { playerIds: [1, 2, 3, 4, 5], at: 0, field: 'players', why: 'five' },
  { playerIds: [1, 2, 3, 4, 5, 6], at: 1, field: 'playedAt', why: 'tomorrow' },
  {
    playerIds: [1, 2, 3, 4, 5, 6],
    at: -13 * 365 * 86_400_000,
    field: 'playedAt',
    why: 'a day before there was a queue',
  },
])('a series cannot be reported with $why', ({ playerIds, at, field }) => {
  const now = new Date('2026-11-21T20:00:00Z');
  const report = () => assertReportable({ playerIds, at: new Date(now.getTime() + at), now });
  expect(report).toThrow(expect.objectContaining({ details: expect.objectContaining({ field }) }));
});
