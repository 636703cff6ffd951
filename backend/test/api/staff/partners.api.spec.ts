import { bootApp, graphql, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { signIn } from '../../harness/browser.ts';
import { everyRow } from '../../harness/everything.ts';
import { mutateAsUser, queryAsUser } from './division-calls.ts';
import { deskOf } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

/** Partners' keys in the back office (R32). How they count and limit is in `reading/partner-keys.api.spec.ts`. */

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await bootApp({ env: { KEY_READ_LIMIT: '3000' } });
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());

const PARTS = `id name contact scopes limitPerMinute ownLimit createdAt madeBy revokedAt lastUsedAt version`;
const make = (input: object) =>
  mutateAsUser(
    desk,
    'makeApiKey',
    'MakeApiKeyInput',
    { scopes: ['GRAPHQL_READ', 'REST_READ'], ...input },
    `... on NewApiKey { secret key { ${PARTS} } }`,
  );
const change = (input: object) =>
  mutateAsUser(desk, 'changeApiKey', 'ChangeApiKeyInput', input, `... on ApiKey { ${PARTS} }`);
const revoke = (input: object) =>
  mutateAsUser(desk, 'revokeApiKey', 'RevokeApiKeyInput', input, `... on ApiKey { ${PARTS} }`);

interface Made {
  secret: string;
  key: { id: number; version: number; name: string };
}
const made = async (name: string, more: object = {}): Promise<Made> =>
  (await make({ name, ...more })) as unknown as Made;

const status = async (secret: string): Promise<number> => {
  const { status: is } = await graphql(app.url, '{ seasons { id } }', { headers: { 'x-api-key': secret } });
  return is;
};

/** A new key is known to the instance a moment after the commit. */
async function untilValid(secret: string): Promise<void> {
  while ((await status(secret)) !== 200) await new Promise((done) => setTimeout(done, 20));
}

const acts = (id: number) =>
  app.db.query<{ act: string; before: unknown; after: unknown }>(
    `select act, before, after from audit_entry where object_kind = 'api-key' and object_id = $1 order by id`,
    [id],
  );

test('a key is told to the admin who makes it, and stands nowhere else: not in the database, the audit or the list', async () => {
  const { secret, key } = await made('Statistiksajten', { contact: 'Ada, ada@example.se', ownLimit: 500 });
  expect(secret).toMatch(/^sbl_[\w-]{43}$/);
  expect(key).toMatchObject({
    name: 'Statistiksajten',
    contact: 'Ada, ada@example.se',
    scopes: ['GRAPHQL_READ', 'REST_READ'],
    limitPerMinute: 500,
    ownLimit: 500,
    revokedAt: null,
    lastUsedAt: null,
  });
  await untilValid(secret);
  const [, random = ''] = secret.split('sbl_');
  expect(JSON.stringify(await everyRow(app.db))).not.toContain(random);
  expect(JSON.stringify(await queryAsUser(app, desk.as, `{ apiKeys { ${PARTS} days { day calls } } }`))).not.toContain(
    random,
  );
  expect(await acts(key.id)).toEqual([
    {
      act: 'api-key.create',
      before: null,
      after: { name: 'Statistiksajten', scopes: ['graphql:read', 'rest:read'], ownLimit: 500 },
    },
  ]);
});

test('a key without a limit of its own has the usual one, and says who made it', async () => {
  const { key } = await made('Appen');
  const { apiKeys } = await queryAsUser<{ apiKeys: Record<string, unknown>[] }>(
    app,
    desk.as,
    `{ apiKeys { ${PARTS} } }`,
  );
  const listed = apiKeys.find(({ id }) => id === key.id);
  expect(listed).toMatchObject({ limitPerMinute: 3000, ownLimit: null });
  const [maker] = await app.db.query<{ name: string }>('select nickname as name from player where id = $1', [
    desk.playerId,
  ]);
  expect(listed?.['madeBy']).toBe(maker?.name);
});

test('its terms are changed, the contact only as a fact in the audit, and a stale form is refused', async () => {
  const { key } = await made('Gamla namnet', { contact: 'Ada' });
  const terms = { name: 'Nya namnet', contact: 'Bo', scopes: ['REST_READ'], ownLimit: 60 };
  expect(await change({ id: key.id, version: 0, ...terms })).toMatchObject({ ...terms, version: 1 });
  expect(await change({ id: key.id, version: 0, ...terms })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
    messageKey: 'api.api-key.changed-meanwhile',
  });
  const [, entry] = await acts(key.id);
  expect(entry).toEqual({
    act: 'api-key.change',
    before: { name: 'Gamla namnet', scopes: ['graphql:read', 'rest:read'], ownLimit: null, isNewContact: false },
    after: { name: 'Nya namnet', scopes: ['rest:read'], ownLimit: 60, isNewContact: true },
  });
});

test('a partner has one valid key: the name is free again when it is revoked', async () => {
  const { key } = await made('Podden');
  const taken = { code: 'NAME_TAKEN', messageKey: 'api.api-key.has-one', field: 'name' };
  expect(await make({ name: 'PODDEN' })).toMatchObject(taken);
  const other = await made('Radion');
  const terms = { name: 'podden', scopes: ['REST_READ'] };
  expect(await change({ id: other.key.id, version: 0, ...terms })).toMatchObject(taken);
  await revoke({ id: key.id, version: 0 });
  expect((await made('Podden')).key.id).not.toBe(key.id);
});

test('a revoked key is 401 from the answer on, once and for all, and the audit says so', async () => {
  const { secret, key } = await made('Gästen');
  await untilValid(secret);
  expect(await revoke({ id: key.id, version: 0 })).toMatchObject({ revokedAt: expect.any(String), version: 1 });
  expect(await status(secret)).toBe(401);
  expect(await revoke({ id: key.id, version: 1 })).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  expect(await change({ id: key.id, version: 1, name: 'x', scopes: ['REST_READ'] })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
  expect((await acts(key.id)).map(({ act }) => act)).toEqual(['api-key.create', 'api-key.revoke']);
});

test.each([
  ['name', { name: ' ' }],
  ['contact', { name: 'A', contact: 'x'.repeat(201) }],
  ['scopes', { name: 'A', scopes: [] }],
  ['ownLimit', { name: 'A', ownLimit: 0 }],
])('an impossible %s is refused at its field, and nothing is stored', async (field, input) => {
  const before = await everyRow(app.db);
  expect(await make(input)).toMatchObject({ code: 'INVALID_INPUT', messageKey: `api.api-key.${field}`, field });
  expect(await everyRow(app.db)).toEqual(before);
});

test('an unknown key is not found', async () => {
  expect(await revoke({ id: 999_999, version: 0 })).toMatchObject({ code: 'NOT_FOUND' });
});

test('the list is one statement beside the session, however many keys there are', async () => {
  const counted = () => statements(() => queryAsUser(app, desk.as, '{ apiKeys { id days { day calls refused } } }'));
  const before = (await counted()).count;
  await made('Ännu en');
  expect((await counted()).count).toBe(before);
  const { texts } = await counted();
  expect(texts.filter((text) => text.includes('from api_key one'))).toHaveLength(1);
});

test('staff who are no admins may neither read nor make, change or revoke', async () => {
  await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin', 'writer', 'graphics'] });
  const staff = await signIn(app, 'divisionadmin');
  const headers = { cookie: staff.cookieHeader, 'sec-fetch-site': 'same-origin' };
  const before = await everyRow(app.db);
  for (const text of [
    '{ apiKeys { id } }',
    'mutation { makeApiKey(input: { name: "x", scopes: [REST_READ] }) { __typename } }',
    'mutation { changeApiKey(input: { id: 1, version: 0, name: "x", scopes: [REST_READ] }) { __typename } }',
    'mutation { revokeApiKey(input: { id: 1, version: 0 }) { __typename } }',
  ]) {
    const { data, errors } = await graphql(app.url, text, { headers });
    expect(data ?? null).toBeNull();
    expect(JSON.stringify(errors)).toContain('FORBIDDEN');
  }
  expect(await everyRow(app.db)).toEqual(before);
});
