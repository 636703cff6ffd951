import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Role } from '../../../lib/schema.generated';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { WebhooksDocument } from '../webhooks/webhooks.generated';
import { ApiKeysDocument, ChangeApiKeyDocument, MakeApiKeyDocument, RevokeApiKeyDocument } from './api-keys.generated';
import { AcceptPartnerDocument, PartnersDocument, StopPartnerDocument } from './partner-list.generated';
import PartnersPage from './partners.page';

const DAYS = Array.from({ length: 30 }, (_, n) => ({
  day: `2026-03-${String(n + 1).padStart(2, '0')}`,
  calls: n >= 28 ? 1000 + n : 0,
  refused: n === 29 ? 7 : 0,
}));
const KEY = {
  id: 4,
  name: 'Statistiksajten',
  contact: 'ada@example.se',
  scopes: ['GRAPHQL_READ'],
  limitPerMinute: 3000,
  ownLimit: null,
  createdAt: '2026-01-02T12:00:00.000Z',
  madeBy: 'Domaren',
  state: 'VALID',
  revokedAt: null,
  endsAt: null,
  partner: null,
  lastUsedAt: '2026-03-30T11:59:00.000Z',
  days: DAYS,
  version: 2,
};
const REVOKED = {
  ...KEY,
  id: 5,
  name: 'Gästen',
  state: 'REVOKED',
  revokedAt: '2026-03-01T12:00:00.000Z',
  lastUsedAt: null,
  days: DAYS.map((day) => ({ ...day, calls: 0, refused: 0 })),
};
const SECRET = 'sbl_0123456789012345678901234567890123456789abc';
const MADE = { secret: SECRET, key: { id: 9, name: 'Appen' } };

const sent: { input: Record<string, unknown> }[] = [];
beforeEach(() => {
  sent.splice(0);
  sessionStorage.clear();
});

const problem = (code: string, messageKey: string, field: string | null) => ({
  code,
  messageKey,
  field,
  params: [],
});

interface Server {
  keys?: object[] | Error;
  partners?: object[];
  said?: object;
  role?: Role;
}

const draw = ({ keys = [KEY, REVOKED], partners = [], said = MADE, role = 'ADMIN' }: Server = {}, to = '') =>
  renderStaffPart(<PartnersPage />, {
    at: `/admin/partners${to}`,
    answers: [
      viewerWith(role),
      answerTo(WebhooksDocument, { webhooks: [] }),
      answerTo(PartnersDocument, { partners }),
      keys instanceof Error
        ? noAnswerTo(ApiKeysDocument, { error: keys })
        : answerTo(ApiKeysDocument, { apiKeys: keys }),
      answerTo(MakeApiKeyDocument, { makeApiKey: said }, { noted: sent }),
      answerTo(ChangeApiKeyDocument, { changeApiKey: said }, { noted: sent }),
      answerTo(RevokeApiKeyDocument, { revokeApiKey: said }, { noted: sent }),
      answerTo(AcceptPartnerDocument, { acceptPartner: said }, { noted: sent }),
      answerTo(StopPartnerDocument, { stopPartner: said }, { noted: sent }),
    ],
    namespaces: ['admin', 'admin-partners', 'admin-webhooks', 'league-webhooks', 'partners-server', 'api'],
  });

const button = (name: string) => screen.getByRole('button', { name });
const makeAppen = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Ny nyckel' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Partner'), 'Appen');
  await userEvent.click(dialog.getByRole('button', { name: 'Skapa nyckeln' }));
};

test('a row says what the key opens, how often, and how much it is used', async () => {
  await draw();
  const row = within(await screen.findByRole('row', { name: /Statistiksajten/ }));
  for (const text of ['Gäller', 'GraphQL', 'Domaren', 'ada@example.se']) expect(row.getByText(text)).toBeVisible();
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent?.replace(/\s/g, ' '));
  expect(cells).toEqual(expect.arrayContaining(['3 000', '1 029', '2 057']));
  const revoked = within(screen.getByRole('row', { name: /Gästen/ }));
  expect(revoked.getByText(/^Indragen/)).toBeVisible();
  expect(revoked.getByText('Aldrig')).toBeVisible();
});

test('a new key is shown once with a warning, can be copied, and is gone when the dialog is closed', async () => {
  const user = userEvent.setup();
  await draw();
  await makeAppen();
  expect(await screen.findByText('Nyckeln visas bara nu')).toBeVisible();
  expect(screen.getByLabelText('Nyckel')).toHaveValue(SECRET);
  expect(sent[0]?.input).toEqual({
    name: 'Appen',
    contact: '',
    scopes: ['GRAPHQL_READ', 'REST_READ'],
    ownLimit: null,
  });
  // a slip does not lose it: Escape, and a second one
  await user.keyboard('{Escape}{Escape}');
  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByLabelText('Nyckel')).toHaveValue(SECRET);
  await user.click(button('Kopiera nyckeln'));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(SECRET);
  await user.click(button('Jag har sparat nyckeln'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.body.innerHTML).not.toContain(SECRET);
  await user.click(button('Ny nyckel'));
  expect(await screen.findByLabelText('Partner')).toHaveValue('');
});

test('the name of another valid key is refused at its field', async () => {
  await draw({ said: problem('NAME_TAKEN', 'api.api-key.has-one', 'name') });
  await makeAppen();
  await waitFor(() =>
    expect(screen.getByLabelText('Partner')).toHaveAccessibleDescription(/finns redan en giltig nyckel/),
  );
});

test('a key that opens nothing, or has an impossible limit, is not sent', async () => {
  await draw({}, '?key=new');
  await userEvent.type(await screen.findByLabelText('Partner'), 'Appen');
  await userEvent.click(screen.getByLabelText(/graphql:read/));
  await userEvent.click(screen.getByLabelText(/rest:read/));
  await userEvent.type(screen.getByLabelText(/^Enheter per minut/), '70000');
  await userEvent.click(button('Skapa nyckeln'));
  expect(await screen.findByLabelText(/rest:read/)).toBeInvalid();
  expect(screen.getByLabelText(/^Enheter per minut/)).toBeInvalid();
  expect(sent).toEqual([]);
});

test('a key is opened by its address, its calls stand in a table, and its terms are changed', async () => {
  await draw({ said: { ...KEY, version: 3 } }, '?key=4');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nyckeln för Statistiksajten' }));
  await userEvent.click(dialog.getByText('Anropen som tabell'));
  const rows = within(dialog.getByRole('table', { name: 'Anrop per dag' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]).toHaveTextContent(/1.029.*7$/);
  await userEvent.clear(dialog.getByLabelText('Partner'));
  await userEvent.type(dialog.getByLabelText('Partner'), 'Statistik');
  await userEvent.click(dialog.getByLabelText(/rest:read/));
  await userEvent.type(dialog.getByLabelText(/^Enheter per minut/), '500');
  await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.input).toEqual({
    id: 4,
    version: 2,
    name: 'Statistik',
    contact: 'ada@example.se',
    scopes: ['GRAPHQL_READ', 'REST_READ'],
    ownLimit: 500,
  });
});

test('a key is revoked only when the question is answered', async () => {
  await draw({ said: { ...KEY, state: 'REVOKED', revokedAt: '2026-03-30T12:00:00.000Z', version: 3 } }, '?key=4');
  const revoke = await screen.findByRole('button', { name: 'Dra in …' });
  // Chakra hides the page under a dialog in the next frame, and would hide a question that is there by then, too
  await waitFor(() => expect(document.querySelector('[data-aria-hidden]')).not.toBeNull());
  await userEvent.click(revoke);
  const question = within(await screen.findByRole('dialog', { name: 'Dra in nyckeln för Statistiksajten?' }));
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: 'Dra in nyckeln' }));
  await waitFor(() => expect(sent).toEqual([{ input: { id: 4, version: 2 } }]));
});

test('a revoked key is only looked at', async () => {
  await draw({}, '?key=5');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nyckeln för Gästen' }));
  expect(dialog.getByText(/^Nyckeln drogs in/)).toBeVisible();
  expect(dialog.getByText('Nyckeln har inte använts de senaste 30 dagarna.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Dra in …' })).toBeNull();
  expect(dialog.queryByLabelText('Partner')).toBeNull();
});

test('it says that there are no keys yet, and that they could not be read', async () => {
  const { unmount } = await draw({ keys: [] });
  expect(await screen.findByText('Ingen partner har fått en nyckel än.')).toBeVisible();
  unmount();
  await draw({ keys: new Error('away') });
  expect(await screen.findByRole('button', { name: /Försök igen/ })).toBeVisible();
});

test('a division admin is told who may open the page', async () => {
  await draw({ role: 'DIVISION_ADMIN' });
  expect(await screen.findByRole('heading', { name: 'Sidan är inte för din roll' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ny nyckel' })).toBeNull();
});

const PARTNER = {
  id: 7,
  name: 'Castarna',
  purpose: 'Grafik i sändningar',
  contact: 'bo@example.se',
  status: 'PENDING',
  appliedAt: '2026-03-01T12:00:00.000Z',
  reason: null,
  account: 'Bo',
  keys: 0,
  webhooks: 0,
  version: 3,
};

test('an application tells who wants what for what, and is accepted with one press', async () => {
  await draw({ partners: [PARTNER], said: { ...PARTNER, status: 'ACCEPTED', version: 4 } });
  for (const text of ['Castarna · Väntar på svar', 'Grafik i sändningar'])
    expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByText(/^Bo, bo@example.se/)).toBeVisible();
  await userEvent.click(button('Godkänn Castarna'));
  await waitFor(() => expect(sent).toEqual([{ input: { id: 7, version: 3 } }]));
});

test('a partner is stopped with a reason, and not without', async () => {
  const accepted = { ...PARTNER, status: 'ACCEPTED', keys: 2 };
  await draw({ partners: [accepted], said: { ...accepted, status: 'STOPPED', reason: 'För många anrop' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Stoppa Castarna' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Stoppa partnern' })).toBeDisabled();
  await userEvent.type(dialog.getByLabelText('Anledning'), 'För många anrop');
  await userEvent.click(dialog.getByRole('button', { name: 'Stoppa partnern' }));
  await waitFor(() => expect(sent).toEqual([{ input: { id: 7, version: 3, reason: 'För många anrop' } }]));
});

test('a key that a partner keeps says so, and until when a replaced one holds', async () => {
  await draw({ keys: [{ ...KEY, state: 'ENDING', partner: 'Castarna', endsAt: '2026-03-31T12:00:00.000Z' }] });
  const row = within(await screen.findByRole('row', { name: /Statistiksajten/ }));
  expect(row.getByText('Castarna')).toBeVisible();
  expect(row.getByText(/^Ersatt, gäller till/)).toBeVisible();
});

test('a key whose end has come, and one of a stopped partner, are not called valid', async () => {
  const ended = { ...KEY, id: 6, name: 'Gamla', state: 'ENDED', endsAt: '2026-03-01T12:00:00.000Z' };
  await draw({ keys: [ended, { ...KEY, state: 'STOPPED', partner: 'Castarna' }] });
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/Gamla/)).getByText(/^Ersatt, gällde till/)).toBeVisible();
  expect((await row(/Statistiksajten/)).getByText('Partnern är stoppad')).toBeVisible();
});
