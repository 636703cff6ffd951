import { inviteObstacle, isShort, wayOut, wouldBeShort, type Permissions } from './viewer-team';

const CAPTAIN: Permissions = {
  invite: true,
  kick: true,
  rename: true,
  handOverCaptaincy: true,
  leave: false,
  leaveByRequest: false,
};
const PLAYER: Permissions = {
  invite: false,
  kick: false,
  rename: false,
  handOverCaptaincy: false,
  leave: true,
  leaveByRequest: false,
};
const OPEN = { registrationOpen: false, transferOpen: true };
const CLOSED = { registrationOpen: false, transferOpen: false };
const SIGN_UP = { registrationOpen: true, transferOpen: false };
const many = (count: number) => Array.from({ length: count }, () => ({}) as never);
const team = (players: number, invites: number, viewerCan: Permissions) => ({
  roster: many(players),
  invites: many(invites),
  viewerCan,
});
const NOT_NOW = { ...CAPTAIN, invite: false };

test.each([
  { team: team(4, 0, CAPTAIN), switches: OPEN, obstacle: null, why: 'one place is left' },
  { team: team(4, 1, NOT_NOW), switches: OPEN, obstacle: 'full', why: 'the invited count' },
  { team: team(5, 0, NOT_NOW), switches: SIGN_UP, obstacle: 'full', why: 'five is the limit' },
  { team: team(3, 0, NOT_NOW), switches: CLOSED, obstacle: 'closed', why: 'neither switch is on' },
  { team: team(5, 0, NOT_NOW), switches: CLOSED, obstacle: 'closed', why: 'a place would not help' },
  { team: team(3, 0, CAPTAIN), switches: SIGN_UP, obstacle: null, why: 'registration is enough' },
  { team: team(5, 0, PLAYER), switches: CLOSED, obstacle: 'not-captain', why: "it is not the viewer's to do" },
  { team: team(3, 0, NOT_NOW), switches: OPEN, obstacle: 'refused', why: 'the server has the last word' },
])('inviting is stopped by $obstacle: $why', ({ team, switches, obstacle }) => {
  expect(inviteObstacle(team, switches)).toBe(obstacle);
});

test.each([
  { viewerCan: PLAYER, openRequest: [], way: 'direct', why: 'a player leaves' },
  { viewerCan: CAPTAIN, openRequest: [], way: 'hand-over', why: 'a captain hands over first' },
  { viewerCan: { ...CAPTAIN, leaveByRequest: true }, openRequest: [], way: 'by-request', why: 'the captain is alone' },
  {
    viewerCan: { ...CAPTAIN, leaveByRequest: true },
    openRequest: ['CHANGE_TEAM_INFO' as const, 'LEAVE_TEAM' as const],
    way: 'waiting',
    why: 'the captain has asked',
  },
  {
    viewerCan: { ...CAPTAIN, leaveByRequest: true },
    openRequest: ['CHANGE_TEAM_INFO' as const],
    way: 'by-request',
    why: 'the captain has asked for something else',
  },
])('the way out is $way: $why', ({ way, ...team }) => {
  expect(wayOut(team)).toBe(way);
});

test.each([
  [4, false],
  [3, true],
  [2, true],
])('when one of %i goes, too few are left: %s', (players, isTooFew) => {
  expect(wouldBeShort(team(players, 0, PLAYER))).toBe(isTooFew);
});

test.each([
  [2, true],
  [3, false],
])('a team of %i has too few: %s', (players, isTooFew) => {
  expect(isShort(team(players, 0, PLAYER))).toBe(isTooFew);
});
