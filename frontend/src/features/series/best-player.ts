import type { SeriesTotalsFragment } from './series-totals.generated';

/** The best player of a played series (R28). */
export interface BestPlayer {
  side: 'home' | 'away';
  row: SeriesTotalsFragment;
  rating: number;
}

/**
 * The player with the highest rating, of those who played at least half of the games; of equal ones who has more points, then who
 * stands first. Null when nobody can be compared.
 */
export function bestPlayer(
  home: readonly SeriesTotalsFragment[],
  away: readonly SeriesTotalsFragment[],
  games: number,
): BestPlayer | null {
  const all = [
    ...home.map((row) => ({ side: 'home' as const, row })),
    ...away.map((row) => ({ side: 'away' as const, row })),
  ];
  const [best] = all
    .flatMap(({ side, row }) =>
      row.rating === null || row.games * 2 < games ? [] : [{ side, row, rating: row.rating }],
    )
    .sort((one, other) => other.rating - one.rating || other.row.score - one.row.score);
  return best ?? null;
}
