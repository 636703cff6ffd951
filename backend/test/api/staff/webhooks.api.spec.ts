import { randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import { EVENT_KINDS } from '../../../src/domain/partners/league-event.ts';
import { MOST_DELIVERY_ATTEMPTS } from '../../../src/domain/partners/webhook.ts';
import { Team } from '../../../src/modules/teams/team.entity.ts';
import { WebhookDelivery } from '../../../src/modules/partners/webhooks/webhook-delivery.entity.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { everyRow } from '../../harness/everything.ts';
import { mutateAsUser, queryAsUser } from './division-calls.ts';
import { deskOf, sendCall } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

/** Webhooks in the back office, and what arrives at the other end (R35). The league runs on two instances. */

/** How long the receiver is down. In full: DOWN_MS=600000. */
const DOWN_MS = Number(process.env['DOWN_MS'] ?? 0);
/** Events that wait for it meanwhile. */
const WAITING = 40;

interface Got {
  headers: IncomingHttpHeaders;
  body: string;
}

let one: TestApp;
let two: TestApp;
let desk: Desk;
let receiver: Server;
let port: number;
const got: Got[] = [];
let answer = { status: 204, body: '' };

beforeAll(async () => {
  // both instances open the secrets
  const key = (): string => randomBytes(32).toString('base64');
  const env = { WEBHOOK_TARGETS: 'any', PII_KEYS: `k1:${key()}`, PII_INDEX_KEY: key() };
  one = await bootApp({ env });
  desk = await deskOf(one, 'admin', 'admin');
  two = await bootApp({ env, beside: one });
  await up();
});
afterAll(async () => {
  await down();
  await two.close();
  await one.close();
});

async function up(): Promise<void> {
  receiver = createServer((req, res) => {
    let body = '';
    req.on('data', (part: Buffer) => (body += part.toString('utf8')));
    req.on('end', () => {
      got.push({ headers: req.headers, body });
      res.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) => receiver.listen(port ?? 0, '127.0.0.1', resolve));
  port = (receiver.address() as AddressInfo).port;
}
const down = (): Promise<unknown> => new Promise((resolve) => receiver.close(resolve));

const PARTS = 'id name url kinds state cursor backlog nextAt lastDoneAt createdAt madeBy version';
const input = (more: object = {}) => ({
  name: 'Boten',
  url: `http://127.0.0.1:${port}/hook`,
  kinds: ['TEAM_CHANGED'],
  ...more,
});
interface Shown {
  id: number;
  version: number;
  state: string;
  backlog: number;
  cursor: number;
}
const make = async (more: object = {}) =>
  (await mutateAsUser(
    desk,
    'makeWebhook',
    'MakeWebhookInput',
    input(more),
    `... on NewWebhook { secret webhook { ${PARTS} } }`,
  )) as {
    secret: string;
    webhook: Shown;
    code?: string;
  };
const act = (name: string, { id, version }: Shown, args = '', inside = `... on Webhook { ${PARTS} }`) =>
  sendCall(desk, `${name}(input: { id: ${id}, version: ${version} }${args})`, { answer: inside });
const shown = async (id: number): Promise<Shown> => {
  const { webhooks } = await queryAsUser<{ webhooks: Shown[] }>(one, desk.as, `{ webhooks { ${PARTS} } }`);
  return webhooks.find((webhook) => webhook.id === id)!;
};
const deliveries = async (id: number) => {
  const text = `{ webhookDeliveries(webhookId: ${id}, first: 100) { items { id position kind state isReplay body attempts
    triedAt nextAt doneAt status answer error } nextBefore } }`;
  return (await queryAsUser<{ webhookDeliveries: { items: Record<string, unknown>[] } }>(one, desk.as, text))
    .webhookDeliveries.items;
};
const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await what())) await sleep(20);
};
/** The time of the next attempt has come. */
const hurry = () =>
  one.db.query(`with w as (update webhook set next_at = now() returning id) select pg_notify('webhooks', '') from w`);

let teamId: number;
let count = 0;
const rename = async () => {
  teamId ??= await desk.league.team('Lag');
  await (count % 2 === 0 ? one : two).db.repo(Team).update(teamId, { name: `Lag ${++count}` });
};
const clear = async (): Promise<void> => {
  await one.db.query('delete from webhook');
  got.length = 0;
  answer = { status: 204, body: '' };
};
beforeEach(clear);

const positionsOf = (all: readonly Got[]) =>
  all.map(({ body }) => (JSON.parse(body) as { data: { position: number } }).data.position);

test('an event arrives once, signed so that another program finds it right, and nothing private is in it', async () => {
  const { secret, webhook } = await make();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  await rename();
  await desk.league.player('Inget för den här');
  await rename();
  await until(() => got.length === 2);
  const [{ headers, body }] = got as [Got];
  const said = new Verifier(secret).verify(body, headers as Record<string, string>) as Record<string, unknown>;
  expect(said).toEqual({
    type: 'team.changed',
    timestamp: expect.stringMatching(/Z$/),
    data: { position: expect.any(Number), teamId, changed: ['name'] },
  });
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': `event_${positionsOf(got)[0]}` });
  const changed = body.replace('name', 'logo');
  expect(() => new Verifier(secret).verify(changed, headers as Record<string, string>)).toThrow(
    'No matching signature',
  );
  await until(async () => (await shown(webhook.id)).backlog === 0);
  expect(await deliveries(webhook.id)).toMatchObject([
    { state: 'DONE', attempts: 1, status: 204, isReplay: false, error: null },
    { state: 'DONE', body },
  ]);
  const stored = JSON.stringify(await one.db.query('select * from webhook'));
  for (const part of [secret, secret.slice(6)]) expect(stored).not.toContain(part);
  expect(JSON.stringify(got)).not.toContain('Lag ');
});

test('what happens while the receiver is down arrives when it is back: all, once, in order', async () => {
  const { secret, webhook } = await make();
  await down();
  for (let n = 0; n < WAITING; n++) await rename();
  await until(async () => (await deliveries(webhook.id))[0]?.['state'] === 'RETRYING');
  expect(await deliveries(webhook.id)).toMatchObject([
    { status: null, error: expect.stringContaining('ECONNREFUSED') },
  ]);
  await sleep(DOWN_MS);
  answer = { status: 500, body: 'not yet' };
  await up();
  await hurry();
  await until(async () => (await deliveries(webhook.id))[0]?.['answer'] === 'not yet');
  const failed = got.splice(0);
  answer = { status: 200, body: 'thanks' };
  await hurry();
  await until(() => got.length >= WAITING);
  await until(async () => (await shown(webhook.id)).backlog === 0);
  const positions = positionsOf(got);
  expect(positions).toEqual(positions.map((_, n) => positions[0]! + n));
  expect(new Set(positionsOf(failed))).toEqual(new Set([positions[0]]));
  expect(got).toHaveLength(WAITING);
  for (const { headers, body } of got) new Verifier(secret).verify(body, headers as Record<string, string>);
});

test('a webhook that is given up is stopped, admins are told, and nothing is lost when it is resumed', async () => {
  const { webhook } = await make();
  answer = { status: 503, body: 'closed' };
  await rename();
  await rename();
  await until(async () => (await deliveries(webhook.id))[0]?.['status'] === 503);
  await one.db.repo(WebhookDelivery).update({ webhookId: webhook.id }, { attempts: MOST_DELIVERY_ATTEMPTS - 1 });
  await hurry();
  await until(async () => (await shown(webhook.id)).state === 'STOPPED');
  expect((await deliveries(webhook.id))[0]).toMatchObject({ state: 'DEAD', attempts: MOST_DELIVERY_ATTEMPTS });
  const told = await one.db.query('select to_jsonb(n) as row from notification n where n.user_id = $1', [desk.userId]);
  expect(JSON.stringify(told)).toContain('Webhooken ”Boten” är stoppad');
  got.length = 0;
  answer = { status: 204, body: '' };
  await act('resumeWebhook', await shown(webhook.id));
  await until(() => got.length === 2);
  expect(positionsOf(got)[1]).toBe(positionsOf(got)[0]! + 1);
});

test('a receiver that says it is gone is not tried again', async () => {
  const { webhook } = await make();
  answer = { status: 410, body: '' };
  await rename();
  await until(async () => (await shown(webhook.id)).state === 'STOPPED');
  expect(got).toHaveLength(1);
});

test('a paused webhook gets nothing, and all of it when it is resumed', async () => {
  const { webhook } = await make();
  await act('pauseWebhook', webhook);
  await rename();
  await sleep(300);
  expect(got).toEqual([]);
  const paused = await shown(webhook.id);
  expect([paused.state, paused.backlog]).toEqual(['PAUSED', 1]);
  await expect(sendCall(desk, `testWebhook(id: ${webhook.id})`)).rejects.toThrow(
    'NOTHING_CHANGED api.webhook.is-paused',
  );
  await act('resumeWebhook', paused);
  await until(() => got.length === 1);
});

test('staff send a test, one delivery again, and everything from a position on', async () => {
  const { secret, webhook } = await make();
  await sendCall(desk, `testWebhook(id: ${webhook.id})`);
  await until(() => got.length === 1);
  expect(new Verifier(secret).verify(got[0]!.body, got[0]!.headers as Record<string, string>)).toMatchObject({
    type: 'test',
  });
  for (let n = 0; n < 3; n++) await rename();
  await until(() => got.length === 4);
  await until(async () => (await shown(webhook.id)).backlog === 0);
  const [newest] = await deliveries(webhook.id);
  await sendCall(desk, `replayDelivery(id: ${String(newest?.['id'])})`);
  await until(() => got.length === 5);
  expect(got[4]?.headers['webhook-id']).toBe(got[3]?.headers['webhook-id']);
  const present = await shown(webhook.id);
  await act('replayWebhook', present, `, after: ${positionsOf(got.slice(1, 2))[0]! - 1}`);
  await until(() => got.length === 8);
  expect(positionsOf(got.slice(5))).toEqual(positionsOf(got.slice(1, 4)));
  await expect(act('replayWebhook', await shown(webhook.id), ', after: 2000000000')).rejects.toThrow('INVALID_INPUT');
});

test('a webhook whose secret cannot be read waits like one that gets no answer, and keeps no worker busy', async () => {
  const { webhook } = await make();
  await one.db.query(`update webhook set secret = 'k0.AAAA.AAAA.AAAA'`);
  await rename();
  const tried = async () => (await deliveries(webhook.id)).at(0);
  await until(async () => (await tried())?.['error'] != null);
  // a worker that began again at once would have begun many times meanwhile
  await sleep(500);
  expect(await tried()).toMatchObject({ state: 'RETRYING', attempts: 1, status: null });
  expect(got).toEqual([]);
});

test('a new secret signs beside the former one for a day', async () => {
  const { secret, webhook } = await make();
  const renewed = await act('rotateWebhookSecret', webhook, '', '... on NewWebhook { secret }');
  expect(renewed['secret']).not.toBe(secret);
  const check = (by: unknown) => () =>
    new Verifier(String(by)).verify(got.at(-1)!.body, got.at(-1)!.headers as Record<string, string>);
  await rename();
  await until(() => got.length === 1);
  expect(check(secret)).not.toThrow();
  expect(check(renewed['secret'])).not.toThrow();
  await one.db.query(`update webhook set former_until = now() - interval '1 second'`);
  await rename();
  await until(() => got.length === 2);
  expect(check(secret)).toThrow();
  expect(check(renewed['secret'])).not.toThrow();
});

test('each act stands in the audit, without a secret and without the path of the address', async () => {
  const { secret, webhook } = await make({ url: `http://127.0.0.1:${port}/hook/token-in-the-path` });
  const changed = (await sendCall(
    desk,
    `changeWebhook(input: { id: ${webhook.id}, version: ${webhook.version}, name: "Sajten",
    url: "http://127.0.0.1:${port}/", kinds: [SERIES_REPORTED] })`,
    { answer: `... on Webhook { ${PARTS} }` },
  )) as unknown as Shown;
  await expect(act('pauseWebhook', webhook)).rejects.toThrow('CHANGED_MEANWHILE');
  await act('deleteWebhook', changed, '', '... on Done { messageKey }');
  const entries = await one.db.query<{ act: string }>(
    `select act, before, after from audit_entry where object_kind = 'webhook' and object_id = $1 order by id`,
    [webhook.id],
  );
  expect(entries.map(({ act: name }) => name)).toEqual(['webhook.create', 'webhook.change', 'webhook.delete']);
  for (const hidden of [secret, 'token-in-the-path']) expect(JSON.stringify(entries)).not.toContain(hidden);
});

test('a refused webhook leaves nothing, and a name is used once', async () => {
  await make();
  const before = await everyRow(one.db);
  expect(await make({ url: 'http://127.0.0.1/2' })).toMatchObject({ code: 'NAME_TAKEN', field: 'name' });
  expect(await make({ name: ' ' })).toMatchObject({ code: 'INVALID_INPUT', field: 'name' });
  expect(await make({ name: 'Ny', kinds: [] })).toMatchObject({ code: 'INVALID_INPUT', field: 'kinds' });
  expect(await everyRow(one.db)).toEqual(before);
});

test('outside of tests a webhook leads only to the open internet', async () => {
  const strict = await bootApp();
  const admin = await deskOf(strict, 'admin', 'admin');
  for (const url of ['https://127.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://localhost/']) {
    const refused = await mutateAsUser(
      admin,
      'makeWebhook',
      'MakeWebhookInput',
      input({ url }),
      '... on NewWebhook { secret }',
    );
    expect(refused).toMatchObject({ code: 'INVALID_INPUT', field: 'url' });
  }
  expect(await strict.db.query('select 1 from webhook')).toEqual([]);
  await strict.close();
});

test('a visitor and a player see and change nothing of it', async () => {
  const { webhook } = await make({ kinds: EVENT_KINDS.map((kind) => kind.toUpperCase().replaceAll(/[.-]/g, '_')) });
  const calls = ['{ webhooks { id } }', `{ webhookDeliveries(webhookId: ${webhook.id}) { items { id } } }`];
  calls.push(`mutation { deleteWebhook(input: { id: ${webhook.id}, version: 0 }) { __typename } }`);
  for (const call of calls)
    expect((await graphql(one.url, call)).errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  expect(await shown(webhook.id)).toBeDefined();
});
