import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAGUE } from '../../lib/league-config';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { LiveStreamDocument, type StreamedSeriesFragment } from './live-stream.generated';
import { StreamPlace } from './stream-place';

const team = (id: number, name: string) => ({ id, name, logo: null });
const series = (id: number) => ({
  id,
  scheduledAt: '2031-03-04T18:00:00.000Z',
  division: { id: 1, name: 'Superligan', nameEng: null },
  home: team(1, 'Norr'),
  away: team(2, 'Syd'),
});
const OFF = { isLive: false, title: null, series: null, nextSeries: null };

const draw = (stream: object | null, of?: StreamedSeriesFragment) =>
  renderPart(<StreamPlace of={of} />, {
    answers: [answerTo(LiveStreamDocument, { liveStream: stream && { channel: 'sbl', ...stream } }, { times: 5 })],
    namespaces: ['league-live'],
  });

test('one press puts the player in the place of the picture, and nothing of the streaming service is there before', async () => {
  const { container } = await draw({ ...OFF, isLive: true, title: 'Toppmötet', series: series(7) });
  const play = await screen.findByRole('button', { name: 'Spela upp' });
  expect(play).toHaveAccessibleDescription(/Bilden kommer från Twitch/);
  expect(screen.getByRole('region', { name: 'Toppmötet' })).toHaveTextContent('Sänder nu');
  expect(screen.getByRole('link', { name: 'Norr mot Syd' })).toHaveAttribute('href', '/series/7');
  expect(container.querySelector('iframe')).toBeNull();
  expect(container.innerHTML.replace(LEAGUE.streamUrl, '')).not.toContain('twitch.tv');
  await userEvent.click(play);
  const player = screen.getByTitle('Ligans direktsändning');
  expect(player).toHaveAttribute('src', 'https://player.twitch.tv/?channel=sbl&parent=localhost&autoplay=true');
  expect(player).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('off air the next streamed series stands there with its time, and nothing to play', async () => {
  await draw({ ...OFF, nextSeries: series(7) });
  const place = await screen.findByRole('region', { name: 'Norr mot Syd' });
  expect(place).toHaveTextContent(/Nästa sändning.*4 mars 2031 19:00/);
  expect(screen.getByRole('link', { name: 'Till serien' })).toHaveAttribute('href', '/series/7');
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  { stream: OFF, why: 'nothing is planned' },
  { stream: null, why: 'nobody can ask the channel' },
])('when $why it says where the streams are', async ({ stream }) => {
  await draw(stream);
  const place = await screen.findByRole('region', { name: 'Ligans sändningar' });
  expect(place).toHaveTextContent('Ingen sändning är planerad än.');
  expect(screen.getByRole('link', { name: 'Öppna på Twitch' })).toHaveAttribute('href', LEAGUE.streamUrl);
});

test("a series' page plays its own stream only", async () => {
  const { unmount } = await draw({ ...OFF, isLive: true, title: 'Toppmötet', series: series(7) }, series(8));
  expect(await screen.findByRole('region', { name: 'Norr mot Syd' })).toHaveTextContent('Nästa sändning');
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await draw({ ...OFF, isLive: true, title: 'Toppmötet', series: series(7) }, series(7));
  expect(await screen.findByRole('button', { name: 'Spela upp' })).toBeVisible();
});
