import { withoutSeed } from './stage-notices.ts';

const place = { team: 'Tallmo', division: 'Kval A', divisionEng: 'Qualifier A', season: 'Säsong 9' };

test.each([
  [
    'players',
    null,
    'Laget har färre än tre spelare, eller färre än två svenska medborgare.',
    'fewer than three players',
  ],
  ['other-stage', { name: 'Kval B', nameEng: 'Qualifier B' }, 'Laget spelar i ”Kval B”.', 'plays in “Qualifier B”'],
  [
    'full',
    null,
    'Fler lag hade anmält sig än som får plats, och de starkaste fick platserna.',
    'the strongest got them',
  ],
] as const)('who is left out reads why: %s', (why, other, sv, en) => {
  const notice = withoutSeed(place, why, other);
  expect(notice.sv).toBe(`Laget ”Tallmo” kom inte med i ”Kval A”, Säsong 9. ${sv}`);
  expect(notice.en).toContain('The team “Tallmo” is not in “Qualifier A”, Season 9.');
  expect(notice.en).toContain(en);
});
