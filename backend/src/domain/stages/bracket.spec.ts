import { assertNothingStands, bracketChanges } from './bracket-changes.ts';
import { bracketOf } from './bracket.ts';
import { bracketStates, isSettled, podiumOf } from './bracket-state.ts';
import type { BracketResult } from './bracket-state.ts';
import { assertShape, assertWeeks, filledWeeks } from './stage-shape.ts';
import type { StageShape } from './stage-shape.ts';

const shape = (teams: number, more: Partial<StageShape> = {}): StageShape => ({
  ...{ format: 'single-elimination', teams, hasThirdPlace: false, hasSecondFinal: false },
  ...more,
});
const result = (
  position: number,
  seeds: [number, number],
  winner: number | null,
  isProvisional = false,
): BracketResult => ({
  ...{ position, seeds, winner, isProvisional },
});
const inWords = (of: StageShape): string[] =>
  bracketOf(of).map(({ part, round, upper, lower }) => {
    const [one, other] = [upper, lower].map((source) =>
      source.from === 'seed' ? source.seed : `${source.from[0] ?? ''}${source.position}`,
    );
    return `${round} ${part}: ${String(one)}-${String(other)}`;
  });

test('five teams: the three best pass the first round', () => {
  expect(inWords(shape(5))).toEqual(['1 winners: 4-5', '2 winners: 1-w0', '2 winners: 2-3', '3 final: w1-w2']);
});

test('the losers of the semifinals play for the third place in the week of the final', () => {
  expect(inWords(shape(4, { hasThirdPlace: true }))).toEqual([
    ...['1 winners: 1-4', '1 winners: 2-3', '2 third-place: l0-l1', '2 final: w0-w1'],
  ]);
});

test('double elimination with four teams', () => {
  expect(inWords(shape(4, { format: 'double-elimination', hasSecondFinal: true }))).toEqual([
    ...['1 winners: 1-4', '1 winners: 2-3', '2 winners: w0-w1', '2 losers: l0-l1'],
    ...['3 losers: l2-w3', '4 final: w2-w4', '5 second-final: w2-w4'],
  ]);
});

test('the second final is played when the one with a loss wins the first', () => {
  const bracket = bracketOf(shape(3, { format: 'double-elimination', hasSecondFinal: true }));
  const before = [result(0, [2, 3], 2), result(1, [1, 2], 1), result(2, [2, 3], 2)];
  expect(bracketStates(bracket, [...before, result(3, [1, 2], 1)])[4]?.state).toBe('not-needed');
  expect(bracketStates(bracket, [...before, result(3, [1, 2], 2)])[4]?.state).toBe('ready');
  const second = [...before, result(3, [1, 2], 2), result(4, [1, 2], 1)];
  expect(podiumOf(bracketStates(bracket, second))).toEqual({ first: 1, second: 2, third: 3 });
});

test('after a walkover for neither side the next opponent goes on', () => {
  const states = bracketStates(bracketOf(shape(4)), [result(0, [1, 4], null), result(1, [2, 3], 3)]);
  expect(states[2]).toMatchObject({ state: 'passed', winner: { is: 'seed', seed: 3 } });
});

test('who goes on by a result that can be contested is there, and the series is not to be played yet', () => {
  const [, , final] = bracketStates(bracketOf(shape(4)), [result(0, [1, 4], 1, true), result(1, [2, 3], 2)]);
  expect(final).toMatchObject({
    state: 'ready',
    upper: { seed: 1, isProvisional: true },
    lower: { seed: 2, isProvisional: false },
  });
  expect(final && isSettled(final)).toBe(false);
});

describe('a correction', () => {
  const bracket = bracketOf(shape(4));
  const final = { seriesId: 9, position: 2, home: 1, away: 2, isReported: false };
  const semifinals = [
    ...[{ seriesId: 7, position: 0, home: 1, away: 4, isReported: true }],
    ...[{ seriesId: 8, position: 1, home: 2, away: 3, isReported: true }],
  ];
  const corrected = bracketStates(bracket, [result(0, [1, 4], 4), result(1, [2, 3], 2)]);

  test('gives a series that is not played to the other team', () => {
    const { exchanged, standing } = bracketChanges(corrected, [...semifinals, final]);
    expect(exchanged).toEqual([{ seriesId: 9, pairing: { position: 2, round: 2, home: 2, away: 4 } }]);
    expect(standing).toEqual([]);
  });

  test('is refused while the next series has a result', () => {
    const changes = bracketChanges(corrected, [...semifinals, { ...final, isReported: true }]);
    expect(() => assertNothingStands(changes, ({ seriesId }) => `series ${seriesId}`)).toThrow(
      expect.objectContaining({ code: 'STAGE_SERIES_STANDS', details: { params: { series: 'series 9', count: 1 } } }),
    );
  });

  test('to no result takes the next series away', () => {
    const reset = bracketStates(bracket, [result(1, [2, 3], 2)]);
    expect(bracketChanges(reset, [...semifinals, final]).removed).toEqual([9]);
  });
});

test.each([
  ['team-count', 'playoffs', shape(33)],
  ['team-count', 'cup', shape(65)],
  ['team-count', 'cup', shape(3, { format: 'decider' })],
  ['team-count', 'cup', shape(2, { format: 'double-elimination' })],
  ['no-third-place', 'cup', shape(3, { hasThirdPlace: true })],
  ['no-second-final', 'cup', shape(4, { hasSecondFinal: true })],
] as const)('%s is refused for %s', (reason, kind, refused) => {
  expect(() => assertShape(kind, refused)).toThrow(expect.objectContaining({ messageKey: `api.stage.${reason}` }));
});

test('rounds without a week follow week by week', () => {
  expect(filledWeeks([], 3)).toEqual([1, 2, 3]);
  expect(filledWeeks([5, 7], 4)).toEqual([5, 7, 8, 9]);
  expect(filledWeeks([5, 7, 9], 1)).toEqual([5]);
});

test('weeks are those of a season, and in order', () => {
  expect(() => assertWeeks([5, 5, 6])).not.toThrow();
  expect(() => assertWeeks([5, 4])).toThrow(expect.objectContaining({ messageKey: 'api.stage.week-order' }));
  expect(() => assertWeeks([0])).toThrow(expect.objectContaining({ messageKey: 'api.stage.week-range' }));
});
