import * as Invite from './invite.ts';
import type { InviteStatus } from './invite.ts';

const refusal = (code: string, kind: string) => expect.objectContaining({ code, kind });

describe('an invite', () => {
  const decided: InviteStatus[] = ['accepted', 'denied', 'cancelled'];

  test.each(decided)('that is pending becomes %s', (to) => expect(Invite.moveInvite('pending', to)).toBe(to));

  test.each(decided.flatMap((from) => Invite.INVITE_STATUSES.map((to) => [from, to] as const)))(
    'that is %s never becomes %s',
    (from, to) => expect(() => Invite.moveInvite(from, to)).toThrow(refusal('INVITE_NOT_PENDING', 'conflict')),
  );

  test('does not become pending', () => {
    expect(() => Invite.moveInvite('pending', 'pending')).toThrow(refusal('INVITE_NOT_PENDING', 'conflict'));
  });

  test('has the documented numbers', () => {
    expect(Invite.INVITE_STATUSES.map((status) => Invite.INVITE_STATUS_IDS[status])).toEqual([0, 1, 2, 3]);
  });
});

describe('whom an invite is for', () => {
  test.each([
    { why: 'the player and their account', invitee: { userId: 7 }, userId: 7, isRight: true },
    { why: 'the player alone', invitee: { userId: 7 }, userId: null, isRight: true },
    { why: "someone else's account", invitee: { userId: 7 }, userId: 8, isRight: false },
    { why: 'a player who has no account', invitee: { userId: null }, userId: null, isRight: false },
    { why: 'no one', invitee: null, userId: 7, isRight: false },
  ])('$why: $isRight', ({ invitee, userId, isRight }) => {
    const check = (): void => Invite.assertInvitee(invitee, userId);
    if (isRight) expect(check).not.toThrow();
    else expect(check).toThrow(refusal('WRONG_INVITE', 'invalid'));
  });

  test("someone else's is answered like an unknown one", () => {
    const answer = (invite: { playerId: number } | null): unknown => {
      try {
        Invite.assertOwn(invite, ({ playerId }) => playerId === 1);
        return null;
      } catch (error) {
        return error;
      }
    };
    expect(answer({ playerId: 1 })).toBeNull();
    expect(answer(null)).toMatchObject({ code: 'WRONG_INVITE', kind: 'not-found' });
    expect(answer({ playerId: 2 })).toEqual(answer(null));
  });
});
