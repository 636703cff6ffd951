import fc from 'fast-check';
import { LeagueError } from '../league-error.ts';
import type { SeriesFormat } from './series-format.ts';
import { SERIES_FORMATS } from './series-format.ts';
import * as SeriesResult from './series-result.ts';
import type { Sides } from '../sides.ts';

/** Games written as letters: H is a home win 2-1, A an away win 0-3. */
const games = (letters: string): Sides<number>[] =>
  [...letters].map((letter) => (letter === 'H' ? { home: 2, away: 1 } : { home: 0, away: 3 }));

function refusal(act: () => unknown): LeagueError {
  try {
    act();
  } catch (error) {
    if (error instanceof LeagueError) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}

const EVERY_SEQUENCE = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, bits) =>
    [...bits.toString(2).padStart(length, '0').slice(0, length)].map((bit) => (bit === '1' ? 'H' : 'A')).join(''),
  ),
);

const SCORES: Record<SeriesFormat, string[]> = {
  'first-to-1': ['1-0', '0-1'],
  'first-to-2': ['2-0', '2-1', '1-2', '0-2'],
  'first-to-3': ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'],
  'four-plus-decider': ['4-0', '3-1', '3-2', '2-3', '1-3', '0-4'],
  'first-to-4': ['4-0', '4-1', '4-2', '4-3', '3-4', '2-4', '1-4', '0-4'],
};

/** The rule of R2 again, in another way: the final score is on the list, and no earlier score is. */
function isAllowed(format: SeriesFormat, letters: string): boolean {
  const isFinal = (played: string) => SCORES[format].includes(`${count(played, 'H')}-${count(played, 'A')}`);
  const earlier = [...letters].map((_, length) => letters.slice(0, length));
  return isFinal(letters) && !earlier.some(isFinal);
}

const count = (letters: string, letter: string): number => letters.split(letter).length - 1;

describe('the result of a played series', () => {
  test.each(SERIES_FORMATS)('%s accepts exactly the sequences of the rule', (format) => {
    const accepted = EVERY_SEQUENCE.filter((letters) => {
      try {
        SeriesResult.resultOf(format, games(letters));
        return true;
      } catch {
        return false;
      }
    });
    expect(accepted).toEqual(EVERY_SEQUENCE.filter((letters) => isAllowed(format, letters)));
    // first-to-3: 2 of 3 games, 6 of 4, 12 of 5; four-plus-decider: 2 + 8 of 4 games, 12 of 5; first-to-4: 2, 8, 20, 40
    const counts = { 'first-to-1': 2, 'first-to-2': 6, 'first-to-3': 20, 'four-plus-decider': 22, 'first-to-4': 70 };
    expect(accepted).toHaveLength(counts[format]);
  });

  test.each([
    { format: 'first-to-3', letters: 'HHH', score: [3, 0], home: 'win', away: 'loss' },
    { format: 'first-to-3', letters: 'HAHH', score: [3, 1], home: 'win', away: 'loss' },
    { format: 'first-to-3', letters: 'HAHAA', score: [2, 3], home: 'overtimeLoss', away: 'overtimeWin' },
    { format: 'first-to-4', letters: 'HAHHH', score: [4, 1], home: 'win', away: 'loss' },
    { format: 'first-to-4', letters: 'HAHAHAA', score: [3, 4], home: 'loss', away: 'win' },
    { format: 'four-plus-decider', letters: 'AAAA', score: [0, 4], home: 'loss', away: 'win' },
    { format: 'four-plus-decider', letters: 'HHHA', score: [3, 1], home: 'win', away: 'loss' },
    { format: 'four-plus-decider', letters: 'AAHHH', score: [3, 2], home: 'overtimeWin', away: 'overtimeLoss' },
  ] as const)('$format $letters ends $score: home $home, away $away', ({ format, letters, score, home, away }) => {
    const result = SeriesResult.resultOf(format, games(letters));
    expect([result.homeGames, result.awayGames]).toEqual(score);
    expect(result.outcomes).toEqual({ home, away });
    expect(result.winner).toBe(score[0] > score[1] ? 'home' : 'away');
    expect(result.isOvertime).toBe(format !== 'first-to-4' && letters.length === 5);
  });

  test('goals are summed over the games', () => {
    const result = SeriesResult.resultOf('first-to-3', games('HAHH'));
    expect([result.homeGoals, result.awayGoals]).toEqual([6, 6]);
  });

  test('swapping the sides swaps the result and nothing else', () => {
    const playable = EVERY_SEQUENCE.filter((letters) => isAllowed('first-to-3', letters));
    fc.assert(
      fc.property(fc.constantFrom(...playable), (letters) => {
        const played = games(letters);
        const here = SeriesResult.resultOf('first-to-3', played);
        const there = SeriesResult.resultOf(
          'first-to-3',
          played.map(({ home, away }) => ({ home: away, away: home })),
        );
        expect([there.homeGames, there.awayGames]).toEqual([here.awayGames, here.homeGames]);
        expect([there.homeGoals, there.awayGoals]).toEqual([here.awayGoals, here.homeGoals]);
        expect(there.outcomes).toEqual({ home: here.outcomes.away, away: here.outcomes.home });
        expect(there.isOvertime).toBe(here.isOvertime);
      }),
    );
  });
});

describe('a result that cannot be', () => {
  test.each([
    { format: 'first-to-3', letters: 'HHHA', key: 'game-after-decision', game: 4, won: [3, 0], why: 'over at 3-0' },
    { format: 'first-to-3', letters: 'HAHHA', key: 'game-after-decision', game: 5, won: [3, 1], why: 'over at 3-1' },
    { format: 'first-to-3', letters: 'HAHAHA', key: 'game-after-decision', game: 6, won: [3, 2], why: 'no sixth game' },
    { format: 'first-to-3', letters: 'HAHA', key: 'game-missing', game: 5, won: [2, 2], why: 'no winner yet' },
    { format: 'first-to-3', letters: '', key: 'game-missing', game: 1, won: [0, 0], why: 'nothing played' },
    {
      format: 'four-plus-decider',
      letters: 'HHH',
      key: 'game-missing',
      game: 4,
      won: [3, 0],
      why: 'four are always played',
    },
    {
      format: 'four-plus-decider',
      letters: 'HHAA',
      key: 'game-missing',
      game: 5,
      won: [2, 2],
      why: 'the decider is missing',
    },
    {
      format: 'four-plus-decider',
      letters: 'HHHHH',
      key: 'game-after-decision',
      game: 5,
      won: [4, 0],
      why: 'over at 4-0',
    },
    {
      format: 'four-plus-decider',
      letters: 'HHHAA',
      key: 'game-after-decision',
      game: 5,
      won: [3, 1],
      why: 'over at 3-1',
    },
  ] as const)('$format "$letters" is refused at game $game: $why', ({ format, letters, key, game, won }) => {
    const error = refusal(() => SeriesResult.resultOf(format, games(letters)));
    expect(error.code).toBe('IMPOSSIBLE_RESULT');
    expect(error.messageKey).toBe(`series.result.${key}`);
    expect(error.details.params).toEqual({ game, home: won[0], away: won[1] });
  });

  test('a level game is refused by its number', () => {
    const error = refusal(() => SeriesResult.resultOf('first-to-3', [...games('HA'), { home: 2, away: 2 }]));
    expect(error).toMatchObject({ code: 'LEVEL_GAME', details: { field: 'games.2', params: { game: 3, goals: 2 } } });
  });

  test.each([
    { home: -1, away: 2, why: 'negative' },
    { home: 1.5, away: 2, why: 'not whole' },
    { home: Number.NaN, away: 2, why: 'not a number' },
    { home: 3277, away: 2, why: 'more than can be stored' },
    { home: 2, away: Number.POSITIVE_INFINITY, why: 'not finite' },
  ])('$home-$away is no score: $why', ({ home, away }) => {
    const error = refusal(() => SeriesResult.resultOf('first-to-3', [{ home, away }, ...games('HH')]));
    expect(error).toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'games.0', params: { game: 1, max: 3276 } },
    });
  });

  test('3276-0 in five games is absurd and allowed: a result has no maximum but its column', () => {
    expect(SeriesResult.resultOf('first-to-3', [{ home: 3276, away: 0 }, ...games('HH')]).homeGoals).toBe(3280);
  });
});

describe('a series decided without play', () => {
  test.each([
    { format: 'first-to-3', walkover: 'home', score: [3, 0], winner: 'home', home: 'win', away: 'loss' },
    { format: 'first-to-3', walkover: 'away', score: [0, 3], winner: 'away', home: 'loss', away: 'win' },
    { format: 'four-plus-decider', walkover: 'home', score: [4, 0], winner: 'home', home: 'win', away: 'loss' },
    { format: 'four-plus-decider', walkover: 'both', score: [0, 0], winner: null, home: 'loss', away: 'loss' },
  ] as const)('$format, $walkover: $score without goals', ({ format, walkover, score, winner, home, away }) => {
    expect(SeriesResult.walkoverResult(format, walkover)).toEqual({
      homeGames: score[0],
      awayGames: score[1],
      homeGoals: 0,
      awayGoals: 0,
      winner,
      isOvertime: false,
      outcomes: { home, away },
    });
  });
});
