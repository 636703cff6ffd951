import { act, screen } from '@testing-library/react';
import { renderPart } from '../../test/render';
import { awaitedPage } from './awaited-pages';
import { PageProgress } from './page-progress';

const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)));

test('a page that takes its time shows that it is coming, until it is there', async () => {
  await renderPart(<PageProgress />);
  let arrive = () => {};
  void awaitedPage(new Promise<void>((resolve) => (arrive = resolve)));
  expect(screen.queryByRole('progressbar')).toBeNull();
  await pass(250);
  expect(screen.getByRole('progressbar', { name: 'Laddar' })).toBeInTheDocument();
  arrive();
  await pass(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a page that comes at once shows no sign, and one that never comes shows it no longer than it is tried', async () => {
  await renderPart(<PageProgress />);
  void awaitedPage(Promise.resolve());
  await pass(250);
  expect(screen.queryByRole('progressbar')).toBeNull();
  let fail = (_: Error) => {};
  awaitedPage(new Promise<void>((_, reject) => (fail = reject))).catch(() => undefined);
  await pass(250);
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  fail(new Error('no line'));
  await pass(0);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
