import type { Notice } from '../messages/notices.ts';
import { withWords } from '../messages/told-time.ts';
import {
  bracketSeries,
  bracketSeriesGone,
  leftStage,
  teamPlaced,
  resultBack,
  resultChanged,
  resultReset,
  seriesScheduled,
  signedOff,
  signedUp,
  takenOut,
  timeChanged,
  timesChanged,
  decisionChanged,
  walkoverGiven,
} from './team-notices.ts';

const place = { team: 'Tallmo', division: 'Division 2', divisionEng: null, season: 'Säsong 9' };
const sides = { home: 'Tallmo', away: 'Isviken' };
const TUESDAY = new Date('2026-03-10T18:00:00Z');
const SUMMER = new Date('2026-07-01T18:30:00Z');
const FREE = { isDisqualified: false, areResultsAnnulled: false };
const OUT = { isDisqualified: true, areResultsAnnulled: false };
const GONE = { isDisqualified: true, areResultsAnnulled: true };

test('a time that is what it was is no news', () => {
  expect(timeChanged(sides, TUESDAY, new Date(TUESDAY))).toBeNull();
  expect(timeChanged(sides, null, null)).toBeNull();
});

test.each([
  [timeChanged(sides, null, TUESDAY), 'Serien ”Tallmo” mot ”Isviken” spelas <t:1773165600:F>.'],
  [timeChanged(sides, TUESDAY, SUMMER), 'Serien ”Tallmo” mot ”Isviken” är flyttad till <t:1782930600:F>.'],
  [timeChanged(sides, TUESDAY, null), 'Serien ”Tallmo” mot ”Isviken” har inte längre någon matchtid.'],
  [walkoverGiven(sides, 'away'), 'Serien ”Tallmo” mot ”Isviken” är avgjord på walkover. Laget ”Isviken” vinner.'],
  [walkoverGiven(sides, 'both'), 'Serien ”Tallmo” mot ”Isviken” är avgjord på walkover. Inget av lagen får poäng.'],
  [
    resultReset(sides),
    'Serien ”Tallmo” mot ”Isviken” har inte längre något resultat. Ligaledningen har nollställt den.',
  ],
  [teamPlaced(place), 'Laget ”Tallmo” spelar i ”Division 2”, Säsong 9.'],
  [
    seriesScheduled(place, 2, false, TUESDAY),
    'Spelschemat för ”Division 2”, Säsong 9, är klart. Laget ”Tallmo” har 2 serier. Den första spelas <t:1773165600:F>.',
  ],
  [seriesScheduled(place, 1, false), 'Spelschemat för ”Division 2”, Säsong 9, är klart. Laget ”Tallmo” har 1 serie.'],
  [
    decisionChanged(place, FREE, OUT, 'Fusk'),
    'Laget ”Tallmo” är diskvalificerat i ”Division 2”, Säsong 9. Anledning: Fusk',
  ],
  [decisionChanged(place, OUT, GONE, 'Fusk'), 'Resultaten för ”Tallmo” i ”Division 2”, Säsong 9, är annullerade.'],
  [
    decisionChanged(place, GONE, FREE, null),
    'Laget ”Tallmo” är inte längre diskvalificerat i ”Division 2”, Säsong 9. Resultaten för ”Tallmo” i ”Division 2”, Säsong 9, räknas igen.',
  ],
])('%j', (notice, sv) => {
  expect(notice?.sv).toBe(sv);
  expect(notice?.en).not.toBe('');
});

test('a decision that stands is no news', () => {
  expect(decisionChanged(place, OUT, OUT, 'Ett annat skäl')).toBeNull();
});

const NONE = { homeGames: null, awayGames: null, walkover: null };
const WON = { homeGames: 3, awayGames: 1, walkover: null };
const LOST = { homeGames: 2, awayGames: 3, walkover: null };
const GIVEN = { homeGames: 3, awayGames: 0, walkover: 'home' as const };

test.each([
  { before: NONE, after: WON, says: null, why: 'the first result' },
  { before: WON, after: { ...WON }, says: null, why: 'the same again' },
  { before: WON, after: LOST, says: 'är rättat från 3–1 till 2–3. Laget ”Isviken” vinner.', why: 'another winner' },
  {
    before: WON,
    after: { ...WON, awayGames: 2 },
    says: 'från 3–1 till 3–2. Laget ”Tallmo” vinner.',
    why: 'another score',
  },
  { before: GIVEN, after: WON, says: 'är rättat till 3–1. Laget ”Tallmo” vinner.', why: 'played after all' },
  {
    before: WON,
    after: { ...WON, walkover: 'home' as const },
    says: 'avgjord på walkover',
    why: 'given instead of played',
  },
  { before: NONE, after: GIVEN, says: 'avgjord på walkover', why: 'given' },
  { before: LOST, after: NONE, says: 'har inte längre något resultat', why: 'no result any more' },
])('of a changed result, both teams hear: $why', ({ before, after, says }) => {
  const notice = resultChanged(sides, before, after);
  if (says === null) expect(notice).toBeNull();
  else expect(notice?.sv).toContain(says);
});

test.each([
  { before: NONE, after: WON, isTold: false, why: 'a reset, whose notice is corrected' },
  { before: GIVEN, after: NONE, isTold: false, why: 'a walkover, whose notice is corrected' },
  { before: WON, after: NONE, isTold: true, why: 'a report, which had told nobody' },
  { before: LOST, after: WON, isTold: true, why: 'a correction' },
])('when $why is taken back, a new notice: $isTold', ({ before, after, isTold }) => {
  expect(resultBack(sides, before, after) !== null).toBe(isTold);
});

test('both languages carry the time as a mark, and in words it is Swedish time', () => {
  const notice = timeChanged(sides, null, SUMMER) as Notice;
  expect(notice.en).toBe('The series “Tallmo” against “Isviken” is played on <t:1782930600:F>.');
  expect(withWords(notice)).toEqual({
    sv: 'Serien ”Tallmo” mot ”Isviken” spelas onsdag 1 juli kl. 20:30 svensk tid.',
    en: 'The series “Tallmo” against “Isviken” is played on Wednesday 1 July at 20:30 Swedish time.',
  });
});

test.each([
  teamPlaced(place),
  takenOut(place),
  signedUp('Tallmo', 'Säsong 9'),
  signedOff('Tallmo', 'Säsong 9'),
  seriesScheduled(place, 2, false),
  seriesScheduled(place, 2, true),
  decisionChanged(place, FREE, OUT, null),
])('%j names the season in English in English', (notice) => {
  expect(notice?.en).toContain('Season 9');
  expect(notice?.en).not.toContain('Säsong');
});

test('a stage is called by its name in each language', () => {
  const stage = { team: 'Tallmo', division: 'Slutspel', divisionEng: 'Play-offs', season: 'Säsong 9' };
  for (const { sv, en } of [
    teamPlaced(stage),
    takenOut(stage),
    seriesScheduled(stage, 2, false),
    seriesScheduled(stage, 2, true),
    decisionChanged(stage, FREE, GONE, null) as Notice,
    leftStage(stage, true),
    bracketSeries(stage, sides, { week: 8, cause: null }),
    bracketSeriesGone(stage, sides, 'result'),
  ]) {
    expect(sv).toContain('”Slutspel”');
    expect(en).toContain('“Play-offs”');
    expect(en).not.toContain('Slutspel');
  }
});

test('several new times are one notice, in the order of time, and a time that stays is not told', () => {
  const change = (home: string, away: string, before: Date | null, after: Date | null) => ({
    sides: { home, away },
    before,
    after,
  });
  const stays = change('Tallmo', 'Plogbilen', TUESDAY, TUESDAY);
  const notice = timesChanged('Tallmo', [
    change('Tallmo', 'Full Tank', TUESDAY, null),
    change('Isviken', 'Tallmo', TUESDAY, SUMMER),
    stays,
    change('Tallmo', 'Isviken', null, TUESDAY),
  ]);
  expect(notice).toEqual({
    sv: 'Laget ”Tallmo” har nya matchtider: ”Tallmo” mot ”Isviken” <t:1773165600:F>; ”Isviken” mot ”Tallmo” <t:1782930600:F>; ”Tallmo” mot ”Full Tank” har ingen tid.',
    en: 'The team “Tallmo” has new times: “Tallmo” against “Isviken” on <t:1773165600:F>; “Isviken” against “Tallmo” on <t:1782930600:F>; “Tallmo” against “Full Tank” has no time.',
  });
  expect(timesChanged('Tallmo', [stays, change('Tallmo', 'Isviken', null, TUESDAY)])?.sv).toBe(
    'Serien ”Tallmo” mot ”Isviken” spelas <t:1773165600:F>.',
  );
  expect(timesChanged('Tallmo', [stays])).toBeNull();
});
