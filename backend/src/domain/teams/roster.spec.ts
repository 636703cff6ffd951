import { LeagueError } from '../league-error.ts';
import * as Roster from './roster.ts';
import type { RosterPlace, ShownTeam, TeamAction } from './roster.ts';

/** Players 1..n in their order: player 1 is captain. */
const players = (count: number): RosterPlace[] =>
  Array.from({ length: count }, (_, index) => ({ playerId: index + 1, sortOrder: index + 1 }));

const team = (change: Partial<ShownTeam> = {}): ShownTeam => ({
  roster: players(3),
  pendingInvites: 0,
  window: 'open',
  registrationOpen: true,
  isSignedUp: false,
  ...change,
});

const CAPTAIN = { playerId: 1 };
const MEMBER = { playerId: 2 };
const STRANGER = { playerId: 99 };
const NOBODY = { playerId: null };

const codeOf = (work: () => void): string | null => {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof LeagueError ? error.code : String(error);
  }
};

const allowed = (who: { playerId: number | null }, situation: ShownTeam): TeamAction[] =>
  Object.entries(Roster.permissionsIn(who, situation)).flatMap(([action, may]) => (may ? [action as TeamAction] : []));

describe('what someone may do to a team', () => {
  test.each([
    {
      why: 'the captain does everything but leave',
      who: CAPTAIN,
      situation: team(),
      may: ['handOverCaptaincy', 'invite', 'kick', 'rename', 'signUp'],
    },
    { why: 'an ordinary player leaves', who: MEMBER, situation: team(), may: ['leave'] },
    { why: 'a stranger does nothing', who: STRANGER, situation: team(), may: [] },
    { why: 'an account without a player does nothing', who: NOBODY, situation: team(), may: [] },
    {
      why: 'the last player asks staff to leave, and has no one to hand over to',
      who: CAPTAIN,
      situation: team({ roster: players(1) }),
      may: ['invite', 'leaveByRequest', 'rename', 'signUp'],
    },
    {
      why: 'no one is invited while the league is closed',
      who: CAPTAIN,
      situation: team({ window: 'closed', registrationOpen: false }),
      may: ['handOverCaptaincy', 'kick', 'rename'],
    },
    {
      why: 'outside the window an invite is still sent, with a request',
      who: CAPTAIN,
      situation: team({ window: 'by-request' }),
      may: ['handOverCaptaincy', 'invite', 'kick', 'rename', 'signUp'],
    },
    {
      why: 'five players are a full team',
      who: CAPTAIN,
      situation: team({ roster: players(5) }),
      may: ['handOverCaptaincy', 'kick', 'rename', 'signUp'],
    },
    {
      why: 'players and pending invites count together',
      who: CAPTAIN,
      situation: team({ roster: players(2), pendingInvites: 3 }),
      may: ['handOverCaptaincy', 'kick', 'rename', 'signUp'],
    },
    {
      why: 'the fifth place is a place',
      who: CAPTAIN,
      situation: team({ roster: players(2), pendingInvites: 2 }),
      may: ['handOverCaptaincy', 'invite', 'kick', 'rename', 'signUp'],
    },
    {
      why: 'a team signs up once',
      who: CAPTAIN,
      situation: team({ isSignedUp: true }),
      may: ['handOverCaptaincy', 'invite', 'kick', 'rename'],
    },
    { why: 'no one belongs to an empty team', who: CAPTAIN, situation: team({ roster: [] }), may: [] },
  ])('$why', ({ who, situation, may }) => {
    expect(allowed(who, situation).sort()).toEqual(may);
  });

  test.each([
    { why: 'no player', code: 'NO_PLAYER', work: () => Roster.assertMayInvite(NOBODY, team()) },
    { why: 'no team', code: 'NO_TEAM', work: () => Roster.assertMayInvite(STRANGER, team()) },
    { why: 'not captain', code: 'NOT_CAPTAIN', work: () => Roster.assertMayInvite(MEMBER, team()) },
    {
      why: 'closed, before full',
      code: 'TRANSFER_WINDOW_CLOSED',
      work: () => Roster.assertMayInvite(CAPTAIN, team({ window: 'closed', roster: players(5) })),
    },
    { why: 'full', code: 'TEAM_FULL', work: () => Roster.assertMayInvite(CAPTAIN, team({ pendingInvites: 2 })) },
    {
      why: 'the captain hands over first',
      code: 'MUST_HAND_OVER',
      work: () => Roster.assertMay('leave', CAPTAIN, team()),
    },
    {
      why: 'the last one asks staff',
      code: 'LAST_PLAYER',
      work: () => Roster.assertMay('leave', CAPTAIN, { roster: players(1) }),
    },
    {
      why: 'a captain of others does not ask staff to leave',
      code: 'NOT_LAST_PLAYER',
      work: () => Roster.assertMay('leaveByRequest', CAPTAIN, team()),
    },
    { why: 'a stranger leaves nothing', code: 'NO_TEAM', work: () => Roster.assertMay('leave', STRANGER, team()) },
    { why: 'nor asks to', code: 'NO_TEAM', work: () => Roster.assertMay('leaveByRequest', STRANGER, team()) },
  ])('the reason told: $why', ({ code, work }) => expect(codeOf(work)).toBe(code));
});

describe('taking a player out', () => {
  test.each([
    { why: 'the captain takes out a teammate', who: CAPTAIN, target: 2, code: null },
    { why: 'a member does not', who: MEMBER, target: 3, code: 'NOT_CAPTAIN' },
    { why: 'a stranger does not', who: STRANGER, target: 2, code: 'NO_TEAM' },
    { why: 'a captain takes no one out of another team', who: CAPTAIN, target: 99, code: 'NOT_IN_TEAM' },
    { why: 'a captain does not take themself out', who: CAPTAIN, target: 1, code: 'MUST_HAND_OVER' },
  ])('$why', ({ who, target, code }) => {
    expect(codeOf(() => Roster.assertMayKick(who, players(3), target))).toBe(code);
  });

  test('the others move up in their order, whatever the order they are read in', () => {
    const roster = [...players(4)].reverse();
    expect(Roster.rosterWithout(roster, 2)).toEqual([
      { playerId: 1, sortOrder: 1 },
      { playerId: 3, sortOrder: 2 },
      { playerId: 4, sortOrder: 3 },
    ]);
  });

  test('the next in order is captain when the captain goes', () => {
    expect(Roster.rosterWithout(players(3), 1)).toEqual([
      { playerId: 2, sortOrder: 1 },
      { playerId: 3, sortOrder: 2 },
    ]);
  });

  test('gaps that staff left are closed', () => {
    const roster = [
      { playerId: 1, sortOrder: 1 },
      { playerId: 2, sortOrder: 4 },
      { playerId: 3, sortOrder: 9 },
    ];
    expect(Roster.rosterWithout(roster, 2)).toEqual([
      { playerId: 1, sortOrder: 1 },
      { playerId: 3, sortOrder: 2 },
    ]);
  });
});

describe('handing over', () => {
  test.each([
    { why: 'to a teammate', who: CAPTAIN, target: 3, code: null },
    { why: 'by a member', who: MEMBER, target: 3, code: 'NOT_CAPTAIN' },
    { why: 'to oneself', who: CAPTAIN, target: 1, code: 'MUST_CHOOSE_PLAYER' },
    { why: 'to a stranger', who: CAPTAIN, target: 99, code: 'NOT_IN_TEAM' },
  ])('$why: $code', ({ who, target, code }) => {
    expect(codeOf(() => Roster.assertMayHandOver(who, players(3), target))).toBe(code);
  });

  test('the two change places and everyone else stays', () => {
    expect(Roster.handedOver(players(4), 3)).toEqual([
      { playerId: 1, sortOrder: 3 },
      { playerId: 2, sortOrder: 2 },
      { playerId: 3, sortOrder: 1 },
      { playerId: 4, sortOrder: 4 },
    ]);
  });
});

describe('coming in', () => {
  test.each([
    { why: 'last', roster: players(3), place: 4 },
    { why: 'captain of an empty team', roster: [], place: 1 },
    { why: 'behind a gap', roster: [{ playerId: 1, sortOrder: 7 }], place: 8 },
  ])('$why', ({ roster, place }) => expect(Roster.nextPlace(roster)).toBe(place));

  test.each([
    { why: 'four and no one asked', players: 4, pendingInvites: 0, code: null },
    { why: 'four and someone else asked', players: 4, pendingInvites: 1, code: 'TEAM_FULL' },
    { why: 'five', players: 5, pendingInvites: 0, code: 'TEAM_FULL' },
  ])('a place is left: $why', ({ players: count, pendingInvites, code }) => {
    expect(codeOf(() => Roster.assertPlaceLeft({ roster: players(count), pendingInvites }))).toBe(code);
  });
});

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, false],
])('a team of %i players is short: %s', (count, isShort) => expect(Roster.isShort(count)).toBe(isShort));
