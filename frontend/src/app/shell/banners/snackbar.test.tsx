import { act, fireEvent, screen } from '@testing-library/react';
import { notifyReader, takeBack } from '../../../lib/notify';
import { renderPart } from '../../../test/render';
import { Snackbar } from './snackbar';

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));

test('a message sent before the snackbar was there is shown, and goes after six seconds', async () => {
  notifyReader({ kind: 'success', text: 'Resultatet är sparat' });
  await renderPart(<Snackbar />);
  await wait(5900);
  expect(screen.getByRole('status')).toHaveTextContent('Resultatet är sparat');
  await wait(200);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a message stays while it is pointed at', async () => {
  await renderPart(<Snackbar />);
  await act(async () => notifyReader({ kind: 'error', text: 'Något gick fel' }));
  fireEvent.pointerEnter(screen.getByText('Något gick fel'));
  await wait(10_000);
  expect(screen.getByText('Något gick fel')).toBeInTheDocument();
  fireEvent.pointerLeave(screen.getByText('Något gick fel'));
  await wait(6100);
  expect(screen.queryByText('Något gick fel')).toBeNull();
});

test('a message does not go while its button has the focus', async () => {
  await renderPart(<Snackbar />);
  await act(async () => notifyReader({ kind: 'info', text: 'läs mig' }));
  act(() => screen.getByRole('button', { name: 'Stäng meddelandet' }).focus());
  await wait(10_000);
  expect(screen.getByText('läs mig')).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Stäng meddelandet' }).blur());
  await wait(6100);
  expect(screen.queryByText('läs mig')).toBeNull();
});

test('a second message does not give the first one more time', async () => {
  await renderPart(<Snackbar />);
  await act(async () => notifyReader({ kind: 'info', text: 'första' }));
  await wait(4000);
  await act(async () => notifyReader({ kind: 'info', text: 'andra' }));
  await wait(2100);
  expect(screen.queryByText('första')).toBeNull();
  expect(screen.getByText('andra')).toBeInTheDocument();
});

test('a message that the login has ended leads through the login, and stays until it is closed', async () => {
  await renderPart(<Snackbar />);
  await act(async () => notifyReader({ kind: 'error', text: 'Du är inte inloggad längre.', leadsToLogin: true }));
  await wait(60_000);
  expect(screen.getByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/api/auth/discord');
  fireEvent.click(screen.getByRole('button', { name: 'Stäng meddelandet' }));
  expect(screen.queryByRole('link')).toBeNull();
});

test('a message that is taken back goes, and the same words said by another stay', async () => {
  const [mine, other] = [
    { kind: 'error', text: 'Inget svar' } as const,
    { kind: 'error', text: 'Inget svar' } as const,
  ];
  notifyReader(mine);
  takeBack(mine);
  await renderPart(<Snackbar />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => [mine, other].forEach(notifyReader));
  await act(async () => takeBack(mine));
  expect(screen.getAllByText('Inget svar')).toHaveLength(1);
});
