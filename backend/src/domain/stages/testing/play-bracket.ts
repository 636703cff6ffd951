import fc from 'fast-check';
import { bracketOf } from '../bracket.ts';
import type { BracketSeries } from '../bracket.ts';
import { bracketStates } from '../bracket-state.ts';
import type { BracketResult, BracketSeriesState } from '../bracket-state.ts';
import type { SeedStatus } from '../seed-status.ts';
import { STAGE_FORMATS } from '../stage-shape.ts';
import type { StageShape } from '../stage-shape.ts';

/** Any shape that staff can choose. */
export const anyShape = (): fc.Arbitrary<StageShape> =>
  fc
    .record({ teams: fc.integer({ min: 2, max: 64 }), format: fc.constantFrom(...STAGE_FORMATS), extra: fc.boolean() })
    .map(({ teams, format, extra }) => {
      const most = format === 'decider' ? 2 : format === 'double-elimination' ? Math.max(3, teams) : teams;
      return {
        ...{ format, teams: most },
        hasThirdPlace: extra && format === 'single-elimination' && teams >= 4,
        hasSecondFinal: extra && format === 'double-elimination',
      };
    });

/** A bracket whose series were all played, in order; `wins` says in turn whether the better seed wins. */
export interface PlayedBracket {
  shape: StageShape;
  bracket: BracketSeries[];
  results: BracketResult[];
  states: BracketSeriesState[];
}

/** Plays a bracket to its end, from what is given of it. */
export function playOut(
  bracket: readonly BracketSeries[],
  outcome: (position: number) => 'better' | 'worse' | 'nobody',
  given: readonly BracketResult[] = [],
  statuses: readonly SeedStatus[] = [],
): BracketResult[] {
  const results = [...given];
  for (;;) {
    const next = bracketStates(bracket, results, statuses).find(({ state }) => state === 'ready');
    if (!next || next.upper.is !== 'seed' || next.lower.is !== 'seed') return results;
    const seeds = [next.upper.seed, next.lower.seed].sort((one, other) => one - other) as [number, number];
    const position = next.series.position;
    const end = outcome(position);
    results.push({
      position,
      seeds,
      winner: end === 'nobody' ? null : seeds[end === 'better' ? 0 : 1],
      isProvisional: false,
    });
  }
}

/** Any bracket, played to its end. `withWalkovers`: in some series neither side comes. */
export const anyPlayedBracket = ({ withWalkovers = false } = {}): fc.Arbitrary<PlayedBracket> =>
  fc.record({ shape: anyShape(), lots: fc.infiniteStream(fc.nat({ max: 9 })) }).map(({ shape, lots }) => {
    const bracket = bracketOf(shape);
    const results = playOut(bracket, () => {
      const lot = lots.next().value as number;
      return withWalkovers && lot === 9 ? 'nobody' : lot % 2 === 0 ? 'better' : 'worse';
    });
    return { shape, bracket, results, states: bracketStates(bracket, results) };
  });
