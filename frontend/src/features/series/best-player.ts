import type { SeriesTotalsFragment } from '../../gql/series/graphql';

const NUMBERS = ['score', 'goals', 'assists', 'saves', 'shots'] as const;
type BestNumber = (typeof NUMBERS)[number];

/** At most so many numbers are told. */
const MOST_REASONS = 2;

/** The best player of a played series (R28). */
export interface BestPlayer {
  side: 'home' | 'away';
  row: SeriesTotalsFragment;
  rating: number;
  /** Numbers in which nobody had more. */
  most: BestNumber[];
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
  if (!best) return null;
  const most = NUMBERS.filter(
    (number) => best.row[number] > 0 && all.every(({ row }) => row[number] <= best.row[number]),
  );
  return { ...best, most: most.slice(0, MOST_REASONS) };
}
