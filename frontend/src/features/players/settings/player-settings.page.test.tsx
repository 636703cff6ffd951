import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { TakeBackRequestDocument } from '../../../league/request-waiting.generated';
import { noticesOfEachTest } from '../../../test/notices';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { OwnSessionsDocument } from './own-sessions.generated';
import { PlayerSettingsPageDocument } from './player-settings-page.generated';
import PlayerSettingsPage from './player-settings.page';

const SETTINGS = {
  id: 7,
  nickname: 'Kaptenen',
  platform: 'epic',
  platformId: 'kapten-1',
  birthdate: '2001-02-03',
  nationality: 'SE',
  avatar: null,
  banner: null,
};
const WAITING = {
  id: 12,
  kind: 'NEW_IMAGES',
  createdAt: '2026-11-20T18:05:59.000Z',
  avatar: 'images/new.png',
  banner: null,
};

const settings = (myRequests: object[]): MockLink.MockedResponse =>
  answerTo(PlayerSettingsPageDocument, { mySettings: SETTINGS, myRequests }, { times: 1 });

const noSessions: MockLink.MockedResponse = answerTo(OwnSessionsDocument, { mySessions: [] });

const draw = (at: string, answers: MockLink.MockedResponse[]) =>
  renderPart(
    <Routes>
      <Route path="/player/:playerId/settings" element={<PlayerSettingsPage />} />
      <Route path="*" element={null} />
    </Routes>,
    { at, answers: [...answers, noSessions], namespaces: ['players-settings', 'api'] },
  );

const notices = noticesOfEachTest();

test('the details are shown to be read only, in words', async () => {
  await draw('/player/7/settings', [viewerAnswer(), settings([])]);
  const texts = (await screen.findAllByRole('definition')).map((each) => each.textContent);
  expect(texts).toEqual(['Kaptenen', 'Epic Games', 'kapten-1', '3 februari 2001', 'Sverige']);
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  { at: '/player/8/settings', viewer: {}, to: '/player/8', why: 'another player’s' },
  { at: '/player/7/settings', viewer: null, to: '/player/7', why: 'a visitor' },
  { at: '/player/7/settings', viewer: { playerId: null }, to: '/player/7', why: 'a user without a player' },
  { at: '/player/no one/settings', viewer: {}, to: '/', why: 'no player at all' },
])('$at leads to $to: $why', async ({ at, viewer, to }) => {
  await draw(at, [viewerAnswer(viewer), settings([])]);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(to));
});

test('saving without a new picture says so and sends nothing', async () => {
  await draw('/player/7/settings', [viewerAnswer(), settings([])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Spara bilder' }));
  expect(notices).toEqual([{ kind: 'info', text: 'Ändra något innan du sparar.' }]);
});

test('while pictures wait none can be chosen, but they can be taken back', async () => {
  const takeBack: MockLink.MockedResponse = answerTo(
    TakeBackRequestDocument,
    { cancelRequest: { messageKey: 'api.request.cancel.success' } },
    { variables: { id: 12 }, times: 1 },
  );
  await draw('/player/7/settings', [viewerAnswer(), settings([WAITING]), takeBack, settings([])]);
  expect(await screen.findByText('Dina bilder väntar på godkännande')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Spara bilder' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ta tillbaka ansökan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
  expect(await screen.findByRole('button', { name: 'Spara bilder' })).toBeEnabled();
});

test('another kind of request does not stand in the way', async () => {
  await draw('/player/7/settings', [viewerAnswer(), settings([{ ...WAITING, kind: 'TRANSFER' }])]);
  expect(await screen.findByRole('button', { name: 'Spara bilder' })).toBeEnabled();
});
