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
    [/dra tillbaka|tillbakadrag|\bdras .*tillbaka/i, 'ta tillbaka, tillbakataget'],
    [/matchveck/i, 'spelvecka'],
    [/lagkapten/i, 'kapten'],
    [
      /\bplats (?:av )?\{\{|\{\{count\}\} plats(?:er)? (?:upp|ned)|\bner \{\{count/i,
      'placering, ned: plats is one in a team or a division',
    ],
    [/(?:er|vår|sin) bild\b/i, 'beskrivning: a bild is a picture'],
    [/\bdiskning|\bdiskade?s?\b|\bdiskas\b/i, 'diskvalificering'],
    [/säsong[^.]*\bavgjorda?\b/i, 'fastställd'],
    [/\bhuvuden\b/i, 'headrar'],
    [/\bg(?:öra?|jorde) (?:en (?:ny )?|ny )?(?:nyckel|API-nyckel|webhook|hemlighet|division)/i, 'skapa'],
    [/än ingen annan/i, 'lägst, minst'],
    [/ändrar det som besökare/i, 'the league changes it too: offentliga uppgifter ändras'],
  ],
  en: [
    [/\breckoned?\b/i, 'worked out'],
    [/claim of a walkover/i, 'walkover claim'],
    [/throw away/i, 'discard'],
    [/collaborations/i, 'partners'],
    [/co-workers/i, 'volunteers'],
    [/match week/i, 'game week'],
    [/\bposition \{\{/i, 'place'],
    [/\{\{home\}\} against \{\{away\}\}/i, 'v between two names'],
    [/than none of the others/i, 'lowest, fewest'],
    [/PerRequest/, 'attached'],
    [
      /\bma[kd]e (?:an? |the )?(?:new )?(?:API key|key|webhook|secret|link|team|player|division|stage|schedule|season's)\b/i,
      'create, created',
    ],
    [/\bis another now\b|\bare others\b/i, 'is different now, have changed'],
  ],
};

/** Longer words that have one of these in them. */
const FINE = /kontrollsiffran?/i;

/** What is not a sentence of the site: the places of a team in the back office, and what a search knows a page or an act by. */
const OTHER_SENSES = [/^"phrases": "/, /^"place": "Plats \{\{place\}\}"/, /har plats \{\{place\}\}\./, /^"my-week": "/];

/** A line without its key. */
const valueOf = (line: string): string => line.replace(/^\s*"[^"]+": /, '');

const SRC = join(import.meta.dirname, '../..');
const CONTENT = join(SRC, '../../backend/content');

const found = (language: 'se' | 'en', text: string): string[] =>
  OTHER_SENSES.some((fine) => fine.test(text.trim()))
    ? []
    : NOT_USED[language].filter(([word]) => word.test(valueOf(text).replace(FINE, ''))).map(([word]) => String(word));

test.each(['se', 'en'] as const)('no text of the site has a word that the editor took out: %s', (language) => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(`locales/${language}.json`),
  );
  expect(files.length).toBeGreaterThan(40);
  const pages = readdirSync(join(CONTENT, language)).filter((file) => file.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(3);
  const paths = [...files.map((file) => join(SRC, file)), ...pages.map((file) => join(CONTENT, language, file))];
  const hits = paths.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => found(language, line).map((word) => `${file}:${at + 1} ${word}`)),
  );
  expect(hits).toEqual([]);
});

test('nor has a sentence that the server writes', () => {
  const domain = join(SRC, '../../backend/src/domain');
  const files = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec)\.ts$/.test(file),
  );
  const sentences = files.flatMap((file) =>
    readFileSync(join(domain, file), 'utf8')
      .split('\n')
      .flatMap((line) => [...line.matchAll(/\b(sv|en): (['`].*)/g)])
      .map(([, language, text = '']) => ({
        language: language === 'sv' ? ('se' as const) : ('en' as const),
        text,
        file,
      })),
  );
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences.filter(({ language, text }) => found(language, text).length > 0)).toEqual([]);
});

test.each([
  ['se', 'Lagkaptenen rapporterar.'],
  ['se', 'Siffran vid namnet är boost.'],
  ['se', 'Spelarnas siffror saknas'],
  ['en', 'How it is reckoned'],
  ['se', 'Delar plats {{position}} med {{teams}}'],
  ['se', '{{count}} platser upp'],
  ['se', 'Till matchveckan'],
  ['se', 'Spara vår bild'],
  ['en', 'To the match week'],
  ['se', 'En division ändras: lag, poäng, diskningar'],
  ['se', 'En säsong ändras: namn, dagar, aktuell eller avgjord'],
  ['en', 'What is another now'],
  ['se', 'Gör en ny nyckel'],
  ['en', 'Made an API key'],
  ['se', 'mer än ingen annan'],
  ['en', 'Game {{game}}, {{home}} against {{away}}'],
] as const)('a planted one is found: %s, %s', (language, text) => expect(found(language, text)).toHaveLength(1));

test('digits are still digits', () => {
  expect(found('se', 'Skriv 17 siffror. Kontrollsiffran stämmer inte.')).toEqual([]);
});
