import type { SeriesFormat } from '../../series/series-format.ts';
import { MOST_WHAT_IFS, whatIfResults } from './what-if-results.ts';

const series = (seriesId: number, isReported = false) => ({ seriesId, homeTeamId: 1, awayTeamId: 2, isReported });
const result = (seriesId: number, homeGames = 3, awayGames = 1) => ({ seriesId, homeGames, awayGames });
const refusal = expect.objectContaining({ code: 'INVALID_INPUT' }) as unknown;

test('a supposed result counts its games for the teams of its series, without goals', () => {
  expect(whatIfResults('first-to-3', [result(7, 2, 3)], [series(7)])).toEqual([
    { homeTeamId: 1, awayTeamId: 2, homeGames: 2, awayGames: 3, homeGoals: 0, awayGoals: 0, walkover: null },
  ]);
});

test('a series that has got its result meanwhile is left out', () => {
  expect(whatIfResults('first-to-3', [result(7), result(8)], [series(7, true), series(8)])).toHaveLength(1);
});

test.each<{ format: SeriesFormat; scores: [number, number][] }>([
  {
    format: 'first-to-3',
    scores: [
      [3, 0],
      [3, 1],
      [3, 2],
      [2, 3],
      [1, 3],
      [0, 3],
    ],
  },
  {
    format: 'four-plus-decider',
    scores: [
      [4, 0],
      [3, 1],
      [3, 2],
      [2, 3],
      [1, 3],
      [0, 4],
    ],
  },
])('of all scores, $format can have six', ({ format, scores }) => {
  const taken: [number, number][] = [];
  for (let home = -1; home < 7; home++) {
    for (let away = -1; away < 7; away++) {
      try {
        whatIfResults(format, [result(7, home, away)], [series(7)]);
        taken.push([home, away]);
      } catch (error) {
        expect(error).toEqual(refusal);
      }
    }
  }
  const sorted = (list: [number, number][]) => list.map(String).sort();
  expect(sorted(taken)).toEqual(sorted(scores));
});

test.each([
  { what: 'a series of another division', supposed: [result(9)] },
  { what: 'the same series twice', supposed: [result(7), result(7, 0, 3)] },
  { what: 'too many results', supposed: Array.from({ length: MOST_WHAT_IFS + 1 }, () => result(7)) },
])('$what is refused', ({ supposed }) => {
  expect(() => whatIfResults('first-to-3', supposed, [series(7)])).toThrow(refusal as Error);
});
