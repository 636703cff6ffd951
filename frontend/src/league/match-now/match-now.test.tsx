import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticesOfEachTest } from '../../test/notices';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { MatchNow } from './match-now';
import { MatchNowDocument } from './match-now.generated';

const team = (id: number, name: string) => ({ id, name, logo: null });
const LOBBY = { name: 'sbl7', password: 'k3xw9pqa' };
const notices = noticesOfEachTest();

const draw = (step: string | null, minutes: number, weekSeries: object | null = {}, isWide = false) =>
  renderPart(<MatchNow seriesId={7} step={step} isWide={isWide} instead="raden" />, {
    namespaces: ['league-match-now'],
    answers: [
      answerTo(
        MatchNowDocument,
        {
          weekSeries: weekSeries && {
            ...{ id: 7, side: 'AWAY' },
            series: {
              ...{ id: 7, isStreamed: false, state: 'TIME_SET', home: team(1, 'Tallmo'), away: team(2, 'Blixt') },
              scheduledAt: new Date(Date.now() + minutes * 60_000).toISOString(),
            },
            ready: { lobby: LOBBY },
            ...weekSeries,
          },
        },
        { variables: { seriesId: 7 }, times: 9 },
      ),
    ],
  });

test('before the start: whom the team meets, how long it is, the lobby to copy, and one button', async () => {
  await draw('NAME_LINE_UP', 39.5);
  const match = await screen.findByRole('region', { name: 'Er match nu' });
  expect(match).toHaveTextContent('Borta mot Tallmo');
  expect(screen.getByRole('timer')).toHaveTextContent('Börjar om 40 minuter');
  expect(match).toHaveTextContent('sbl7');
  expect(match).toHaveTextContent('Tallmo skapar lobbyn.');
  const [next, ...others] = screen.getAllByRole('link');
  expect(next).toHaveAccessibleName('Välj vilka som spelar');
  expect(next).toHaveAttribute('href', '/my-week/7');
  expect(others).toEqual([]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Kopiera Lösenord' }));
  expect(await navigator.clipboard.readText()).toBe('k3xw9pqa');
  expect(notices.map(({ text }) => text)).toEqual(['Kopierat: Lösenord']);
});

test('on another page than My week, the other series of the week are a press away', async () => {
  await draw('NAME_LINE_UP', 39.5, {}, true);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/my-week/7', '/my-week']);
});

test('while it is played, one press reports it', async () => {
  await draw('REPORT', -20);
  expect(await screen.findByRole('timer')).toHaveTextContent('spelas nu');
  expect(screen.getByRole('link', { name: 'Rapportera' })).toHaveAttribute('href', '/my-week/7/report');
});

test('a player without anything to do is led to the match', async () => {
  await draw(null, -150, { side: 'HOME' });
  expect(await screen.findByRole('timer')).toHaveTextContent('väntar på resultat');
  expect(screen.getByText('Ni skapar lobbyn.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till er match' })).toHaveAttribute('href', '/my-week/7');
});

test('what cannot be read leaves what stood there', async () => {
  await draw('REPORT', 1, null);
  await act(async () => undefined);
  expect(await screen.findByText('raden')).toBeVisible();
});
