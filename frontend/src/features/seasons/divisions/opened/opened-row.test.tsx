import { screen, within } from '@testing-library/react';
import { renderPart } from '../../../../test/render';
import { NORR, row, series, SYD } from '../trends/testing/division';
import { OpenedRow } from './opened-row';

const rows = [{ ...row(1, NORR, 6), placesWon: 2 }, row(2, SYD, 3)];

const draw = (played: Parameters<typeof OpenedRow>[0]['series']) =>
  renderPart(<OpenedRow rows={rows} index={0} series={played} />, { namespaces: ['seasons-divisions'] });

test('an opened row says how far the team has moved, and whom it has left to meet by week', async () => {
  await draw([
    series(5, SYD, NORR, { week: 9 }),
    series(4, NORR, SYD, { week: 3 }),
    series(1, NORR, SYD, { state: 'REPORTED', homeGames: 3, awayGames: 1 }),
  ]);
  expect(screen.getByText('2 placeringar upp den senaste spelveckan.')).toBeVisible();
  const links = within(screen.getByRole('heading', { name: 'Kvar att möta' }).parentElement!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Sydpolenhemma, vecka 3', 'Sydpolenborta, vecka 9']);
  expect(links[0]).toHaveAttribute('href', '/series/4');
});

test('a team that has played all its series has nobody left', async () => {
  await draw([series(1, NORR, SYD, { state: 'REPORTED', homeGames: 3, awayGames: 1 })]);
  expect(screen.getByText('Alla lagets serier är spelade.')).toBeVisible();
});
