import { LeagueError } from '../league-error.ts';
import { assertNote, PERSON_NOTE_MAX } from './person-note.ts';

test.each([
  { why: 'spaces around it say nothing', text: '  Ringde kaptenen. ', stored: 'Ringde kaptenen.' },
  { why: 'lines stay, whatever the system ends them with', text: 'Ett\r\nTvå', stored: 'Ett\nTvå' },
  { why: 'the longest one', text: 'å'.repeat(PERSON_NOTE_MAX), stored: 'å'.repeat(PERSON_NOTE_MAX) },
])('a note is stored without what no one reads: $why', ({ text, stored }) => expect(assertNote(text)).toBe(stored));

test.each([
  { why: 'nothing', text: '' },
  { why: 'only spaces and lines', text: ' \n\t ' },
  { why: 'one character more than the longest', text: 'å'.repeat(PERSON_NOTE_MAX + 1) },
])('$why is no note', ({ text }) => {
  const refusal = (): unknown => {
    try {
      return assertNote(text);
    } catch (error) {
      return error instanceof LeagueError ? { code: error.code, field: error.details.field } : error;
    }
  };
  expect(refusal()).toEqual({ code: 'INVALID_INPUT', field: 'text' });
});
