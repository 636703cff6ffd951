import type { Subject } from './preview.ts';

/** The subject of an address, from the parts of its route. Null: the page is not about a thing. */
type Aim = ((parts: Readonly<Record<string, string>>) => Subject | null) | null;

interface Route {
  /** The route, as the site's router writes it. */
  path: string;
  aim: Aim;
}

const about = (path: string, aim: Aim): Route => ({ path, aim });
const plain = (path: string): Route => about(path, null);

/** The id in an address or in a picture's name. */
export const isId = (text: string | undefined): text is string =>
  /^[1-9]\d{0,9}$/.test(text ?? '') && Number(text) < 2 ** 31;

const byId =
  (kind: 'series' | 'team' | 'player', part: string) =>
  (parts: Readonly<Record<string, string>>): Subject | null =>
    isId(parts[part]) ? { kind, key: parts[part] } : { kind, key: '' };

/** Every address of the site (frontend/src/lib/routes.json). test/previews.spec.ts compares the two. */
export const ROUTES: readonly Route[] = [
  plain('/'),
  plain('/seasons'),
  plain('/matches'),
  plain('/leaders'),
  plain('/records'),
  plain('/champions'),
  plain('/tonight'),
  // without two of them, and for one and the same, the page offers to choose
  about('/compare/:kind?/:homeId?/:awayId?', ({ kind = '', homeId, awayId }) =>
    isId(homeId) && isId(awayId) && homeId !== awayId
      ? { kind: kind.toLowerCase() === 'players' ? 'players' : 'teams', key: `${homeId}-${awayId}` }
      : null,
  ),
  about('/division/:divisionDiscriminator/season/:seasonId', ({ divisionDiscriminator = '', seasonId }) => ({
    kind: 'division',
    key: isId(seasonId) ? `${seasonId}-${divisionDiscriminator}` : '',
  })),
  about('/series/:seriesId', byId('series', 'seriesId')),
  about('/team/:teamId', byId('team', 'teamId')),
  plain('/team/:teamId/settings'),
  plain('/createTeam'),
  plain('/join/:token'),
  about('/player/:playerId?', ({ playerId }) =>
    playerId === undefined || playerId === 'NoPlayerConnected' ? null : byId('player', 'id')({ id: playerId }),
  ),
  plain('/player/:playerId/settings'),
  plain('/players'),
  plain('/transfers'),
  plain('/board'),
  plain('/notifications'),
  plain('/sessions'),
  plain('/my-week'),
  plain('/my-week/:seriesId'),
  plain('/my-week/:seriesId/report'),
  plain('/register'),
  plain('/register/claim'),
  plain('/register/confirm'),
  plain('/register/done'),
  plain('/signup'),
  plain('/member'),
  plain('/callback/login'),
  plain('/callback/logout'),
  plain('/6mans'),
  about('/news/:page?/:category?', ({ page = '1', category }) => ({
    kind: 'news',
    key: category === undefined ? page : `${page}-${category}`,
  })),
  about('/post/:customUrl', ({ customUrl = '' }) => ({ kind: 'post', key: customUrl.toLowerCase() })),
  plain('/faq'),
  plain('/help-us'),
  plain('/about'),
  plain('/developers'),
  plain('/developers/access'),
  plain('/cooperation'),
  plain('/casters'),
  plain('/own-matters'),
  plain('/prizes'),
  plain('/rules'),
  plain('/code-of-conduct'),
  plain('/statutes'),
  plain('/cookies-and-privacy-policy'),
  plain('/merch'),
  // the back office sends everyone to one of their own tabs, whatever the rest of the path is
  plain('/admin/*'),
];

/** Matches as the site's router does: upper and lower case are the same, and a slash may stand at the end. */
const PATTERNS = ROUTES.map(({ path, aim }) => ({ path, aim, pattern: patternOf(path) }));

function patternOf(path: string): RegExp {
  const parts = path
    .split('/')
    .slice(1)
    .map((part) => {
      const name = /^:(\w+)\??$/.exec(part)?.[1];
      if (part === '*') return '(?:/.*)?';
      if (name === undefined) return `/${part}`;
      return part.endsWith('?') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`;
    });
  return new RegExp(`^${parts.join('').replace(/\/$/, '')}/?$`, 'i');
}

/** A page of the site: its route, and what it is about. */
export interface PageAt {
  route: string;
  subject: Subject;
}

/** The page at a path of the site; null when there is none. */
export function pageAt(path: string): PageAt | null {
  for (const { pattern, aim, path: route } of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return { route, subject: aim?.({ ...found.groups }) ?? { kind: 'page', key: route } };
  }
  return null;
}

/** The subject of a path of the site; null when there is no such page. */
export const subjectAt = (path: string): Subject | null => pageAt(path)?.subject ?? null;

/** A page's route without its parameters: `/news` of `/news/:page?/:category?`. */
export const pageKeyOf = (route: string): string => route.replace(/\/:.*$/, '');
