import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPart } from '../../../test/render';
import { ApiExampleCard } from './developers/api-example-card';
import { queryExamples } from './developers/api-examples';

const [table] = queryExamples({ division: { discriminator: 'elit', seasonId: 8 } });
if (!table) throw new Error('there is an example');

const draw = () =>
  renderPart(<ApiExampleCard example={table} language="curl" />, {
    language: 'en',
    namespaces: ['content-information'],
  });

test('an example is asked as it is shown, and its answer shown as it came', async () => {
  const asked: unknown[] = [];
  globalThis.fetch = ((_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body));
    return Promise.resolve(new Response('{"data":{"division":null}}'));
  }) as typeof fetch;
  await draw();
  await userEvent.click(screen.getByRole('button', { name: /^Run/ }));
  expect(await screen.findByText(/"division": null/)).toBeInTheDocument();
  expect(asked).toEqual([{ query: table.query, variables: { discriminator: 'elit', seasonId: 8 } }]);
});

test('a question that got no answer can be asked again', async () => {
  globalThis.fetch = () => Promise.reject(new Error('no network'));
  await draw();
  await userEvent.click(screen.getByRole('button', { name: /^Run/ }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  globalThis.fetch = () => Promise.resolve(new Response('{"data":{}}'));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/"data": \{\}/)).toBeInTheDocument();
});

test('the code that is shown is what is copied', async () => {
  const user = userEvent.setup();
  await draw();
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  expect(await navigator.clipboard.readText()).toBe(screen.getByRole('region', { name: /^The code/ }).textContent);
});
