/** Pictures about a series (R27), which only its two teams and its staff see. */
import { LeagueError } from '../league-error.ts';

/** What a picture shows: the end screen of a game, what a dispute is about, or the lobby with one team in it. */
export const EVIDENCE_KINDS = ['end-screen', 'dispute', 'lobby'] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** The most pictures of one kind that a team adds to a series. */
export const MOST_PICTURES = 10;

/** Refuses more pictures than that (INVALID_INPUT). `present` are there already. */
export function assertRoomFor(present: number, added: number): void {
  if (present + added > MOST_PICTURES) {
    throw new LeagueError('INVALID_INPUT', 'api.match-week.evidence.too-many', {
      field: 'pictures',
      params: { most: MOST_PICTURES },
    });
  }
}
