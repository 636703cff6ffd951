import type { MockLink } from '@apollo/client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { onNotice, type Notice } from '../../lib/notify';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { viewerAnswer } from '../../test/viewer-answer';
import LoginCallbackPage from './login-callback.page';
import { AskForLoginHelpDocument } from './login-help.generated';

let codes = 0;
beforeEach(() => window.history.replaceState(null, '', '/callback/login'));

const page = (
  <Routes>
    <Route path="/callback/login" element={<LoginCallbackPage />} />
    <Route path="*" element={null} />
  </Routes>
);

/** Draws the page after the provider's redirect, with `result` as the API's answer. */
async function comeBackWith(
  result: unknown,
  language: 'se' | 'en' = 'se',
  answers: readonly MockLink.MockedResponse[] = [],
) {
  const asked: string[] = [];
  globalThis.fetch = ((address: string) => {
    asked.push(address);
    return Promise.resolve(new Response(JSON.stringify(result)));
  }) as typeof fetch;
  const code = `code-${++codes}`;
  await renderPart(page, {
    at: `/callback/login?code=${code}&state=s1`,
    language,
    answers,
    namespaces: ['auth'],
  });
  return { asked, code };
}

test('code and state go to the API once, and success leads to the start page', async () => {
  const { asked, code } = await comeBackWith({ result: 'success' });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(asked).toEqual([`/api/auth/discord/callback?code=${code}&state=s1`]);
});

test('code and state are gone from the address, and a reload shows the same without asking again', async () => {
  const first = await comeBackWith({ result: 'notMember' });
  expect(await screen.findByRole('link', { name: 'Bli medlem' })).toBeInTheDocument();
  expect(window.location.search).toBe('');
  expect(window.history.state).toEqual({ login: { code: first.code, state: 's1', result: 'notMember' } });
  cleanup();
  globalThis.fetch = () => Promise.reject(new Error('nothing to ask'));
  await renderPart(page, { at: '/callback/login', namespaces: ['auth'] });
  expect(await screen.findByRole('link', { name: 'Bli medlem' })).toBeInTheDocument();
});

test('a code that counts no longer leads on where there is a session all the same, and nothing is called wrong', async () => {
  const notices: Notice[] = [];
  const stop = onNotice((notice) => notices.push(notice));
  await comeBackWith({ result: 'error' }, 'se', [viewerAnswer({})]);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
  expect(notices).toEqual([]);
  stop();
});

test('who has registered since is led on by a reload', async () => {
  window.history.replaceState({ login: { code: 'old', state: 's1', result: 'notConnectedToPlayer' } }, '');
  await renderPart(page, { at: '/callback/login', namespaces: ['auth'], answers: [viewerAnswer({})] });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
});

test('who is no member is offered membership', async () => {
  await comeBackWith({ result: 'notMember' });
  expect(await screen.findByRole('link', { name: 'Bli medlem' })).toHaveAttribute('href', '/member');
});

test.each([
  ['unknownAddress', 'Ingen medlem har din e-postadress', 'Bli medlem', '/member'],
  ['unverified', 'Din e-postadress är inte bekräftad hos Discord', 'Logga in igen', '/api/auth/discord'],
  ['addressChanged', 'Din e-postadress hos Discord är en annan än förut', 'Logga in igen', '/api/auth/discord'],
])('a login that is stopped by %s says so, and what to do', async (reason, title, action, href) => {
  await comeBackWith({ result: 'notMember', reason, helpTicket: 'v1.sealed' });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', href);
  expect(screen.getByRole('heading', { level: 2, name: 'Be ligaledningen om hjälp' })).toBeInTheDocument();
});

test('a reason that this page does not know is no reason, and without a ticket nobody can be asked', async () => {
  await comeBackWith({ result: 'notMember', reason: 'somethingNew' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Du är inte medlem i föreningen' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { level: 2 })).not.toBeInTheDocument();
});

test('help is asked for with the ticket of that login; a ticket that has expired says so and keeps the text', async () => {
  const asked: unknown[] = [];
  const answers = [
    { code: 'INVALID_INPUT', messageKey: 'api.login-help.expired', field: 'ticket', params: [] },
    { messageKey: 'api.login-help.sent' },
  ].map((askForLoginHelp) =>
    answerTo(
      AskForLoginHelpDocument,
      (variables: object) => {
        asked.push(variables);
        return { askForLoginHelp };
      },
      { times: 1 },
    ),
  );
  await comeBackWith({ result: 'notMember', reason: 'unknownAddress', helpTicket: 'v1.sealed' }, 'se', answers);
  await userEvent.type(await screen.findByRole('textbox', { name: /Vad har hänt/ }), 'Jag är medlem sedan i våras.');
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(await screen.findByText(/Logga in igen och skicka frågan/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Skicka' }));
  expect(await screen.findByText('Din fråga är skickad')).toBeInTheDocument();
  const sent = { ticket: 'v1.sealed', text: 'Jag är medlem sedan i våras.' };
  expect(asked).toEqual([sent, sent]);
});

test('who is not in the chat server is offered the way in, and a new login', async () => {
  await comeBackWith({ result: 'notMemberOfGuild' }, 'en');
  expect(await screen.findByRole('link', { name: 'Join Discord' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: 'Log in again' })).toHaveAttribute('href', '/api/auth/discord');
});

test('who has no player may register a new one, or ask for the one they were', async () => {
  await comeBackWith({ result: 'notConnectedToPlayer' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Du har ingen spelare ännu' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Registrera ny spelare' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Jag har spelat förut' })).toHaveAttribute('href', '/register/claim');
});

test('whose details are missing is led to them', async () => {
  await comeBackWith({ result: 'waitingInformation' });
  expect(await screen.findByRole('link', { name: 'Fyll i uppgifterna' })).toHaveAttribute('href', '/register/confirm');
});

test.each([
  ['the API’s own error', { result: 'error' }],
  ['an answer that no one knows', { result: 'perhaps' }],
  ['an answer without a result', { CODE: 429 }],
])('%s is said on the page about us, where there is someone to ask', async (_, answer) => {
  const notices: Notice[] = [];
  const stop = onNotice((notice) => notices.push(notice));
  await comeBackWith(answer);
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/about$/));
  expect(notices).toEqual([{ kind: 'error', text: 'Inloggningen gick inte igenom. Försök igen.' }]);
  stop();
});

test('a refusal at the provider comes without a code and leads to the start page without asking', async () => {
  globalThis.fetch = () => Promise.reject(new Error('nothing to ask'));
  await renderPart(page, { at: '/callback/login?error=access_denied', namespaces: ['auth'] });
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/));
});
