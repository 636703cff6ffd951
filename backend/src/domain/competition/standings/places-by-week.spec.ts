import fc from 'fast-check';
import { anyDivision } from '../../testing/any-division.ts';
import { seasonOf } from '../../testing/season.ts';
import { placesBefore, placesByWeek, type WeekResult } from './places-by-week.ts';
import { rankTeams } from './standings.ts';

/** The results of a season in their order, each in the week of its number. */
const inWeeks = (results: readonly Omit<WeekResult, 'week'>[], weeks: readonly number[]): WeekResult[] =>
  results.map((result, at) => ({ ...result, week: weeks[at] ?? 1 }));

test('a division without a result has no weeks', () => {
  const { teams } = seasonOf().team('Alpha').team('Beta');
  expect(placesByWeek(teams, [], 'first-to-3')).toEqual([]);
});

test('each week has the places after all results until then, with points and goal difference', () => {
  const { teams, results } = seasonOf()
    .plays('Alpha', 3, 0, 'Beta', [9, 2])
    .plays('Beta', 3, 2, 'Gamma', [8, 7])
    .plays('Gamma', 3, 0, 'Alpha', [6, 1]);
  const names = new Map(teams.map(({ id, name }) => [id, name]));
  const told = placesByWeek(teams, inWeeks(results, [1, 2, 4]), 'first-to-3').map(({ week, places }) => [
    week,
    ...places.map((of) => `${of.position} ${names.get(of.teamId)} ${of.points} ${of.goalDifference}`),
  ]);
  expect(told).toEqual([
    [1, '1 Alpha 3 7', '2 Gamma 0 0', '3 Beta 0 -7'],
    [2, '1 Alpha 3 7', '2 Beta 2 -6', '3 Gamma 1 -1'],
    [4, '1 Gamma 4 4', '2 Alpha 3 2', '3 Beta 2 -6'],
  ]);
});

test('a series that was played late counts in its own week of the schedule', () => {
  const { teams, results } = seasonOf().plays('Alpha', 3, 0, 'Beta').plays('Beta', 3, 0, 'Alpha');
  // the second one in the order of play belongs to the first week
  const [first] = placesByWeek(teams, inWeeks(results, [2, 1]), 'first-to-3');
  expect(first).toMatchObject({ week: 1, places: [{ teamId: teams[1]?.id, points: 3 }, { points: 0 }] });
});

test('what staff decided about a team holds in every week', () => {
  const { teams, results } = seasonOf()
    .team('Alpha', { adjustment: -4 })
    .team('Beta', { isDisqualified: true })
    .plays('Alpha', 3, 0, 'Beta')
    .plays('Alpha', 3, 0, 'Gamma');
  const weeks = placesByWeek(teams, inWeeks(results, [1, 2]), 'first-to-3');
  const [alpha, beta] = teams;
  for (const { places } of weeks) expect(places.at(-1)).toMatchObject({ teamId: beta?.id, position: 3 });
  expect(weeks.map(({ places }) => places.find(({ teamId }) => teamId === alpha?.id)?.points)).toEqual([-1, 2]);
});

test('the places of the last week are those of the table, in any division', () => {
  fc.assert(
    fc.property(anyDivision(), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (division, weeks) => {
      const { teams, results, format } = division;
      const last = placesByWeek(teams, inWeeks(results, weeks), format).at(-1);
      const table = rankTeams(teams, results, format);
      expect(last?.places.map(({ teamId, position, points }) => [teamId, position, points]) ?? []).toEqual(
        results.length === 0 ? [] : table.map(({ teamId, position, points }) => [teamId, position, points]),
      );
    }),
  );
});

test('the places before the last week are those of the week before it, in any division', () => {
  fc.assert(
    fc.property(anyDivision(), fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }), (division, numbers) => {
      const { teams, results, format } = division;
      const before = placesByWeek(teams, inWeeks(results, numbers), format).at(-2);
      expect(placesBefore(teams, inWeeks(results, numbers), format)).toEqual(
        before ? new Map(before.places.map(({ teamId, position }) => [teamId, position])) : null,
      );
    }),
  );
});

test('a last week with only annulled results moves no arrow and adds no week', () => {
  const { teams, results } = seasonOf()
    .team('Out', { isDisqualified: true, areResultsAnnulled: true })
    .plays('Alpha', 3, 0, 'Beta')
    .plays('Beta', 3, 0, 'Gamma')
    .plays('Out', 3, 0, 'Alpha');
  const inThree = inWeeks(results, [1, 2, 3]);
  expect(placesByWeek(teams, inThree, 'first-to-3').map(({ week }) => week)).toEqual([1, 2]);
  expect(placesBefore(teams, inThree, 'first-to-3')).toEqual(placesBefore(teams, inThree.slice(0, 2), 'first-to-3'));
});

test('annulled results have no week, as if they had never been, in any division', () => {
  fc.assert(
    fc.property(
      anyDivision(),
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 12 }),
      fc.nat(),
      ({ teams, results, format }, weeks, which) => {
        const out = teams[which % teams.length]?.id ?? 0;
        const annulled = teams.map((team) => (team.id === out ? { ...team, areResultsAnnulled: true } : team));
        const all = inWeeks(results, weeks);
        const others = all.filter(({ homeTeamId, awayTeamId }) => homeTeamId !== out && awayTeamId !== out);
        expect(placesByWeek(annulled, all, format)).toEqual(placesByWeek(annulled, others, format));
        expect(placesBefore(annulled, all, format)).toEqual(placesBefore(annulled, others, format));
      },
    ),
  );
});
