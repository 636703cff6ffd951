import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../../test/render';
import { RefusalList } from './refusal-list';

const SENTENCES = { 'api.error.busy': 'Someone else is changing this.', 'api.team.full': 'The team is full.' };
const draw = () => renderPart(<RefusalList />, { language: 'en', namespaces: ['content-information'] });

test('the keys are read when someone wants them, and found by key or word', async () => {
  const asked: string[] = [];
  globalThis.fetch = ((path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(SENTENCES)));
  }) as typeof fetch;
  await draw();
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(await screen.findByText('api.error.busy')).toBeInTheDocument();
  expect(asked).toEqual(['/refusals.json']);
  await userEvent.type(screen.getByRole('searchbox'), 'FULL');
  expect(screen.getByText('The team is full.')).toBeInTheDocument();
  expect(screen.queryByText('api.error.busy')).toBeNull();
  await userEvent.type(screen.getByRole('searchbox'), ' of nothing');
  expect(screen.getByRole('status')).toHaveTextContent('No sentence has this.');
});

test('while the keys are on their way the button keeps the focus, and asks once', async () => {
  let asked = 0;
  let come: (answer: Response) => void = () => {};
  globalThis.fetch = () => {
    asked++;
    return new Promise((resolve) => (come = resolve));
  };
  await draw();
  const button = screen.getByRole('button', { name: 'Show all' });
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(asked).toBe(1);
  come(new Response(JSON.stringify(SENTENCES)));
  expect(await screen.findByText('api.team.full')).toBeInTheDocument();
  // the button is gone: who types goes on with the list
  expect(screen.getByRole('searchbox')).toHaveFocus();
});

test('an answer that did not come can be asked for again', async () => {
  globalThis.fetch = () => Promise.resolve(new Response('', { status: 503 }));
  await draw();
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(SENTENCES)));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('api.team.full')).toBeInTheDocument();
});
