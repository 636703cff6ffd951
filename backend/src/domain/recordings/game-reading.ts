import type { BoxScoreStats } from '../series/box-score.ts';
import type { Side } from '../sides.ts';
import type { FieldPlay } from './play/field-play.ts';

/** A row of a reported game: who the league credits, and what they can be recognised by. */
export interface CreditedRow extends BoxScoreStats {
  playerId: number;
  side: Side;
  /** The ids of the player's platform accounts. */
  accounts: readonly string[];
  /** The player's nickname and earlier nicknames. */
  names: readonly string[];
}

/** A recording as the league sees it: team 0 is the home team and attacks +y, whatever its colour was. */
export interface GameReading {
  /** The colour that the home team had: 0 blue, 1 orange. */
  homeColour: 0 | 1;
  /** The league's player of each recorded player; null for someone who is credited in no row. */
  playerIds: (number | null)[];
  play: FieldPlay;
  /** The compact track (docs/tracks.md), not compressed. */
  track: Uint8Array;
}
