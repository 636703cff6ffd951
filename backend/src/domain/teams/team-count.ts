/** What staff count of a team before they decide who joins it: players, Swedish players and strength (R11). */
import * as Signup from './signup.ts';

/** The part of a player that counts. */
export interface CountedPlayer {
  /** Null: not rated. */
  mmr: number | null;
  /** ISO 3166, two letters; null: not known, and so not counted as Swedish. */
  nationality: string | null;
}

/** A team in numbers. */
export interface TeamCount {
  players: number;
  swedish: number;
  /** The mean of the best three ratings, rounded; null when no player is rated. */
  mmr: number | null;
  /** It has the players, and the Swedish ones, that a team needs when sign-up closes (R11). */
  isEligible: boolean;
}

/** Counts a team's players. */
export function countOf(players: readonly CountedPlayer[]): TeamCount {
  const swedish = players.filter(({ nationality }) => nationality === 'SE').length;
  const mmr = Signup.teamMmr(players.map((player) => player.mmr));
  return {
    players: players.length,
    swedish,
    mmr: mmr === null ? null : Math.round(mmr),
    isEligible: Signup.isEligible({ players: players.length, swedish }),
  };
}
