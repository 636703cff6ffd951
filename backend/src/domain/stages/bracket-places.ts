/** How far the teams of a bracket have come (R46). */
import { podiumOf, seedOf } from './bracket-state.ts';
import { nextOf } from './stage-exit.ts';
import type { BracketSeriesState } from './bracket-state.ts';

/**
 * The place of each seed that is out or has won, from 1. Who loses the final is second. The others share the place of those who went out in
 * the same round; of the losers of the semifinals, a third-place series puts one before the other.
 */
export function bracketPlaces(states: readonly BracketSeriesState[]): Map<number, number> {
  const { first, second, third } = podiumOf(states);
  const fourth = seedOf(states.find(({ series }) => series.part === 'third-place')?.loser);
  const decided = [first, second, third, fourth];
  const isLosersPart = states.some(({ series }) => series.part === 'losers');
  // in double elimination only a loss in the losers' part puts a team out
  const ends = states.filter(({ series }) => series.part === (isLosersPart ? 'losers' : 'winners'));
  const outIn = new Map(ends.flatMap(({ series, loser }) => withSeed(seedOf(loser), series.partRound)));
  const groups = [...decided.flatMap((seed) => (seed === null ? [] : [[seed]])), ...groupsByRound(outIn, decided)];
  const places = new Map<number, number>();
  for (const group of groups) {
    const place = places.size + 1;
    for (const seed of group) places.set(seed, place);
  }
  return places;
}

/**
 * The seeds in the order of their places, as another stage takes them (R43). Who is still in it shares the place before those who are out: a
 * qualifier of which four go on is decided when four are left. A disqualified team has no place.
 */
export function bracketOrder(
  states: readonly BracketSeriesState[],
  seeds: readonly number[],
): { seed: number; place: number }[] {
  const { first, second } = podiumOf(states);
  const decided = bracketPlaces(states);
  const toTheTop = states.filter(({ series }) => series.part !== 'third-place');
  const left = seeds.filter((seed) => seed !== first && seed !== second && nextOf(toTheTop, seed) !== null);
  const before = [first, second].flatMap((seed) => seed ?? []);
  const after = [...decided].filter(([seed]) => !before.includes(seed) && !left.includes(seed));
  const groups = [...before.map((seed) => [seed]), left, ...sharing(after)].filter((group) => group.length > 0);
  const order: { seed: number; place: number }[] = [];
  for (const group of groups) {
    const place = order.length + 1;
    order.push(...group.toSorted((one, other) => one - other).map((seed) => ({ seed, place })));
  }
  return order;
}

/** Seeds by their places, those of one place together. */
const sharing = (places: readonly [number, number][]): number[][] =>
  [...new Set(places.map(([, place]) => place))]
    .sort((one, other) => one - other)
    .map((wanted) => places.flatMap(([seed, place]) => (place === wanted ? seed : [])));

const withSeed = (seed: number | null, round: number): [number, number][] => (seed === null ? [] : [[seed, round]]);

/** The seeds that went out, by the latest round first, without those of `decided`. */
function groupsByRound(outIn: ReadonlyMap<number, number>, decided: readonly (number | null)[]): number[][] {
  const rounds = [...new Set(outIn.values())].sort((one, other) => other - one);
  return rounds
    .map((round) => [...outIn].filter(([seed, at]) => at === round && !decided.includes(seed)).map(([seed]) => seed))
    .filter((group) => group.length > 0);
}
