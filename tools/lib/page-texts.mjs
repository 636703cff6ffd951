// Are all texts of a page in the reader's language? Compares the page with the site's own texts.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const HTML_LANG = { se: 'sv', en: 'en' };
/** Shorter texts are the same in many languages, or are names. */
const SHORTEST = 4;
/** The shortest fixed part of a text with a gap. A shorter one could be a name. */
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
 * Finds texts of the other language, and missing texts, on a page in this one. `data` are texts from the database, in
 * any language: the name of a news category can be the same as a text of the site.
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
    /** Sentences about texts in another language, or keys, on the page. */
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

/** All texts of a page, written and for screen readers. Runs in the browser. */
function readPage() {
  const lang = document.documentElement.lang;
  // a part that is marked with another language may contain it, and code is in none
  const isOwn = (element) => (element.closest('[lang]')?.getAttribute('lang') ?? lang) === lang;
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && !parent.closest('script, style, noscript, code') && isOwn(parent)) texts.push(node.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (!isOwn(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) texts.push(element.getAttribute(name) ?? '');
  }
  return { lang, texts: texts.filter((text) => text.trim() !== '') };
}
