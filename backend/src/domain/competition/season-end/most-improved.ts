/** The most improved players of a season (R46). */

/** How a player did in a season, among those with enough games there (R7). */
export interface RatedSeason {
  /** With two decimals, as it is shown. */
  rating: number;
  /** The lowest table in which the player played, 1 is the top; null: only stages. */
  lowestRank: number | null;
}

/** A player's season beside the same player's season before it. */
export interface RatedTwice {
  now: RatedSeason;
  before: RatedSeason;
}

/** By how much the rating has risen, in hundredths. */
const riseOf = ({ now, before }: RatedTwice): number => Math.round((now.rating - before.rating) * 100);

/** A rating compares with the own division: who went down has easier opponents, and a higher one means nothing. */
const isAsHard = ({ now, before }: RatedTwice): boolean =>
  now.lowestRank !== null && before.lowestRank !== null && now.lowestRank <= before.lowestRank;

/** The players whose rating has risen the most: several when they are equal, none when no rating has risen. */
export function mostImproved<P extends RatedTwice>(players: readonly P[]): P[] {
  const risen = players.filter((player) => isAsHard(player) && riseOf(player) > 0);
  const most = Math.max(...risen.map(riseOf));
  return risen.filter((player) => riseOf(player) === most);
}
