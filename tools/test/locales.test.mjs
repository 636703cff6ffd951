import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { keysOf, localeProblems, sentencesOf } from '../locales.mjs';

let base;
const write = (path, content) => {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), typeof content === 'string' ? content : JSON.stringify(content));
};
const texts = (folder, se, en) => {
  write(`frontend/src/${folder}/locales/se.json`, se);
  write(`frontend/src/${folder}/locales/en.json`, en);
};

const HOME = ['features/home/locales', 'lib/locales'];

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'sbl-locales-'));
  texts('lib', { series: { missing: 'Finns inte' } }, { series: { missing: 'Is not there' } });
  write('frontend/src/i18next.d.ts', keysOf(HOME));
  write('backend/content/refusals.json', sentencesOf(base));
});
afterEach(() => rmSync(base, { recursive: true, force: true }));

test('two complete languages pass', () => {
  texts('features/home', { a: { b: 'Hej {{name}}' } }, { a: { b: 'Hello {{name}}' } });
  write('backend/src/a.service.ts', `throw refuse('api.series.missing');`);
  assert.deepEqual(localeProblems(base), []);
});

test('a new folder of texts must be known to the compiler', () => {
  texts('features/home', {}, {});
  texts('league/six-mans', {}, {});
  assert.match(localeProblems(base).join('\n'), /npm run locales/);
  write('frontend/src/i18next.d.ts', keysOf(['features/home/locales', 'league/six-mans/locales', 'lib/locales']));
  assert.deepEqual(localeProblems(base), []);
});

test("the server's copy of the sentences is that of the pages", () => {
  texts('features/home', {}, {});
  assert.equal(sentencesOf(base), '{\n  "api.series.missing": "Is not there"\n}\n');
  texts('lib', { series: { missing: 'Finns inte' } }, { series: { missing: 'Does not exist' } });
  assert.match(localeProblems(base).join('\n'), /refusals\.json has not the sentences/);
});

test("the server's copy has refusals only", () => {
  const said = {
    act: { 'team.create': 'Made a team' },
    replay: { warning: { 'level-game': 'The game is level.' }, 'too-large': 'The file is too large.' },
    error: { 'no-answer': 'No answer came.', busy: 'Someone else is changing this.' },
    team: { leave: { success: 'You have left' }, deleted: 'The team is deleted', gone: 'The team is gone.' },
    week: { success: { agreed: 'The time is set.' } },
    auth: { renewed: 'The login is renewed', retry: 'Try again.', out: 'You are logged out' },
    undo: { twice: 'Undo the act itself.' },
  };
  texts('lib', said, said);
  write('backend/src/team.resolver.ts', `return { messageKey: 'api.team.deleted' };`);
  write(
    'backend/src/auth.controller.ts',
    `if (late) return void res.json(problemBody(409, 'api.auth.retry'));
     res.json({ CODE: 200, MESSAGE: 'api.auth.renewed' });
     return 'api.auth.out';`,
  );
  // a service says with its answer why not
  write('backend/src/undo.service.ts', `if (done) return { messageKey: 'api.undo.twice' };`);
  assert.deepEqual(Object.keys(JSON.parse(sentencesOf(base))), [
    'api.auth.retry',
    'api.error.busy',
    'api.replay.too-large',
    'api.team.gone',
    'api.undo.twice',
  ]);
});

test('a language needs only the ordinal forms that it has', () => {
  const se = { place_ordinal_one: '{{count}}:a', place_ordinal_other: '{{count}}:e' };
  const en = {
    place_ordinal_one: '{{count}}st',
    place_ordinal_two: '{{count}}nd',
    place_ordinal_few: '{{count}}rd',
    place_ordinal_other: '{{count}}th',
  };
  texts('features/home', se, en);
  assert.deepEqual(localeProblems(base), []);
  const { place_ordinal_one: _one, ...less } = se;
  texts('features/home', less, en);
  assert.match(localeProblems(base).join('\n'), /place_ordinal_one is missing in se/);
});

const refused = [
  {
    why: 'a key in one language only',
    se: { a: 'x', b: 'y' },
    en: { a: 'x' },
    says: /home\/locales: b is missing in en/,
  },
  { why: 'a nested key in one language only', se: { a: {} }, en: { a: { c: 'x' } }, says: /a\.c is missing in se/ },
  { why: 'an empty text', se: { a: ' ' }, en: { a: 'x' }, says: /a is empty/ },
  {
    why: 'a placeholder in one language only',
    se: { a: '{{n}} mål' },
    en: { a: 'goals' },
    says: /different placeholders/,
  },
];
for (const { why, se, en, says } of refused) {
  test(`${why} is refused`, () => {
    texts('features/home', se, en);
    assert.match(localeProblems(base).join('\n'), says);
  });
}

test('a language without a file is refused', () => {
  write('frontend/src/features/home/locales/se.json', { a: 'x' });
  assert.match(localeProblems(base).join('\n'), /en\.json is missing/);
});

test('a server key without a sentence is refused; one in a test of the server is not', () => {
  write('backend/src/a.service.ts', `throw refuse('api.team.full');`);
  write('backend/src/a.spec.ts', `expect('api.team.invented')`);
  const found = localeProblems(base).join('\n');
  assert.match(found, /api\.team\.full has no text/);
  assert.doesNotMatch(found, /invented/);
});

test('a prefix that the server builds keys from needs at least one sentence', () => {
  write('backend/src/a.service.ts', 'const key = `api.replay.unreadable.${reason}`;');
  assert.match(localeProblems(base).join('\n'), /api\.replay\.unreadable\.…/);
});
