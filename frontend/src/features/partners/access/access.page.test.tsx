import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { noticesOfEachTest } from '../../../test/notices';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import PartnerAccessPage from './access.page';
import { PartnerAccessDocument } from './access-page.generated';
import { ApplyForPartnerAccessDocument } from './application.generated';
import { MyWebhookDeliveriesDocument, ReplayMyDeliveryDocument } from './own-deliveries.generated';
import { MakeMyApiKeyDocument, ReplaceMyApiKeyDocument, RevokeMyApiKeyDocument } from './own-keys.generated';
import { TestMyWebhookDocument } from './own-webhooks.generated';

const PARTNER = {
  id: 7,
  name: 'Statistiksajten',
  purpose: 'Tabeller',
  contact: 'ada@example.se',
  status: 'ACCEPTED',
  reason: null,
  appliedAt: '2026-03-01T12:00:00.000Z',
  version: 3,
};
const KEY = {
  id: 4,
  name: 'Appen',
  scopes: ['GRAPHQL_READ', 'REST_READ'],
  limitPerMinute: 3000,
  createdAt: '2026-01-02T12:00:00.000Z',
  endsAt: null,
  lastUsedAt: '2026-03-30T11:59:00.000Z',
  days: [
    { day: '2026-03-29', calls: 1200, refused: 0 },
    { day: '2026-03-30', calls: 34, refused: 0 },
  ],
  version: 2,
};
const WEBHOOK = {
  id: 5,
  name: 'Boten',
  url: 'https://example.se/hook',
  kinds: ['SERIES_REPORTED'],
  state: 'ACTIVE',
  backlog: 1,
  lastDoneAt: null,
  version: 0,
};
const DELIVERY = {
  id: 11,
  position: 4711,
  kind: 'series.reported',
  state: 'DONE',
  isReplay: false,
  body: '{"type":"series.reported"}',
  createdAt: '2026-03-30T11:59:00.000Z',
  attempts: 1,
  triedAt: '2026-03-30T11:59:01.000Z',
  nextAt: null,
  status: 200,
  answer: 'tack',
  error: null,
  tookMs: 12,
};
const SECRET = 'sbl_0123456789012345678901234567890123456789abc';

interface Server {
  viewer?: object | null;
  partner?: object | null;
  keys?: object[];
  webhooks?: object[];
  deliveries?: object[];
  said?: object;
}

const sent: Record<string, unknown>[] = [];
beforeEach(() => {
  sent.splice(0);
  sessionStorage.clear();
});
const notices = noticesOfEachTest();

const show = ({
  viewer = {},
  partner = PARTNER,
  keys = [KEY],
  webhooks = [],
  deliveries = [],
  said = {},
}: Server = {}) =>
  renderPart(<PartnerAccessPage />, {
    at: '/developers/access',
    namespaces: ['partners-access', 'partners-server', 'league-webhooks', 'league-drafts', 'api', 'ui'],
    answers: [
      viewerAnswer(viewer),
      answerTo(PartnerAccessDocument, { myPartner: partner, myApiKeys: keys, myWebhooks: webhooks }),
      answerTo(MyWebhookDeliveriesDocument, {
        myWebhookDeliveries: { items: deliveries, nextBefore: null },
      }),
      answerTo(ApplyForPartnerAccessDocument, { applyForPartnerAccess: said }, { noted: sent }),
      answerTo(MakeMyApiKeyDocument, { makeMyApiKey: said }, { noted: sent }),
      answerTo(ReplaceMyApiKeyDocument, { replaceMyApiKey: said }, { noted: sent }),
      answerTo(RevokeMyApiKeyDocument, { revokeMyApiKey: said }, { noted: sent }),
      answerTo(TestMyWebhookDocument, { testMyWebhook: said }, { noted: sent }),
      answerTo(ReplayMyDeliveryDocument, { replayMyDelivery: said }, { noted: sent }),
    ],
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const inDialog = async () => within(await screen.findByRole('dialog'));

test('a visitor is led to the log-in', async () => {
  await show({ viewer: null });
  expect(await screen.findByRole('link', { name: 'Logga in' })).toHaveAttribute('href', '/api/auth/discord');
});

test('an account applies; an empty field is refused before anything is sent', async () => {
  await show({ partner: null, said: { ...PARTNER, status: 'PENDING' } });
  await press('Skicka ansökan');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText('Sajt, program eller företag'), 'Statistiksajten');
  await userEvent.type(screen.getByLabelText('Vad ska du göra med uppgifterna?'), 'Tabeller');
  await userEvent.type(screen.getByLabelText('Kontakt'), 'ada@example.se');
  await press('Skicka ansökan');
  const input = { name: 'Statistiksajten', purpose: 'Tabeller', contact: 'ada@example.se' };
  await waitFor(() => expect(sent).toEqual([{ input }]));
});

test('who was denied reads why, and finds what they wrote', async () => {
  await show({ partner: { ...PARTNER, status: 'DENIED', reason: 'Vem är du?' } });
  expect(await screen.findByText('Vem är du?')).toBeVisible();
  expect(screen.getByLabelText('Kontakt')).toHaveValue('ada@example.se');
});

test('an application that waits can be taken back; stopped access says why and offers nothing', async () => {
  const { unmount } = await show({ partner: { ...PARTNER, status: 'PENDING' } });
  expect(await screen.findByText('Ansökan för Statistiksajten väntar på svar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ta tillbaka ansökan' })).toBeVisible();
  unmount();
  await show({ partner: { ...PARTNER, status: 'STOPPED', reason: 'För många anrop' } });
  expect(await screen.findByText('För många anrop')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ny nyckel' })).toBeNull();
});

test('a key tells what it opens and how it is used', async () => {
  await show();
  const row = within((await screen.findByText('Appen')).closest('li') as HTMLElement);
  expect(row.getByText(/^Öppnar GraphQL och REST. Högst 3\s000 enheter/)).toBeVisible();
  expect(row.getByText(/^Anrop i dag: 34, de senaste 30 dagarna: 1\s234/)).toBeVisible();
});

test('a new key is shown once, outside of drafts and addresses, until the press that it is saved', async () => {
  await show({ keys: [], said: { secret: SECRET, key: KEY } });
  expect(await screen.findByText('Du har ingen nyckel än.')).toBeVisible();
  await press('Ny nyckel');
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText('Namn'), 'Appen');
  await userEvent.click(dialog.getByRole('button', { name: 'Skapa nyckeln' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  expect(sent).toEqual([{ input: { name: 'Appen', scopes: ['GRAPHQL_READ', 'REST_READ'] } }]);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(SECRET);
  await press('Jag har sparat den');
  expect(screen.queryByDisplayValue(SECRET)).toBeNull();
});

test('the name of another key is refused at its field', async () => {
  const said = {
    code: 'NAME_TAKEN',
    messageKey: 'api.api-key.has-one',
    field: 'name',
    params: [],
  };
  await show({ said });
  await press('Ny nyckel');
  const dialog = await inDialog();
  await userEvent.type(dialog.getByLabelText('Namn'), 'Appen');
  await userEvent.click(dialog.getByRole('button', { name: 'Skapa nyckeln' }));
  await waitFor(() => expect(dialog.getByLabelText('Namn')).toBeInvalid());
});

test('a key is replaced after a question, and the new one is shown; a replaced one is not replaced again', async () => {
  await show({
    keys: [KEY, { ...KEY, id: 6, name: 'Gamla', endsAt: '2026-03-31T12:00:00.000Z' }],
    said: { secret: SECRET, key: KEY },
  });
  await press('Ersätt nyckeln Appen');
  const dialog = await inDialog();
  expect(dialog.getByText(/fungerar i 24 timmar till/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Skapa en ny nyckel' }));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  expect(sent).toEqual([{ input: { id: 4, version: 2 } }]);
  expect(screen.getByText(/^Ersatt\. Gäller till/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ersätt nyckeln Gamla' })).toBeNull();
});

test('a test is sent, and a delivery with its answer is sent again', async () => {
  await show({
    webhooks: [WEBHOOK],
    deliveries: [DELIVERY],
    said: { id: 12 },
  });
  await press('Skicka ett prov till Boten');
  await waitFor(() => expect(sent).toEqual([{ id: 5 }]));
  expect(notices.map(({ text }) => text)).toContain('Ett prov är på väg.');
  await userEvent.click(await screen.findByText('Senaste leveranserna'));
  await userEvent.click(await screen.findByText(/^series\.reported 4711/));
  expect(await screen.findByText('tack')).toBeVisible();
  await press('Skicka igen');
  await waitFor(() => expect(sent).toEqual([{ id: 5 }, { id: 11 }]));
});

test('a stopped webhook is resumed, and sends no test', async () => {
  await show({ webhooks: [{ ...WEBHOOK, state: 'STOPPED' }] });
  expect(await screen.findByRole('button', { name: 'Återuppta webhooken Boten' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Skicka ett prov till Boten' })).toBeNull();
});
