import fc from 'fast-check';
import { seasonOf } from '../../testing/season.ts';
import { anyDivision } from '../../testing/any-division.ts';
import * as Standings from './standings.ts';

describe('a row of the table', () => {
  test('counts the four outcomes, games, goals and points', () => {
    const table = seasonOf()
      .plays('Alpha', 3, 1, 'Beta', [9, 4])
      .plays('Gamma', 2, 3, 'Alpha', [7, 8])
      .plays('Alpha', 2, 3, 'Beta', [5, 6])
      .plays('Gamma', 3, 0, 'Alpha', [6, 1]);

    expect(table.row('Alpha')).toMatchObject({
      seriesPlayed: 4,
      wins: 1,
      overtimeWins: 1,
      overtimeLosses: 1,
      losses: 1,
      gamesWon: 8,
      gamesLost: 9,
      diff: -1,
      goalsFor: 23,
      goalsAgainst: 23,
      points: 6,
      form: ['win', 'overtimeWin', 'overtimeLoss', 'loss'],
    });
  });

  test('form is the last five outcomes, newest last', () => {
    const table = seasonOf()
      .plays('Alpha', 3, 0, 'Beta')
      .plays('Alpha', 3, 0, 'Beta')
      .plays('Alpha', 3, 2, 'Beta')
      .plays('Alpha', 2, 3, 'Beta')
      .plays('Alpha', 0, 3, 'Beta')
      .walkover('Alpha', 'Beta');
    expect(table.row('Alpha').form).toEqual(['win', 'overtimeWin', 'overtimeLoss', 'loss', 'win']);
    expect(table.row('Beta').form).toEqual(['loss', 'overtimeLoss', 'overtimeWin', 'win', 'loss']);
  });

  test.each([
    { format: 'first-to-3', games: 3 },
    { format: 'four-plus-decider', games: 4 },
  ] as const)('a walkover in $format is $games-0 in games, 0-0 in goals and three points', ({ format, games }) => {
    const table = seasonOf(format).walkover('Alpha', 'Beta');
    const won = { wins: 1, losses: 0, points: 3, gamesWon: games, gamesLost: 0, diff: games, goalsFor: 0 };
    const lost = { wins: 0, losses: 1, points: 0, gamesWon: 0, gamesLost: games, diff: -games, goalsFor: 0 };
    expect(table.row('Alpha')).toMatchObject(won);
    expect(table.row('Beta')).toMatchObject(lost);
  });

  test('when both stay away each has played and lost, without games', () => {
    const table = seasonOf().bothAbsent('Alpha', 'Beta');
    const nothing = { seriesPlayed: 1, losses: 1, points: 0, gamesWon: 0, gamesLost: 0, diff: 0, form: ['loss'] };
    expect(table.table()).toMatchObject([nothing, nothing]);
  });

  test('an adjustment is in the points and shown beside them', () => {
    const table = seasonOf().team('Alpha', { adjustment: -2 }).plays('Alpha', 3, 0, 'Beta');
    expect(table.row('Alpha')).toMatchObject({ points: 1, adjustment: -2, wins: 1 });
  });

  test('a series against a team outside the division counts for no one', () => {
    const { teams, results } = seasonOf().plays('Alpha', 3, 0, 'Beta').plays('Beta', 3, 0, 'Left');
    const rows = Standings.rankTeams(
      teams.filter(({ name }) => name !== 'Left'),
      results,
      'first-to-3',
    );
    expect(rows.map(({ teamId, points, seriesPlayed }) => [teamId, points, seriesPlayed])).toEqual([
      [1, 3, 1],
      [2, 0, 1],
    ]);
  });

  test('a division without results has a table, and one without teams an empty one', () => {
    const table = seasonOf().team('Örebro').team('Ängelholm').team('Åre').team('Zinkgruvan');
    expect(table.order()).toEqual(['Zinkgruvan', 'Åre', 'Ängelholm', 'Örebro']);
    expect(table.table().map(({ position }) => position)).toEqual([1, 1, 1, 1]);
    expect(Standings.rankTeams([], [], 'first-to-3')).toEqual([]);
  });
});

describe('a whole season worked out by hand', () => {
  /*
   * Four teams, double round, four games and a decider. Home team in the row:
   *
   *           Alpha  Beta   Gamma  Delta
   *   Alpha     -    3-1    2-3    4-0
   *   Beta     3-2    -     3-1    WO (Delta absent)
   *   Gamma    1-3   4-0     -     3-2
   *   Delta    0-4   1-3    2-3     -
   *
   *   Alpha  W 3-1, L* 2-3, W 4-0, L* 2-3, W 3-1, W 4-0   3+1+3+1+3+3 = 14   games 18-8   +10
   *   Beta   L 1-3, W* 3-2, W 3-1, W 4-0, L 0-4, W 3-1    0+2+3+3+0+3 = 11   games 14-11   +3
   *   Gamma  W* 3-2, L 1-3, L 1-3, W 4-0, W* 3-2, W* 3-2  2+0+0+3+2+2 =  9   games 15-12   +3
   *   Delta  L 0-4, L 0-4, L* 2-3, L 0-4, L 1-3, L* 2-3   0+0+1+0+0+1 =  2   games  5-21  -16
   *
   *   Points 14 + 11 + 9 + 2 = 36 = 3 x 12 series. Differences 10 + 3 + 3 - 16 = 0.
   */
  const played = () =>
    seasonOf('four-plus-decider')
      .plays('Alpha', 3, 1, 'Beta')
      .plays('Alpha', 2, 3, 'Gamma')
      .plays('Alpha', 4, 0, 'Delta')
      .plays('Beta', 3, 2, 'Alpha')
      .plays('Beta', 3, 1, 'Gamma')
      .walkover('Beta', 'Delta')
      .plays('Gamma', 1, 3, 'Alpha')
      .plays('Gamma', 4, 0, 'Beta')
      .plays('Gamma', 3, 2, 'Delta')
      .plays('Delta', 0, 4, 'Alpha')
      .plays('Delta', 1, 3, 'Beta')
      .plays('Delta', 2, 3, 'Gamma');

  test('has the table of the comment', () => {
    const table = played();
    expect(table.order()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
    expect(
      table
        .table()
        .map(({ wins, overtimeWins, overtimeLosses, losses, gamesWon, gamesLost, diff, points }) => [
          [wins, overtimeWins, overtimeLosses, losses],
          [gamesWon, gamesLost, diff],
          points,
        ]),
    ).toEqual([
      [[4, 0, 2, 0], [18, 8, 10], 14],
      [[3, 1, 0, 2], [14, 11, 3], 11],
      [[1, 3, 0, 2], [15, 12, 3], 9],
      [[0, 0, 2, 4], [5, 21, -16], 2],
    ]);
  });

  test('two points taken from Beta put Gamma ahead on games won', () => {
    const table = played().team('Beta', { adjustment: -2 });
    expect(table.order()).toEqual(['Alpha', 'Gamma', 'Beta', 'Delta']);
    expect(table.why('Beta')).toBe('gamesWon 14 after 15');
  });

  test('disqualifying Alpha moves it last and leaves what it played standing', () => {
    const table = played().team('Alpha', { isDisqualified: true });
    expect(table.order()).toEqual(['Beta', 'Gamma', 'Delta', 'Alpha']);
    expect(table.row('Alpha')).toMatchObject({ position: 4, points: 14 });
    expect(table.row('Beta').points).toBe(11);
  });

  test('annulling what Alpha played takes it from everyone, and leaves Alpha with nothing', () => {
    const table = played().team('Alpha', { isDisqualified: true, areResultsAnnulled: true });
    expect(table.order()).toEqual(['Beta', 'Gamma', 'Delta', 'Alpha']);
    expect(table.row('Alpha')).toMatchObject({ position: 4, points: 0, seriesPlayed: 0, diff: 0, form: [] });
    expect(table.row('Beta').seriesPlayed).toBe(4);
  });
});

describe('in every division', () => {
  test('points, differences and outcomes add up', () => {
    fc.assert(
      fc.property(anyDivision(), ({ teams, results, format }) => {
        const rows = Standings.rankTeams(teams, results, format);
        const sum = (of: (row: Standings.StandingsRow) => number) => rows.reduce((total, row) => total + of(row), 0);
        const bothAbsent = results.filter(({ walkover }) => walkover === 'both').length;

        expect(sum((row) => row.points - row.adjustment)).toBe(3 * (results.length - bothAbsent));
        expect(sum((row) => row.diff)).toBe(0);
        expect(sum((row) => row.goalsFor - row.goalsAgainst)).toBe(0);
        expect(sum((row) => row.losses) - sum((row) => row.wins)).toBe(2 * bothAbsent);
        expect(sum((row) => row.overtimeWins)).toBe(sum((row) => row.overtimeLosses));
        expect(sum((row) => row.seriesPlayed)).toBe(2 * results.length);
        for (const row of rows) {
          expect(row.wins + row.overtimeWins + row.overtimeLosses + row.losses).toBe(row.seriesPlayed);
          expect(row.gamesWon - row.gamesLost).toBe(row.diff);
          expect(row.form).toHaveLength(Math.min(5, row.seriesPlayed));
        }
      }),
    );
  });

  test('annulled results are as if they had never been', () => {
    fc.assert(
      fc.property(anyDivision(), fc.nat(), ({ teams, results, format }, which) => {
        const out = teams[which % teams.length]?.id ?? 0;
        const decided = teams.map((team) => (team.id === out ? { ...team, isDisqualified: true } : team));
        const annulled = decided.map((team) => (team.id === out ? { ...team, areResultsAnnulled: true } : team));
        const others = results.filter(({ homeTeamId, awayTeamId }) => homeTeamId !== out && awayTeamId !== out);
        expect(Standings.rankTeams(annulled, results, format)).toEqual(Standings.rankTeams(decided, others, format));
      }),
    );
  });

  test('every team has one row', () => {
    fc.assert(
      fc.property(anyDivision(), ({ teams, results, format }) => {
        const ids = Standings.rankTeams(teams, results, format).map(({ teamId }) => teamId);
        expect([...ids].sort((a, b) => a - b)).toEqual(teams.map(({ id }) => id).sort((a, b) => a - b));
      }),
    );
  });
});
