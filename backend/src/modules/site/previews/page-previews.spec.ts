import { divisionPreview } from './page-previews.ts';

const division = {
  ...{ id: 9, name: 'Slutspel', nameEng: 'Play-offs', discriminator: 'slutspel', rank: 1, isStage: true },
  ...{ season: { id: 8, name: 'Säsong 8' }, format: 'first-to-3' as const },
  ...{ admin: null, bands: [], weeks: 1, currentWeek: null },
};

test('the page of a stage is called by its name in the language, and tells of a bracket', () => {
  expect(divisionPreview(division, null, 'en')).toMatchObject({
    title: 'Play-offs, Season 8',
    description: expect.stringContaining('Bracket, series and statistics of Play-offs in Season 8'),
    picture: { title: 'Play-offs' },
  });
  expect(divisionPreview(division, null, 'se')).toMatchObject({
    title: 'Slutspel, Säsong 8',
    description: expect.stringContaining('Träd, serier och statistik för Slutspel i Säsong 8'),
  });
});
