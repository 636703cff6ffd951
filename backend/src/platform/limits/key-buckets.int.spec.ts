import { insertRow } from '../../../test/factories/rows.ts';
import { freshDb } from '../../../test/harness/database.ts';
import type { KeyScope } from '../../domain/partners/api-key.ts';
import { ApiKey } from '../../modules/partners/api-key.entity.ts';
import { FixedClock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { digestOfKey, type ValidKey } from './api-keys.ts';
import { KeyBuckets } from './key-buckets.ts';

const NOON = new Date('2026-01-31T12:00:00Z');
const TWO_HOURS_LATER = new Date('2026-01-31T14:00:00Z');

let db: Db;
let close: () => Promise<void>;
let key: ValidKey;
beforeAll(async () => {
  ({ db, close } = await freshDb());
  const scopes: KeyScope[] = ['rest:read'];
  const id = await insertRow(db, ApiKey, { name: 'Appen', contact: '', keyHash: digestOfKey('nyckel'), scopes });
  key = { id, scopes, perMinute: 60 };
});
afterAll(() => close());
beforeEach(() => db.query('delete from api_key_bucket'));

const bucketsAt = (now: Date): KeyBuckets => new KeyBuckets(db, new FixedClock(now));

test('a call by a clock that is two hours ahead shuts no one out', async () => {
  await bucketsAt(TWO_HOURS_LATER).take(key, 60);
  expect(await bucketsAt(NOON).take(key, 1)).toEqual({ wait: 0, units: 59, fullIn: 1 });
});

test('what is taken by such a clock is not given back to a clock that is right', async () => {
  for (let call = 0; call < 60; call++) await bucketsAt(NOON).take(key, 1);
  const moment = new Date(NOON.getTime() + 10);
  expect(await bucketsAt(moment).take(key, 1)).toMatchObject({ wait: 1, units: 0 });
});

test('the hourly cleaning deletes buckets that are full, and those of the far future', async () => {
  const left = async () => (await db.query('select 1 from api_key_bucket')).length;
  await bucketsAt(NOON).take(key, 1);
  await bucketsAt(NOON).sweep();
  expect(await left()).toBe(1);
  await bucketsAt(new Date(NOON.getTime() + 60_000)).sweep();
  expect(await left()).toBe(0);
  await bucketsAt(TWO_HOURS_LATER).take(key, 1);
  await bucketsAt(NOON).sweep();
  expect(await left()).toBe(0);
});
