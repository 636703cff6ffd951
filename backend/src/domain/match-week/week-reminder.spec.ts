import { toldDayTime, withWords } from '../messages/told-time.ts';
import { WEEK_RULES_OFF } from './week-rules.ts';
import {
  dueReminder,
  lineUpInChat,
  lineUpNotice,
  reminderInChat,
  reminderNotice,
  REMINDER_KINDS,
} from './week-reminder.ts';
import { windowOf } from './week-window.ts';

const window = windowOf(1, '2030-03-18', WEEK_RULES_OFF);
const ON = { captainsSetTimes: true, captainsReport: true };
const START = '2030-03-21T18:00:00Z';

test.each([
  { why: 'more than a day before the deadline', now: '2030-03-19T18:59:59Z', kind: null },
  { why: 'a day before the deadline', now: '2030-03-19T19:00:00Z', kind: 'deadline' },
  { why: 'at the deadline', now: '2030-03-20T19:00:00Z', kind: null },
  { why: 'captains set no times', now: '2030-03-20T18:00:00Z', rules: { ...ON, captainsSetTimes: false }, kind: null },
  { why: 'more than an hour before the start', now: '2030-03-21T16:59:59Z', start: START, kind: null },
  { why: 'an hour before the start', now: '2030-03-21T17:00:00Z', start: START, kind: 'start' },
  { why: 'at the start', now: '2030-03-21T18:00:00Z', start: START, kind: null },
  { why: 'before the hour after the expected end', now: '2030-03-21T19:59:59Z', start: START, kind: null },
  { why: 'an hour after the expected end', now: '2030-03-21T20:00:00Z', start: START, kind: 'report' },
  {
    why: 'captains do not report',
    now: '2030-03-21T20:00:00Z',
    start: START,
    rules: { ...ON, captainsReport: false },
    kind: null,
  },
  { why: 'a walkover is claimed', now: '2030-03-21T20:00:00Z', start: START, isClaimed: true, kind: null },
  { why: 'the day after', now: '2030-03-22T18:00:00Z', start: START, kind: null },
])('$why', ({ now, start, rules = ON, isClaimed = false, kind }) => {
  const series = { scheduledAt: start ? new Date(start) : null, isClaimed, rules, window };
  expect(dueReminder(series, new Date(now))?.kind ?? null).toBe(kind);
});

test('a deadline at midnight is told as the end of the day before', () => {
  const due = { kind: 'deadline', about: new Date('2030-03-24T23:00:00Z') } as const;
  const { sv, en } = withWords(
    reminderNotice(due, { home: 'Alfa', away: 'Beta', division: 'Division 1', divisionEng: null }),
  );
  expect(sv).toContain('Kom överens senast söndag 24 mars kl. 23:59 svensk tid');
  expect(en).toContain('Agree by Sunday 24 March at 23:59 Swedish time');
});

test.each(REMINDER_KINDS)('the reminder of the %s names the series and the time in both languages', (kind) => {
  const due = { kind, about: new Date(START) };
  const names = { home: 'Älvsby', away: '@everyone', division: 'Division 1', divisionEng: null };
  const { sv, en } = reminderNotice(due, names);
  expect(sv).toContain('”Älvsby” – ”@everyone” (Division 1)');
  expect([sv, en].map((text) => text.includes(toldDayTime(due.about)))).toEqual([true, true]);
  const text = reminderInChat(due, names, 'https://league.example/my-week/7');
  expect(text).not.toContain('@everyone');
  expect(text).toMatch(/\n\nhttps:\/\/league\.example\/my-week\/7$/);
});

test('a stage is called by its name in each language, and in the chat that name mentions no one', () => {
  const names = { home: 'Alfa', away: 'Beta', division: 'Slutspel', divisionEng: '@Play-offs' };
  const at = new Date(START);
  for (const { sv, en } of [
    ...REMINDER_KINDS.map((kind) => reminderNotice({ kind, about: at }, names)),
    lineUpNotice(at, names),
  ]) {
    expect(sv).toContain('”Alfa” – ”Beta” (Slutspel)');
    expect(en).toContain('“Alfa” – “Beta” (@Play-offs)');
  }
  for (const text of [
    ...REMINDER_KINDS.map((kind) => reminderInChat({ kind, about: at }, names, 'https://league.example')),
    lineUpInChat(at, names, 'https://league.example'),
  ]) {
    expect(text).toContain('“Alfa” – “Beta” (Play-offs)');
  }
});
