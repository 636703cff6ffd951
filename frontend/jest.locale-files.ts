import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, 'src');

/** The locale files for tests: the same keys as src/lib/i18n/locale-files.ts, read from the disk. */
export const localeFiles: Record<string, () => Promise<Record<string, unknown>>> = Object.fromEntries(
  readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(^|\/)locales\/(se|en)\.json$/.test(file))
    .map((file) => [
      `/src/${file}`,
      () => Promise.resolve(JSON.parse(readFileSync(join(src, file), 'utf8')) as Record<string, unknown>),
    ]),
);
