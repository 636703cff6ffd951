/** What can be compared. */
export type Kind = 'teams' | 'players';

/** The better of two numbers; null when they are equal or one is missing. */
export function betterOf(home: number | null, away: number | null, isLessBetter = false): 'home' | 'away' | null {
  if (home === null || away === null || home === away) return null;
  return home > away !== isLessBetter ? 'home' : 'away';
}

interface SeasonOf {
  season: { id: number; name: string };
}

/** A season with what each side did in it. */
export interface SeasonPair<Season> {
  season: SeasonOf['season'];
  home: Season | null;
  away: Season | null;
}

/** The seasons of both, each once. Both lists come with the latest season first; so does the answer. */
export function pairSeasons<Season extends SeasonOf>(
  home: readonly Season[],
  away: readonly Season[],
): SeasonPair<Season>[] {
  const pairs: SeasonPair<Season>[] = [];
  const [own, other] = [[...home], [...away]];
  const isIn = (list: readonly Season[], { season }: Season) => list.some((one) => one.season.id === season.id);
  while (own[0] || other[0]) {
    // a season that only one of them has stands before the next one that both have
    const takesHome = own[0] !== undefined && (other[0] === undefined || !isIn(other, own[0]));
    const isShared = own[0]?.season.id === other[0]?.season.id;
    if (isShared && own[0] && other[0]) {
      const season = own[0].season;
      pairs.push({ season, home: own.shift() ?? null, away: other.shift() ?? null });
    } else if (takesHome && own[0]) {
      pairs.push({ season: own[0].season, home: own.shift() ?? null, away: null });
    } else if (other[0]) {
      pairs.push({ season: other[0].season, home: null, away: other.shift() ?? null });
    }
  }
  return pairs;
}

/** A season of the chart: the rating of each side, null when it has none. */
export interface RatingPoint {
  season: string;
  home: number | null;
  away: number | null;
}

/** The ratings by season, the earliest first; only seasons in which one of them has a rating. */
export const ratingPoints = (
  pairs: readonly SeasonPair<SeasonOf & { rating: number | null }>[],
  nameOf: (season: string) => string,
): RatingPoint[] =>
  pairs
    .map(({ season, home, away }) => ({
      season: nameOf(season.name),
      home: home?.rating ?? null,
      away: away?.rating ?? null,
    }))
    .filter(({ home, away }) => home !== null || away !== null)
    .reverse();

/** The mean of every division, which the chart always has in sight. */
export const MEAN_RATING = 1;
const STEPS = [0.05, 0.1, 0.2, 0.5, 1];
const MOST_TICKS = 6;

/** Round numbers for the chart's axis, from below the lowest rating to above the highest: 0.8, 1.0, 1.2. */
export function ratingTicks(points: readonly RatingPoint[]): number[] {
  const values = [MEAN_RATING, ...points.flatMap(({ home, away }) => [home, away].filter((value) => value !== null))];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const ends = (step: number) => [Math.floor(low / step), Math.ceil(high / step)] as const;
  const step = STEPS.find((one) => ends(one)[1] - ends(one)[0] < MOST_TICKS) ?? Math.ceil(high / MOST_TICKS);
  const [first, last] = ends(step);
  return Array.from({ length: last - first + 1 }, (_, index) => Math.round((first + index) * step * 100) / 100);
}
