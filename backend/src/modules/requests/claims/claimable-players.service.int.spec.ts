import { League } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { ClaimablePlayersRepository } from './claimable-players.repository.ts';
import { ClaimablePlayersService } from './claimable-players.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let players: ClaimablePlayersService;

beforeAll(async () => {
  database = await freshDb();
  const league = new League(database.db);
  players = new ClaimablePlayersService(new ClaimablePlayersRepository(database.db));
  for (const nickname of ['Norrsken', 'Midnattssol', 'Norrland', 'x_norrsken_x', '100%', 'Ö_ver']) {
    await league.player(nickname);
  }
  await league.player('Vinter', { discordName: 'norr#0001' });
  await league.player('Norrtälje', { userId: await league.user() });
});
afterAll(() => database.close());

const names = async (text: string, nearTo = '', first = 20) =>
  (await players.search(text, nearTo, first)).map(({ nickname }) => nickname);

test('players with an account are not to be chosen', async () => {
  expect(await names('norrt')).toEqual([]);
  expect((await players.all()).map(({ nickname }) => nickname)).not.toContain('Norrtälje');
});

test('a piece of the name finds, also of the name in the chat; those that begin with it come first', async () => {
  expect(await names('norr')).toEqual(['Norrland', 'Norrsken', 'Vinter', 'x_norrsken_x']);
});

test('those most like a known name come first, without any search', async () => {
  expect((await names('', 'norrsken', 2)).sort()).toEqual(['Norrsken', 'x_norrsken_x']);
});

test('who comes back is asked about names like their own, not about any name', async () => {
  expect((await players.suggest('Norrsken')).map(({ nickname }) => nickname)).toEqual(['Norrsken', 'x_norrsken_x']);
  expect((await players.suggest('norr')).map(({ nickname }) => nickname)).toContain('Vinter');
  expect(await players.suggest('helt annat')).toEqual([]);
});

test.each([
  { text: '%', found: ['100%'] },
  { text: '_', found: ['Ö_ver', 'x_norrsken_x'] },
  { text: '\\', found: [] },
])('$text is a letter like any other', async ({ text, found }) => {
  expect((await names(text)).sort()).toEqual([...found].sort());
});

test('a longer text than any name finds no one, and a page has 1 to 100', async () => {
  expect(await names('x'.repeat(35))).toEqual([]);
  expect(await names('', '', 0)).toHaveLength(1);
});
