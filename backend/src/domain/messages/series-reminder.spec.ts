import { MESSAGE_MAX } from './chat.ts';
import { NO_LONGER_IN_BOTH } from './corrections.ts';
import { reminderInChat, reminderNotice } from './series-reminder.ts';

const series = {
  home: 'Tallmo',
  away: 'Isviken',
  division: 'Division 1',
  divisionEng: null,
  week: 3,
  scheduledAt: new Date('2026-03-01T18:00:00Z'),
};

test('a reminder names the series and its time, in both languages', () => {
  const { sv, en } = reminderNotice(series);
  expect(sv).toMatch(
    /^Serien ”Tallmo” – ”Isviken” \(Division 1, spelvecka 3\) skulle ha spelats <t:1772388000:F> och saknar resultat\./,
  );
  expect(en).toMatch(
    /^The series “Tallmo” – “Isviken” \(Division 1, game week 3\) should have been played <t:1772388000:F> and has no result\./,
  );
});

test('a stage is called by its name in each language, and in the chat that name mentions no one', () => {
  const ofStage = { ...series, division: 'Slutspel', divisionEng: '@Play-offs' };
  const { sv, en } = reminderNotice(ofStage);
  expect(sv).toContain('(Slutspel, spelvecka 3)');
  expect(en).toContain('(@Play-offs, game week 3)');
  expect(reminderInChat(ofStage)).toContain('(Play-offs, game week 3)');
});

test('in the chat the names of teams mention no one', () => {
  const text = reminderInChat({ ...series, home: '@everyone', away: '<@1>' });
  expect(text.replace(/<t:\d+:F>/g, '')).not.toMatch(/[@<>]/);
  expect(text).toContain('everyone');
});

test('it fits into one message of the chat, also when it is corrected', () => {
  const name = 'n'.repeat(60);
  const text = reminderInChat({ ...series, home: name, away: name, division: name, divisionEng: name });
  expect((NO_LONGER_IN_BOTH + text).length).toBeLessThanOrEqual(MESSAGE_MAX);
});
