import fc from 'fast-check';
import * as Standings from './standings.ts';
import type { AnyDivision } from '../../testing/any-division.ts';
import { anyDivision } from '../../testing/any-division.ts';
import { referencePlaces } from '../../testing/reference-places.ts';

const rank = ({ teams, results, format }: AnyDivision) => Standings.rankTeams(teams, results, format);

/** Order, positions and reasons. The form is left out, because only it depends on the order of the results. */
const places = (division: AnyDivision) =>
  rank(division).map(({ teamId, position, trace }) => ({ teamId, position, trace }));

describe('in every division', () => {
  test('the table is that of the slow and literal reading of the rules', () => {
    fc.assert(
      fc.property(anyDivision(), (division) => {
        expect(rank(division).map(({ teamId, position }) => ({ teamId, position }))).toEqual(referencePlaces(division));
      }),
      { numRuns: 500 },
    );
  });

  test('the order does not depend on the order of the teams or of the results', () => {
    const shuffled = anyDivision().chain((division) =>
      fc.record({
        division: fc.constant(division),
        teams: fc.shuffledSubarray(division.teams, { minLength: division.teams.length }),
        results: fc.shuffledSubarray(division.results, { minLength: division.results.length }),
      }),
    );
    fc.assert(
      fc.property(shuffled, ({ division, teams, results }) => {
        expect(places({ ...division, teams, results })).toEqual(places(division));
      }),
    );
  });

  test('which side was at home does not matter to the order', () => {
    fc.assert(
      fc.property(anyDivision(), (division) => {
        const mirrored = division.results.map(
          (result) =>
            ({
              homeTeamId: result.awayTeamId,
              awayTeamId: result.homeTeamId,
              homeGames: result.awayGames,
              awayGames: result.homeGames,
              homeGoals: result.awayGoals,
              awayGoals: result.homeGoals,
              walkover: result.walkover === 'home' ? 'away' : result.walkover === 'away' ? 'home' : result.walkover,
            }) as const,
        );
        expect(places({ ...division, results: mirrored })).toEqual(places(division));
      }),
    );
  });

  test('more points never move a team down', () => {
    fc.assert(
      fc.property(anyDivision(), fc.nat(), fc.integer({ min: 1, max: 4 }), (division, at, gift) => {
        const lucky = division.teams[at % division.teams.length];
        const teams = division.teams.map((team) =>
          team === lucky ? { ...team, adjustment: team.adjustment + gift } : team,
        );
        const positionIn = (of: AnyDivision) => rank(of).find(({ teamId }) => teamId === lucky?.id)?.position ?? NaN;
        expect(positionIn({ ...division, teams })).toBeLessThanOrEqual(positionIn(division));
      }),
    );
  });

  test('positions count from 1, are shared exactly where the trace says so, and the trace always tells them apart', () => {
    fc.assert(
      fc.property(anyDivision(), (division) => {
        const rows = rank(division);
        rows.forEach((row, index) => {
          const above = rows[index - 1];
          if (!above) {
            expect(row).toMatchObject({ position: 1, trace: null });
            return;
          }
          const isShared = row.trace?.criterion === 'shared';
          expect(row.position).toBe(isShared ? above.position : index + 1);
          expect(row.trace?.ownValue === row.trace?.aboveValue).toBe(isShared);
          if (row.trace?.criterion.startsWith('headToHead')) {
            expect(row.trace.group).toEqual(expect.arrayContaining([row.teamId, above.teamId]));
          }
        });
      }),
    );
  });

  test('disqualified teams come last', () => {
    fc.assert(
      fc.property(anyDivision(), (division) => {
        const isOut = new Map(division.teams.map(({ id, isDisqualified }) => [id, isDisqualified]));
        const marks = rank(division).map(({ teamId }) => isOut.get(teamId));
        expect(marks).toEqual([...marks].sort((a, b) => Number(a) - Number(b)));
      }),
    );
  });
});
