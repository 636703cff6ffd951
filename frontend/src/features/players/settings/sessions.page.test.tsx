import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noticesOfEachTest } from '../../../test/notices';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { EndOtherSessionsDocument, EndSessionDocument } from './own-session-actions.generated';
import { OwnSessionsDocument } from './own-sessions.generated';
import SessionsPage from './sessions.page';

const HERE = {
  id: 'a',
  device: 'Firefox, Windows',
  createdAt: '2026-11-20T18:05:00.000Z',
  lastSeenAt: '2026-11-21T18:05:00.000Z',
  isCurrent: true,
};
const THERE = { ...HERE, id: 'b', device: null, createdAt: '2026-11-01T08:00:00.000Z', isCurrent: false };

const sessions = (mySessions: object[]): MockLink.MockedResponse =>
  answerTo(OwnSessionsDocument, { mySessions }, { times: 1 });
const done = { messageKey: 'api.auth.session.ended' };

const draw = (answers: MockLink.MockedResponse[]) =>
  renderPart(<SessionsPage />, { at: '/sessions', answers, namespaces: ['players-settings', 'api'] });

const notices = noticesOfEachTest();

test('each login says its device and its times, and the one in use has no button', async () => {
  await draw([viewerAnswer({ playerId: null }), sessions([HERE, THERE])]);
  const [here, there] = await screen.findAllByRole('listitem');
  expect(here).toHaveTextContent('Firefox, Windows');
  expect(here).toHaveTextContent('Den här webbläsaren');
  expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
  expect(there).toHaveTextContent('Okänd webbläsare');
  expect(
    within(there as HTMLElement).getByRole('button', { name: /^Logga ut Okänd webbläsare, inloggad sedan/ }),
  ).toBeEnabled();
});

test('a login is ended with its button, and is gone from the list', async () => {
  const end: MockLink.MockedResponse = answerTo(
    EndSessionDocument,
    { endSession: done },
    { variables: { id: 'b' }, times: 1 },
  );
  await draw([viewerAnswer(), sessions([HERE, THERE]), end, sessions([HERE])]);
  await userEvent.click(await screen.findByRole('button', { name: /^Logga ut Okänd/ }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(notices).toEqual([{ kind: 'success', text: 'Inloggningen är avslutad' }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('all others are ended after a question', async () => {
  const end: MockLink.MockedResponse = answerTo(
    EndOtherSessionsDocument,
    { endOtherSessions: { ...done, messageKey: 'api.auth.session.others-ended' } },
    { times: 1 },
  );
  await draw([viewerAnswer(), sessions([HERE, THERE]), end, sessions([HERE])]);
  await userEvent.click(await screen.findByRole('button', { name: 'Logga ut överallt utom här' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ja' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('who is not signed in is led to the start', async () => {
  await draw([viewerAnswer(null)]);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/'));
});
