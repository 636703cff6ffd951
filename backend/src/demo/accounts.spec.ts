import { DIVISION_ADMINS, castAccounts } from './accounts.ts';
import type { Cast } from './accounts.ts';
import { createRandom } from '../domain/random.ts';
import { makeLeague } from './make-league.ts';
import type { LeagueEnd } from './make-league.ts';

function endOf(seed: number): LeagueEnd {
  const now = new Date('2026-11-19T15:00:00Z');
  const league = makeLeague({ seed, scale: 1, now, divisionAdmins: DIVISION_ADMINS });
  for (let step = league.next(); ; step = league.next()) if (step.done) return step.value;
}

const castOf = (seed: number): Cast => castAccounts(createRandom(seed), endOf(seed), new Date('2023-08-01T12:00:00Z'));

test.each([1, 2, 3, 4, 5, 6, 7, 8, 2026, 123_456])('with seed %i every part is played, by one player each', (seed) => {
  const { staff, users, claimed } = castOf(seed);
  const everybody = [...staff, ...users];
  const handles = users.slice(0, 7).map(({ username }) => username);
  expect(handles).toEqual(['captain', 'player', 'captain2', 'freeagent', 'nonmember', 'foreigner', 'returning']);
  const players = [...everybody.map(({ player }) => player), claimed];
  expect(new Set(players).size).toBe(players.length);
});

test('no two accounts share an id, a chat id or an address', () => {
  const { staff, users } = castOf(1);
  const everybody = [...staff, ...users];
  for (const key of ['id', 'discordId', 'email'] as const) {
    expect(new Set(everybody.map((user) => user[key])).size).toBe(everybody.length);
  }
});

test('Swedish players with an account are members, but for the one who is not', () => {
  const outside = castOf(2).users.filter(({ player, isMember }) => (player.nationality === 'SE') !== isMember);
  expect(outside.map(({ username }) => username)).toEqual(['nonmember']);
});
