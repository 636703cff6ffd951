import { readFileSync } from 'node:fs';
import { readJson } from './read-json.ts';

const FILE = new URL('../../package.json', import.meta.url);

/** The product's version, of this build. */
export const VERSION: string = (readJson(readFileSync(FILE, 'utf8')) as { version: string }).version;
