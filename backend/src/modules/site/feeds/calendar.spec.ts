import { calendarFile } from './calendar.ts';

const INSTANT = '2026-03-01T19:00:00.000Z';
const series = {
  ...{
    id: 7,
    startsAt: INSTANT,
    changedAt: INSTANT,
    sequence: 0,
    isCancelled: false,
    isStreamed: false,
    isAnnulled: false,
  },
  ...{ home: 'Tallmo', away: 'Isviken', season: 'Säsong 9', week: 8, homeGames: null, awayGames: null, walkover: null },
  ...{ division: 'Slutspel', divisionEng: 'Play-offs' },
};
const calendar = (language: 'se' | 'en') =>
  calendarFile(
    { name: 'Slutspel', nameEng: 'Play-offs', season: 'Säsong 9', series: [series] },
    { publicUrl: 'https://liga.example', language },
  );

test('the calendar of a stage, and where its series are played, is called by its name in the language', () => {
  expect(calendar('se')).toMatch(/NAME;VALUE=TEXT:Slutspel\\, Säsong 9/);
  expect(calendar('se')).toContain('DESCRIPTION:Slutspel\\, Säsong 9');
  expect(calendar('en')).toMatch(/NAME;VALUE=TEXT:Play-offs\\, Season 9/);
  expect(calendar('en')).toContain('DESCRIPTION:Play-offs\\, Season 9');
});
