import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { Webhooks } from './webhooks';
import {
  DeleteWebhookDocument,
  MakeWebhookDocument,
  PauseWebhookDocument,
  ReplayDeliveryDocument,
  ReplayWebhookDocument,
  ResumeWebhookDocument,
  RotateWebhookSecretDocument,
  TestWebhookDocument,
  WebhookDeliveriesDocument,
  WebhooksDocument,
} from './webhooks.generated';

const WEBHOOK = {
  id: 4,
  name: 'Boten',
  url: 'https://example.org/hook',
  kinds: ['SERIES_REPORTED', 'NEWS_PUBLISHED'],
  state: 'ACTIVE',
  cursor: 17,
  backlog: 3,
  nextAt: null,
  lastDoneAt: null,
  createdAt: '2026-01-02T12:00:00.000Z',
  madeBy: 'Domaren',
  partner: null,
  version: 2,
};
const DELIVERY = {
  id: 8,
  position: 17,
  kind: 'series.reported',
  state: 'DONE',
  isReplay: false,
  body: '{"type":"series.reported"}',
  createdAt: '2026-01-02T12:00:00.000Z',
  attempts: 2,
  triedAt: '2026-01-02T12:00:05.000Z',
  nextAt: null,
  doneAt: '2026-01-02T12:00:05.000Z',
  status: 200,
  answer: 'tack',
  error: null,
  tookMs: 41,
};
const FAILED = {
  ...DELIVERY,
  id: 9,
  position: 18,
  state: 'RETRYING',
  doneAt: null,
  status: null,
  answer: null,
  error: 'ECONNREFUSED',
  nextAt: '2026-01-02T12:01:00.000Z',
};
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NEW = { secret: SECRET, webhook: WEBHOOK };

const sent: [name: string, variables: object][] = [];
beforeEach(() => {
  sent.splice(0);
  sessionStorage.clear();
});

const draw = (webhooks: object[] | Error = [WEBHOOK], to = '') => {
  const heard = (name: string, said: object) => (variables: object) => {
    sent.push([name, variables]);
    return { [name]: said };
  };
  return renderStaffPart(<Webhooks />, {
    at: `/admin/partners${to}`,
    answers: [
      webhooks instanceof Error
        ? noAnswerTo(WebhooksDocument, { error: webhooks })
        : answerTo(WebhooksDocument, { webhooks }),
      answerTo(WebhookDeliveriesDocument, { webhookDeliveries: { items: [FAILED, DELIVERY] } }),
      answerTo(MakeWebhookDocument, heard('makeWebhook', NEW)),
      answerTo(RotateWebhookSecretDocument, heard('rotateWebhookSecret', NEW)),
      answerTo(PauseWebhookDocument, heard('pauseWebhook', WEBHOOK)),
      answerTo(ResumeWebhookDocument, heard('resumeWebhook', WEBHOOK)),
      answerTo(ReplayWebhookDocument, heard('replayWebhook', WEBHOOK)),
      answerTo(TestWebhookDocument, heard('testWebhook', DELIVERY)),
      answerTo(ReplayDeliveryDocument, heard('replayDelivery', DELIVERY)),
      answerTo(DeleteWebhookDocument, heard('deleteWebhook', { messageKey: 'api.webhook.deleted' })),
    ],
    namespaces: ['admin', 'admin-partners', 'admin-webhooks', 'league-webhooks', 'partners-server', 'api'],
  });
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const input = { id: 4, version: 2 };

test('a row says how the webhook is, and a partner without one is told so', async () => {
  const { unmount } = await draw();
  const row = within(await screen.findByRole('row', { name: /Boten/ }));
  for (const text of ['Skickar', '3', 'https://example.org/hook', 'Aldrig', 'Domaren'])
    expect(row.getByText(text)).toBeVisible();
  unmount();
  await draw([]);
  expect(await screen.findByText('Ingen partner har en webhook än.')).toBeVisible();
});

test('a new webhook sends what is chosen, and its secret is shown once', async () => {
  await draw();
  await press('Ny webhook');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Program'), 'Sajten');
  await userEvent.clear(dialog.getByLabelText('Adress'));
  await userEvent.type(dialog.getByLabelText('Adress'), 'https://example.org/');
  for (const box of dialog.getAllByRole('checkbox').slice(1)) await userEvent.click(box);
  await press('Skapa webhooken');
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  expect(screen.getByText('Hemligheten visas bara nu')).toBeVisible();
  expect(sent).toEqual([
    ['makeWebhook', { input: { name: 'Sajten', url: 'https://example.org/', kinds: ['SERIES_CREATED'] } }],
  ]);
  await press('Jag har sparat hemligheten');
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
});

test('a delivery is shown with what was sent, the answer and the next attempt, and is sent again', async () => {
  await draw([WEBHOOK], '?webhook=4');
  await userEvent.click(await screen.findByText(/series\.reported 17.*framme.*200.*2 försök/));
  expect(screen.getAllByText('{"type":"series.reported"}')[1]).toBeVisible();
  expect(screen.getByText('tack')).toBeVisible();
  await userEvent.click(screen.getByText(/series\.reported 18.*görs om/));
  expect(screen.getByText('Inget svar: ECONNREFUSED')).toBeVisible();
  expect(screen.getByText(/^Nästa försök/)).toBeVisible();
  await press('Skicka igen');
  await waitFor(() => expect(sent).toEqual([['replayDelivery', { id: 8 }]]));
});

test('staff send a test, pause, and send again from a position', async () => {
  await draw([WEBHOOK], '?webhook=4');
  await press('Skicka ett prov');
  await press('Pausa');
  const field = screen.getByLabelText('Skicka om allt efter position');
  expect(field).toHaveValue('17');
  await userEvent.clear(field);
  expect(screen.getByRole('button', { name: 'Skicka därifrån' })).toBeDisabled();
  await userEvent.type(field, '12');
  await press('Skicka därifrån');
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent).toEqual([
    ['testWebhook', { id: 4 }],
    ['pauseWebhook', { input }],
    ['replayWebhook', { input, after: 12 }],
  ]);
});

test('a stopped webhook says why, and is resumed', async () => {
  await draw([{ ...WEBHOOK, state: 'STOPPED' }], '?webhook=4');
  expect(await screen.findByText(/Mottagaren har inte svarat på tre dagar/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skicka ett prov' })).toBeNull();
  await press('Återuppta');
  await waitFor(() => expect(sent).toEqual([['resumeWebhook', { input }]]));
});

test('a new secret and the end of a webhook are asked for first', async () => {
  await draw([WEBHOOK], '?webhook=4');
  await press('Ny hemlighet …');
  expect(sent).toEqual([]);
  await press('Skapa en ny hemlighet');
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  await press('Jag har sparat hemligheten');
  await userEvent.click(await screen.findByRole('link', { name: 'Webhooken Boten' }));
  await press('Ta bort …');
  await press('Ta bort webhooken');
  await waitFor(() => expect(sent.map(([name]) => name)).toEqual(['rotateWebhookSecret', 'deleteWebhook']));
});
