import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** The page that opens without a connection, and the sources of its texts in both languages. */
const PAGE = 'src/features/series/match-week/my-week/my-week.page.tsx';
const TEXTS = ['src/features/series/match-week', 'src/lib'].flatMap((folder) =>
  ['se', 'en'].map((language) => `${folder}/locales/${language}.json`),
);
/** The lists that name this page and its texts (tools/chunk-groups.ts). */
const LIST = /^_lists-/;
const SHELL_TEXTS = ['src/app/texts/se.ts', 'src/app/texts/en.ts'];

/** The site's page as a file, for the addresses that open without a connection. */
export const OFFLINE_WEEK = 'offline-week.html';

/** Writes the site's page as a file of its own, because the server answers `/index.html` with the start page. */
export function offlineWeek(): Plugin {
  return {
    name: 'offline-week',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      // nobody should find it under its own address
      const hidden = html.replace('<meta charset', () => '<meta name="robots" content="noindex" />\n    <meta charset');
      writeFileSync(join(dir, OFFLINE_WEEK), hidden);
    },
  };
}

/** The built files that the page needs, by the manifest of the build: `assets/…`. */
export function filesOfWeek(outDir: string): Set<string> {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite/manifest.json'), 'utf8')) as Manifest;
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}, which opens without a connection`);
    if (seen.has(key)) return;
    seen.add(key);
    [chunk.file, ...(chunk.css ?? [])].forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
  };
  const list = Object.keys(manifest).find((key) => LIST.test(key)) ?? String(LIST);
  ['index.html', list, PAGE, ...TEXTS, ...SHELL_TEXTS].forEach(visit);
  return files;
}
