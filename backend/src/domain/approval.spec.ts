import * as Approval from './approval.ts';
import type { ApprovalStatus } from './approval.ts';

const ALL: ApprovalStatus[] = ['pending', 'accepted', 'denied', 'cancelled'];

test.each(ALL.slice(1))('a pending request becomes %s', (to) => expect(Approval.decide('pending', to)).toBe(to));

test.each(ALL.slice(1).flatMap((from) => ALL.map((to) => [from, to] as const)))(
  'a request that is %s never becomes %s',
  (from, to) => {
    expect(() => Approval.decide(from, to)).toThrow(
      expect.objectContaining({ code: 'REQUEST_ALREADY_DECIDED', messageKey: 'api.request.already-decided' }),
    );
  },
);
