import { ANONYMOUS } from '../actor.ts';
import type { RoleName } from '../actor.ts';
import * as Approval from './approval.ts';
import type { ApprovalStatus } from './approval.ts';

const ALL: ApprovalStatus[] = ['pending', 'accepted', 'denied', 'cancelled'];

test.each(ALL.slice(1))('a pending request becomes %s', (to) =>
  expect(Approval.decideApproval('pending', to)).toBe(to),
);

test.each(ALL.slice(1).flatMap((from) => ALL.map((to) => [from, to] as const)))(
  'a request that is %s never becomes %s',
  (from, to) => {
    expect(() => Approval.decideApproval(from, to)).toThrow(
      expect.objectContaining({ code: 'REQUEST_ALREADY_DECIDED', messageKey: 'api.request.already-decided' }),
    );
  },
);

const withRoles = (...roles: RoleName[]) => ({ ...ANONYMOUS, userId: 1, playerId: 1, roles });

test.each([
  { why: 'an admin decides', roles: ['admin'], isOwn: false, code: null },
  { why: 'an admin decides even about themself', roles: ['admin'], isOwn: true, code: null },
  { why: 'a division admin decides', roles: ['divisionadmin'], isOwn: false, code: null },
  { why: 'a division admin not about themself or their team', roles: ['divisionadmin'], isOwn: true, code: 'OWN_TEAM' },
  { why: 'who is both decides as an admin', roles: ['divisionadmin', 'admin'], isOwn: true, code: null },
  { why: 'other staff do not', roles: ['graphics', 'writer'], isOwn: false, code: 'REQUEST_NOT_FOUND' },
  { why: 'players do not', roles: [], isOwn: false, code: 'REQUEST_NOT_FOUND' },
] satisfies { why: string; roles: RoleName[]; isOwn: boolean; code: string | null }[])(
  '$why',
  ({ roles, isOwn, code }) => {
    const decide = () => Approval.assertMayDecide(withRoles(...roles), { kind: 'transfer', isOwn, isOfOwnTeam: isOwn });
    if (code === null) expect(decide).not.toThrow();
    else expect(decide).toThrow(expect.objectContaining({ code }));
  },
);

test.each([
  { why: 'an admin of the own team', roles: ['admin'], isOwn: true, isOfOwnTeam: true, may: false },
  { why: 'an admin of a rival', roles: ['admin'], isOwn: true, isOfOwnTeam: false, may: true },
  { why: 'an admin without a team there', roles: ['admin'], isOwn: false, isOfOwnTeam: false, may: true },
  { why: 'a division admin of the own team', roles: ['divisionadmin'], isOwn: true, isOfOwnTeam: true, may: false },
  { why: 'a division admin of a rival', roles: ['divisionadmin'], isOwn: true, isOfOwnTeam: false, may: false },
] satisfies { why: string; roles: RoleName[]; isOwn: boolean; isOfOwnTeam: boolean; may: boolean }[])(
  'a game account: $why may decide: $may',
  ({ roles, may, ...own }) => {
    const matter = { kind: 'gameAccount', ...own } as const;
    expect(Approval.mayDecide(withRoles(...roles), matter)).toBe(may);
    const decide = () => Approval.assertMayDecide(withRoles(...roles), matter);
    if (may) expect(decide).not.toThrow();
    else expect(decide).toThrow(expect.objectContaining({ code: 'OWN_TEAM' }));
  },
);

test('a reason keeps its lines and loses what is around them', () => {
  expect(Approval.reasonOf('  Namnet är upptaget.\r\n\tVälj ett annat. \n')).toBe(
    'Namnet är upptaget.\nVälj ett annat.',
  );
  expect(Approval.reasonOf('x'.repeat(2000))).toHaveLength(2000);
});

test.each([
  { why: 'none', reason: ' \n ' },
  { why: 'a longer one than anyone reads', reason: 'x'.repeat(2001) },
  { why: 'one that turns the direction of the text', reason: 'nej\u202e' },
  { why: 'one with a character that the database does not take', reason: 'a\u0000b' },
])('is refused: $why', ({ reason }) => {
  expect(() => Approval.reasonOf(reason)).toThrow(
    expect.objectContaining({ code: 'INVALID_INPUT', details: expect.objectContaining({ field: 'reason' }) }),
  );
});
