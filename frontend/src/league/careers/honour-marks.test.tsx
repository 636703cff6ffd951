import { screen } from '@testing-library/react';
import { renderPart } from '../../test/render';
import type { CareerHonourFragment } from './careers.generated';
import { HonourMarks } from './honour-marks';

const honour = (place: number, season: number, number: 'GOALS' | null = null): CareerHonourFragment => ({
  place,
  number,
  season: { id: season, name: `Säsong ${season}` },
  division: { id: season, name: 'Division 1', nameEng: null, discriminator: '1', rank: 2, seasonId: season },
  team: { id: 7, name: 'Blixt' },
});

test('the best three are shown, a victory first, each in words too', async () => {
  await renderPart(
    <HonourMarks
      honours={[honour(3, 9), honour(1, 8, 'GOALS'), honour(1, 7), honour(2, 6)]}
      hides={{ part: 'team-7', tells: [] }}
    />,
    { namespaces: ['league-careers'] },
  );
  const marks = screen.getAllByRole('listitem');
  expect(marks.map((mark) => /Säsong \d/.exec(mark.textContent)?.[0])).toEqual(['Säsong 7', 'Säsong 8', 'Säsong 6']);
  expect(marks[0]).toHaveTextContent('Placering 1');
  expect(marks[1]).toHaveTextContent('Flest mål per match');
});

test('a reader in English reads the English name of a stage', async () => {
  const won = honour(1, 9);
  await renderPart(
    <HonourMarks
      honours={[{ ...won, division: { ...won.division, name: 'Slutspel', nameEng: 'Play-offs' } }]}
      hides={{ part: 'team-7', tells: [] }}
    />,
    { language: 'en', namespaces: ['league-careers'] },
  );
  expect(screen.getByRole('listitem')).toHaveTextContent('Play-offs, Season 9');
});
