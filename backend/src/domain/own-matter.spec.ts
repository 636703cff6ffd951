import { ANONYMOUS } from './actor.ts';
import type { RoleName } from './actor.ts';
import { assertAllowedBy, assertMayDecide, mayDecide } from './own-matter.ts';

const as = (...roles: RoleName[]) => ({ ...ANONYMOUS, userId: 1, roles });

test.each([
  { roles: ['admin'], isOwn: true, may: true },
  { roles: ['divisionadmin', 'admin'], isOwn: true, may: true },
  { roles: ['divisionadmin'], isOwn: true, may: false },
  { roles: ['graphics', 'writer'], isOwn: true, may: false },
  { roles: [], isOwn: true, may: false },
  { roles: ['divisionadmin'], isOwn: false, may: true },
] satisfies { roles: RoleName[]; isOwn: boolean; may: boolean }[])(
  '$roles decide about what is their own ($isOwn): $may',
  ({ roles, isOwn, may }) => {
    expect(mayDecide(as(...roles), isOwn)).toBe(may);
    const decide = () => assertMayDecide(as(...roles), 'series', isOwn);
    if (may) expect(decide).not.toThrow();
    else expect(decide).toThrow(expect.objectContaining({ code: 'OWN_TEAM', messageKey: 'api.series.own-team' }));
  },
);

test('an admin in their own matter is refused only where the league wants another one', () => {
  expect(() => assertAllowedBy('marked')).not.toThrow();
  expect(() => assertAllowedBy('another-admin')).toThrow(
    expect.objectContaining({ code: 'OWN_TEAM', messageKey: 'api.own-matter.another-admin' }),
  );
});
