import { REQUEST_KINDS } from './approval.ts';
import * as RequestNotices from './request-notices.ts';

const ABOUT_A_TEAM = ['newTeam', 'transfer', 'changeTeamInfo', 'leaveTeam'];

describe.each(REQUEST_KINDS)('a notice about %s', (kind) => {
  const request = { kind, team: 'Älgarna' };
  const all = [
    RequestNotices.accepted(request),
    RequestNotices.denied(request, 'För lågt namn.'),
    RequestNotices.fellThrough(request),
    RequestNotices.overtaken(request),
    RequestNotices.teamClosed(request),
  ];

  test('is a sentence of its own in each language', () => {
    const texts = all.flatMap(({ sv, en }) => [sv, en]);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) {
      expect(text).toMatch(/^(Din|Your) .+\.$/);
      expect(text).not.toMatch(/undefined|null/);
    }
  });

  test('names the team when it is about one, in the quotation marks of the language', () => {
    const isAboutOne = ABOUT_A_TEAM.includes(kind);
    for (const { sv, en } of all) {
      expect(sv.includes('”Älgarna”')).toBe(isAboutOne);
      expect(en.includes('“Älgarna”')).toBe(isAboutOne);
    }
  });
});

test("a denial carries the staff's own words", () => {
  const { sv, en } = RequestNotices.denied({ kind: 'newImages', team: '' }, 'Bilden är suddig.\nTa en ny.');
  expect(sv).toContain('Bilden är suddig.\nTa en ny.');
  expect(en).toContain('Bilden är suddig.\nTa en ny.');
});

test.each([
  { notice: RequestNotices.transferRequested('Ada', 'Älgarna') },
  { notice: RequestNotices.transferOff('Ada', 'Älgarna') },
])('a captain is told who and where: $notice.en', ({ notice: { sv, en } }) => {
  expect(sv).toContain('”Ada”');
  expect(sv).toContain('”Älgarna”');
  expect(en).toContain('“Ada”');
  expect(en).toContain('“Älgarna”');
});
