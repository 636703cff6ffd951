import fc from 'fast-check';
import { anyDivision } from '../../testing/any-division.ts';
import { seasonOf } from '../../testing/season.ts';
import { levelPlaces } from './level-places.ts';
import { rankTeams } from './standings.ts';

type Season = ReturnType<typeof seasonOf>;

/** The places by name; `left` are the pairs that still meet. */
function placesOf({ teams, results }: Season, left: readonly [string, string][] = []): Record<string, number> {
  const idOf = (name: string) => teams.find((team) => team.name === name)!.id;
  const unplayed = left.map(([home, away]) => ({ homeTeamId: idOf(home), awayTeamId: idOf(away) }));
  const places = levelPlaces(teams, results, unplayed, 'first-to-3');
  return Object.fromEntries(teams.flatMap(({ id, name }) => (places.has(id) ? [[name, places.get(id)!]] : [])));
}

/** Alpha and Beta end level; Alpha won their meeting. Gamma and Delta stand elsewhere. */
const level = () =>
  seasonOf()
    .plays('Alpha', 3, 0, 'Beta')
    .plays('Gamma', 3, 0, 'Alpha')
    .plays('Beta', 3, 0, 'Delta')
    .plays('Gamma', 3, 1, 'Delta');

test('of two level teams with nothing left, the meeting decides', () => {
  expect(placesOf(level())).toEqual({ Alpha: 1, Beta: 2, Gamma: 1, Delta: 1 });
});

test('a team with something left has no such place, and no one is compared with it', () => {
  expect(placesOf(level(), [['Beta', 'Gamma']])).toEqual({ Alpha: 1, Delta: 1 });
});

test('a third team that is level now, but not done, does not come between them', () => {
  // Alpha beat Beta, Beta beat Cesar, Cesar beat Alpha; among the three their goals would decide
  const three = seasonOf()
    .plays('Alpha', 3, 0, 'Beta', [3, 0])
    .plays('Beta', 3, 0, 'Cesar', [30, 0])
    .plays('Cesar', 3, 0, 'Alpha', [3, 0])
    .plays('David', 3, 0, 'Erik');
  expect(placesOf(three)).toEqual({ Beta: 1, Alpha: 2, Cesar: 3, David: 1, Erik: 1 });
  expect(placesOf(three, [['Cesar', 'David']])).toEqual({ Alpha: 1, Beta: 2, Erik: 1 });
});

test('level teams that no step separates share the place', () => {
  const { teams, results } = seasonOf().plays('Alpha', 3, 0, 'Gamma').plays('Beta', 3, 0, 'Delta');
  expect([...levelPlaces(teams, results, [], 'first-to-3').values()]).toEqual([1, 1, 1, 1]);
});

test('a series against a disqualified team is the walkover that it becomes', () => {
  const out = seasonOf()
    .team('Out', { isDisqualified: true })
    .plays('Alpha', 3, 0, 'Beta')
    .plays('Beta', 3, 0, 'Gamma')
    .plays('Gamma', 3, 0, 'Alpha')
    .walkover('Gamma', 'Out')
    .walkover('Beta', 'Out');
  // without the walkover Alpha has three points less and is level with no one
  expect(placesOf(out, [['Alpha', 'Out']])).toEqual({ Alpha: 1, Beta: 1, Gamma: 1, Out: 1 });
});

test('in any division they are the order of the table when all others are far away', () => {
  fc.assert(
    fc.property(anyDivision(), fc.nat({ max: 6 }), ({ teams, results, format }, many) => {
      const [played, unplayed] = [results.slice(many), results.slice(0, many)];
      const out = teams.filter(({ isDisqualified }) => isDisqualified).map(({ id }) => id);
      const isOff = ({ homeTeamId, awayTeamId }: { homeTeamId: number; awayTeamId: number }) =>
        out.includes(homeTeamId) || out.includes(awayTeamId);
      const given = unplayed.filter(isOff).map((one) => {
        const walkover = out.includes(one.homeTeamId) ? (out.includes(one.awayTeamId) ? 'both' : 'away') : 'home';
        return { ...one, homeGames: 0, awayGames: 0, homeGoals: 0, awayGoals: 0, walkover: walkover as 'home' };
      });
      const all = [...played, ...given];
      const playing = new Set(unplayed.filter((one) => !isOff(one)).flatMap((one) => [one.homeTeamId, one.awayTeamId]));
      const table = rankTeams(teams, all, format);
      const keyOf = (id: number) => {
        const { points, diff, gamesWon } = table.find(({ teamId }) => teamId === id)!;
        return [out.includes(id), points, diff, gamesWon].join();
      };
      const done = teams.filter(({ id }) => !playing.has(id));
      const expected = new Map<number, number>();
      for (const { id } of done) {
        const group = done.filter((other) => keyOf(other.id) === keyOf(id)).map((other) => other.id);
        // points that no result can give keep every other team out of the group
        const apart = teams.map((team) =>
          group.includes(team.id) ? team : { ...team, adjustment: team.adjustment + 1000 * team.id },
        );
        const rows = rankTeams(apart, all, format).filter(({ teamId }) => group.includes(teamId));
        const first = Math.min(...rows.map(({ position }) => position));
        expected.set(id, rows.find(({ teamId }) => teamId === id)!.position - first + 1);
      }
      const places = levelPlaces(teams, played, unplayed, format);
      expect([...places].sort(([a], [b]) => a - b)).toEqual([...expected].sort(([a], [b]) => a - b));
    }),
  );
});
