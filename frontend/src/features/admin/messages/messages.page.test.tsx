import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../../lib/schema.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { CaptainAudiencesDocument, CaptainMessagesDocument, MessageCaptainsDocument } from './messages.generated';
import MessagesPage from './messages.page';

const team = (id: number, name: string) => ({ id, name });
const SEASON = {
  seasonId: 3,
  season: 'Säsong 10',
  divisionId: null,
  division: null,
  captains: 12,
  unreachable: [team(7, 'Isviken'), team(8, 'Tallmo')],
};
const DIVISION = { ...SEASON, divisionId: 5, division: 'Division 1', captains: 6, unreachable: [] };
const EMPTY = { ...DIVISION, divisionId: 6, division: 'Division 2', captains: 0, unreachable: [team(9, 'Ensamma')] };
const SENT = {
  id: 1,
  sentAt: '2026-03-01T12:00:00.000Z',
  sentBy: 'Domaren',
  season: 'Säsong 10',
  division: 'Division 1',
  textSv: 'Kom i tid',
  textEn: 'Be on time',
  captains: 6,
  unreachable: 1,
};

const sent: { input: Record<string, unknown> }[] = [];
beforeEach(() => sent.splice(0));

interface Server {
  audiences?: object[];
  items?: object[];
  said?: object[];
  role?: Role;
}

const draw = (
  { audiences = [SEASON, DIVISION, EMPTY], items = [SENT], said = [SENT], role = 'ADMIN' }: Server = {},
  to = '',
) =>
  renderStaffPart(<MessagesPage />, {
    at: `/admin/messages${to}`,
    answers: [
      viewerWith(role),
      answerTo(CaptainAudiencesDocument, { captainAudiences: audiences }),
      answerTo(CaptainMessagesDocument, { captainMessages: { total: items.length, items } }),
      ...said.map((messageCaptains) =>
        answerTo(
          MessageCaptainsDocument,
          (variables: object) => {
            sent.push(variables as (typeof sent)[number]);
            return { messageCaptains };
          },
          { times: 1 },
        ),
      ),
    ],
    namespaces: ['admin', 'admin-messages', 'api'],
  });

const fill = async () => {
  await userEvent.type(await screen.findByLabelText('Text på svenska'), 'Hej alla');
  await userEvent.type(screen.getByLabelText('Text på engelska'), 'Hello all');
};
const send = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Skicka …' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name }));
  return dialog;
};

test('before it is sent, it says how many captains get it and which teams are not reached', async () => {
  await draw();
  await userEvent.selectOptions(await screen.findByLabelText('Till'), 'Hela Säsong 10');
  expect(screen.getByText('12 kaptener får meddelandet.')).toBeVisible();
  expect(screen.getByText(/2 lag nås inte.*Isviken, Tallmo/)).toBeVisible();
});

test('it is sent to the division that the address names, once it is confirmed', async () => {
  await draw({}, '?to=division-5');
  await fill();
  await send('Skicka till 6 kaptener');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toEqual({
    reference: expect.stringMatching(/^[0-9a-f-]{36}$/),
    seasonId: 3,
    divisionId: 5,
    textSv: 'Hej alla',
    textEn: 'Hello all',
  });
  await waitFor(() => expect(screen.getByLabelText('Text på svenska')).toHaveValue(''));
});

test('a second try after a lost answer has the same reference, and the next message another', async () => {
  const refused = {
    code: 'TOO_MANY_REQUESTS',
    messageKey: 'api.error.too-many-requests',
    field: null,
    params: [],
  };
  await draw({ said: [refused, SENT, SENT] }, '?to=division-5');
  await fill();
  const dialog = await send('Skicka till 6 kaptener');
  await waitFor(() => expect(sent).toHaveLength(1));
  await userEvent.click(dialog.getByRole('button', { name: 'Skicka till 6 kaptener' }));
  await waitFor(() => expect(screen.getByLabelText('Text på svenska')).toHaveValue(''));
  await fill();
  await send('Skicka till 6 kaptener');
  await waitFor(() => expect(sent).toHaveLength(3));
  const [first, second, third] = sent.map(({ input }) => input['reference']);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('both texts are needed, and nothing is sent without them', async () => {
  await draw({}, '?to=division-5');
  await userEvent.type(await screen.findByLabelText('Text på svenska'), 'Hej');
  await userEvent.click(screen.getByRole('button', { name: 'Skicka …' }));
  expect(await screen.findByLabelText('Text på engelska')).toBeInvalid();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

test('a refusal of a text stands at its field', async () => {
  const problem = {
    code: 'INVALID_INPUT',
    messageKey: 'api.message.length',
    field: 'textEn',
    params: [{ name: 'max', value: '700' }],
  };
  await draw({ said: [problem] }, '?to=division-5');
  await fill();
  await send('Skicka till 6 kaptener');
  await waitFor(() =>
    expect(screen.getByLabelText('Text på engelska')).toHaveAccessibleDescription(/1 till 700 tecken/),
  );
});

test.each([
  { why: 'no audience is chosen', to: '' },
  { why: 'no captain would get it', to: '?to=division-6' },
  { why: 'the address names an audience of another', to: '?to=division-99' },
])('it cannot be sent while $why', async ({ to }) => {
  await draw({}, to);
  expect(await screen.findByRole('button', { name: 'Skicka …' })).toBeDisabled();
});

test('the list says when, by whom, to whom and to how many', async () => {
  await draw();
  const row = within(await screen.findByRole('row', { name: /Domaren/ }));
  expect(row.getByText('Division 1, Säsong 10')).toBeVisible();
  expect(row.getByText('6')).toBeVisible();
  expect(row.getByText('Kom i tid')).toBeVisible();
});

test('nothing is sent yet, and a division admin without a division can write to no one', async () => {
  await draw({ audiences: [], items: [], role: 'DIVISION_ADMIN' });
  expect(await screen.findByText('Inget är skickat än.')).toBeVisible();
  // two reads, whose answers come in any order
  expect(await screen.findByText('Du har ingen division att skriva till.')).toBeVisible();
  expect(screen.queryByLabelText('Till')).toBeNull();
});

test('a writer is told who may open the page', async () => {
  await draw({ role: 'WRITER' });
  expect(await screen.findByRole('heading', { name: 'Sidan är inte för din roll' })).toBeVisible();
  expect(screen.queryByLabelText('Till')).toBeNull();
});
