/** How likely each result of a series is before it is played (R28). */
import type { SeriesFormat } from '../series/series-format.ts';
import { isDecided } from '../series/series-format.ts';
import type { Sides } from '../sides.ts';

/** The games of a team in the season so far, without walkovers and annulled series. */
export interface GameRecord {
  won: number;
  lost: number;
}

/** As if each team had also played so many games and won half of them: a few games say little. */
export const EVEN_GAMES = 10;

/**
 * How much a difference in strength counts. 2, because a team that wins the share w of its games against equal teams has the
 * strength 2w − 1, and the logarithm of w / (1 − w) is near twice that.
 */
export const STEEPNESS = 2;

/** A possible result of a series, and how likely it is, 0 to 1. */
export interface ScoreChance extends Sides<number> {
  chance: number;
}

/** The game difference per game, drawn towards 0 while the games are few. From -1 to 1. */
export const strengthOf = ({ won, lost }: GameRecord): number => (won - lost) / (won + lost + EVEN_GAMES);

/** A team's strength so that the difference of two is the logarithm of the odds of a game between them. */
export const logOddsStrength = (record: GameRecord): number => STEEPNESS * strengthOf(record);

/** How likely the home team wins one game. At home or away makes no difference. */
export const gameChance = (records: Sides<GameRecord>): number =>
  1 / (1 + Math.exp(logOddsStrength(records.away) - logOddsStrength(records.home)));

/**
 * Every result that the format allows, from the clearest win of the home team to that of the away team. Each game is won by
 * the home team with the same chance.
 */
export function scoreChances(format: SeriesFormat, game: number): ScoreChance[] {
  const found = new Map<string, ScoreChance>();
  const play = (won: Sides<number>, chance: number): void => {
    if (isDecided(format, won)) {
      const score = `${won.home}-${won.away}`;
      found.set(score, { ...won, chance: (found.get(score)?.chance ?? 0) + chance });
      return;
    }
    play({ ...won, home: won.home + 1 }, chance * game);
    play({ ...won, away: won.away + 1 }, chance * (1 - game));
  };
  play({ home: 0, away: 0 }, 1);
  return [...found.values()].sort((a, b) => b.home - b.away - (a.home - a.away));
}

/** How likely each side wins the series. The two are 1 together. */
export function winChance(format: SeriesFormat, records: Sides<GameRecord>): Sides<number> {
  const home = scoreChances(format, gameChance(records))
    .filter((score) => score.home > score.away)
    .reduce((sum, { chance }) => sum + chance, 0);
  return { home, away: 1 - home };
}
