import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answer-to';
import { renderPart, type RenderOptions } from '../../../../test/render';
import { WeekReady } from './week-ready';
import { NameLineUpDocument, type WeekReadyFragment } from './week-ready.generated';

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000 - 1000).toISOString();
const player = (playerId: number) => ({ playerId, nickname: `Spelare ${playerId}` });
const LOBBY = { name: 'sbl7', password: 'kx7pq2mz' };

const week = (ready: object = {}, scheduledAt: string | null = inMinutes(42)) =>
  ({
    ...{ id: 7, side: 'HOME' },
    series: { scheduledAt, home: { id: 1, name: 'Blixt' }, away: { id: 2, name: 'Tallmo' } },
    ready: {
      opensAt: inMinutes(-18),
      mayName: false,
      lineUps: [],
      candidates: [],
      suspended: [],
      lobby: LOBBY,
      ...ready,
    },
  }) as unknown as WeekReadyFragment;

const draw = (shown: WeekReadyFragment, answers: RenderOptions['answers'] = []) =>
  renderPart(<WeekReady week={shown} />, { namespaces: ['series-match-week', 'league-match-now', 'api'], answers });

test('both teams see who has named their players, the lobby, and the time that is left', async () => {
  await draw(week({ lineUps: [{ side: 'AWAY', namedAt: inMinutes(-2), players: [1, 2, 3].map(player) }] }));
  expect(screen.getByRole('timer')).toHaveTextContent('Börjar om 42 minuter');
  expect(screen.getByText('Har inte valt vilka som spelar än.')).toBeInTheDocument();
  expect(screen.getByText('Spelare 3')).toBeInTheDocument();
  expect(screen.getByText('kx7pq2mz')).toBeInTheDocument();
  expect(screen.getByText('Blixt skapar lobbyn.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Kopiera Lösenord' })).toBeVisible();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('a captain names three or four, and a refusal stands at the form', async () => {
  await draw(week({ mayName: true, candidates: [1, 2, 3, 4, 5].map(player) }), [
    answerTo(
      NameLineUpDocument,
      {
        nameLineUp: {
          ...{ code: 'PLAYER_SUSPENDED', messageKey: 'api.match-week.ready.suspended' },
          ...{ field: 'playerIds', params: [] },
        },
      },
      { variables: { input: { seriesId: 7, playerIds: [1, 2, 4] } } },
    ),
  ]);
  const send = screen.getByRole('button', { name: 'Vi är redo' });
  for (const id of [1, 2]) await userEvent.click(screen.getByRole('checkbox', { name: `Spelare ${id}` }));
  expect(send).toBeDisabled();
  for (const id of [3, 4]) await userEvent.click(screen.getByRole('checkbox', { name: `Spelare ${id}` }));
  expect(screen.getByRole('checkbox', { name: 'Spelare 5' })).toBeDisabled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Spelare 3' }));
  await userEvent.click(send);
  expect(await screen.findByText('Spelaren är avstängd den dagen.')).toBeInTheDocument();
});

test('a captain sees who of the team is suspended, and cannot choose them', async () => {
  await draw(week({ mayName: true, candidates: [1, 2, 3].map(player), suspended: [player(4)] }));
  expect(screen.getByRole('checkbox', { name: 'Spelare 4 (avstängd den dagen)' })).toBeDisabled();
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
});

test('before the last hour it says when it opens, and without a time nothing', async () => {
  await draw(week({ lobby: null, opensAt: '2030-03-20T17:00:00.000Z' }));
  expect(screen.getByText(/^Laguppställningar och lobby öppnar/)).toBeInTheDocument();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
});
