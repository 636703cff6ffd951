import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EloCurveDocument } from '../../../league/careers/elo-curve.generated';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { PlayerSixMans } from './player-six-mans';

const standing = { rank: 'A', elo: 1150, peak: 1200, games: 2, wins: 1 } as const;
const point = (day: number, elo: number) => ({
  playedAt: `2031-03-0${day}T18:00:00.000Z`,
  elo,
});

const draw = (points: object[]) =>
  renderPart(<PlayerSixMans playerId={7} standing={standing} />, {
    answers: [answerTo(EloCurveDocument, { sixMansCurve: points }, { variables: { playerId: 7 } })],
    namespaces: ['players'],
  });

test('the curve opens under its button, which keeps the focus, and says in words what it shows', async () => {
  await draw([point(1, 1050), point(2, 1150)]);
  await userEvent.click(screen.getByRole('button', { name: 'Visa Elo-kurvan' }));
  expect(await screen.findByText(/^De senaste 2 serierna.* lägst 1\s050 och högst 1\s150\.$/)).toBeInTheDocument();
  const button = screen.getByRole('button', { name: 'Dölj Elo-kurvan' });
  expect(button).toHaveFocus();
  await userEvent.click(button);
  expect(screen.queryByText(/De senaste/)).toBeNull();
});

test('when every series has been taken back meanwhile, there is nothing to draw', async () => {
  await draw([]);
  await userEvent.click(screen.getByRole('button', { name: 'Visa Elo-kurvan' }));
  expect(await screen.findByText('Inga serier att rita än.')).toBeInTheDocument();
  expect(screen.queryByText(/Infinity|∞/)).toBeNull();
});
