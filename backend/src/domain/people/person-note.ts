/** What staff note about a person. */
import { LeagueError } from '../league-error.ts';
import { cleanLines } from '../text.ts';

/** The longest note, in characters. */
export const PERSON_NOTE_MAX = 2000;

/** The stored form of a note. Refuses an empty one and one that is too long (INVALID_INPUT). */
export function assertNote(text: string): string {
  const note = cleanLines(text, 'text');
  if (note.length >= 1 && note.length <= PERSON_NOTE_MAX) return note;
  throw new LeagueError('INVALID_INPUT', 'api.person.note-length', { field: 'text', params: { max: PERSON_NOTE_MAX } });
}
