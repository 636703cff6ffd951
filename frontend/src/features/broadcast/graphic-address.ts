import type { Language } from '../../lib/i18n/language';
import { idOf } from '../../lib/paths';

/** A graphic of a broadcast, and what it is about. */
export type Graphic =
  | { kind: 'series' | 'lineups' | 'path'; seriesId: number }
  | { kind: 'table'; discriminator: string; seasonId: number }
  | { kind: 'bracket'; discriminator: string; seasonId: number; half: BracketHalf }
  /** Null: the league's next one, which follows by itself. */
  | { kind: 'next'; seriesId: number | null }
  | ({ kind: 'ticker' } & TickerFilter);

/** Of a bracket in which who loses twice is out, the way to the final or that of those who have lost once. */
export type BracketHalf = 'main' | 'losers';

/** Which results a ticker shows. */
export interface TickerFilter {
  /** Discriminators, so that an address holds for the next season too; none: all divisions. */
  divisions: readonly string[];
  /** The series that is on the screen, whose result would be there twice. */
  without: number | null;
}

export type GraphicKind = Graphic['kind'];

/** Where the graphic is on the screen. */
export type Place = 'top' | 'bottom' | 'left' | 'right';

/** What an operator can leave out. */
export type Part = 'crests' | 'division' | 'games' | 'stream';

/** How a graphic looks, all of it in its address. */
export interface Look {
  lang: Language;
  theme: 'dark' | 'light';
  /** `rrggbb`; null: the theme's own. */
  accent: string | null;
  place: Place;
  /** 1 is the size for 1920 × 1080. */
  scale: number;
  background: 'transparent' | 'solid';
  hide: readonly Part[];
  /** Says in words why nothing is shown. */
  isDebug: boolean;
}

interface KindRules {
  /** The first one is the usual place. */
  places: readonly [Place, ...Place[]];
  parts: readonly Part[];
}

/** The places and parts that each graphic has. */
export const KINDS: Readonly<Record<GraphicKind, KindRules>> = {
  series: { places: ['top', 'bottom'], parts: ['crests', 'division', 'games'] },
  lineups: { places: ['bottom', 'top'], parts: ['crests', 'division'] },
  table: { places: ['left', 'right', 'top', 'bottom'], parts: ['crests', 'division'] },
  bracket: { places: ['bottom', 'top', 'left', 'right'], parts: ['crests', 'division'] },
  path: { places: ['bottom', 'top'], parts: ['crests', 'division'] },
  ticker: { places: ['bottom', 'top'], parts: ['crests', 'division'] },
  next: { places: ['bottom', 'top', 'left', 'right'], parts: ['crests', 'division', 'stream'] },
};

export const GRAPHIC_KINDS = Object.keys(KINDS) as GraphicKind[];

export const SCALE = { least: 0.5, most: 2, step: 0.05 } as const;

/** As many divisions as an address can name. */
const MOST_DIVISIONS = 20;

/** The filter of a ticker (`?division=elit,division-2&without=42`). What it says wrongly counts as not said. */
function tickerFilter(search: URLSearchParams): TickerFilter {
  const named = (search.get('division') ?? '').split(',').filter((name) => /^[\w-]{1,60}$/.test(name));
  return {
    divisions: [...new Set(named)].slice(0, MOST_DIVISIONS),
    without: idOf(search.get('without') ?? undefined),
  };
}

/** The graphic at an address (`/overlay/series/42`); null for other addresses. */
export function graphicAt(pathname: string, search: URLSearchParams): Graphic | null {
  const [, root, kind, first = '', second, ...more] = pathname.replace(/\/$/, '').split('/');
  if (root?.toLowerCase() !== 'overlay' || more.length > 0) return null;
  if (kind === 'ticker' && !first) return { kind, ...tickerFilter(search) };
  if (kind === 'next' && !first) return { kind, seriesId: null };
  if (kind === 'series' || kind === 'lineups' || kind === 'path' || kind === 'next') {
    const seriesId = second === undefined ? idOf(first) : null;
    return seriesId === null ? null : { kind, seriesId };
  }
  const seasonId = idOf(second);
  const discriminator = decoded(first);
  if (!discriminator || seasonId === null) return null;
  if (kind === 'bracket')
    return { kind, discriminator, seasonId, half: oneOf(search.get('half'), ['main', 'losers'], 'main') };
  return kind === 'table' ? { kind, discriminator, seasonId } : null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

const oneOf = <T extends string>(value: string | null, values: readonly T[], otherwise: T): T =>
  values.find((one) => one === value) ?? otherwise;

/** A number in the range; 1 for all that is none. */
function scaleOf(text: string | null): number {
  const value = /^\d(?:\.\d{1,2})?$/.test(text ?? '') ? Number(text) : 1;
  return value >= SCALE.least && value <= SCALE.most ? value : 1;
}

/** How an address wants a graphic to look. What it says wrongly, or of another graphic, counts as not said. */
export function lookOf(kind: GraphicKind, search: URLSearchParams): Look {
  const { places, parts } = KINDS[kind];
  const accent = /^#?([\da-f]{6})$/i.exec(search.get('accent') ?? '')?.[1];
  const hidden = new Set(search.get('hide')?.split(','));
  return {
    lang: oneOf(search.get('lang'), ['se', 'en'], 'se'),
    theme: oneOf(search.get('theme'), ['dark', 'light'], 'dark'),
    accent: accent?.toLowerCase() ?? null,
    place: oneOf(search.get('place'), places, places[0]),
    scale: scaleOf(search.get('scale')),
    background: oneOf(search.get('background'), ['transparent', 'solid'], 'transparent'),
    hide: parts.filter((part) => hidden.has(part)),
    isDebug: search.get('debug') === '1',
  };
}

function pathOf(graphic: Graphic): string {
  if (graphic.kind === 'table' || graphic.kind === 'bracket') {
    return `/overlay/${graphic.kind}/${encodeURIComponent(graphic.discriminator)}/${graphic.seasonId}`;
  }
  return `/overlay/${graphic.kind}${'seriesId' in graphic && graphic.seriesId !== null ? `/${graphic.seriesId}` : ''}`;
}

/** What the query of an address says of its graphic, and not of the look. */
function filterOf(graphic: Graphic): Record<string, string | false> {
  if (graphic.kind === 'bracket') return { half: graphic.half !== 'main' && graphic.half };
  if (graphic.kind !== 'ticker') return {};
  return {
    division: graphic.divisions.length > 0 && graphic.divisions.join(','),
    without: graphic.without !== null && String(graphic.without),
  };
}

/** The path and query of a graphic, with only what differs from the usual look. */
export function addressOf(graphic: Graphic, look: Look): string {
  const usual = lookOf(graphic.kind, new URLSearchParams());
  const said: Record<string, string | false> = {
    ...filterOf(graphic),
    lang: look.lang !== usual.lang && look.lang,
    theme: look.theme !== usual.theme && look.theme,
    accent: look.accent ?? false,
    place: look.place !== usual.place && look.place,
    scale: look.scale !== usual.scale && String(look.scale),
    background: look.background !== usual.background && look.background,
    hide: look.hide.length > 0 && look.hide.join(','),
  };
  const query = Object.entries(said).flatMap(([name, value]) => (value === false ? [] : [`${name}=${value}`]));
  return pathOf(graphic) + (query.length > 0 ? `?${query.join('&')}` : '');
}
