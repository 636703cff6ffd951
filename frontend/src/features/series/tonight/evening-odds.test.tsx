import { screen, within } from '@testing-library/react';
import { renderPart } from '../../../test/render';
import { EveningOdds } from './evening-odds';
import type { EveningSeries } from './top-match';

const team = (id: number, name: string) => ({ id, name, logo: null });
const series = (more: Partial<EveningSeries>): EveningSeries => ({
  ...{ id: 7, week: 6, scheduledAt: '2031-03-04T18:00:00.000Z', isStreamed: false, state: 'TIME_SET' },
  ...{ homeGames: null, awayGames: null, walkover: null, isOvertime: false, places: { home: 1, away: 2 } },
  ...{ division: { id: 1, rank: 1, name: 'Elit', nameEng: null, discriminator: 'elit', seasonId: 10 } },
  ...{ home: team(1, 'Norr'), away: team(2, 'Syd'), form: null, chance: null },
  ...more,
});
const draw = (more: Partial<EveningSeries>) =>
  renderPart(<EveningOdds series={series(more)} />, { namespaces: ['series-tonight'] });

test('both teams have their form by name, and between them the chance in whole percent, which are 100 together', async () => {
  const { container } = await draw({
    form: { home: ['LOSS', 'WIN'], away: ['OVERTIME_WIN'] },
    chance: { home: 0.626, away: 0.374 },
  });
  const letters = within(screen.getByRole('list', { name: 'Form, Norr, senaste serien sist' })).getAllByRole('img');
  expect(letters.map((letter) => letter.getAttribute('aria-label'))).toEqual(['Förlust', 'Vinst']);
  expect(screen.getByRole('list', { name: 'Form, Syd, senaste serien sist' })).toBeInTheDocument();
  expect(screen.getByText('Chans att vinna: Norr 63 %, Syd 37 %')).toBeInTheDocument();
  // readers who hide results do not see it (theme/global-css.ts)
  expect(container.firstElementChild).toHaveAttribute('data-places');
});

test('a team without results has no letters, and a series with one no chance', async () => {
  await draw({ form: { home: ['WIN'], away: [] } });
  expect(screen.getAllByRole('list')).toHaveLength(1);
  expect(screen.queryByText(/Chans att vinna/)).toBeNull();
});

test('without either there is no line', async () => {
  const { container } = await draw({});
  expect(container.querySelector('[data-places]')).toBeNull();
});
