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
  division: { id: 1, name: 'Slutspel', discriminator: 'slutspel' },
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
