import { screen, within } from '@testing-library/react';
import { answerTo } from '../../test/answer-to';
import type { Language } from '../../lib/i18n/language';
import { renderPart } from '../../test/render';
import { SeasonsPageDocument } from './seasons-page.generated';
import SeasonsPage from './seasons.page';

const division = (id: number, name: string, nameEng: string | null = null) => ({
  ...{ id, name, nameEng, discriminator: name.toLowerCase(), seasonId: 8, rank: 1 },
});
const honours = {
  season: { id: 8, name: 'Säsong 8' },
  titles: [
    {
      title: 'CHAMPION',
      division: division(5, 'Slutspel'),
      team: { id: 1, name: 'Tallmo', logo: null },
    },
  ],
  bestPlayers: [],
  mostImproved: [],
};
const season = (fields: object) => ({
  ...{ id: 8, name: 'Säsong 8', startsOn: '2026-01-05', endsOn: '2026-03-29', isCurrent: false },
  ...{ signupOpensAt: null, signupClosesAt: null, weeks: null, transferFrom: null, transferTo: null, qualifiers: [] },
  ...{ divisions: [division(4, 'Elit')], stages: [], honours: null },
  ...fields,
});
const draw = (fields: object, language: Language = 'se') =>
  renderPart(<SeasonsPage />, {
    language,
    answers: [answerTo(SeasonsPageDocument, { seasons: [season(fields)] })],
    namespaces: ['seasons', 'league-honours', 'league-season', 'league-spoilers'],
  });

test('a settled season has its champion above its divisions, and its stages after them', async () => {
  await draw({ stages: [division(5, 'Slutspel')], honours });
  expect(await screen.findByRole('link', { name: /Tallmo/ })).toHaveAttribute('href', '/team/1');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['Titlar och säsongens bästa', 'Divisioner', 'Slutspel, kval och cuper']);
  const stages = screen.getByRole('region', { name: 'Slutspel, kval och cuper' });
  expect(within(stages).getByRole('link', { name: 'Slutspel' })).toHaveAttribute('href', '/division/slutspel/season/8');
});

test('in English a stage is called by its English name', async () => {
  await draw({ stages: [division(5, 'Slutspel', 'Play-offs')] }, 'en');
  expect(await screen.findByRole('link', { name: 'Play-offs' })).toHaveAttribute('href', '/division/slutspel/season/8');
  expect(screen.getByRole('link', { name: 'Elit' })).toBeVisible();
});

test('a season that is not settled, and has no stages, has its divisions alone', async () => {
  await draw({});
  expect(await screen.findByRole('link', { name: 'Elit' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});
