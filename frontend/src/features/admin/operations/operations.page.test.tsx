import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { AdminOperationsDocument } from './operations.generated';
import OperationsPage from './operations.page';

const AT = '2026-11-30T10:00:00.000Z';
const QUIET = {
  ...{ databaseBytes: 123_456_789, lastBackupAt: null, lastDumpAt: AT },
  ...{ totalsCheckedAt: AT, totalsWrong: 0, instances: [], jobs: [], errors: [], slowStatements: [] },
  queues: [{ name: 'CHAT', waiting: 0, oldestAt: null, failed: 0 }],
  stored: [{ kind: 'PICTURES', files: 12, bytes: null }],
};
const instance = (fields: object) => ({
  ...{ id: 'a', host: 'app-1', version: '1.2.3', startedAt: AT, seenAt: AT, state: 'RUNNING' },
  ...{ diskFree: 5 * 1024 ** 3, memory: 250 * 1024 ** 2 },
  ...fields,
});
const job = (fields: object) => ({
  ...{ name: 'CLEANING', everySeconds: 3600, lastAt: AT, tookMs: 40, hasFailed: false },
  ...{ failures: 0, nextAt: AT },
  ...fields,
});
const draw = (...answers: object[]) =>
  renderStaffPart(<OperationsPage />, {
    at: '/admin/operations',
    answers: [
      viewerWith('ADMIN'),
      ...answers.map((operations, at) =>
        answerTo(AdminOperationsDocument, { operations }, at < answers.length - 1 ? { times: 1 } : {}),
      ),
    ],
    namespaces: ['admin', 'admin-operations', 'api'],
  });

test('an installation that is quiet says so in each part', async () => {
  await draw(QUIET);
  expect(await screen.findByText('Inga fel det senaste dygnet.')).toBeVisible();
  expect(screen.getByText('Ingen instans har berättat något än.')).toBeVisible();
  expect(screen.getByText('Ingen instans är igång.')).toBeVisible();
  expect(screen.getByText('Ingen fråga tog mer än 200 ms.')).toBeVisible();
  expect(screen.getByText('Aldrig')).toBeVisible();
  expect(screen.getByText('118 MB')).toBeVisible();
  expect(screen.getByRole('row', { name: /Bilder 12 –/ })).toBeVisible();
  const chat = within(screen.getByRole('row', { name: /^Discord 0/ }));
  expect(chat.getByRole('link', { name: 'Discord' })).toHaveAttribute('href', '/admin/chat');
});

test('what needs the operator is told: a lost instance, a failed job, errors with their requests', async () => {
  await draw({
    ...QUIET,
    instances: [instance({}), instance({ id: 'b', host: 'app-2', state: 'LOST', diskFree: null })],
    jobs: [job({ hasFailed: true, failures: 2 }), job({ name: 'DUMPS', lastAt: null, everySeconds: 600 })],
    errors: [
      {
        name: 'resolver: TypeError',
        count: 3,
        lastAt: AT,
        requestIds: ['request-1', 'request-2'],
      },
    ],
    slowStatements: [{ name: 'season-page', count: 4, meanMs: 340, slowestMs: 1500, lastAt: AT }],
    totalsWrong: 2,
  });
  expect(await screen.findByRole('row', { name: /^app-1 Igång 1\.2\.3 .* 250 MB 5 GB$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^app-2 Borta .* –$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Städning Med fel .* 40 ms .* 1 tim 2$/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /^Nattens datafiler Inte kört än – – .* 10 min 0$/ })).toBeVisible();
  const error = within(screen.getByRole('row', { name: /^resolver: TypeError 3/ }));
  expect(error.getByText('request-2')).toBeVisible();
  expect(screen.getByRole('row', { name: /^season-page 4 340 ms 1,5 s/ })).toBeVisible();
  expect(screen.getByText('2 summor var fel och är rättade')).toBeVisible();
});

test('it is read again on a press', async () => {
  await draw(QUIET, { ...QUIET, totalsWrong: 1 });
  await screen.findByText('Allt stämde');
  await userEvent.click(screen.getByRole('button', { name: 'Uppdatera' }));
  expect(await screen.findByText('1 summa var fel och är rättad')).toBeVisible();
});

test('when it cannot be read there is a way to try again', async () => {
  await renderStaffPart(<OperationsPage />, {
    at: '/admin/operations',
    answers: [
      viewerWith('ADMIN'),
      { request: { query: AdminOperationsDocument }, result: { errors: [new GraphQLError('x')] } },
      answerTo(AdminOperationsDocument, { operations: QUIET }),
    ],
    namespaces: ['admin', 'admin-operations', 'api'],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  expect(await screen.findByText('Allt stämde')).toBeVisible();
});
