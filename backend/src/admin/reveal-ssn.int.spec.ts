import { createHash } from 'node:crypto';
import pg from 'pg';
import { League } from '../../test/factories/league.ts';
import { filledDatabase, withDb } from '../../test/harness/database.ts';
import type { TestDatabase } from '../../test/harness/database.ts';
import { loadConfig } from '../platform/config/config.ts';
import { Sealer } from '../platform/crypto/sealer.ts';
import { aboutMember } from '../modules/auth/membership/sealed-ssn.ts';
import type { Db } from '../platform/db/db.ts';
import { revealSsn } from './reveal-ssn.ts';

const NUMBER = '198507091234';
const REASON = 'The bank asks who signs for the association.';

let filled: Awaited<ReturnType<typeof filledDatabase>>;
let database: TestDatabase;
let client: pg.Client;
const sealer = new Sealer(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));

beforeAll(async () => {
  filled = await filledDatabase((db) => member(db, 7, 'ada@example.org', aboutMember(7)));
});
afterAll(() => filled.drop());

beforeEach(async () => {
  database = await filled.copy();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function member(db: Db, id: number, email: string, about: string): Promise<void> {
  const league = new League(db);
  await league.membership(await league.member(email), {
    id,
    email,
    ssnCipher: sealer.seal(NUMBER, about),
    ssnIndex: createHash('sha256').update(email).digest(),
    ssnMasked: '850709-****',
  });
}

const entries = async () =>
  (await client.query('select actor_user_id as by, act, object_kind as kind, object_id as id, after from audit_entry'))
    .rows;

test.each(['7', 'Ada@example.org'])('shows the number of member %s, and writes down why, not what', async (who) => {
  expect(await revealSsn(client, sealer, who, ` ${REASON} `)).toContain(`Ada Ek: ${NUMBER}`);
  expect(await entries()).toEqual([
    { by: 0, act: 'member.reveal-ssn', kind: 'member', id: 7, after: { reason: REASON } },
  ]);
});

test.each([
  { why: 'no one', who: '8', reason: REASON },
  { why: 'a pattern', who: '%', reason: REASON },
  { why: 'no reason', who: '7', reason: '          ' },
  { why: 'an endless reason', who: '7', reason: 'x'.repeat(501) },
])('shows nothing for $why, and writes nothing down', async ({ who, reason }) => {
  const refusal = await revealSsn(client, sealer, who, reason).catch(String);
  expect(refusal).toMatch(/^Error: (There is no member|Say why)/);
  expect(await entries()).toEqual([]);
});

test('a number that was erased is not there to show, and nothing is written down', async () => {
  await client.query('update membership set ssn_cipher = null, ssn_index = null, ssn_masked = null');
  await expect(revealSsn(client, sealer, '7', REASON)).rejects.toThrow('has been erased');
  expect(await entries()).toEqual([]);
});

test('a number that was moved from another row is not shown', async () => {
  await withDb(database.url, (db) => member(db, 9, 'moved@example.org', aboutMember(7)));
  await expect(revealSsn(client, sealer, '9', REASON)).rejects.toThrow();
  expect(await entries()).toEqual([]);
});

test('what cannot be written down is not shown', async () => {
  await client.query('alter table audit_entry add constraint full_check check (false) not valid');
  await expect(revealSsn(client, sealer, '7', REASON)).rejects.toThrow('full_check');
});
