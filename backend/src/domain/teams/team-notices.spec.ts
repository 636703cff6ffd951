import { placed, resultReset, scheduled, timeChanged, decisionChanged, walkoverGiven } from './team-notices.ts';

const place = { team: 'Tallmo', division: 'Division 2', season: 'Säsong 9' };
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
  [timeChanged(sides, null, TUESDAY), 'Serien ”Tallmo” mot ”Isviken” spelas tisdag 10 mars kl. 19:00.'],
  [timeChanged(sides, TUESDAY, SUMMER), 'Serien ”Tallmo” mot ”Isviken” är flyttad till onsdag 1 juli kl. 20:30.'],
  [timeChanged(sides, TUESDAY, null), 'Serien ”Tallmo” mot ”Isviken” har inte längre någon matchtid.'],
  [walkoverGiven(sides, 'away'), 'Serien ”Tallmo” mot ”Isviken” är avgjord på walkover. Laget ”Isviken” vinner.'],
  [walkoverGiven(sides, 'both'), 'Serien ”Tallmo” mot ”Isviken” är avgjord på walkover. Inget av lagen får poäng.'],
  [
    resultReset(sides),
    'Serien ”Tallmo” mot ”Isviken” har inte längre något resultat. Ligaledningen har nollställt den.',
  ],
  [placed(place), 'Laget ”Tallmo” spelar i ”Division 2”, Säsong 9.'],
  [scheduled(place, 1, false), 'Spelschemat för ”Division 2”, Säsong 9, är klart. Laget ”Tallmo” har 1 serie.'],
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

test('both languages say the Swedish time', () => {
  expect(timeChanged(sides, null, SUMMER)?.en).toBe(
    'The series “Tallmo” against “Isviken” is played on Wednesday 1 July at 20:30.',
  );
});
