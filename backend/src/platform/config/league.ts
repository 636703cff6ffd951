import { readFileSync } from 'node:fs';
import { readJson } from '../read-json.ts';

/** Who operates this site, as the server says it: in titles, feeds, descriptions and letters. */
export interface League {
  readonly name: string;
  readonly shortName: string;
  readonly association: string;
  readonly contactEmail: string;
}

/** Beside `src` and `dist`. The site's pages are built with the same file. */
const FILE = new URL('../../../content/league.json', import.meta.url);

export const LEAGUE = readJson(readFileSync(FILE, 'utf8')) as League;
