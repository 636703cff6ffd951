import { League } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { SearchRepository } from './search.repository.ts';
import { SearchService } from './search.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let search: SearchService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  search = new SearchService(new SearchRepository(database.db), new FixedClock(new Date('2023-03-01T12:00:00Z')));
  const [norrsken, vinter] = [await league.team('Norrsken', { logo: 'n.png' }), await league.team('Vinter_100%')];
  await league.team('Avnorrade', { isActive: false });
  const kalle = await league.player('Kalle Anka', { discordName: 'duckburg' });
  const ankan = await league.player('ankan', {
    userId: await league.user({ discordUsername: 'Quackfast', discordId: '777123777', email: 'anka@example.org' }),
  });
  const lisa = await league.player('Lisa');
  const percent = await league.player('50%_\\mål');
  await league.sign(kalle, norrsken, '2021-01-01T00:00:00Z', { validTo: '2022-01-01T00:00:00Z' });
  await league.sign(ankan, norrsken, '2022-01-01T00:00:00Z');
  await league.sign(lisa, vinter, '2022-01-01T00:00:00Z');
  await league.sign(percent, vinter, '2022-01-01T00:00:00Z');
});
afterAll(() => database.close());

const found = async (text: string) => (await search.players(text, 20, 0)).items.map(({ player }) => player.nickname);

test.each([
  { text: 'anka', hits: ['ankan', 'Kalle Anka'], why: 'a part of the nickname; those that begin with it first' },
  { text: 'ANKA', hits: ['ankan', 'Kalle Anka'], why: 'upper or lower case' },
  { text: '  lisa ', hits: ['Lisa'], why: 'blanks around it do not count' },
  { text: 'duckb', hits: ['Kalle Anka'], why: 'the chat name that staff noted' },
  { text: 'quackf', hits: ['ankan'], why: "the chat account's name" },
  { text: 'norrs', hits: ['ankan'], why: 'the team of now, not an earlier one' },
  { text: '%', hits: ['50%_\\mål', 'Lisa'], why: 'a percent sign is itself, in names and teams' },
  { text: '_', hits: ['50%_\\mål', 'Lisa'], why: 'so is an underscore' },
  { text: '\\', hits: ['50%_\\mål'], why: 'and a backslash' },
  { text: 'MÅL', hits: ['50%_\\mål'], why: 'letters with rings have two cases too' },
  { text: '\0', hits: ['50%_\\mål', 'ankan', 'Kalle Anka', 'Lisa'], why: 'NUL is no letter: like no text, everyone' },
  { text: '777123777', hits: [], why: "the chat account's id is no one's business" },
  { text: 'anka@', hits: [], why: 'nor is an e-mail address' },
  { text: 'mal', hits: ['50%_\\mål'], why: 'a ring that is not typed' },
  { text: 'ma\u030al', hits: ['50%_\\mål'], why: 'a ring in parts' },
  { text: '\u200elisa', hits: ['Lisa'], why: 'what nobody sees' },
  { text: 'lısa', hits: ['Lisa'], why: 'an i without a dot' },
  { text: 'x', hits: [], why: 'no one' },
])('"$text" finds $hits: $why', async ({ text, hits }) => {
  await expect(found(text)).resolves.toEqual(hits);
});

test('a hit has its team and chat name, and nothing private', async () => {
  const { items, total } = await search.players('ankan', 20, 0);

  expect(total).toBe(1);
  expect(items).toEqual([
    {
      player: { id: expect.any(Number), nickname: 'ankan', avatar: null, nationality: null },
      team: { id: expect.any(Number), name: 'Norrsken', logo: 'n.png' },
      discordName: 'Quackfast',
    },
  ]);
});

test('pages meet, the total counts them all, and past the end there is no one', async () => {
  const pages = await Promise.all([0, 2, 4].map((offset) => search.players('', 2, offset)));

  expect(pages.flatMap(({ items }) => items.map(({ player }) => player.nickname))).toEqual([
    '50%_\\mål',
    'ankan',
    'Kalle Anka',
    'Lisa',
  ]);
  expect(pages.map(({ total }) => total)).toEqual([4, 4, 4]);
});

test('a text longer than any nickname is refused by name; one as long is not', async () => {
  expect(() => search.players('x'.repeat(35), 20, 0)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: { field: 'text', params: { max: 34 } } }),
  );
  await expect(found('x'.repeat(34))).resolves.toEqual([]);
});

test('teams are found by a part of their name, active ones first', async () => {
  expect((await search.teams('NORR', 10)).map(({ name }) => name)).toEqual(['Norrsken', 'Avnorrade']);
  expect((await search.teams('100%', 10)).map(({ name }) => name)).toEqual(['Vinter_100%']);
  expect(await search.teams('norr', 1)).toHaveLength(1);
});
