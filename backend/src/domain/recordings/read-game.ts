import { creditedPlayers } from './credited-players.ts';
import { encodeTrack } from './track/encode-track.ts';
import { fieldPlayOf, findingsOf } from './field-play-of.ts';
import type { CreditedRow, GameReading } from './game-reading.ts';
import type { Recording } from './recording.ts';
import { sampleTrack } from './track/sample-track.ts';
import { seenFromHome } from './seen-from-home.ts';

/**
 * All that the league keeps of a recording (R37), seen from home. `rows` are the rows of the reported game. Null: it
 * cannot be decided which colour the home team had.
 */
export function readGame(recording: Recording, rows: readonly CreditedRow[]): GameReading | null {
  const credited = creditedPlayers(recording, rows);
  if (credited === null) return null;
  const { homeColour, playerIds } = credited;
  const findings = findingsOf(seenFromHome(recording, homeColour));
  const play = fieldPlayOf(findings);
  return { homeColour, playerIds, play, track: encodeTrack(sampleTrack(findings, play.events, playerIds)) };
}
