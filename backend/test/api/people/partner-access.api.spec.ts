import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { listApiKeys, revokeApiKey } from '../../../src/admin/api-key.ts';
import { MOST_KEYS, MOST_WEBHOOKS } from '../../../src/domain/partners/partner.ts';
import { ApiKeysService } from '../../../src/modules/partners/api-keys.service.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { everyRow } from '../../harness/everything.ts';
import { mutateAsUser, queryAsUser } from '../staff/division-calls.ts';
import { deskOf, lastEntry, sendCall, takeBack } from '../staff/undo/desk.ts';
import type { Desk } from '../staff/undo/desk.ts';

/** An account becomes a partner, and keeps its own keys and webhooks (R48). */

let app: TestApp;
let admin: Desk;
let ada: Desk;
let bo: Desk;
let receiver: Server;
let address: string;
const got: string[] = [];

beforeAll(async () => {
  const key = (): string => randomBytes(32).toString('base64');
  app = await bootApp({ env: { WEBHOOK_TARGETS: 'any', PII_KEYS: `k1:${key()}`, PII_INDEX_KEY: key() } });
  admin = await deskOf(app, 'admin', 'admin');
  ada = await deskOf(app, 'player');
  bo = await deskOf(app, 'captain');
  receiver = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString('utf8')));
    req.on('end', () => {
      got.push(body);
      res.writeHead(200).end('tack');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
});
afterAll(async () => {
  await new Promise((resolve) => receiver.close(resolve));
  await app.close();
});
beforeEach(async () => {
  await app.db.query('delete from partner');
  await app.db.query('delete from notification');
  await app.db.query('delete from rate_limit');
  got.length = 0;
});

const APPLICATION = { name: 'Statistiksajten', purpose: 'Tabeller för supportrar', contact: 'ada@example.se' };
const PARTNER = '... on Partner { id name purpose contact status reason keys webhooks version }';
interface Shown extends Record<string, unknown> {
  id: number;
  version: number;
  status: string;
}
const apply = (as: Desk, more: object = {}) =>
  mutateAsUser(as, 'applyForPartnerAccess', 'ApplyForPartnerAccessInput', { ...APPLICATION, ...more }, PARTNER);
const own = async (as: Desk): Promise<Shown | null> =>
  (
    await queryAsUser<{ myPartner: Shown | null }>(
      app,
      as.as,
      '{ myPartner { id name purpose contact status reason keys webhooks version } }',
    )
  ).myPartner;
const decide = async (name: string, as: Desk, reason?: string): Promise<Record<string, unknown>> => {
  const { id, version } = (await own(as))!;
  const type = reason === undefined ? 'PartnerTargetInput' : 'EndPartnerInput';
  return mutateAsUser(admin, name, type, { id, version, ...(reason !== undefined && { reason }) }, PARTNER);
};
const accepted = async (as: Desk): Promise<void> => {
  await apply(as);
  expect(await decide('acceptPartner', as)).toMatchObject({ status: 'ACCEPTED' });
};

interface Key {
  id: number;
  name: string;
  version: number;
  endsAt: string | null;
}
const KEY = 'id name scopes limitPerMinute endsAt revokedAt version';
const makeKey = async (as: Desk, name: string) =>
  (await mutateAsUser(
    as,
    'makeMyApiKey',
    'MakeMyApiKeyInput',
    { name, scopes: ['GRAPHQL_READ'] },
    `... on NewApiKey { secret key { ${KEY} } }`,
  )) as { secret: string; key: Key; code?: string };
const onKey = (as: Desk, act: string, { id, version }: Pick<Key, 'id' | 'version'>) =>
  mutateAsUser(
    as,
    act,
    act === 'revokeApiKey' ? 'RevokeApiKeyInput' : 'MyApiKeyInput',
    { id, version },
    act === 'replaceMyApiKey' ? `... on NewApiKey { secret key { ${KEY} } }` : `... on ApiKey { ${KEY} }`,
  );
const keys = async (as: Desk): Promise<Key[]> =>
  (await queryAsUser<{ myApiKeys: Key[] }>(app, as.as, `{ myApiKeys { ${KEY} } }`)).myApiKeys;
const status = async (secret: string): Promise<number> =>
  (await graphql(app.url, '{ seasons { id } }', { headers: { 'x-api-key': secret } })).status;

const HOOK = 'id name url kinds state version';
interface Hook {
  id: number;
  version: number;
}
const makeHook = async (as: Desk, name: string) =>
  (await mutateAsUser(
    as,
    'makeMyWebhook',
    'MakeWebhookInput',
    { name, url: address, kinds: ['TEAM_CREATED'] },
    `... on NewWebhook { secret webhook { ${HOOK} } }`,
  )) as { secret: string; webhook: Hook; code?: string };
const deliveries = async (as: Desk, id: number) =>
  (
    await queryAsUser<{
      myWebhookDeliveries: { items: { id: number; state: string; status: number; answer: string }[] };
    }>(app, as.as, `{ myWebhookDeliveries(webhookId: ${id}) { items { id state status answer isReplay } } }`)
  ).myWebhookDeliveries.items;
const notices = async (of: Desk): Promise<string[]> =>
  (
    await app.db.query<{ sv: string }>('select description_sv as sv from notification where user_id = $1 order by id', [
      of.userId,
    ])
  ).map(({ sv }) => sv);
const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await what())) await sleep(20);
};

test('an account applies, admins are told, and one press makes it a partner who is told', async () => {
  expect(await own(ada)).toBeNull();
  expect(await apply(ada)).toMatchObject({ ...APPLICATION, status: 'PENDING', keys: 0 });
  expect(await notices(admin)).toEqual(['En ny ansökan om partneråtkomst väntar bland partnerna.']);
  expect(await apply(ada)).toMatchObject({ code: 'ALREADY_REQUESTED' });
  expect(await makeKey(ada, 'Ny')).toMatchObject({ code: 'NOT_A_PARTNER' });
  expect(await decide('acceptPartner', ada)).toMatchObject({ status: 'ACCEPTED' });
  expect(await notices(ada)).toEqual([
    '”Statistiksajten” är godkänd som partner. Du kan nu göra nycklar och webhookar.',
  ]);
  expect(await decide('acceptPartner', ada)).toMatchObject({ code: 'NOTHING_CHANGED' });
});

test('a denial has a reason, and the account may apply again', async () => {
  await apply(ada);
  expect(await decide('denyPartner', ada, ' ')).toMatchObject({ code: 'INVALID_INPUT', field: 'reason' });
  expect(await decide('denyPartner', ada, 'Säg vad det är för en sajt.')).toMatchObject({ status: 'DENIED' });
  expect((await notices(ada))[0]).toContain('Anledning: Säg vad det är för en sajt.');
  expect(await apply(ada, { purpose: 'En sajt om statistik' })).toMatchObject({ status: 'PENDING', reason: null });
});

test('an application is taken back before it is decided, and not after', async () => {
  const { version } = (await apply(ada)) as Shown;
  await sendCall(ada, `withdrawPartnerApplication(version: ${version})`);
  expect(await own(ada)).toBeNull();
  await accepted(ada);
  await expect(sendCall(ada, 'withdrawPartnerApplication(version: 1)')).rejects.toThrow('NOTHING_CHANGED');
});

test.each([
  ['name', { name: ' ' }],
  ['purpose', { purpose: 'x'.repeat(1001) }],
  ['contact', { contact: '' }],
])('an impossible %s is refused at its field, and nothing is stored', async (field, more) => {
  const before = await everyRow(app.db);
  expect(await apply(ada, more)).toMatchObject({ code: 'INVALID_INPUT', messageKey: `api.partner.${field}`, field });
  expect(await everyRow(app.db)).toEqual(before);
});

test('a partner makes a key that opens its door at once, renames it and withdraws it', async () => {
  await accepted(ada);
  const { secret, key } = await makeKey(ada, 'Appen');
  expect(await status(secret)).toBe(200);
  expect(JSON.stringify(await everyRow(app.db))).not.toContain(secret.slice(4));
  const renamed = await mutateAsUser(
    ada,
    'changeMyApiKey',
    'ChangeMyApiKeyInput',
    { id: key.id, version: key.version, name: 'Roboten', scopes: ['REST_READ'] },
    `... on ApiKey { ${KEY} }`,
  );
  expect(renamed).toMatchObject({ name: 'Roboten', scopes: ['REST_READ'], version: 1 });
  // a call that is open while its key loses the door is ended without an answer (T111)
  await until(async () => (await status(secret).catch(() => 0)) === 403);
  expect(await onKey(ada, 'revokeMyApiKey', { id: key.id, version: 0 })).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await onKey(ada, 'revokeMyApiKey', { id: key.id, version: 1 });
  expect(await status(secret)).toBe(401);
  expect(await keys(ada)).toEqual([]);
});

test('a replaced key holds until its day is over, on its own', async () => {
  await accepted(ada);
  const old = await makeKey(ada, 'Appen');
  const now = (await onKey(ada, 'replaceMyApiKey', old.key)) as unknown as { secret: string; key: Key };
  expect(now.key.name).toBe('Appen');
  expect([await status(old.secret), await status(now.secret)]).toEqual([200, 200]);
  const [ending] = (await keys(ada)).filter(({ endsAt }) => endsAt !== null);
  const inHours = (new Date(ending!.endsAt!).getTime() - Date.now()) / 3_600_000;
  expect(inHours).toBeGreaterThan(23.9);
  expect(inHours).toBeLessThan(24.1);
  expect(await onKey(ada, 'replaceMyApiKey', ending!)).toMatchObject({ code: 'NOTHING_CHANGED' });
  await app.db.query('update api_key set ends_at = now() where id = $1', [old.key.id]);
  expect([await status(old.secret), await status(now.secret)]).toEqual([401, 200]);
  expect((await keys(ada)).map(({ id }) => id)).toEqual([now.key.id]);
});

test('a partner has five keys and three webhooks at most, also when many are made at once', async () => {
  await accepted(ada);
  const made = await Promise.all(Array.from({ length: MOST_KEYS + 2 }, (_, n) => makeKey(ada, `Nyckel ${n}`)));
  expect(made.filter(({ code }) => code === 'PARTNER_LIMIT')).toHaveLength(2);
  expect(await keys(ada)).toHaveLength(MOST_KEYS);
  const hooks = await Promise.all(Array.from({ length: MOST_WEBHOOKS + 2 }, (_, n) => makeHook(ada, `Krok ${n}`)));
  expect(hooks.filter(({ code }) => code === 'PARTNER_LIMIT')).toHaveLength(2);
});

test('two partners may use the same name; one partner may not use it twice', async () => {
  await accepted(ada);
  await accepted(bo);
  await makeKey(ada, 'Appen');
  expect(await makeKey(bo, 'Appen')).toMatchObject({ secret: expect.any(String) });
  expect(await makeKey(ada, 'APPEN')).toMatchObject({ code: 'NAME_TAKEN', field: 'name' });
});

test("nobody reads or changes another partner's keys and webhooks", async () => {
  await accepted(ada);
  await accepted(bo);
  const { key } = await makeKey(ada, 'Appen');
  const { webhook } = await makeHook(ada, 'Boten');
  await sendCall(ada, `testMyWebhook(id: ${webhook.id})`);
  await until(async () => (await deliveries(ada, webhook.id))[0]?.state === 'DONE');
  const [delivery] = await deliveries(ada, webhook.id);
  const before = await everyRow(app.db);
  const target = `input: { id: ${webhook.id}, version: ${webhook.version} }`;
  const terms = `id: ${webhook.id}, version: ${webhook.version}, name: "x", url: "${address}", kinds: [TEAM_CREATED]`;
  for (const call of [
    `revokeMyApiKey(input: { id: ${key.id}, version: 0 })`,
    `replaceMyApiKey(input: { id: ${key.id}, version: 0 })`,
    `changeMyApiKey(input: { id: ${key.id}, version: 0, name: "x", scopes: [REST_READ] })`,
    `changeMyWebhook(input: { ${terms} })`,
    `resumeMyWebhook(${target})`,
    `rotateMyWebhookSecret(${target})`,
    `deleteMyWebhook(${target})`,
    `testMyWebhook(id: ${webhook.id})`,
    `replayMyDelivery(id: ${delivery!.id})`,
  ]) {
    await expect(sendCall(bo, call)).rejects.toThrow('NOT_FOUND');
  }
  await expect(deliveries(bo, webhook.id)).rejects.toThrow('api.webhook.not-found');
  expect([await keys(bo), await own(bo)]).toEqual([[], expect.objectContaining({ keys: 0, webhooks: 0 })]);
  const { rate_limit: _, ...left } = (await everyRow(app.db)) as Record<string, unknown>;
  const { rate_limit: __, ...had } = before as Record<string, unknown>;
  expect(left).toEqual(had);
});

test('a webhook is set, tested, and a delivery sent again; the answers are seen', async () => {
  await accepted(ada);
  const { secret, webhook } = await makeHook(ada, 'Boten');
  expect(secret).toMatch(/^whsec_/);
  await sendCall(ada, `testMyWebhook(id: ${webhook.id})`);
  await until(async () => (await deliveries(ada, webhook.id))[0]?.state === 'DONE');
  const [delivery] = await deliveries(ada, webhook.id);
  expect(delivery).toMatchObject({ status: 200, answer: 'tack' });
  await sendCall(ada, `replayMyDelivery(id: ${delivery!.id})`);
  await until(() => got.length === 2);
  expect(got[1]).toBe(got[0]);
  expect(JSON.parse(got[0]!)).toEqual({ type: 'test', timestamp: expect.any(String), data: {} });
});

test('staff stop a partner: no key opens, nothing is sent; an undo lets both go on, with what was missed', async () => {
  await accepted(ada);
  const { secret } = await makeKey(ada, 'Appen');
  const { webhook } = await makeHook(ada, 'Boten');
  expect(await decide('stopPartner', ada, 'För många anrop')).toMatchObject({ status: 'STOPPED' });
  const stop = await lastEntry(admin);
  expect(stop.act).toBe('partner.stop');
  expect(await status(secret)).toBe(401);
  expect(await makeKey(ada, 'En till')).toMatchObject({ code: 'NOT_A_PARTNER', messageKey: 'api.partner.is-stopped' });
  await admin.league.team('Nya laget');
  await sleep(200);
  expect(got).toEqual([]);
  await takeBack(admin, stop.id);
  expect(await own(ada)).toMatchObject({ status: 'ACCEPTED', reason: null });
  expect(await status(secret)).toBe(200);
  await app.db.query(`select pg_notify('webhooks', '')`);
  await until(() => got.length === 1);
  expect(JSON.parse(got[0]!)).toMatchObject({ type: 'team.created' });
  expect((await deliveries(ada, webhook.id))[0]).toMatchObject({ state: 'DONE' });
});

test('the undo of an acceptance leaves the application open, and its keys open nothing', async () => {
  await accepted(ada);
  const accept = await lastEntry(admin);
  const { secret } = await makeKey(ada, 'Appen');
  await takeBack(admin, accept.id);
  expect(await own(ada)).toMatchObject({ status: 'PENDING' });
  expect(await status(secret)).toBe(401);
});

test('staff see whose key it is, and stop one', async () => {
  await accepted(ada);
  const { secret, key } = await makeKey(ada, 'Appen');
  const { apiKeys } = await queryAsUser<{ apiKeys: { id: number; partner: string; contact: string }[] }>(
    app,
    admin.as,
    '{ apiKeys { id partner contact } }',
  );
  expect(apiKeys.find(({ id }) => id === key.id)).toMatchObject({
    partner: 'Statistiksajten',
    contact: APPLICATION.contact,
  });
  await onKey(admin, 'revokeApiKey', key);
  expect(await status(secret)).toBe(401);
});

const rename = (as: Desk, { id, version }: Pick<Key, 'id' | 'version'>, name: string) =>
  mutateAsUser(
    as,
    'changeMyApiKey',
    'ChangeMyApiKeyInput',
    { id, version, name, scopes: ['REST_READ'] },
    `... on ApiKey { ${KEY} }`,
  );
/** Of the key in staff's list. */
const stateOf = async (id: number): Promise<string | undefined> =>
  (
    await queryAsUser<{ apiKeys: { id: number; state: string }[] }>(app, admin.as, '{ apiKeys { id state } }')
  ).apiKeys.find((key) => key.id === id)?.state;
const hookState = async (): Promise<string[]> =>
  (await queryAsUser<{ webhooks: { state: string }[] }>(app, admin.as, '{ webhooks { state } }')).webhooks.map(
    ({ state }) => state,
  );

test('the command revokes a key by its number, and by a name that one key has', async () => {
  await accepted(ada);
  const service = app.app.get(ApiKeysService, { strict: false });
  const old = await makeKey(ada, 'Boten');
  const now = (await onKey(ada, 'replaceMyApiKey', old.key)) as unknown as { secret: string; key: Key };
  await expect(revokeApiKey(service, 'boten')).rejects.toThrow(`${now.key.id}, ${old.key.id}`);
  expect([await status(old.secret), await status(now.secret)]).toEqual([200, 200]);
  const line = (await listApiKeys(service)).find((one) => one.startsWith(`${old.key.id} `));
  expect(line).toMatch(/Statistiksajten.*, until \d{4}-\d\d-\d\d/);
  expect(await revokeApiKey(service, String(old.key.id))).toBe('The key of Boten is revoked.');
  expect([await status(old.secret), await status(now.secret)]).toEqual([401, 200]);
  expect(await revokeApiKey(service, 'Boten')).toBe('The key of Boten is revoked.');
  await expect(revokeApiKey(service, 'Boten')).rejects.toThrow('There is no valid key Boten.');
});

test('what a partner does with keys is limited by the hour, a new name too', async () => {
  await accepted(ada);
  const { key } = await makeKey(ada, 'Appen');
  let version = key.version;
  for (let done = 1; done < 60; done++) {
    const renamed = (await rename(ada, { id: key.id, version }, `Appen ${done}`)) as unknown as Key;
    expect(renamed.version).toBe(version + 1);
    version = renamed.version;
  }
  expect(await rename(ada, { id: key.id, version }, 'En till')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await makeKey(ada, 'En till')).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect((await keys(ada)).map(({ name }) => name)).toEqual(['Appen 59']);
});

test('an application that is accepted and denied at the same moment is one of them', async () => {
  const { id, version } = (await apply(ada)) as Shown;
  const answers = await Promise.all([
    mutateAsUser(admin, 'acceptPartner', 'PartnerTargetInput', { id, version }, PARTNER),
    mutateAsUser(admin, 'denyPartner', 'EndPartnerInput', { id, version, reason: 'Nej' }, PARTNER),
  ]);
  const [won] = answers.filter(({ code }) => code === undefined);
  expect(answers.filter(({ code }) => code === 'CHANGED_MEANWHILE')).toHaveLength(1);
  expect((await own(ada))?.status).toBe(won?.['status']);
  expect(await notices(ada)).toHaveLength(1);
});

test('staff see which keys open something, and which webhooks send', async () => {
  await accepted(ada);
  const old = await makeKey(ada, 'Appen');
  const { key } = (await onKey(ada, 'replaceMyApiKey', old.key)) as unknown as { key: Key };
  const { webhook } = await makeHook(ada, 'Boten');
  const states = async () => [await stateOf(old.key.id), await stateOf(key.id), ...(await hookState())];
  expect(await states()).toEqual(['ENDING', 'VALID', 'ACTIVE']);
  await decide('stopPartner', ada, 'För många anrop');
  expect(await states()).toEqual(['STOPPED', 'STOPPED', 'PARTNER_STOPPED']);
  await expect(sendCall(admin, `testWebhook(id: ${webhook.id})`)).rejects.toThrow('api.webhook.partner-stopped');
  const target = `input: { id: ${webhook.id}, version: ${webhook.version} }`;
  await expect(sendCall(admin, `resumeWebhook(${target})`)).rejects.toThrow('NOTHING_CHANGED');
  await decide('resumePartner', ada);
  await app.db.query('update api_key set ends_at = now() where id = $1', [old.key.id]);
  await onKey(admin, 'revokeApiKey', key);
  expect(await states()).toEqual(['ENDED', 'REVOKED', 'ACTIVE']);
  expect(await onKey(admin, 'revokeApiKey', { id: old.key.id, version: 1 })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  });
});

test("another's delivery and one that does not exist are refused in the same words", async () => {
  await accepted(ada);
  await accepted(bo);
  const { webhook } = await makeHook(ada, 'Boten');
  await sendCall(ada, `testMyWebhook(id: ${webhook.id})`);
  const [delivery] = await deliveries(ada, webhook.id);
  for (const id of [delivery!.id, 999_999]) {
    await expect(sendCall(bo, `replayMyDelivery(id: ${id})`)).rejects.toThrow('api.webhook.no-delivery');
  }
});

test('an application that is taken back leaves none of its words', async () => {
  const { id, version } = (await apply(ada)) as Shown;
  await mutateAsUser(admin, 'denyPartner', 'EndPartnerInput', { id, version, reason: 'Vem är du?' }, PARTNER);
  await apply(ada, { purpose: 'En sajt om statistik' });
  await sendCall(ada, `withdrawPartnerApplication(version: ${version + 2})`);
  const left = await app.db.query(
    `select kind from row_change where table_name = 'partner' and $1 = any(keys) and rows is not null`,
    [String(id)],
  );
  expect(left).toEqual([]);
});

test('what the log says of a partner’s keys and webhooks is of the account, and goes when its person is erased', async () => {
  await accepted(bo);
  const { key } = await makeKey(bo, 'Appen');
  await onKey(bo, 'revokeMyApiKey', key);
  const { webhook } = await makeHook(bo, 'Boten');
  await sendCall(admin, `pauseWebhook(input: { id: ${webhook.id}, version: ${webhook.version} })`);
  await sendCall(bo, `rotateMyWebhookSecret(input: { id: ${webhook.id}, version: ${webhook.version + 1} })`);
  await app.db.query(
    `insert into audit_entry (act, object_kind, object_id, actor_user_id, after) values ('person.erase', 'user', $1, 0, '{}')`,
    [bo.userId],
  );
  const about = await app.db.query<{ act: string }>(
    `select act from audit_entry e where is_about_erased(e) and (object_kind, object_id) in (('api-key', $1), ('webhook', $2)) order by id`,
    [key.id, webhook.id],
  );
  expect(about.map(({ act }) => act)).toEqual([
    'api-key.create',
    'api-key.revoke',
    'webhook.create',
    'webhook.pause',
    'webhook.rotate',
  ]);
});

test('all that a partner has goes with the account', async () => {
  await accepted(ada);
  const { secret } = await makeKey(ada, 'Appen');
  await makeHook(ada, 'Boten');
  await app.db.query('delete from app_user where id = $1', [ada.userId]);
  expect(await status(secret)).toBe(401);
  const [left] = await app.db.query(
    'select (select count(*)::int from api_key) as keys, (select count(*)::int from webhook) as webhooks',
  );
  expect(left).toEqual({ keys: 0, webhooks: 0 });
});
