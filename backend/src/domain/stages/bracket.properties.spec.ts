import fc from 'fast-check';
import { bracketChanges } from './bracket-changes.ts';
import type { PlacedSeries } from './bracket-changes.ts';
import { bracketOf, roundCount } from './bracket.ts';
import { bracketStates, isFinished, podiumOf } from './bracket-state.ts';
import type { BracketResult, BracketSeriesState } from './bracket-state.ts';
import { anyPlayedBracket, anyShape, playOut } from './testing/play-bracket.ts';

const numRuns = Number(process.env['BRACKETS'] ?? 500);

const seedsIn = (states: readonly BracketSeriesState[]): number[] =>
  states.flatMap(({ upper, lower }) => [upper, lower].flatMap((holder) => (holder.is === 'seed' ? holder.seed : [])));

const lossesOf = (results: readonly BracketResult[]): Map<number, number> => {
  const losses = new Map<number, number>();
  for (const { seeds, winner } of results) {
    for (const seed of seeds) if (seed !== winner) losses.set(seed, (losses.get(seed) ?? 0) + 1);
  }
  return losses;
};

/** What the database would have after each result was followed. */
const storedFor = (states: readonly BracketSeriesState[], results: readonly BracketResult[]): PlacedSeries[] =>
  bracketChanges(states, []).added.map(({ position, home, away }) => ({
    ...{ seriesId: position, position, home, away },
    isReported: results.some(
      (result) => result.position === position && result.seeds.includes(home) && result.seeds.includes(away),
    ),
  }));

describe('in every bracket', () => {
  test('each team comes in once, and no series waits for a later one or one of its own round', () => {
    fc.assert(
      fc.property(anyShape(), (shape) => {
        const bracket = bracketOf(shape);
        const sources = bracket
          .filter(({ part }) => part !== 'second-final')
          .flatMap(({ position, round, upper, lower }) =>
            [upper, lower].map((source) => ({ position, round, source })),
          );
        const seeds = sources.flatMap(({ source }) => (source.from === 'seed' ? source.seed : []));
        expect(seeds.sort((one, other) => one - other)).toEqual(Array.from({ length: shape.teams }, (_, at) => at + 1));
        const ways = sources.flatMap(({ source }) =>
          source.from === 'seed' ? [] : `${source.from} ${source.position}`,
        );
        expect(new Set(ways).size).toBe(ways.length);
        for (const { position, round, source } of sources) {
          if (source.from === 'seed') continue;
          expect(source.position).toBeLessThan(position);
          expect(bracket[source.position]?.round).toBeLessThan(round);
        }
        expect(new Set(bracket.map(({ round }) => round)).size).toBe(roundCount(bracket));
      }),
      { numRuns },
    );
  });

  test('byes are as few as can be, and the best seeds have them', () => {
    fc.assert(
      fc.property(anyShape(), (shape) => {
        const first = bracketOf(shape).filter(
          ({ part, round }) => round === 1 && (part === 'winners' || part === 'final'),
        );
        const playing = first.flatMap(({ upper, lower }) =>
          [upper, lower].flatMap((one) => (one.from === 'seed' ? one.seed : [])),
        );
        const byes = 2 ** Math.ceil(Math.log2(shape.teams)) - shape.teams;
        expect(playing.length).toBe(shape.teams - byes);
        expect(Math.min(...playing)).toBe(byes + 1);
      }),
      { numRuns },
    );
  });

  test('there is one champion, and no team plays twice in a round', () => {
    fc.assert(
      fc.property(anyPlayedBracket(), ({ shape, bracket, states }) => {
        expect(isFinished(states)).toBe(true);
        const { first, second, third } = podiumOf(states);
        expect(first).not.toBeNull();
        expect(new Set([first, second, third]).size).toBe(3);
        expect(third === null).toBe(!shape.hasThirdPlace && shape.format !== 'double-elimination');
        for (let round = 1; round <= roundCount(bracket); round++) {
          const seeds = seedsIn(states.filter(({ series, state }) => series.round === round && state === 'decided'));
          expect(new Set(seeds).size).toBe(seeds.length);
        }
      }),
      { numRuns },
    );
  });

  test('a team is out with one loss, in double elimination with two', () => {
    fc.assert(
      fc.property(anyPlayedBracket(), ({ shape, states, results }) => {
        const champion = podiumOf(states).first;
        const counted = results.filter(({ position }) => states[position]?.series.part !== 'third-place');
        const losses = lossesOf(counted);
        const isDouble = shape.format === 'double-elimination';
        for (let seed = 1; seed <= shape.teams; seed++) {
          const lost = losses.get(seed) ?? 0;
          if (seed === champion) expect(lost).toBeLessThanOrEqual(isDouble ? 1 : 0);
          // without a second final the one who comes unbeaten to the final is out with a single loss
          else if (isDouble && !shape.hasSecondFinal && seed === podiumOf(states).second)
            expect(lost).toBeGreaterThanOrEqual(1);
          else expect(lost).toBe(isDouble ? 2 : 1);
        }
      }),
      { numRuns },
    );
  });

  test('walkovers for neither side leave nobody waiting, and at most one champion', () => {
    fc.assert(
      fc.property(anyPlayedBracket({ withWalkovers: true }), ({ states }) => {
        expect(isFinished(states)).toBe(true);
        expect(new Set(seedsIn(states.filter(({ series }) => series.part === 'final'))).size).toBeLessThanOrEqual(2);
      }),
      { numRuns },
    );
  });

  test('a correction that is taken back leaves the same bracket', () => {
    fc.assert(
      fc.property(anyPlayedBracket(), fc.nat(), ({ bracket, results, states }, at) => {
        const wrong = results[at % results.length] as BracketResult;
        const [one, other] = wrong.seeds;
        const corrected = results.map((result) =>
          result === wrong ? { ...result, winner: wrong.winner === one ? other : one } : result,
        );
        const changes = bracketChanges(bracketStates(bracket, corrected), storedFor(states, results));
        // what does not follow from the corrected series stays
        for (const { position } of changes.standing) expect(position).toBeGreaterThan(wrong.position);
        expect(bracketStates(bracket, results)).toEqual(states);
        expect(bracketChanges(states, storedFor(states, results))).toEqual({
          added: [],
          exchanged: [],
          removed: [],
          standing: [],
        });
      }),
      { numRuns },
    );
  });

  test('followed result by result, the stored series are those of the bracket', () => {
    fc.assert(
      fc.property(anyPlayedBracket(), ({ bracket, results }) => {
        let stored: PlacedSeries[] = [];
        for (let count = 0; count <= results.length; count++) {
          const known = results.slice(0, count);
          const states = bracketStates(bracket, known);
          const changes = bracketChanges(states, stored);
          expect([changes.exchanged, changes.removed, changes.standing]).toEqual([[], [], []]);
          stored = storedFor(states, known);
        }
        expect(stored.every(({ isReported }) => isReported)).toBe(true);
        expect(playOut(bracket, () => 'better', results)).toEqual(results);
      }),
      { numRuns: Math.ceil(numRuns / 10) },
    );
  });
});
