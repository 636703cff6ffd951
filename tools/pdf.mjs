// Prints the rule books: backend/content/{se,en}/<book>.md -> backend/content/pdf/<book>-<language>.pdf
// The names that backend/content/league.json gives are filled in by the built backend, as they are for a page.
//   npm run pdf             writes those whose text (or this printer) has changed
//   node tools/pdf.mjs --check   fails with the names of those that are not current
// The same sources give the same file: no clock, no chance.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { root, sayLine } from './lib/project.mjs';

const PRINTER = [fileURLToPath(import.meta.url), join(root, 'tools/lib/print-book.mjs')];

export const BOOKS = ['rules', 'code-of-conduct', 'statutes', 'six-mans'];
const LANGUAGES = ['se', 'en'];

const sourceOf = (book, language) => readFileSync(join(root, `backend/content/${language}/${book}.md`), 'utf8');
const fileOf = (book, language) => join(root, `backend/content/pdf/${book}-${language}.pdf`);

/** Of everything that the file is made from. It is written into the file, and read from there to see whether it is current. */
export function stampOf({ source, publisher }) {
  const hash = createHash('sha256').update(source).update(publisher);
  for (const file of PRINTER) hash.update(readFileSync(file));
  for (const name of ['pdfkit', 'marked', '@fontsource/barlow-condensed', '@fontsource/source-sans-3']) {
    hash.update(JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version);
  }
  return `source ${hash.digest('hex')}`;
}

export const isCurrent = (file, stamp) => existsSync(file) && readFileSync(file, 'latin1').includes(`(${stamp})`);

async function main() {
  await ensureBuilt(['backend']);
  const { fillLeagueWords } = await import('../backend/dist/modules/content/league-words.js');
  const publisher = fillLeagueWords('{{association}}');
  const stale = BOOKS.flatMap((book) => LANGUAGES.map((language) => ({ book, language })))
    .map(({ book, language }) => {
      const source = fillLeagueWords(sourceOf(book, language));
      return { book, language, source, stamp: stampOf({ source, publisher }), file: fileOf(book, language) };
    })
    .filter(({ file, stamp }) => !isCurrent(file, stamp));
  if (process.argv.includes('--check')) {
    for (const { file } of stale) console.error(`${file.slice(root.length)} is out of date: run \`npm run pdf\``);
    process.exitCode = stale.length === 0 ? 0 : 1;
    return;
  }
  const { printBook } = await import('./lib/print-book.mjs');
  mkdirSync(join(root, 'backend/content/pdf'), { recursive: true });
  for (const { book, language, source, stamp, file } of stale) {
    writeFileSync(file, await printBook({ source, language, publisher, stamp }));
    sayLine(`printed ${book} (${language})`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) await main();
