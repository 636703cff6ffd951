import type { SeriesRowFragment } from '../../../../league/series/series-row.generated';

/** The games that a team has won in a stored series; null: it has no result. */
export const gamesOf = (stored: SeriesRowFragment | undefined, teamId: number): number | null => {
  if (stored?.state !== 'REPORTED') return null;
  return stored.home.id === teamId ? stored.homeGames : stored.awayGames;
};
