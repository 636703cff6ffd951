import * as Notices from './notices.ts';
import type { Notice } from './notices.ts';

const ALL: [string, Notice][] = [
  ['invited', Notices.playerInvited('Älgarna', false)],
  ['invited with a request', Notices.playerInvited('Älgarna', true)],
  ['invite removed', Notices.inviteRemoved('Älgarna')],
  ['invite accepted', Notices.inviteAccepted('Ada', 'Älgarna')],
  ['invite denied', Notices.inviteDenied('Ada', 'Älgarna')],
  ['invite overtaken', Notices.inviteOvertaken('Ada')],
  ['asked', Notices.askedToJoin('Ada', 'Älgarna')],
  ['kicked', Notices.playerKicked('Älgarna')],
  ['left', Notices.playerLeft('Ada', 'Älgarna')],
  ['became captain', Notices.becameCaptain('Älgarna')],
  ['few players', Notices.fewPlayers('Älgarna', 2)],
  ['disqualified', Notices.teamDisqualified('Älgarna')],
];

test.each(ALL)('%s: a sentence in each language, and no shouting', (_what, { sv, en }) => {
  expect(sv).not.toBe(en);
  for (const text of [sv, en]) {
    expect(text).toMatch(/(Älgarna|Ada)/);
    expect(text).toMatch(/\.$/);
    expect(text).not.toMatch(/!|undefined|null/);
  }
});

test('one player is not players', () => {
  expect(Notices.fewPlayers('Älgarna', 1).en).toContain('only 1 player left');
  expect(Notices.fewPlayers('Älgarna', 2).en).toContain('only 2 players left');
});

test('in the chat, a name calls nobody', () => {
  const text = Notices.askedToJoinInChat('Ada @everyone', 'Älgarna');
  expect(text).toMatch(/vill spela i[^]+wants to play for/);
  expect(text).not.toContain('@');
});
