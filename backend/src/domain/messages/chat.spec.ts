import { markerOf, messageOf, roleNameOf, roomNameOf, roomStateOf, safeName, topicOf, weekRoomsOf } from './chat.ts';
import type { RoomSeries } from './chat.ts';

const series: RoomSeries = {
  seriesId: 12,
  generation: 2,
  week: 3,
  home: 'Åkrarnas IF',
  away: 'Örn & Ko',
  division: 'Division 1',
};

describe('a room', () => {
  test('is named by its week and teams, in letters that every room may have', () => {
    expect(roomNameOf(series)).toBe('v3-akrarnas-if-vs-orn-ko');
  });

  test('keeps both teams in a name that would be too long', () => {
    const name = roomNameOf({ ...series, home: 'a'.repeat(300), away: 'b'.repeat(300) });
    expect(name.length).toBeLessThanOrEqual(100);
    expect(name).toMatch(/^v3-a{40,}-vs-b{40,}$/);
  });

  test('has a name even when a team is called by signs alone', () => {
    expect(roomNameOf({ ...series, home: '★★★', away: '@everyone' })).toBe('v3-lag-vs-everyone');
  });

  test('is known again by the beginning of its topic, which no team name can pose as', () => {
    const marker = (seriesId: number, generation: number) => markerOf({ seriesId, generation });
    expect(marker(12, 2)).toBe('serie 12/2 · ');
    const other = topicOf({ ...series, home: marker(99, 1) });
    expect(other.startsWith(marker(12, 2))).toBe(true);
    expect(topicOf(series).startsWith(marker(1, 2))).toBe(false);
    expect(topicOf({ ...series, generation: 21 }).startsWith(marker(12, 2))).toBe(false);
  });
});

test.each([
  ['@everyone', 'everyone'],
  ['<@&123> **Laget**', '& 123 Laget'.replace('& ', '&')],
  ['[gratis](https://x.example)', 'gratis https //x.example'],
  ['||dold|| `kod`', 'dold kod'],
  ['Lag 1', 'Lag 1'],
  ['F.C. Älg 2.0', 'F.C. Älg 2.0'],
  ['discord.gg/abc', 'discord gg/abc'],
  ['gå med: Discord.GG/abc', 'gå med Discord GG/abc'],
  ['discord.com/invite/abc', 'discord com/invite/abc'],
  ['ptb.DiscordApp.com/invite/abc', 'ptb DiscordApp com/invite/abc'],
  ['ｄｉｓｃｏｒｄ．ｇｇ／abc', 'ｄｉｓｃｏｒｄ ｇｇ／abc'],
  ['discord。gg/abc', 'discord gg/abc'],
  ['dsc.gg/abc', 'dsc gg/abc'],
])('the name %s cannot do anything in the chat', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test("a division's role is never one of the server's own", () => {
  expect(roleNameOf('SBL', 'Vår 2026', 'Admin')).toBe('SBL Vår 2026 Admin');
  expect(roleNameOf('SBL', ':', '@everyone')).toBe('SBL everyone');
  expect(roleNameOf('SBL', 'Vår 2026', 'x'.repeat(200)).length).toBe(100);
});

describe('a message', () => {
  test('keeps its lines', () => expect(messageOf(' Hej\r\nalla ')).toBe('Hej\nalla'));
  test.each(['', '  \n ', 'x'.repeat(2001), 'a\u202eb'])('is refused when it cannot be sent: %j', (text) => {
    expect(() => messageOf(text)).toThrow('INVALID_INPUT');
  });
});

test.each([
  ['opening', true, null, { isDead: false }],
  ['failed', true, null, { isDead: true }],
  ['failed', true, null, null],
  ['open', true, '1', null],
  ['open', true, '1', { isDead: true }],
  ['closing', false, '1', { isDead: false }],
  ['closing', false, null, { isDead: false }],
  ['failed', false, '1', { isDead: true }],
  ['failed', false, '1', null],
  ['closed', false, null, null],
] as const)(
  'a room is %s when wanted is %s, its channel %s and the work on it %j',
  (state, isWanted, channelId, work) => {
    expect(roomStateOf({ isWanted, channelId, work })).toBe(state);
  },
);

test('a week has rooms for series with a time that are not reported, and each of the others is counted once', () => {
  const at = new Date('2026-04-01T18:00:00Z');
  const week = [
    { id: 1, scheduledAt: at, isReported: false },
    { id: 2, scheduledAt: at, isReported: false },
    { id: 3, scheduledAt: at, isReported: true },
    { id: 4, scheduledAt: null, isReported: true },
    { id: 5, scheduledAt: null, isReported: false },
    { id: 6, scheduledAt: null, isReported: false },
  ];
  const rooms = weekRoomsOf(week, ({ id }) => id === 2 || id === 6);
  expect(rooms).toEqual({ toOpen: [week[0]], alreadyOpen: 2, reported: 2, withoutTime: 1 });
});
