import { isId, pageAt, type PageAt } from '../previews/pages.ts';

/** The kinds of things whose pages are counted one by one. */
const THINGS = ['series', 'division', 'team', 'player', 'post'] as const;
type Thing = (typeof THINGS)[number];

/** A page as it is counted. The key names the thing, as a `Subject` does; '' for a page that is about none. */
export interface CountedPage {
  route: string;
  kind: Thing | 'page';
  key: string;
}

/** Staff's own pages are not counted, and neither are the two steps of a login. */
const UNCOUNTED = /^\/(?:admin|callback)\//;

const isThing = (kind: string): kind is Thing => (THINGS as readonly string[]).includes(kind);

/** The key of a division's or a post's page, as the database knows it. */
const KEYS: Readonly<Record<Thing, (key: string) => boolean>> = {
  series: isId,
  team: isId,
  player: isId,
  division: (key) => isId(key.split('-', 1)[0]) && /^\d+-[a-z0-9-]{1,80}$/.test(key),
  post: (key) => /^[a-z0-9-]{1,80}$/.test(key),
};

/** The page at a path, as it is counted; null for a path that is no page of the site, or is not counted (T126). */
export function countedPage(path: string): CountedPage | null {
  const page = path.startsWith('/') ? pageAt(decoded(path)) : null;
  if (!page || UNCOUNTED.test(page.route)) return null;
  return counted(page);
}

function counted({ route, subject: { kind, key } }: PageAt): CountedPage | null {
  if (!isThing(kind)) return { route, kind: 'page', key: '' };
  return KEYS[kind](key) ? { route, kind, key } : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
