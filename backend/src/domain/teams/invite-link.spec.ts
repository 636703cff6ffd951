import { assertLinkHasPlace, assertLinkOpen, linkExpiry } from './invite-link.ts';
import type { LinkedTeam } from './invite-link.ts';

const TEAM: LinkedTeam = {
  window: 'open',
  roster: [
    { playerId: 1, sortOrder: 1 },
    { playerId: 2, sortOrder: 2 },
  ],
  pendingInvites: 0,
  waitingTransfers: 0,
};

test.each<[string, Partial<LinkedTeam>, string | null]>([
  ['two players and no one invited', {}, null],
  ['the same while staff decide', { window: 'by-request' }, null],
  ['while no one can be invited', { window: 'closed', pendingInvites: 3 }, 'TRANSFER_WINDOW_CLOSED'],
  ['two players and three invited', { pendingInvites: 3 }, 'TEAM_FULL'],
  ['two players, and three for whom staff are asked', { waitingTransfers: 3 }, 'TEAM_FULL'],
  ['one of each less', { pendingInvites: 1, waitingTransfers: 1 }, null],
])('a place in a team of %s: %o is %s', (_which, team, code) => {
  const asking = () => assertLinkHasPlace({ ...TEAM, ...team });
  if (code === null) expect(asking).not.toThrow();
  else expect(asking).toThrow(expect.objectContaining({ code }));
});

test('a link is valid for seven days, as long as its team is there', () => {
  const made = new Date('2026-11-20T12:00:00Z');
  const link = { expiresAt: linkExpiry(made), isTeamActive: true };
  const over = expect.objectContaining({ code: 'INVITE_LINK_OVER' });
  expect(() => assertLinkOpen(link, new Date('2026-11-27T11:59:59Z'))).not.toThrow();
  expect(() => assertLinkOpen(link, new Date('2026-11-27T12:00:00Z'))).toThrow(over);
  expect(() => assertLinkOpen({ ...link, isTeamActive: false }, made)).toThrow(over);
  expect(() => assertLinkOpen(null, made)).toThrow(over);
});
