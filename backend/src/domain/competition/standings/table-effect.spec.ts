import fc from 'fast-check';
import { anyDivision } from '../../testing/any-division.ts';
import { rankTeams } from './standings.ts';
import type { StandingsResult, StandingsTeam } from './standings.ts';
import { effectOf, possibleEffects } from './table-effect.ts';

const team = (id: number): StandingsTeam => ({
  id,
  name: `Team ${id}`,
  isDisqualified: false,
  adjustment: 0,
  decider: null,
});

const won = (homeTeamId: number, awayTeamId: number, homeGames = 3, awayGames = 0): StandingsResult => ({
  ...{ homeTeamId, awayTeamId, homeGames, awayGames, homeGoals: homeGames, awayGoals: awayGames, walkover: null },
});

const FORMAT = 'first-to-3' as const;
const TEAMS = [1, 2, 3, 4].map(team);

test('a win passes the team above, a loss lets the one below pass', () => {
  const results = [won(1, 3), won(2, 4), won(1, 4), won(2, 3, 3, 2)];
  const effects = possibleEffects({ teams: TEAMS, results, format: FORMAT }, { home: 2, away: 1 });
  expect(effects.map(({ homeGames, awayGames }) => `${homeGames}-${awayGames}`)).toEqual([
    ...['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'],
  ]);
  expect(effects[0]?.standings).toEqual({
    home: { position: 1, points: 8, seriesPlayed: 3 },
    away: { position: 2, points: 6, seriesPlayed: 3 },
  });
  expect(effects[5]?.standings).toMatchObject({ home: { position: 2, points: 5 }, away: { position: 1, points: 9 } });
});

test.each([
  { results: [won(1, 3), won(1, 4), won(2, 3)], why: 'one of them has played one series only' },
  { results: [], why: 'no one has played' },
])('nothing is told when $why', ({ results }) => {
  expect(possibleEffects({ teams: TEAMS, results, format: FORMAT }, { home: 1, away: 2 })).toEqual([]);
});

test('a team outside of the division has no place', () => {
  expect(possibleEffects({ teams: TEAMS, results: [], format: FORMAT }, { home: 1, away: 9 })).toEqual([]);
  expect(effectOf({ teams: TEAMS, results: [won(1, 2)], format: FORMAT }, { home: 1, away: 9 }, 0)).toBeNull();
});

test('a played series is compared with the table just before it, not with what came later', () => {
  const results = [won(2, 1), won(1, 2, 3, 1), won(1, 3)];
  expect(effectOf({ teams: TEAMS, results, format: FORMAT }, { home: 1, away: 2 }, 1)).toMatchObject({
    before: { home: { position: 4, points: 0 }, away: { position: 1, points: 3 } },
    after: { home: { position: 2, points: 3 }, away: { position: 1, points: 3 } },
  });
});

test('the first series of a team was played from no place', () => {
  const results = [won(2, 3), won(1, 2)];
  expect(effectOf({ teams: TEAMS, results, format: FORMAT }, { home: 1, away: 2 }, 1)).toMatchObject({
    before: { home: { seriesPlayed: 0 }, away: { seriesPlayed: 1 } },
    after: { home: { seriesPlayed: 1 }, away: { seriesPlayed: 2 } },
  });
});

test('in every division, the last series led to the table that stands', () => {
  fc.assert(
    fc.property(anyDivision(), ({ teams, results, format }) => {
      const last = results.at(-1);
      if (!last) return;
      const ids = { home: last.homeTeamId, away: last.awayTeamId };
      const effect = effectOf({ teams, results, format }, ids, results.length - 1);
      const rows = rankTeams(teams, results, format);
      for (const side of ['home', 'away'] as const) {
        const row = rows.find(({ teamId }) => teamId === ids[side]);
        expect(effect?.after[side]).toMatchObject({ position: row?.position, points: row?.points });
      }
    }),
  );
});
