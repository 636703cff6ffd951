import fc from 'fast-check';
import type { BoxScore, BoxScorePlayer } from '../series/box-score.ts';
import { replayFile, HOME_BLUE, proposalFor, boxScoreRow, steamId } from '../testing/replay-games.ts';
import { doublesAmong } from './double-files.ts';
import { gameMark, GAME_MARK, isSameMark, startOf } from './game-mark.ts';
import type { ReplayFile } from './replay-proposal.ts';
import { comparedGame, isSameGame, storedGame } from './same-game.ts';

const START = 1_795_860_220;
/** Digests of two box scores: two machines' files of one game need not have the same. */
const [ONE, OTHER] = ['a'.repeat(64), 'b'.repeat(64)];
const began = (epochSeconds: number | null, localDate = '2026-11-28 10:24:00') => ({
  playedAt: { epochSeconds, localDate },
});
const anonymous = (rows: readonly BoxScorePlayer[]) => rows.map((player) => ({ ...player, accountId: null }));

interface Two {
  why: string;
  one?: Partial<BoxScore>;
  other: Partial<BoxScore>;
}

const first = (changes: Partial<BoxScore> = {}) => replayFile('a', { digest: ONE, ...began(START), ...changes });
const second = (changes: Partial<BoxScore>) => replayFile('b', { digest: OTHER, ...began(START), ...changes });

describe('one game', () => {
  test.each<Two>([
    { why: 'a row is missing in one file', other: { players: HOME_BLUE.slice(0, 5) } },
    {
      why: 'a name was changed',
      other: { players: [boxScoreRow(1, 0, { name: 'Nytt namn' }), ...HOME_BLUE.slice(1)] },
    },
    { why: 'all names were changed', other: { players: HOME_BLUE.map((one) => ({ ...one, name: `${one.name} 2` })) } },
    { why: 'a number differs', other: { players: [boxScoreRow(1, 0, { score: 999 }), ...HOME_BLUE.slice(1)] } },
    { why: 'the clocks are in two time zones', other: began(START, '2026-11-28 04:24:00') },
    { why: 'a clock is wrong by a day', other: began(START, '2026-11-29 10:24:05') },
    { why: 'the lobby has two names', other: { matchGuid: 'another' } },
    { why: 'one file has a spectator', other: { players: [...HOME_BLUE, boxScoreRow(9, -1)] } },
    {
      why: 'one file has bots',
      other: { players: [...HOME_BLUE.slice(0, 4), boxScoreRow(8, 1, { isBot: true, accountId: null })] },
    },
    {
      why: 'a player left and came back',
      other: { players: [...HOME_BLUE, boxScoreRow(1, 0, { score: 0 }), boxScoreRow(2, 0, { score: 0 })] },
    },
    { why: 'someone came in for a player', other: { players: [...HOME_BLUE.slice(0, 5), boxScoreRow(9, 1)] } },
    { why: 'one file knows no accounts', other: { players: anonymous(HOME_BLUE) } },
    { why: 'one file ends when two had left', other: { players: HOME_BLUE.slice(0, 4), blueGoals: 1 } },
    { why: 'the same numbers, when one start is not known', other: { digest: ONE, ...began(null) } },
    { why: 'the same numbers, when no start is known', one: began(null), other: { digest: ONE, ...began(null) } },
  ])('$why', ({ one, other }) => {
    const [kept, double] = [first(one), second(other)];
    expect([...doublesAmong([kept, double])]).toEqual([[double, { what: 'game', of: kept }]]);
    const { files, games } = proposalFor([kept, replayFile('c'), double]);
    expect(files[2]).toMatchObject({
      ...{ name: 'b', status: 'refused', gameNumber: null },
      refusal: { code: 'REPLAY_DUPLICATE', reasonKey: 'api.replay.duplicate-game', params: { file: 'b', other: 'a' } },
    });
    expect(games.map(({ fileName }) => fileName).toSorted()).toEqual(['a', 'c']);
  });
});

describe('two games', () => {
  test.each<Two>([
    { why: 'equal numbers, and another start', other: { digest: ONE, ...began(START + 400) } },
    { why: 'equal numbers, and a start a second later', other: { digest: ONE, ...began(START + 1) } },
    {
      why: 'the same second, and other people',
      other: { players: HOME_BLUE.map((one, at) => boxScoreRow(one.team + at + 10, one.team)) },
    },
    {
      why: 'the same second and names, and other accounts',
      other: { players: HOME_BLUE.map((one, at) => ({ ...one, accountId: steamId(at + 20) })) },
    },
    {
      why: 'the same second, and half of the people',
      other: { players: [...HOME_BLUE.slice(0, 3), boxScoreRow(7, 1), boxScoreRow(8, 1), boxScoreRow(9, 1)] },
    },
    { why: 'other numbers, and no start', one: began(null), other: began(null) },
  ])('$why', ({ one, other }) => {
    expect(doublesAmong([first(one), second(other)]).size).toBe(0);
    expect(proposalFor([first(one), replayFile('c'), second(other)]).games).toHaveLength(3);
  });
});

describe('of two recordings of a game the one that tells more counts, in any order', () => {
  const whole = () => first();
  test.each<{ why: string; less: () => ReplayFile }>([
    { why: 'one was saved before the end', less: () => second({ players: null }) },
    { why: 'one says that its game is not over', less: () => second({ unfinished: true }) },
    { why: 'one has fewer goals', less: () => second({ blueGoals: 1 }) },
  ])('$why', ({ less }) => {
    for (const turn of [false, true]) {
      const [fuller, shorter] = [whole(), less()];
      const files = turn ? [shorter, fuller] : [fuller, shorter];
      expect([...doublesAmong(files)]).toEqual([[shorter, { what: 'game', of: fuller }]]);
      const { games, files: statuses } = proposalFor([...files, replayFile('c')]);
      expect(games.map(({ fileName }) => fileName).toSorted()).toEqual(['a', 'c']);
      expect(statuses.find(({ name }) => name === 'b')).toMatchObject({
        gameNumber: null,
        refusal: { params: { other: 'a' } },
      });
    }
  });

  test('two files that were saved early, of two starts, keep their places', () => {
    const early = (name: string, at: number) => replayFile(name, { players: null, digest: ONE, ...began(at) });
    expect(doublesAmong([early('a', START), early('b', START + 400)]).size).toBe(0);
    expect(doublesAmong([early('a', START), early('b', START)]).size).toBe(1);
  });
});

test('starts less than a minute apart are two games, and staff are asked to look', () => {
  const files = [
    first(),
    second({ ...began(START + 3, '2026-11-28 10:24:03') }),
    replayFile('c', began(START + 400, '2026-11-28 10:31:00')),
  ];
  const { games, warnings } = proposalFor(files);
  expect(games).toHaveLength(3);
  expect(warnings).toEqual([{ code: 'starts-close', params: { first: 'a', second: 'b' } }]);
});

describe('a stored game', () => {
  const players = [1, 2, 4].map((id) => ({
    nickname: `P${id}`,
    accounts: [{ platform: 'steam' as const, accountId: steamId(id) }],
  }));
  const mark = gameMark(ONE, START);

  test('of this series is known by its start and its players, and told by its number', () => {
    const filled = [{ number: 4, replayDigest: mark, rows: [1, 2, 3].map((playerId) => ({ playerId })) }];
    expect(proposalFor([second({})], { filled }).files[0]?.refusal).toMatchObject({
      reasonKey: 'api.replay.duplicate-filled-game',
      params: { file: 'b', game: 4 },
    });
    expect(proposalFor([second(began(START + 400))], { filled }).games).toHaveLength(1);
    expect(proposalFor([second({})], { filled, gameNumber: 4 }).games).toHaveLength(1);
  });

  test('of another series is told, when mostly the same people played', () => {
    const standing = { replayDigest: mark, number: 2, home: 'Järv', away: 'Lodjur', players };
    const codes = (changes: Partial<BoxScore>, elsewhere = standing) =>
      proposalFor([second(changes)], { elsewhere: [elsewhere] }).games[0]?.warnings.map(({ code }) => code);
    expect(codes({})).toContain('stands-elsewhere');
    expect(codes(began(START + 400))).not.toContain('stands-elsewhere');
    expect(codes({ digest: ONE, ...began(null) })).toContain('stands-elsewhere');
    expect(codes({}, { ...standing, players: [] })).not.toContain('stands-elsewhere');
  });
});

test('a mark tells its start, and the one of before starts were told is compared by the numbers', () => {
  expect([startOf(gameMark(ONE, START)), startOf(gameMark(ONE, null))]).toEqual([String(START), null]);
  for (const mark of [gameMark(ONE, START), gameMark(ONE, null)]) expect(mark).toMatch(GAME_MARK);
  expect(isSameMark(gameMark(ONE, START), ONE)).toBe(true);
  expect(isSameMark(gameMark(ONE, START), OTHER)).toBe(false);
  expect(isSameMark(gameMark(ONE, START), gameMark(OTHER, START))).toBe(true);
  expect(isSameMark(gameMark(ONE, START), gameMark(ONE, START + 1))).toBe(false);
});

test('one who is like two of the other game, by the account and by the name, is one person in common, both ways', () => {
  const [first] = HOME_BLUE as [BoxScorePlayer];
  const row = (name: string, accountId: string | null): BoxScorePlayer => ({ ...first, name, accountId });
  const renamed = [row('Annan', '76561190000000002'), row('Hjortron', null), row('Grävling', '76561190000000007')];
  const others = [
    row('Hjortron', '76561190000000002'),
    row('Järv', '76561190000000005'),
    row('Lo', '76561190000000001'),
  ];
  const of = (digest: string, players: BoxScorePlayer[]) =>
    comparedGame({ digest, players, playedAt: { epochSeconds: START, localDate: null } } as BoxScore);
  for (const [one, other] of [
    [renamed, others],
    [others, renamed],
  ] as const)
    expect(isSameGame(of(ONE, one), of(OTHER, other))).toBe(false);
});

test('whatever the files are, a game is itself, and the comparison has no direction', () => {
  const people = fc.subarray([
    ...HOME_BLUE,
    ...HOME_BLUE.map((one) => ({ ...one, name: 'Annan' })),
    ...anonymous(HOME_BLUE),
  ]);
  const game = fc.record({
    digest: fc.constantFrom(ONE, OTHER),
    start: fc.constantFrom(null, START, START + 1),
    players: people,
  });
  const of = ({ digest, start, players }: { digest: string; start: number | null; players: BoxScorePlayer[] }) =>
    comparedGame({ digest, players, playedAt: { epochSeconds: start, localDate: null } } as BoxScore);
  fc.assert(
    fc.property(game, game, (one, other) => {
      expect(isSameGame(of(one), of(one))).toBe(true);
      expect(isSameGame(of(one), of(other))).toBe(isSameGame(of(other), of(one)));
    }),
  );
  expect(isSameGame(of({ digest: ONE, start: START, players: HOME_BLUE }), storedGame(ONE))).toBe(true);
});
