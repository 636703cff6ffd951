import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { viewerAnswer } from '../../../test/viewer-answer';
import { PartnerAccessDocument } from './access-page.generated';
import PartnerAccessPage from './access.page';
import { MyWebhookDeliveriesDocument } from './own-deliveries.generated';
import { ChangeMyApiKeyDocument, MakeMyApiKeyDocument } from './own-keys.generated';

const PARTNER = { id: 1, name: 'Statistiksajten', status: 'ACCEPTED', version: 1 };
const KEY = { id: 4, name: 'Appen', scopes: ['GRAPHQL_READ'], version: 2 };
const WEBHOOK = { id: 6, name: 'Boten', url: 'https://example.se/hook', kinds: ['TEAM_CREATED'], version: 1 };

const sent: unknown[] = [];
beforeEach(() => void sent.splice(0));

const problem = (code: string, messageKey: string, field: string | null = null) => ({
  code,
  messageKey,
  field,
  params: [],
});

interface Stored {
  myPartner: object | null;
  myApiKeys?: object[];
  myWebhooks?: object[];
}

/** `stored` is read at each question, so that a test can change it meanwhile. */
const draw = (stored: Stored, said: object[] = []) => {
  const answers = [...said];
  const answered = (variables: object) => {
    sent.push(variables);
    return answers.shift();
  };
  return renderPart(<PartnerAccessPage />, {
    at: '/developers/access',
    answers: [
      viewerAnswer(),
      answerTo(PartnerAccessDocument, () => ({ myApiKeys: [], myWebhooks: [], ...stored })),
      answerTo(MyWebhookDeliveriesDocument),
      answerTo(MakeMyApiKeyDocument, (variables) => ({ makeMyApiKey: answered(variables) })),
      answerTo(ChangeMyApiKeyDocument, (variables) => ({ changeMyApiKey: answered(variables) })),
    ],
    namespaces: ['partners-access', 'partners-server', 'league-webhooks', 'api'],
  });
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a key that changed meanwhile is not overwritten by the second press either', async () => {
  const stored = { myPartner: PARTNER, myApiKeys: [KEY] };
  const meanwhile = problem('CHANGED_MEANWHILE', 'api.api-key.changed-meanwhile');
  await draw(stored, [meanwhile, meanwhile]);
  await press('Ändra nyckeln Appen');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Namn'), ' 2');
  stored.myApiKeys = [{ ...KEY, name: 'Roboten', version: 3 }];
  await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Någon annan har ändrat/);
  await screen.findByText('Roboten');
  await userEvent.click(dialog.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(Array.from({ length: 2 }, () => ({ input: expect.objectContaining({ id: 4, version: 2 }) })));
});

test('a second new key does not take the place of the first, which is shown this once', async () => {
  const made = (n: number) => ({
    __typename: 'NewApiKey',
    secret: `sbl_${n}`,
    key: { ...KEY, id: n, name: `Nr ${n}` },
  });
  await draw({ myPartner: PARTNER }, [made(1), made(2)]);
  for (const n of [1, 2]) {
    await press('Ny nyckel');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Namn'), `Nr ${n}`);
    await userEvent.click(dialog.getByRole('button', { name: 'Skapa nyckeln' }));
    await screen.findByDisplayValue(`sbl_${n}`);
  }
  expect(screen.getByText('Nyckeln Nr 1 visas bara nu')).toBeVisible();
  expect(screen.getByDisplayValue('sbl_1')).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Jag har sparat den' })[0]!);
  expect(screen.queryByDisplayValue('sbl_2')).toBeNull();
  expect(screen.getByDisplayValue('sbl_1')).toBeVisible();
});

test('a webhook that failures have stopped is resumed and deleted here, and one that staff have paused is not', async () => {
  const myWebhooks = [
    { ...WEBHOOK, state: 'STOPPED' },
    { ...WEBHOOK, id: 7, name: 'Roboten', state: 'PAUSED' },
  ];
  await draw({ myPartner: PARTNER, myWebhooks });
  expect(await screen.findByRole('button', { name: 'Återuppta webhooken Boten' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Återuppta webhooken Roboten' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Ta bort webhooken Boten' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ta bort webhooken Roboten' })).toBeNull();
  expect(screen.getByText(/Ligaledningen har pausat webhooken/)).toBeVisible();
});
