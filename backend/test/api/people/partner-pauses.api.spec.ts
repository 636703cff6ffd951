import { randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Partner } from '../../../src/modules/partners/access/partner.entity.ts';
import { insertRow } from '../../factories/rows.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { mutateAsUser, queryAsUser } from '../staff/division-calls.ts';
import { deskOf, sendCall } from '../staff/undo/desk.ts';
import type { Desk } from '../staff/undo/desk.ts';

/** What staff have paused is theirs to end, whatever its partner does (R35, T134). */

let app: TestApp;
let admin: Desk;
let ada: Desk;
let bo: Desk;
let receiver: Server;
let address: string;
let got = 0;
/** What the receiver answers, and when. */
let answer: () => Promise<number>;

beforeAll(async () => {
  const key = (): string => randomBytes(32).toString('base64');
  app = await bootApp({ env: { WEBHOOK_TARGETS: 'any', PII_KEYS: `k1:${key()}`, PII_INDEX_KEY: key() } });
  admin = await deskOf(app, 'admin', 'admin');
  ada = await deskOf(app, 'player');
  bo = await deskOf(app, 'captain');
  receiver = createServer((req, res) => {
    got += 1;
    req.resume();
    void answer().then((status) => res.writeHead(status).end('tack'));
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
  await app.db.query('delete from rate_limit');
  for (const { userId } of [ada, bo])
    await insertRow(app.db, Partner, {
      ...{ userId, name: 'Statistiksajten', purpose: 'Tabeller', contact: 'ada@example.se' },
      ...{ status: 'accepted', appliedAt: new Date(), decidedAt: new Date() },
    });
  got = 0;
  answer = () => Promise.resolve(200);
});

interface Hook {
  id: number;
  version: number;
}
const makeHook = async (as: Desk, name: string, url = address) =>
  (await mutateAsUser(
    as,
    'makeMyWebhook',
    'MakeWebhookInput',
    { name, url, kinds: ['TEAM_CREATED'] },
    '... on NewWebhook { secret webhook { id version } }',
  )) as { secret: string; webhook: Hook; code?: string };
const lead = ({ id, version }: Hook, url: string, kinds = ['TEAM_CREATED']) =>
  mutateAsUser(
    ada,
    'changeMyWebhook',
    'ChangeWebhookInput',
    { id, version, name: `Bot ${id}`, url, kinds },
    '... on Webhook { url state version }',
  );
const hookState = async (): Promise<string[]> =>
  (await queryAsUser<{ webhooks: { state: string }[] }>(app, admin.as, '{ webhooks { state } }')).webhooks.map(
    ({ state }) => state,
  );
const latestDelivery = async (id: number): Promise<string | undefined> =>
  (
    await queryAsUser<{ myWebhookDeliveries: { items: { state: string }[] } }>(
      app,
      ada.as,
      `{ myWebhookDeliveries(webhookId: ${id}) { items { state } } }`,
    )
  ).myWebhookDeliveries.items[0]?.state;
const until = async (what: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await what())) await sleep(20);
};

test('what staff have paused, only they resume; what failures have stopped, the partner does', async () => {
  const { webhook } = await makeHook(ada, 'Boten');
  await sendCall(admin, `pauseWebhook(input: { id: ${webhook.id}, version: ${webhook.version} })`);
  const target = `input: { id: ${webhook.id}, version: ${webhook.version + 1} }`;
  await expect(sendCall(ada, `resumeMyWebhook(${target})`)).rejects.toThrow('api.webhook.staff-paused');
  expect(await hookState()).toEqual(['PAUSED']);
  await app.db.query('update webhook set is_stopped = true');
  expect(await sendCall(ada, `resumeMyWebhook(${target})`, { answer: '... on Webhook { state }' })).toMatchObject({
    state: 'ACTIVE',
  });
});

test('what staff have paused, its partner neither deletes nor leads elsewhere, and makes no second one there', async () => {
  const { webhook } = await makeHook(ada, 'Boten');
  const other = (await makeHook(ada, 'Annan', `${address}-annan`)).webhook;
  await sendCall(admin, `pauseWebhook(input: { id: ${webhook.id}, version: ${webhook.version} })`);
  const version = webhook.version + 1;
  const refused = { code: 'WEBHOOK_PAUSED', messageKey: 'api.webhook.address-paused', field: 'url' };
  await expect(sendCall(ada, `deleteMyWebhook(input: { id: ${webhook.id}, version: ${version} })`)).rejects.toThrow(
    'WEBHOOK_PAUSED',
  );
  expect(await makeHook(ada, 'Ny', `${address}?ny=1`)).toMatchObject(refused);
  expect(await lead(other, address)).toMatchObject(refused);
  expect(await lead({ id: webhook.id, version }, `${address}-ny`)).toMatchObject({
    ...refused,
    messageKey: 'api.webhook.paused-stays',
  });
  expect(await lead({ id: webhook.id, version }, `${address}?key=2`)).toMatchObject({ state: 'PAUSED' });
  expect(await makeHook(bo, 'Grannens')).toMatchObject({ secret: expect.any(String) });

  await sendCall(admin, `resumeWebhook(input: { id: ${webhook.id}, version: ${version + 1} })`);
  expect(await makeHook(ada, 'Ny')).toMatchObject({ secret: expect.any(String) });
  await sendCall(ada, `deleteMyWebhook(input: { id: ${webhook.id}, version: ${version + 2} })`);
});

test('two webhooks that led to one address before the pause are paused and resumed as one', async () => {
  const first = (await makeHook(ada, 'Boten', `${address}?a`)).webhook;
  const second = (await makeHook(ada, 'Boten igen', `${address}/?b`)).webhook;
  const apart = (await makeHook(ada, 'Annan', `${address}-annan`)).webhook;
  const neighbour = (await makeHook(bo, 'Grannens')).webhook;
  const states = async () =>
    (
      await app.db.query<{ paused: boolean }>(
        'select paused_at is not null as paused from webhook where id = any($1) order by id',
        [[first.id, second.id, apart.id, neighbour.id]],
      )
    ).map(({ paused }) => paused);
  await sendCall(admin, `pauseWebhook(input: { id: ${first.id}, version: ${first.version} })`);
  expect(await states()).toEqual([true, true, false, false]);
  const target = `input: { id: ${second.id}, version: ${second.version + 1} }`;
  await expect(sendCall(ada, `resumeMyWebhook(${target})`)).rejects.toThrow('api.webhook.staff-paused');
  await expect(sendCall(ada, `deleteMyWebhook(${target})`)).rejects.toThrow('WEBHOOK_PAUSED');
  await sendCall(admin, `resumeWebhook(${target})`);
  expect(await states()).toEqual([false, false, false, false]);
  const log = await app.db.query<{ act: string; id: number }>(
    `select act, object_id as id from audit_entry where act in ('webhook.pause', 'webhook.resume') and object_id = any($1) order by audit_entry.id`,
    [[first.id, second.id]],
  );
  expect(log).toEqual([
    { act: 'webhook.pause', id: second.id },
    { act: 'webhook.pause', id: first.id },
    { act: 'webhook.resume', id: first.id },
    { act: 'webhook.resume', id: second.id },
  ]);
});

test('where staff lead a webhook beside a paused one, its partner does not take the paused one’s kinds with it', async () => {
  const paused = (await makeHook(ada, 'Boten')).webhook;
  const beside = (await makeHook(ada, 'Annan', `${address}-annan`)).webhook;
  await sendCall(admin, `pauseWebhook(input: { id: ${paused.id}, version: ${paused.version} })`);
  await app.db.query('update webhook set url = $1 where id = $2', [`${address}?b`, beside.id]);
  expect(await lead(beside, `${address}?b`, ['TEAM_CREATED', 'TEAM_REMOVED'])).toMatchObject({
    code: 'WEBHOOK_PAUSED',
    messageKey: 'api.webhook.address-paused',
  });
});

test('what a partner does while staff pause comes after the pause, and is refused', async () => {
  const first = (await makeHook(ada, 'Boten')).webhook;
  const second = (await makeHook(ada, 'Annan', `${address}-annan`)).webhook;
  let isHeld = false;
  let end: () => void = () => undefined;
  const held = app.db.transaction(async () => {
    await app.db.query('select 1 from partner where user_id = $1 for no key update', [ada.userId]);
    isHeld = true;
    await new Promise<void>((resolve) => (end = resolve));
  });
  const waiting = async (): Promise<number> =>
    (await app.db.query(`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`))
      .length;
  await until(() => isHeld);
  const pause = sendCall(admin, `pauseWebhook(input: { id: ${first.id}, version: ${first.version} })`);
  await until(async () => (await waiting()) === 1);
  const change = lead(second, `${address}?b`);
  await until(async () => (await waiting()) === 2);
  end();
  await Promise.all([held, pause]);
  expect(await change).toMatchObject({ code: 'WEBHOOK_PAUSED', messageKey: 'api.webhook.address-paused' });
});

test('a receiver that is gone while staff pause its webhook does not make the pause its partner’s to end', async () => {
  const { webhook } = await makeHook(ada, 'Boten');
  let end: (status: number) => void = () => undefined;
  answer = () => new Promise((resolve) => (end = resolve));
  await sendCall(ada, `testMyWebhook(id: ${webhook.id})`);
  await until(() => got === 1);
  await sendCall(admin, `pauseWebhook(input: { id: ${webhook.id}, version: ${webhook.version} })`);
  end(410);
  await until(async () => (await latestDelivery(webhook.id)) === 'DEAD');
  expect(await hookState()).toEqual(['PAUSED']);
});
