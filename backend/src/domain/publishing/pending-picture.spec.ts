import { ANONYMOUS } from '../actor.ts';
import type { Actor, RoleName } from '../actor.ts';
import { maySeePending } from './pending-picture.ts';

const actor = (userId: number | null, ...roles: RoleName[]): Actor => ({ ...ANONYMOUS, userId, roles });
const UPLOADER = actor(1);
const STAFF = (['admin', 'divisionadmin', 'graphics', 'writer'] as const).map((role) => actor(2, role));
const ALL = [actor(null), actor(3), UPLOADER, ...STAFF];

const seenBy = (picture: { isEvidence?: boolean; isAsked?: boolean; uploadedByUserId?: number | null }): Actor[] =>
  ALL.filter((each) => maySeePending(each, { uploadedByUserId: 1, isEvidence: false, isAsked: false, ...picture }));

test('a picture that nothing shows yet is its uploader’s', () => {
  expect(seenBy({})).toEqual([UPLOADER]);
});

test('a picture of a request is seen by those who decide requests', () => {
  expect(seenBy({ isAsked: true })).toEqual([UPLOADER, STAFF[0], STAFF[1]]);
});

test('evidence is seen by no one, whatever else shows it', () => {
  expect(seenBy({ isEvidence: true })).toEqual([]);
  expect(seenBy({ isEvidence: true, isAsked: true })).toEqual([]);
});

test('a picture whose uploader was deleted is not a visitor’s', () => {
  expect(seenBy({ uploadedByUserId: null })).toEqual([]);
});
