import { OutboxEntry } from '../src/modules/messages/outbox/outbox-entry.entity.ts';
import { OutboxRepository } from '../src/modules/messages/outbox/outbox.repository.ts';
import { ReplayReading } from '../src/modules/stats/recordings/sweep/replay-reading.entity.ts';
import { UnreadGamesRepository } from '../src/modules/stats/recordings/sweep/unread-games.repository.ts';
import { DeliveriesRepository } from '../src/modules/partners/webhooks/deliveries.repository.ts';
import { WebhookDelivery } from '../src/modules/partners/webhooks/webhook-delivery.entity.ts';
import { Webhook } from '../src/modules/partners/webhooks/webhook.entity.ts';
import { insertRow } from './factories/rows.ts';
import { freshDb } from './harness/database.ts';

/** A lease holds until its end, but one that ends in the far future was stored while a clock was wrong (T119). */

const SECONDS = 30;
const ANOTHER = 'b3a7f6b0-0000-4000-8000-000000000001';
const HERE = 'b3a7f6b0-0000-4000-8000-000000000002';

let database: Awaited<ReturnType<typeof freshDb>>;
beforeAll(async () => {
  database = await freshDb();
});
afterAll(() => database.close());

/** Takes what another instance holds until then; whether it could. The column has a row that is held. */
const TAKES: Record<string, { hold(until: Date): Promise<void>; take(): Promise<boolean> }> = {
  'outbox_entry.locked_until': {
    hold: async (lockedUntil) => {
      const entry = { kind: 'no-such-kind', subject: 's', about: null, payload: {}, divisionId: null, attempts: 1 };
      await database.db.query('delete from outbox_entry');
      await insertRow(database.db, OutboxEntry, { ...entry, key: 'k', lockedUntil });
    },
    take: async () => (await new OutboxRepository(database.db).claim(['no-such-kind'], 1, SECONDS)).length > 0,
  },
  'replay_reading.held_until': {
    hold: async (heldUntil) => {
      await database.db.query('delete from replay_reading');
      await insertRow(database.db, ReplayReading, { id: true, heldBy: ANOTHER, heldUntil });
    },
    take: () => new UnreadGamesRepository(database.db).takeLease(HERE, SECONDS),
  },
  'webhook.locked_until': {
    hold: async (lockedUntil) => {
      await database.db.query('delete from webhook');
      const webhook = { name: 'Appen', url: 'https://example.org/', secret: 's', kinds: ['series.reported' as const] };
      const webhookId = await insertRow(database.db, Webhook, {
        ...webhook,
        cursor: 0,
        isStopped: false,
        turn: 0,
        lockedUntil,
      });
      const delivery = { position: null, kind: 'test', body: '{}', isReplay: true };
      await insertRow(database.db, WebhookDelivery, { ...delivery, webhookId });
    },
    take: async () => (await new DeliveriesRepository(database.db).claim(1, SECONDS)).length > 0,
  },
};

const COLUMNS = `
  select table_name || '.' || column_name as name from information_schema.columns
   where table_schema = 'public' and column_name ~ '^(locked|held)_until$' order by 1`;

test('every column with a lease is tried', async () => {
  const columns = await database.db.query<{ name: string }>(COLUMNS);
  expect(Object.keys(TAKES).sort()).toEqual(columns.map(({ name }) => name));
});

describe.each(Object.entries(TAKES))('%s', (column, { hold, take }) => {
  test.each([
    { seconds: -1, isFree: true, why: 'is over' },
    { seconds: SECONDS, isFree: false, why: 'has just begun' },
    { seconds: 2 * 3600, isFree: true, why: 'would end in two hours' },
  ])('a lease that $why: free is $isFree', async ({ seconds, isFree }) => {
    await hold(new Date(Date.now() + seconds * 1000));
    expect(await take()).toBe(isFree);
    // the reader of replays may prolong its own
    if (isFree && column !== 'replay_reading.held_until') expect(await take()).toBe(false);
  });
});
