import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SeriesRoomState } from '../../../../lib/schema.generated';
import { answerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { CloseSeriesRoomDocument, OpenSeriesRoomDocument } from '../../chat/series-room.generated';
import type { AdminSeriesRowFragment } from '../series-page.generated';
import { RoomDialog } from './room-dialog';

const roomOf = (state: SeriesRoomState, lastError: string | null = null) =>
  ({ seriesId: 8, state, lastError, attempts: 1 }) as const;

async function draw(room: ReturnType<typeof roomOf> | null, answer: object) {
  const sent: string[] = [];
  let isClosed = false;
  const heard = (field: string) => () => {
    sent.push(field);
    return { [field]: answer };
  };
  const row = { series: { id: 8, home: { name: 'Norr' }, away: { name: 'Vinter' } }, room };
  await renderStaffPart(
    <RoomDialog
      row={row as unknown as AdminSeriesRowFragment}
      onDone={() => undefined}
      onClose={() => (isClosed = true)}
    />,
    {
      answers: [
        answerTo(OpenSeriesRoomDocument, heard('openSeriesRoom'), { variables: { seriesId: 8 } }),
        answerTo(CloseSeriesRoomDocument, heard('closeSeriesRoom'), { variables: { seriesId: 8 } }),
      ],
      namespaces: ['admin-series', 'api'],
    },
  );
  return { sent, isClosed: () => isClosed };
}

test('a series without a room gets one', async () => {
  const { sent, isClosed } = await draw(null, roomOf('OPENING'));
  await userEvent.click(screen.getByRole('button', { name: 'Öppna matchrum' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent).toEqual(['openSeriesRoom']);
});

test('a room that is there is closed, after it is said what is lost', async () => {
  const { sent, isClosed } = await draw(roomOf('OPEN'), roomOf('CLOSING'));
  expect(screen.getByText('Rummet och allt som skrivits i det försvinner från Discord.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stäng matchrum' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect(sent).toEqual(['closeSeriesRoom']);
});

test('the dialog stays and says why the server refuses', async () => {
  const problem = {
    code: 'ROOM_OPEN',
    messageKey: 'api.chat.room-open',
    field: null,
    params: [],
  };
  const { isClosed } = await draw(roomOf('FAILED', '403 Missing Permissions'), problem);
  expect(screen.getByText('Discord svarade: 403 Missing Permissions')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Öppna matchrum' }));
  expect(await screen.findByText('Serien har redan ett matchrum.')).toBeInTheDocument();
  expect(isClosed()).toBe(false);
});
