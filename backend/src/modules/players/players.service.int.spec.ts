import { League } from '../../../test/factories/league.ts';
import { freshDb } from '../../../test/harness/database.ts';
import { FixedClock } from '../../platform/clock.ts';
import { PlayersRepository } from './players.repository.ts';
import { PlayersService } from './players.service.ts';
import { toCurrentTeamWire, toProfileWire } from './players.wire.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let players: PlayersService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  players = new PlayersService(new PlayersRepository(database.db), new FixedClock(new Date('2023-03-01T12:00:00Z')));
});
afterAll(() => database.close());

test('a profile shows the team of now and the roles of the account, from the highest', async () => {
  const userId = await league.user({ discordUsername: 'ada', discordDiscriminator: '0042' }, ['writer', 'admin']);
  const id = await league.player('Ada', { userId: userId, mmr: 1500, twitch: 'ada_live' });
  const [old, now] = [await league.team('Gamla'), await league.team('Nya')];
  await league.sign(id, old, '2022-01-01T00:00:00Z', { validTo: '2023-01-01T00:00:00Z' });
  await league.sign(id, now, '2023-01-01T00:00:00Z');

  const player = await players.profile(id);

  expect(player).toMatchObject({
    displayName: 'Ada',
    discordName: 'ada#0042',
    roles: ['admin', 'writer'],
    team: { id: now, name: 'Nya' },
    mmr: 1500,
    twitch: 'ada_live',
  });
  expect(toCurrentTeamWire(player)).toEqual({ id: now, teamname: 'Nya' });
});

test.each([
  {
    user: { discordUsername: 'bo', discordDiscriminator: '0' },
    noted: 'Bo gamla',
    shown: 'bo',
    why: 'a name of now',
  },
  { user: null, noted: 'Bo#1234', shown: 'Bo#1234', why: 'what staff noted' },
  { user: null, noted: null, shown: null, why: 'nothing known' },
])('the chat name is $shown: $why', async ({ user, noted, shown }) => {
  const userId = user ? await league.user(user) : null;
  const id = await league.player('Bo', { userId, discordName: noted });

  expect((await players.profile(id)).discordName).toBe(shown);
});

test('a player without an account or a team is shown all the same', async () => {
  const id = await league.player('Cy');

  const player = await players.profile(id);

  expect(player).toMatchObject({ userId: null, roles: [], team: null });
  expect(toCurrentTeamWire(player)).toEqual({ id: null, teamname: null });
});

test('nothing private leaves with a profile, in any field of it', async () => {
  const userId = await league.user({
    discordId: '424242424242',
    email: 'hemlig@example.org',
    discordAvatar: 'a1b2c3',
  });
  const id = await league.player('Di', {
    userId: userId,
    birthdate: '2001-02-03',
    platform: 'epic',
    platformId: 'hemligt-konto',
    steam: 'steam-hemligt',
  });

  const player = await players.profile(id);

  const told = JSON.stringify([player, toProfileWire(player)]);
  for (const secret of ['424242424242', 'hemlig@example.org', 'a1b2c3', '2001', 'epic', 'hemligt-konto', 'steam-']) {
    expect(told).not.toContain(secret);
  }
  expect(Object.keys(player).sort()).toEqual(
    [
      ...['avatar', 'banner', 'discord', 'discordDiscriminator', 'discordName', 'discordUsername', 'displayName', 'id'],
      ...[
        'instagram',
        'mmr',
        'nationality',
        'nickname',
        'roles',
        'sanctions',
        'sixMans',
        'sortOrder',
        'team',
        'tiktok',
        'twitch',
        'twitter',
        'userId',
      ],
      'youtube',
    ].sort(),
  );
});

test('an unknown player is no one on the page and refused elsewhere', async () => {
  await expect(players.findProfile(999_999)).resolves.toBeNull();
  await expect(players.profile(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND', kind: 'not-found' });
  await expect(players.assertExists(999_999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
