import { ANONYMOUS } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import { CAPTAIN_MESSAGE_MAX, captainMessageOf, mayWriteTo, messageInChat, messageNotice } from './captain-message.ts';
import { MESSAGE_MAX } from './chat.ts';
import { NO_LONGER_IN_BOTH } from './corrections.ts';

const message = { textSv: 'Kom i tid.', textEn: 'Be on time.' };

const refusal = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error instanceof LeagueError ? [error.code, error.details.field] : error;
  }
};

describe('a message to captains', () => {
  test('is stored trimmed, with its line breaks', () => {
    expect(captainMessageOf({ textSv: ' Ett\r\nTvå ', textEn: 'One\nTwo' })).toEqual({
      textSv: 'Ett\nTvå',
      textEn: 'One\nTwo',
    });
  });

  test.each([
    { why: 'no Swedish', typed: { ...message, textSv: ' \n ' }, field: 'textSv' },
    { why: 'no English', typed: { ...message, textEn: '' }, field: 'textEn' },
    { why: 'too long', typed: { ...message, textEn: 'x'.repeat(CAPTAIN_MESSAGE_MAX + 1) }, field: 'textEn' },
    { why: 'letters that turn the text around', typed: { ...message, textSv: 'a\u202eb' }, field: 'textSv' },
  ])('is refused: $why', ({ typed, field }) => {
    expect(refusal(() => captainMessageOf(typed))).toEqual(['INVALID_INPUT', field]);
  });

  test('may be as long as the limit', () => {
    const textSv = 'å'.repeat(CAPTAIN_MESSAGE_MAX);
    expect(captainMessageOf({ ...message, textSv }).textSv).toBe(textSv);
  });

  test('on the site says who wrote, and to whom', () => {
    expect(messageNotice(message, { season: 'Säsong 10', division: 'Division 1', divisionEng: null })).toEqual({
      sv: 'Från ligaledningen till kaptenerna i Division 1, Säsong 10:\nKom i tid.',
      en: 'From the league staff to the captains in Division 1, Season 10:\nBe on time.',
    });
    expect(messageNotice(message, { season: 'Säsong 10', division: null, divisionEng: null }).sv).toContain(
      'kaptenerna i Säsong 10:',
    );
  });

  test('to the captains of a stage calls it by its name in each language', () => {
    const stage = { season: 'Säsong 10', division: 'Slutspel', divisionEng: '@Play-offs' };
    const { sv, en } = messageNotice(message, stage);
    expect(sv).toContain('kaptenerna i Slutspel, Säsong 10:');
    expect(en).toContain('the captains in @Play-offs, Season 10:');
    expect(messageInChat(message, stage)).toContain('the captains in Play-offs, Season 10:');
  });

  test('in the chat has both languages, and names there mention no one', () => {
    const text = messageInChat(message, { season: 'Vår', division: '@everyone', divisionEng: null });
    expect(text).toBe(
      'Från ligaledningen till kaptenerna i everyone, Vår:\nKom i tid.\n\n' +
        'From the league staff to the captains in everyone, Vår:\nBe on time.',
    );
  });

  test('fits into one message of the chat, also when it is corrected', () => {
    const longest = 'x'.repeat(CAPTAIN_MESSAGE_MAX);
    const name = 'n'.repeat(60);
    const text = messageInChat(
      { textSv: longest, textEn: longest },
      { season: name, division: name, divisionEng: name },
    );
    expect((NO_LONGER_IN_BOTH + text).length).toBeLessThanOrEqual(MESSAGE_MAX);
  });
});

const actor = (userId: number, role: 'admin' | 'divisionadmin'): Actor => ({ ...ANONYMOUS, userId, roles: [role] });

test.each([
  { why: 'an admin to a season', who: actor(1, 'admin'), runner: null, may: true },
  { why: 'an admin to the division of another', who: actor(1, 'admin'), runner: 2, may: true },
  { why: 'a division admin to their own division', who: actor(2, 'divisionadmin'), runner: 2, may: true },
  { why: 'a division admin to the division of another', who: actor(1, 'divisionadmin'), runner: 2, may: false },
  {
    why: 'a division admin to a division of no one, or a season',
    who: actor(1, 'divisionadmin'),
    runner: null,
    may: false,
  },
])('$why: $may', ({ who, runner, may }) => {
  expect(mayWriteTo(who, runner)).toBe(may);
});
