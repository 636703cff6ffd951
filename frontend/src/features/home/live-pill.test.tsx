import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LiveStreamDocument } from '../../gql/home/graphql';
import { renderPart } from '../../test/render';
import { LivePill } from './live-pill';

const draw = (stream: object | null) =>
  renderPart(<LivePill />, {
    answers: [
      {
        request: { query: LiveStreamDocument },
        result: { data: { liveStream: stream && { __typename: 'LiveStream', channel: 'sbl', ...stream } } },
        maxUsageCount: 5,
      },
    ],
    namespaces: ['home-live'],
  });

test.each([
  { stream: null, why: 'the league has no channel' },
  { stream: { isLive: false, title: null }, why: 'the channel does not stream' },
])('nothing is shown when $why', async ({ stream }) => {
  await draw(stream);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the picture is fetched from the streaming service only after it has been asked for', async () => {
  await draw({ isLive: true, title: 'Toppmötet' });
  await userEvent.click(await screen.findByRole('button', { name: 'Sänder nu' }));
  const dialog = await screen.findByRole('dialog', { name: 'Toppmötet' });
  expect(dialog).toHaveTextContent('Bilden kommer från Twitch');
  expect(screen.queryByTitle('Ligans direktsändning')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Visa sändningen här' }));
  expect(screen.getByTitle('Ligans direktsändning')).toHaveAttribute(
    'src',
    'https://player.twitch.tv/?channel=sbl&parent=localhost&autoplay=false',
  );
});
