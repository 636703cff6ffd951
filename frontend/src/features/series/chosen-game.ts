import { idOf } from '../../lib/paths';

/** The tabs of a played series. Those after the overview show the whole series or one game of it. */
export type SeriesTab = 'overview' | 'timeline' | 'statistics' | 'maps';

/** The game that the address asks for, `?game=3`, or as older links do `?tab=3`; null: the whole series, or one that is not there. */
export function chosenGame(search: URLSearchParams, numbers: readonly number[]): number | null {
  const asked = idOf(search.get('game') ?? undefined) ?? idOf(search.get('tab') ?? undefined);
  return asked !== null && numbers.includes(asked) ? asked : null;
}

/** The tab of an address that names none: that of a game for links to a game, or to what is watched of it. */
export function firstTab(search: URLSearchParams, hasTimeline: boolean): SeriesTab {
  if (idOf(search.get('tab') ?? undefined) !== null) return 'statistics';
  if (!search.has('game')) return 'overview';
  return hasTimeline ? 'timeline' : 'statistics';
}
