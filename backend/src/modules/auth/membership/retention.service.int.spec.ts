import { Logger } from '@nestjs/common';
import { freshDb } from '../../../../test/harness/database.ts';
import { FixedClock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/db.ts';
import { MembershipRepository } from './membership.repository.ts';
import { RetentionService } from './retention.service.ts';

const JOINED = new Date('2025-03-10T18:00:00Z');
const YEAR_LATER = new Date('2026-03-10T18:00:00Z');

Logger.overrideLogger(false);

let db: Db;
let close: () => Promise<void>;
let memberships: MembershipRepository;
const clock = new FixedClock(JOINED);

beforeEach(async () => {
  ({ db, close } = await freshDb());
  memberships = new MembershipRepository(db);
  await join('Ada', 1, JOINED);
  await join('Bo', 2, new Date(JOINED.getTime() + 1));
});
afterEach(() => close());

async function join(firstName: string, number: number, at: Date): Promise<void> {
  const told = {
    firstName,
    lastName: 'Ek',
    email: `${firstName}@example.org`,
    phone: '+46701234567',
    address: 'Gatan 1',
    zip: '11111',
    city: 'Ort',
    sex: 'na' as const,
    agreesToMarketing: false,
  };
  const sealed = {
    ssnCipher: 'sealed',
    ssnIndex: Buffer.alloc(32, number),
    ssnMasked: '850709-****',
    isSsnDoubtful: false,
  };
  await memberships.insertMembership({ id: await memberships.nextId(), ...told, ...sealed }, at);
}

const sweepAt = (now: Date): Promise<number> => {
  clock.set(now);
  return new RetentionService(memberships, clock).sweep();
};

const numbers = () =>
  db.query(
    'select first_name as name, ssn_cipher as cipher, ssn_index is not null as found, ssn_masked as shown from membership order by 1',
  );

const KEPT = { cipher: 'sealed', found: true, shown: '850709-****' };
const GONE = { cipher: null, found: false, shown: null };

test('a number is kept for twelve months to the millisecond, and then nothing is left of it', async () => {
  expect(await sweepAt(new Date(YEAR_LATER.getTime() - 1))).toBe(0);
  expect(await numbers()).toEqual([
    { name: 'Ada', ...KEPT },
    { name: 'Bo', ...KEPT },
  ]);
  expect(await sweepAt(YEAR_LATER)).toBe(1);
  expect(await numbers()).toEqual([
    { name: 'Ada', ...GONE },
    { name: 'Bo', ...KEPT },
  ]);
});

test('who lost a number is a member still, and there is nothing to erase twice', async () => {
  await sweepAt(new Date('2030-01-01'));
  expect(await sweepAt(new Date('2030-01-02'))).toBe(0);
  expect(await db.query('select email from association_member order by 1')).toHaveLength(2);
});

test('a part of a number cannot be left behind', async () => {
  await expect(db.query('update membership set ssn_cipher = null')).rejects.toThrow('membership_ssn_whole_check');
});
