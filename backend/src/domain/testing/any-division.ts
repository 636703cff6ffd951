import fc from 'fast-check';
import type { TableFormat } from '../series/series-format.ts';
import { TABLE_FORMATS } from '../series/series-format.ts';
import type { StandingsResult, StandingsTeam } from '../competition/standings/standings.ts';

export interface AnyDivision {
  format: TableFormat;
  teams: StandingsTeam[];
  results: StandingsResult[];
}

const SCORES: Record<TableFormat, [number, number][]> = {
  'first-to-3': [
    [3, 0],
    [3, 1],
    [3, 2],
    [2, 3],
    [1, 3],
    [0, 3],
  ],
  'four-plus-decider': [
    [4, 0],
    [3, 1],
    [3, 2],
    [2, 3],
    [1, 3],
    [0, 4],
  ],
};

/** Any small division whose teams are so equal that ties often reach the last step. */
export function anyDivision(): fc.Arbitrary<AnyDivision> {
  return fc
    .record({ format: fc.constantFrom(...TABLE_FORMATS), size: fc.integer({ min: 2, max: 6 }) })
    .chain(({ format, size }) =>
      fc.record({
        format: fc.constant(format),
        teams: fc.tuple(...Array.from({ length: size }, (_, index) => anyTeam(index + 1))),
        results: fc.array(anyResult(format, size), { maxLength: 12 }),
      }),
    );
}

function anyTeam(id: number): fc.Arbitrary<StandingsTeam> {
  const seldom = <T>(value: T, otherwise: T) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: fc.constant(value) });
  return fc.record({
    id: fc.constant(id),
    name: fc.constantFrom('Alfa', 'Åska', 'Ärla', 'Öken', 'Zeta', 'Vega', 'Watt'),
    isDisqualified: seldom(true, false),
    adjustment: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: -3, max: 3 })),
    decider: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
  });
}

function anyResult(format: TableFormat, size: number): fc.Arbitrary<StandingsResult> {
  return fc
    .record({
      pair: fc.shuffledSubarray(
        Array.from({ length: size }, (_, index) => index + 1),
        { minLength: 2, maxLength: 2 },
      ),
      games: fc.constantFrom(...SCORES[format]),
      goals: fc.tuple(fc.integer({ min: 3, max: 6 }), fc.integer({ min: 3, max: 6 })),
      walkover: fc.constantFrom(null, null, null, null, null, null, 'home' as const, 'away' as const, 'both' as const),
    })
    .map(({ pair: [homeTeamId = 0, awayTeamId = 0], games: [homeGames, awayGames], goals, walkover }) => ({
      homeTeamId,
      awayTeamId,
      homeGames: walkover ? 0 : homeGames,
      awayGames: walkover ? 0 : awayGames,
      homeGoals: walkover ? 0 : goals[0],
      awayGoals: walkover ? 0 : goals[1],
      walkover,
    }));
}
