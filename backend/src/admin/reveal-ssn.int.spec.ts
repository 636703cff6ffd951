import pg from 'pg';
import { freshDatabase } from '../../test/harness/database.ts';
import type { TestDatabase } from '../../test/harness/database.ts';
import { loadConfig } from '../platform/config/config.ts';
import { Sealer } from '../platform/crypto/sealer.ts';
import { aboutMember } from '../modules/membership/sealed-ssn.ts';
import { revealSsn } from './reveal-ssn.ts';

const NUMBER = '198507091234';
const REASON = 'The bank asks who signs for the association.';

let database: TestDatabase;
let client: pg.Client;
const sealer = new Sealer(loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }));

beforeEach(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await member(7, 'ada@example.org', aboutMember(7));
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

async function member(id: number, email: string, about: string): Promise<void> {
  await client.query(
    `with member as (insert into association_member (email) values ($2) returning id)
     insert into membership (id, association_member_id, first_name, last_name, email, phone, ssn_cipher, ssn_index,
                             ssn_masked, is_ssn_doubtful, address, zip, city, sex, agrees_marketing)
     select $1, member.id, 'Ada', 'Ek', $2, '+46701234567', $3, sha256($2::bytea), '850709-****', false,
            'Gatan 1', '11111', 'Ort', 'na', false from member`,
    [id, email, sealer.seal(NUMBER, about)],
  );
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
  await member(9, 'moved@example.org', aboutMember(7));
  await expect(revealSsn(client, sealer, '9', REASON)).rejects.toThrow();
  expect(await entries()).toEqual([]);
});

test('what cannot be written down is not shown', async () => {
  await client.query('alter table audit_entry add constraint full_check check (false) not valid');
  await expect(revealSsn(client, sealer, '7', REASON)).rejects.toThrow('full_check');
});
