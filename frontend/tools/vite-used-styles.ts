import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of the styled system that list every name of CSS. The browser needs those that a component writes. */
const LISTS = /\/styled-system\/(jsx\/is-valid-prop|css\/(css|conditions))\.js$/;
/** Where the names are written. */
const SOURCES = /\.(tsx?|js)$/;
/** Files that write names without using them: the lists, their types, and documents. */
const NOT_SOURCES = /\.d\.ts$|\.test\.tsx?$|\/gql\/|\/styled-system\/(types|tokens)\//;

const NAMES = /(?<=(?:userGenerated|cssProperties|conditions)Str = ")[^"]+/g;
const UTILITIES = /(?<=const utilities = ")[^"]+/;

/** All words of a source: a superset of the names of properties that it writes. */
export const wordsOf = (source: string): string[] => source.match(/[\w$]+/g) ?? [];

/** The file with only the listed names that are among these words; null when Panda writes its lists in another way. */
export function withUsedNames(code: string, words: ReadonlySet<string>): string | null {
  if (UTILITIES.test(code)) return code.replace(UTILITIES, (list) => usedUtilities(list, words));
  if (!code.match(NAMES)) return null;
  // a file with two lists has many names in both, and makes one of them
  const kept = new Set<string>();
  return code.replace(NAMES, (list) => filtered(list, (name) => words.has(name) && kept.size < kept.add(name).size));
}

/** `padding:p/1/paddingX`: a property, its class, and its other names, where 1 stands for the class. */
const usedUtilities = (list: string, words: ReadonlySet<string>): string =>
  filtered(list, (utility) => {
    const [property = '', rest = ''] = utility.split(':');
    const [className = '', ...others] = rest.split('/');
    return [property, ...others.map((other) => (other === '1' ? className : other))].some((name) => words.has(name));
  });

const filtered = (list: string, isKept: (entry: string) => boolean): string => list.split(',').filter(isKept).join(',');

/**
 * Shortens Panda's lists of properties and conditions. A component can use one only by its name, because Panda reads the
 * source for it when the site is built. So a name that no source contains is never looked up.
 */
export function usedStyles(): Plugin {
  let words: Set<string> | null = null;
  let root = '';
  const readWords = (): Set<string> => {
    const folder = join(root, 'src');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
    const sources = files.filter((file) => SOURCES.test(file) && !NOT_SOURCES.test(file) && !LISTS.test(file));
    return new Set(sources.flatMap((file) => wordsOf(readFileSync(file, 'utf8'))));
  };
  return {
    name: 'used-styles',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    transform: {
      filter: { id: LISTS },
      handler(code) {
        const shorter = withUsedNames(code, (words ??= readWords()));
        if (shorter === null) this.error("the lists of Panda's styled system have changed");
        return { code: shorter, map: null };
      },
    },
  };
}
