import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionDocument } from '../../../lib/session/session.generated';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { PlayerStatistics } from './player-statistics';
import { TeamStatistics } from './team-statistics';
import type { TeamStatisticsFragment } from './team-statistics.generated';

const numbers = (games: number, score: number, rating: number | null): Omit<TeamStatisticsFragment, 'team'> => ({
  games,
  score,
  goals: 3,
  assists: 2,
  saves: 5,
  shots: 9,
  scorePerGame: score / games,
  goalsPerGame: 3 / games,
  assistsPerGame: 2 / games,
  savesPerGame: 5 / games,
  shotsPerGame: 9 / games,
  shootingPercent: 33.333,
  rating,
});
const team = (id: number) => ({ id, name: `Lag ${id}`, logo: null });
const player = (id: number, nickname: string, ...row: Parameters<typeof numbers>) => ({
  player: { id, nickname },
  team: team(1),
  ...numbers(...row),
});

const visitor = [answerTo(SessionDocument, { me: null }, { times: 9 })];
const options = { namespaces: ['seasons-divisions', 'league-statistics'], answers: visitor };

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent.replace(/^L\d?/, ''));
const cellsOf = (name: string) =>
  within(screen.getByRole('rowheader', { name: new RegExp(name) }).closest('tr') as HTMLElement)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

const PLAYERS = [player(1, 'Ylva', 10, 3000, 0.9), player(2, 'Algot', 4, 1800, 1.25), player(3, 'Nova', 7, 1960, null)];

test('results without the players’ numbers say so, and before the first result it says what will come', async () => {
  const { unmount } = await renderPart(<PlayerStatistics isPlayed rows={[]} />, options);
  expect(screen.getByText(/Spelarnas statistik är inte ifylld/)).toBeInTheDocument();
  unmount();
  await renderPart(<TeamStatistics isPlayed={false} rows={[]} />, options);
  expect(screen.getByText(/när den första serien har rapporterats/)).toBeInTheDocument();
});

describe('player statistics', () => {
  test('start with the best rating; no one’s rating is last', async () => {
    await renderPart(<PlayerStatistics isPlayed rows={PLAYERS} />, options);
    expect(names()).toEqual(['Algot', 'Ylva', 'Nova']);
    expect(screen.getByRole('columnheader', { name: 'Rating' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('show averages with two decimals and a dash for what cannot be computed', async () => {
    await renderPart(<PlayerStatistics isPlayed rows={PLAYERS} />, options);
    expect(cellsOf('Ylva')).toEqual(['2', '0,90', '10', '300,00', '0,30', '0,20', '0,50', '0,90', '33,33', 'Lag 1']);
    expect(cellsOf('Nova')[1]).toBe('–');
  });

  test('keep the sorted column when the view turns to totals, sorted by what is shown', async () => {
    await renderPart(<PlayerStatistics isPlayed rows={PLAYERS} />, options);
    await userEvent.click(screen.getByRole('button', { name: 'Poäng' }));
    expect(names()).toEqual(['Algot', 'Ylva', 'Nova']);

    await userEvent.click(screen.getByRole('button', { name: 'Totalt' }));
    expect(names()).toEqual(['Ylva', 'Nova', 'Algot']);
    expect(screen.getByTestId('address')).toHaveTextContent('playerSort=score-desc&numbers=total');
  });

  test('rank who has played a third of the most games; the others stand last, without a place', async () => {
    const rows = [...PLAYERS, player(4, 'Gäst', 2, 1400, 3.1)];
    await renderPart(<PlayerStatistics isPlayed rows={rows} />, options);
    expect(names()).toEqual(['Algot', 'Ylva', 'Nova', 'Gäst']);
    expect(cellsOf('Gäst')[0]).toBe('–');
    expect(screen.getByText(/1 spelare har spelat färre än 3 matcher/)).toBeVisible();
    // in the other direction they are still last
    await userEvent.click(screen.getByRole('button', { name: 'Rating' }));
    expect(names()).toEqual(['Ylva', 'Algot', 'Nova', 'Gäst']);

    await userEvent.click(screen.getByRole('button', { name: 'Minst 3 matcher', pressed: true }));
    expect(screen.getByTestId('address')).toHaveTextContent('least=none');
    expect(names()).toEqual(['Ylva', 'Algot', 'Gäst', 'Nova']);
    expect(cellsOf('Gäst')[0]).toBe('3');
    expect(screen.queryByText(/står sist/)).toBeNull();
  });

  test('ask for no games where a column counts in all', async () => {
    const rows = [...PLAYERS, player(4, 'Gäst', 2, 5000, 3.1)];
    await renderPart(<PlayerStatistics isPlayed rows={rows} />, {
      ...options,
      at: '/?numbers=total&playerSort=score-desc',
    });
    expect(names()).toEqual(['Gäst', 'Ylva', 'Nova', 'Algot']);
    expect(cellsOf('Gäst')[0]).toBe('1');
  });

  test('say what will come before anything is reported', async () => {
    await renderPart(<PlayerStatistics isPlayed={false} rows={[]} />, options);
    expect(screen.getByText(/när den första serien har rapporterats/)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

test('team statistics start with the most points per game, not in all', async () => {
  const rows = [
    { team: team(1), ...numbers(20, 8000, 1.2) },
    { team: team(2), ...numbers(10, 5000, 0.8) },
  ];
  await renderPart(<TeamStatistics isPlayed rows={rows} />, options);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Lag 2'),
    expect.stringContaining('Lag 1'),
  ]);
  expect(screen.getByRole('columnheader', { name: 'Poäng' })).toHaveAttribute('aria-sort', 'descending');
});
