import type { SeriesRowFragment } from '../../../league/series/series-row.generated';

/** A team's next series, as its row shows it. */
export interface NextOpponent {
  seriesId: number;
  opponent: SeriesRowFragment['home'];
  isHome: boolean;
}

/** Without a time a series comes after those of its week that have one. */
const orderOf = ({ week, scheduledAt }: SeriesRowFragment) => `${scheduledAt ?? '~'} ${String(week).padStart(3, '0')}`;

/** The next series of each team, by its id: the earliest one without a result. None for who has played all. */
export function nextOpponents(series: readonly SeriesRowFragment[]): ReadonlyMap<number, NextOpponent> {
  const next = new Map<number, NextOpponent>();
  const open = series
    .filter(({ state }) => state !== 'REPORTED')
    .toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  for (const { id, home, away } of open) {
    if (!next.has(home.id)) next.set(home.id, { seriesId: id, opponent: away, isHome: true });
    if (!next.has(away.id)) next.set(away.id, { seriesId: id, opponent: home, isHome: false });
  }
  return next;
}
