import { REQUEST_KINDS } from './approval.ts';
import * as RequestNotices from './request-notices.ts';

const ABOUT_A_TEAM = ['newTeam', 'transfer', 'changeTeamInfo', 'leaveTeam', 'gameAccount'];

describe.each(REQUEST_KINDS)('a notice about %s', (kind) => {
  const request = { kind, team: 'Älgarna', player: 'Ada' };
  const all = [
    RequestNotices.requestAccepted(request),
    RequestNotices.requestDenied(request, 'För lågt namn.'),
    RequestNotices.fellThrough(request, 'NOT_FOUND'),
    RequestNotices.requestOvertaken(request),
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
  const { sv, en } = RequestNotices.requestDenied(
    { kind: 'newImages', team: '', player: '' },
    'Bilden är suddig.\nTa en ny.',
  );
  expect(sv).toContain('Bilden är suddig.\nTa en ny.');
  expect(en).toContain('Bilden är suddig.\nTa en ny.');
});

test('a notice about an account names the player too', () => {
  const { sv, en } = RequestNotices.requestAccepted({ kind: 'gameAccount', team: 'Älgarna', player: 'Ada' });
  expect(sv).toContain('”Ada”');
  expect(en).toContain('“Ada”');
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

test.each([
  { kind: 'newTeam', code: 'NAME_TAKEN', sv: 'ett annat lag har tagit namnet', en: 'another team has taken the name' },
  { kind: 'newTeam', code: 'PLAYER_HAS_TEAM', sv: 'du har gått med i ett lag', en: 'you have joined a team' },
  {
    kind: 'existingUser',
    code: 'ALREADY_HAS_PLAYER',
    sv: 'ditt konto har en spelare',
    en: 'your account has a player',
  },
  { kind: 'newImages', code: 'NO_PLAYER', sv: 'kopplad till ett annat konto', en: 'linked to another account' },
  { kind: 'transfer', code: 'PLAYER_HAS_TEAM', sv: 'du har gått med i ett lag', en: 'you have joined a team' },
  { kind: 'transfer', code: 'NO_TEAM', sv: 'laget har lagts ner', en: 'the team has closed' },
  { kind: 'changeTeamInfo', code: 'NAME_TAKEN', sv: 'ett annat lag har tagit namnet', en: 'another team has taken' },
  {
    kind: 'changeTeamInfo',
    code: 'NOT_CAPTAIN',
    sv: 'inte längre är lagets kapten',
    en: "no longer the team's captain",
  },
  { kind: 'changeTeamInfo', code: 'NO_TEAM', sv: 'inte längre är med i laget', en: 'no longer in the team' },
  { kind: 'leaveTeam', code: 'NO_TEAM', sv: 'inte längre är med i laget', en: 'no longer in the team' },
  { kind: 'leaveTeam', code: 'NOT_LAST_PLAYER', sv: 'laget har fler spelare', en: 'the team has other players' },
  {
    kind: 'gameAccount',
    code: 'ACCOUNT_TAKEN',
    sv: 'kontot redan hör till en spelare',
    en: 'belongs to a player already',
  },
  { kind: 'gameAccount', code: 'NOT_IN_TEAM', sv: 'spelaren inte längre är med i laget', en: 'no longer in the team' },
  { kind: 'newTeam', code: 'NOT_FOUND', sv: 'förutsättningarna har ändrats', en: 'things have changed' },
] as const)('$kind falls through with $code, and the asker is told why', ({ kind, code, ...why }) => {
  const { sv, en } = RequestNotices.fellThrough({ kind, team: 'Älgarna', player: 'Ada' }, code);
  expect(sv).toContain(`kunde inte genomföras, eftersom `);
  expect(sv).toContain(why.sv);
  expect(en).toContain(why.en);
});
