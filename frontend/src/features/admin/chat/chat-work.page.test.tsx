import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { ChatTasksDocument, RetryChatTaskDocument } from './chat-work.generated';
import ChatWorkPage from './chat-work.page';

const task = (id: number, shape: object = {}) => ({
  id,
  kind: 'OPEN_ROOM',
  state: 'RETRYING',
  about: `Lag ${id} – Vinter`,
  divisionId: 1,
  divisionName: 'Division 1',
  attempts: 3,
  createdAt: '2026-04-01T18:00:00.000Z',
  at: '2026-04-01T18:00:30.000Z',
  lastError: 'GET guilds: answered 503',
  missingRight: null,
  mayRetry: true,
  ...shape,
});

async function draw(items: object[], at = '/admin/chat', failing = 1) {
  const asked: unknown[] = [];
  const tried: unknown[] = [];
  const counts = { open: items.length, failing, dead: 4, done: 0 };
  const list = answerTo(ChatTasksDocument, ({ filter }: { filter: string }) => {
    asked.push(filter);
    return { chatTasks: { counts, nextBefore: null, items } };
  });
  const retry = answerTo(RetryChatTaskDocument, ({ id }: { id: number }) => {
    tried.push(id);
    return { retryChatTask: task(id, { state: 'WAITING' }) };
  });
  await renderStaffPart(<ChatWorkPage />, {
    at,
    answers: [viewerWith('DIVISION_ADMIN'), list, retry],
    namespaces: ['admin', 'admin-chat', 'api'],
  });
  return { asked, tried };
}

test('a task that has failed says what Discord said, and is tried again', async () => {
  const { tried } = await draw([task(7)]);
  const row = (await screen.findByRole('rowheader', { name: 'Öppna rum: Lag 7 – Vinter' })).closest('tr');
  expect(within(row as HTMLElement).getByText('GET guilds: answered 503')).toBeInTheDocument();
  expect(screen.getByText('1 uppgift har misslyckats och görs om')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen: Öppna rum: Lag 7 – Vinter' }));
  await waitFor(() => expect(tried).toEqual([7]));
});

test('a right that the bot lacks is named in words, instead of what Discord said', async () => {
  const lastError = 'PUT guilds: 403 Missing Permissions (50013)';
  await draw([task(7, { state: 'DEAD', lastError, missingRight: 'MANAGE_ROLES' })], '/admin/chat?show=dead', 0);
  expect(await screen.findByText(/rätten ”Hantera roller”.*ovanför divisionens/)).toBeInTheDocument();
  expect(screen.queryByText(lastError)).not.toBeInTheDocument();
});

test("what is done, under way or another division's cannot be tried again", async () => {
  await draw([
    task(1, { state: 'DONE', at: '2026-04-01T18:01:00.000Z', lastError: null }),
    task(2, { state: 'RUNNING' }),
    task(3, { mayRetry: false }),
    task(4, { state: 'DEAD' }),
  ]);
  await screen.findAllByRole('rowheader');
  expect(screen.getAllByRole('button', { name: /^Försök igen/ })).toHaveLength(1);
  expect(screen.getByRole('button', { name: /Lag 4/ })).toBeInTheDocument();
});

test('those that were given up are shown when asked for, and the address remembers', async () => {
  const { asked } = await draw([], '/admin/chat', 0);
  const choice = await screen.findByLabelText('Visa');
  // a number is not said before it is known
  expect(choice).not.toHaveTextContent('Avbrutna (0)');
  await screen.findByRole('option', { name: 'Avbrutna (4)' });
  await userEvent.selectOptions(choice, 'Avbrutna (4)');
  await waitFor(() => expect(asked.at(-1)).toBe('DEAD'));
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/chat?show=dead');
  expect(await screen.findByText('Inget är avbrutet.')).toBeInTheDocument();
});
