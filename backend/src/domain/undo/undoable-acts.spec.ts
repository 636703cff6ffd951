import { ANONYMOUS } from '../actor.ts';
import type { Actor, RoleName } from '../actor.ts';
import { isFinal, mayTakeBack, whyItStays } from './undoable-acts.ts';

const by = (userId: number | null, ...roles: RoleName[]): Actor => ({ ...ANONYMOUS, userId, roles });

test.each([
  { why: 'an admin, the act of another', may: true, actor: by(1, 'admin'), act: 'settings.start', of: 2, runs: null },
  { why: 'a writer, own news', may: true, actor: by(2, 'writer'), act: 'news.change', of: 2, runs: null },
  { why: 'a writer, own category', may: true, actor: by(2, 'writer'), act: 'news-category.create', of: 2, runs: null },
  { why: 'a writer, news of another', may: false, actor: by(3, 'writer'), act: 'news.change', of: 2, runs: null },
  { why: 'own news, but no writer any more', may: false, actor: by(2), act: 'news.change', of: 2, runs: null },
  {
    why: 'own result, division still run',
    may: true,
    actor: by(2, 'divisionadmin'),
    act: 'series.report',
    of: 2,
    runs: 2,
  },
  {
    why: 'own result, division run by another',
    may: false,
    actor: by(2, 'divisionadmin'),
    act: 'series.report',
    of: 2,
    runs: 3,
  },
  {
    why: 'own result, division run by no one',
    may: false,
    actor: by(2, 'divisionadmin'),
    act: 'division.bands',
    of: 2,
    runs: null,
  },
  {
    why: 'own decision about a request',
    may: false,
    actor: by(2, 'divisionadmin'),
    act: 'request.accept',
    of: 2,
    runs: null,
  },
  { why: 'a member without a role', may: false, actor: by(2), act: 'series.report', of: 2, runs: 2 },
  { why: 'not signed in', may: false, actor: by(null), act: 'news.change', of: 2, runs: null },
] as const)('$why: $may', ({ may, actor, act, of, runs }) => {
  expect(mayTakeBack(actor, { act, actorUserId: of, divisionAdminUserId: runs })).toBe(may);
});

test('what was seen, erased, given out or sent has its reason to stay', () => {
  expect(whyItStays('member.reveal-ssn')).toBe('api.undo.was-seen');
  expect(whyItStays('member.export')).toBe('api.undo.was-seen');
  expect(whyItStays('room.open')).toBe('api.undo.chat');
  expect(whyItStays('series.report')).toBeNull();
  expect([isFinal('person.erase'), isFinal('series.report')]).toEqual([true, false]);
});
