import type { BracketSeriesState } from '../../lib/schema.generated';
import type { GraphicScoreFragment, GraphicTreeFragment, GraphicTreeSeriesFragment } from './broadcast.generated';
import { windowOf } from './bracket-window';
import { pathTo } from './series-path';

type Series = GraphicTreeSeriesFragment;

const side = (fields: Partial<Series['upper']>): Series['upper'] => ({
  ...{ from: 'SEED', fromPosition: null, seed: null, isNobody: false, ...fields },
});
const series = (position: number, fields: Partial<Series>): Series => ({
  ...{ position, part: 'WINNERS', partRound: 1, round: 1, state: 'OPEN', winner: null, seriesId: null },
  ...{ upper: side({}), lower: side({}), ...fields },
});

/** Single elimination of so many teams, of which so many rounds are played. */
function bracketOf(teams: number, played: number): Series[] {
  const all: Series[] = [];
  let before: number[] = [];
  for (let size = teams / 2, round = 1; size >= 1; size /= 2, round++) {
    const state: BracketSeriesState = round <= played ? 'DECIDED' : round === played + 1 ? 'READY' : 'OPEN';
    const from = (at: number) =>
      round === 1 ? side({ seed: at + 1 }) : side({ from: 'WINNER', fromPosition: before[at] ?? null });
    const now = Array.from({ length: size }, (_, at) => all.length + at);
    now.forEach((position, at) =>
      all.push(
        series(position, {
          ...{ round, partRound: round, part: size === 1 ? 'FINAL' : 'WINNERS', state },
          ...{ upper: from(2 * at), lower: from(2 * at + 1) },
        }),
      ),
    );
    before = now;
  }
  return all;
}
const roundsShown = (all: Series[]) => windowOf(all, 'main')?.rounds.map(({ round }) => round);

test.each([
  ['eight teams from the start', 8, 0, [1, 2, 3]],
  ['thirty-two from the start while their first round is played', 32, 0, [1, 2, 3, 4, 5]],
  ['after that from the round that can be read well', 32, 1, [2, 3, 4, 5]],
  ['sixty-four from where it can be read at all', 64, 0, [2, 3, 4, 5, 6]],
  ['a finished one from there too', 64, 6, [3, 4, 5, 6]],
])('on a stream: %s', (_what, teams, played, rounds) => {
  expect(roundsShown(bracketOf(teams, played))).toEqual(rounds);
});

/** The losers' half of so many teams: its rounds are played among its own, and against those who have just lost, in turn. */
function losersOf(teams: number): Series[] {
  const all: Series[] = [];
  const fallen = side({ from: 'LOSER', fromPosition: -1 });
  let before: number[] = [];
  for (let size = teams / 4, round = 1; size >= 1; size = round % 2 === 0 ? size : size / 2) {
    const from = (at: number) => side({ from: 'WINNER', fromPosition: before[at] ?? null });
    const sidesOf = (at: number): Pick<Series, 'upper' | 'lower'> => {
      if (round === 1) return { upper: fallen, lower: fallen };
      return round % 2 === 0 ? { upper: fallen, lower: from(at) } : { upper: from(2 * at), lower: from(2 * at + 1) };
    };
    const now = Array.from({ length: size }, (_, at) => all.length + at);
    now.forEach((position, at) =>
      all.push(series(position, { part: 'LOSERS', round, partRound: round, ...sidesOf(at) })),
    );
    before = now;
    round++;
  }
  return all;
}

test('a losers’ half that is cut before its end has lines to each series, in order and without two in one place', () => {
  const drawing = windowOf(losersOf(32), 'losers');
  expect(drawing?.rounds.map(({ round }) => round)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(drawing?.height).toBe(30);
  const rounds = [0, 1, 2, 3, 4, 5].map((column) => drawing?.placed.filter((one) => one.column === column) ?? []);
  expect(rounds.map((placed) => placed.length)).toEqual([8, 8, 4, 4, 2, 2]);
  expect(rounds.map((placed) => [...new Set(placed.map(({ feeders }) => feeders.length))])).toEqual([
    ...[[0], [1], [2], [1], [2], [1]],
  ]);
  for (const placed of rounds) {
    placed.slice(1).forEach(({ middle }, at) => expect(middle - (placed[at]?.middle ?? 0)).toBeGreaterThanOrEqual(2));
  }
});

test('a second final that is not needed is not drawn, and one that can come is', () => {
  const second = (state: BracketSeriesState) => [
    ...bracketOf(4, 2),
    series(3, { part: 'SECOND_FINAL', round: 3, state, winner: state === 'NOT_NEEDED' ? 1 : null }),
  ];
  expect(roundsShown(second('NOT_NEEDED'))).toEqual([1, 2]);
  expect(roundsShown(second('OPEN'))).toEqual([1, 2, 3]);
});

test('a bracket in which one loss is the end has no other half', () => {
  expect(windowOf(bracketOf(4, 0), 'losers')).toBeNull();
});

const team = (id: number) => ({ id: id + 100, name: `Lag ${id}`, logo: null });
/** Two semifinals and a final: seed 1 has beaten 4, and 2 meets 3 by walkover. */
const tree = (final: Partial<Series>): GraphicTreeFragment => ({
  ...{ divisionId: 1, format: 'SINGLE_ELIMINATION' },
  entrants: [1, 2, 3, 4].map((seed) => ({ seed, exit: null, team: team(seed), source: null })),
  series: [
    series(0, { state: 'DECIDED', winner: 1, seriesId: 50, upper: side({ seed: 1 }), lower: side({ seed: 4 }) }),
    series(1, { state: 'DECIDED', winner: 3, seriesId: 51, upper: side({ seed: 2 }), lower: side({ seed: 3 }) }),
    series(2, {
      ...{ part: 'FINAL', round: 2, state: 'READY', seriesId: 52 },
      upper: side({ from: 'WINNER', fromPosition: 0, seed: 1 }),
      lower: side({ from: 'WINNER', fromPosition: 1, seed: 3 }),
      ...final,
    }),
  ],
});
const stored = (
  id: number,
  home: number,
  away: number,
  fields: Partial<GraphicScoreFragment>,
): GraphicScoreFragment => ({
  ...{ id, scheduledAt: null, reportedAt: '2026-11-25T18:00:00Z', homeGames: 3, awayGames: 1, walkover: null },
  division: { id: 1, name: 'Slutspel', nameEng: null, discriminator: 'slutspel' },
  ...{ home: team(home), away: team(away), ...fields },
});
const RESULTS = [stored(50, 4, 1, { homeGames: 1, awayGames: 3 }), stored(51, 2, 3, { walkover: 'AWAY' })];
const SEED_OF = new Map([1, 2, 3, 4].map((seed) => [seed + 100, seed]));
const told = (all: GraphicTreeFragment, seriesId: number) => {
  const path = pathTo(all, RESULTS, SEED_OF, seriesId);
  return (
    path && {
      ...path,
      sides: path.sides.map(({ seed, steps }) => [seed, ...steps.map((one) => [one.opponent, one.games, one.isWon])]),
    }
  );
};

test('both teams of the final have come by a series of their own, the own games first', () => {
  expect(told(tree({}), 52)).toMatchObject({
    sides: [
      [1, [4, [3, 1], true]],
      [3, [2, null, true]],
    ],
    next: null,
  });
});

test('who begins has no way behind, and knows whom the winner meets', () => {
  expect(told(tree({}), 50)).toMatchObject({ sides: [[1], [4]], waiting: [3] });
  const open = tree({ lower: side({ from: 'WINNER', fromPosition: 1 }) });
  expect(told(open, 50)).toMatchObject({ waiting: [2, 3] });
});

test('there is no way to a series without both teams, or of another bracket', () => {
  expect(told(tree({ lower: side({ from: 'WINNER', fromPosition: 1 }) }), 52)).toBeNull();
  expect(told(tree({}), 99)).toBeNull();
});

const withSecond = (state: BracketSeriesState, final: Partial<Series>): GraphicTreeFragment => {
  const { series: all, ...rest } = tree(final);
  return { ...rest, series: [...all, series(3, { part: 'SECOND_FINAL', round: 3, state })] };
};
const decided = (winner: number | null): Partial<Series> => ({ state: 'DECIDED', winner });

test.each<[string, GraphicTreeFragment, number, 'last' | 'won' | null]>([
  ['of a final that is to be played', tree({}), 52, 'last'],
  ['of one that is won', tree(decided(3)), 52, 'won'],
  ['of one that both lost', tree(decided(null)), 52, null],
  ['of a series before it', tree({}), 50, null],
  ['of a series for the third place', tree({ part: 'THIRD_PLACE' }), 52, null],
  ['of a first final before it is known whether there is a second', withSecond('OPEN', {}), 52, null],
  ['of a first final that was won from below', withSecond('READY', decided(3)), 52, null],
  ['of a first final that was won from above', withSecond('NOT_NEEDED', decided(1)), 52, 'won'],
])('the end of the stage: %s', (_what, all, seriesId, end) => {
  expect(pathTo(all, RESULTS, SEED_OF, seriesId)?.end).toBe(end);
});
