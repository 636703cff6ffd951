import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Words that an editor has taken out of the site, each with what stands there instead (docs/glossary.md). Digits of a number are
 * `siffror`, a value is not.
 */
const NOT_USED: Record<'se' | 'en', readonly [word: RegExp, instead: string][]> = {
  se: [
    [/siffra\b|siffran\b|siffrorna/i, 'antal, värde, statistik'],
    [/\b(?:spelarnas?|spelares|spelarens|lagets|deras|andra|samma|dina) siffror/i, 'statistik, värden'],
    [/och båda lagen får veta/i, 'Båda lagen har fått en avisering'],
    [/dra tillbaka/i, 'ta tillbaka'],
  ],
  en: [
    [/\breckoned?\b/i, 'worked out'],
    [/claim of a walkover/i, 'walkover claim'],
    [/throw away/i, 'discard'],
    [/collaborations/i, 'partners'],
    [/co-workers/i, 'volunteers'],
  ],
};

/** Longer words that have one of these in them. */
const FINE = /kontrollsiffran?/i;

/** A line without its key. */
const valueOf = (line: string): string => line.replace(/^\s*"[^"]+": /, '');

const SRC = join(import.meta.dirname, '../..');

const found = (language: 'se' | 'en', text: string): string[] =>
  NOT_USED[language].filter(([word]) => word.test(valueOf(text).replace(FINE, ''))).map(([word]) => String(word));

test.each(['se', 'en'] as const)('no text of the site has a word that the editor took out: %s', (language) => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(`locales/${language}.json`),
  );
  expect(files.length).toBeGreaterThan(40);
  const hits = files.flatMap((file) =>
    readFileSync(join(SRC, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => found(language, line).map((word) => `${file}:${at + 1} ${word}`)),
  );
  expect(hits).toEqual([]);
});

test.each([
  ['se', 'Siffran vid namnet är boost.'],
  ['se', 'Spelarnas siffror saknas'],
  ['en', 'How it is reckoned'],
] as const)('a planted one is found: %s, %s', (language, text) => expect(found(language, text)).toHaveLength(1));

test('digits are still digits', () => {
  expect(found('se', 'Skriv 17 siffror. Kontrollsiffran stämmer inte.')).toEqual([]);
});
