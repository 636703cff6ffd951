// Is everything on a page said in the reader's language? Compares what the page shows with the site's own texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const HTML_LANG = { se: 'sv', en: 'en' };
/** Shorter texts are the same in many languages, or are names. */
const SHORTEST = 4;
/** A text with a gap in it must say so much beside the gap to be told from a name. */
const SHORTEST_BESIDE_GAPS = 10;

function flatten(texts, prefix = '') {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** Every text of the site in a language, as `[key, text]`. */
function textsOf(language) {
  const source = join(root, 'frontend/src');
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.replaceAll('\\', '/').endsWith(`/locales/${language}.json`))
    .flatMap((file) => flatten(JSON.parse(readFileSync(join(source, file), 'utf8'))));
}

const GAP = /\{\{[^}]*\}\}/;
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patternOf = (text) => new RegExp(`^${text.split(GAP).map(escape).join('.+')}$`);
const normal = (text) => text.replace(/\s+/g, ' ').trim();

/**
 * What gives the other language, or a text that is not there, away on a page in this one. `data` is what people wrote,
 * in whatever language: the name of a news category may well be a word of ours.
 */
export function languageOf(language, data = []) {
  const other = language === 'se' ? 'en' : 'se';
  const own = new Set(textsOf(language).map(([, text]) => normal(text)));
  const keys = new Set(textsOf(language).flatMap(([key]) => (key.includes('.') ? [key] : [])));
  const foreign = textsOf(other)
    .map(([, text]) => normal(text))
    .filter((text) => !own.has(text));
  const words = new Set(foreign.filter((text) => !GAP.test(text) && text.length >= SHORTEST && /\p{L}{3}/u.test(text)));
  const saysEnough = (text) => GAP.test(text) && normal(text.split(GAP).join('')).length >= SHORTEST_BESIDE_GAPS;
  const patterns = foreign.filter(saysEnough).map(patternOf);
  const ownPatterns = [...own].filter(saysEnough).map(patternOf);
  const written = new Set(data.map(normal));
  const isForeign = (text) =>
    !written.has(text) &&
    (words.has(text) ||
      (patterns.some((pattern) => pattern.test(text)) &&
        !own.has(text) &&
        !ownPatterns.some((each) => each.test(text))));

  return {
    /** Sentences about what the page says in another language, or shows the key of. */
    async strangers(page) {
      const { lang, texts } = await page.evaluate(readPage);
      const found = [...new Set(texts.map(normal))];
      return [
        ...(lang === HTML_LANG[language] ? [] : [`<html lang="${lang}">`]),
        ...found.filter((text) => keys.has(text)).map((text) => `a key is shown: ${text}`),
        ...found.filter(isForeign).map((text) => `not in this language: ${text}`),
      ];
    },
  };
}

/** Everything that a page says: what is written, and what is read out. Runs in the browser. */
function readPage() {
  const lang = document.documentElement.lang;
  // a part that says it is in another language may be
  const isOwn = (element) => (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('script, style, noscript') && isOwn(parent)) texts.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!isOwn(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return { lang, texts: texts.filter((text) => text.trim() !== '') };
}
