import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onNotice, type Notice } from '../../../lib/notify';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import type { AdminDivisionPartsFragment } from '../divisions/admin-division.generated';
import { DivisionChat } from './division-chat';
import { DivisionRoomsDocument, OpenWeekRoomsDocument } from './division-chat.generated';

const team = (id: number, name: string) => ({ id, name, logo: null });

const plan = (
  id: number,
  room: object | null,
  scheduledAt: string | null = '2026-04-01T18:00:00.000Z',
  state = scheduledAt === null ? 'NOT_STARTED' : 'TIME_SET',
) => ({
  version: 0,
  series: {
    id,
    scheduledAt,
    state,
    home: team(id * 10, `Hemma ${id}`),
    away: team(id * 10 + 1, 'Borta'),
  },
  room: room && {
    seriesId: id,
    state: 'OPEN',
    lastError: null,
    missingRight: null,
    attempts: 0,
    ...room,
  },
});

async function draw(plans: object[], shape: Partial<AdminDivisionPartsFragment> = {}) {
  const sent: unknown[] = [];
  const asked: unknown[] = [];
  const rooms = answerTo(DivisionRoomsDocument, ({ week }: { week: number }) => {
    asked.push(week);
    return { seriesPlans: [...plans] };
  });
  const open = answerTo(OpenWeekRoomsDocument, ({ input }: { input: object }) => {
    sent.push(input);
    return { openWeekRooms: { opened: 1, alreadyOpen: 1 } };
  });
  const division = {
    id: 5,
    weeks: 9,
    weeksLeft: 4,
    presentWeek: null,
    mayRun: true,
    isOwn: false,
    entries: [],
    ...shape,
  } as unknown as AdminDivisionPartsFragment;
  await renderStaffPart(<DivisionChat division={division} />, {
    answers: [rooms, open],
    namespaces: ['admin-chat', 'api'],
  });
  return { sent, asked };
}

test('the week that is next is chosen, its message is there to be changed, and goes with the rooms', async () => {
  const { sent, asked } = await draw([plan(1, {}), plan(2, null)]);
  expect(await screen.findByText('1 serie får ett rum. De som redan har ett lämnas som de är.')).toBeInTheDocument();
  expect(asked[0]).toBe(6);
  const message = screen.getByLabelText('Meddelande i varje nytt rum');
  expect((message as HTMLTextAreaElement).value).toMatch(/^Välkomna till spelvecka 6/);
  await userEvent.clear(message);
  expect(screen.getByRole('button', { name: 'Skapa matchrum' })).toBeDisabled();
  await userEvent.type(message, 'Hej');
  await userEvent.click(screen.getByRole('button', { name: 'Skapa matchrum' }));
  await waitFor(() => expect(sent).toEqual([{ divisionId: 5, week: 6, message: 'Hej' }]));
  // not made yet, so the page must not say that they are
  expect(await screen.findByText('Discord skapar rummen. Du behöver inte vänta.')).toBeInTheDocument();
});

test('a series that is reported or has no time gets no room, and it says so', async () => {
  await draw([plan(1, null), plan(2, null, null), plan(3, null, null), plan(4, null, undefined, 'REPORTED')]);
  expect(
    await screen.findByText(
      '1 serie får ett rum. De som redan har ett lämnas som de är. 2 serier saknar matchtid och får inget rum. 1 serie är redan rapporterad och får inget rum.',
    ),
  ).toBeInTheDocument();
});

test('the rooms are said to be made when they are', async () => {
  const told: Notice[] = [];
  const stop = onNotice((notice) => void told.push(notice));
  const plans = [plan(1, null)];
  await draw(plans);
  await userEvent.click(await screen.findByRole('button', { name: 'Skapa matchrum' }));
  await screen.findByText('Discord skapar rummen. Du behöver inte vänta.');
  expect(told).toEqual([]);
  plans.splice(0, 1, plan(1, {}));
  expect(await screen.findByText('Alla veckans serier har ett rum.', {}, { timeout: 8000 })).toBeInTheDocument();
  expect(told).toEqual([{ kind: 'success', text: 'Matchrum i Discord skapade' }]);
  stop();
});

test('a room says what it is like, what Discord said, and what can be done', async () => {
  await draw([
    plan(1, { state: 'OPENING', lastError: '503', attempts: 2 }),
    plan(2, { state: 'CLOSED' }),
    plan(3, null, null),
  ]);
  expect(await screen.findByText('Öppnas')).toBeInTheDocument();
  expect(screen.getByText('Discord svarade: 503 (2 försök)')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Stäng rum för Hemma 1 mot Borta' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Öppna rum för Hemma 2 mot Borta' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Öppna rum för Hemma 3 mot Borta' })).toBeDisabled();
});

test("another's division can be looked at only", async () => {
  await draw([plan(1, {}), plan(2, null)], { mayRun: false });
  await screen.findByText('Öppet');
  for (const name of [/^Stäng rum/, /^Öppna rum/, 'Skapa matchrum', 'Ge alla spelare rollen']) {
    expect(screen.getByRole('button', { name })).toBeDisabled();
  }
});
