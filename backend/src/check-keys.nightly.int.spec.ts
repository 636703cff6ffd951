import { createHash } from 'node:crypto';
import pg from 'pg';
import { League } from '../test/factories/league.ts';
import { freshDatabase, type TestDatabase, withDb } from '../test/harness/database.ts';
import { checkKeys } from './check-keys.ts';
import { aboutMember } from './modules/auth/membership/sealed-ssn.ts';
import { loadConfig, type AppConfig } from './platform/config/config.ts';
import { ConfigError } from './platform/config/environment.ts';
import { BlindIndex } from './platform/crypto/blind-index.ts';
import { Sealer } from './platform/crypto/sealer.ts';

const key = (seed: string): string => createHash('sha256').update(seed).digest('base64');
const INDEX = key('index');
const configOf = (keys: string, index = INDEX): AppConfig => loadConfig({ PII_KEYS: keys, PII_INDEX_KEY: index });
const FIRST = `k1:${key('one')}`;

let database: TestDatabase;
let client: pg.Client;

beforeEach(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

const problemsOf = async (config: AppConfig, on = client): Promise<readonly string[]> => {
  try {
    await checkKeys(on, config);
    return [];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems;
  }
};

const rows = async (): Promise<unknown[]> => (await client.query('select * from key_check order by name')).rows;

async function addMember(id: number, config: AppConfig): Promise<void> {
  const email = `m${id}@example.se`;
  const number = {
    ssnCipher: new Sealer(config).seal(`19850709${id}`, aboutMember(id)),
    ssnIndex: new BlindIndex(config).of('ssn', `19850709${id}`),
    ssnMasked: '850709-****',
  };
  await withDb(database.url, async (db) => {
    const league = new League(db);
    await league.membership(await league.member(email), { id, email, ...number });
  });
}

test('the first start writes down how the keys are known again, and no key', async () => {
  expect(await problemsOf(configOf(FIRST))).toEqual([]);
  expect((await rows()).map((row) => (row as { name: string }).name)).toEqual(['index', 'key:k1']);
  for (const secret of [key('one'), INDEX]) expect(JSON.stringify(await rows())).not.toContain(secret);
  const before = await rows();
  expect(await problemsOf(configOf(FIRST))).toEqual([]);
  expect(await rows()).toEqual(before);
});

test.each<[string, string, AppConfig]>([
  ['another key under the same name', 'PII_KEYS has another key k1', configOf(`k1:${key('two')}`)],
  ['the same, behind a new one', 'PII_KEYS has another key k1', configOf(`k2:${key('new')},k1:${key('two')}`)],
  ['a new key alone', 'PII_KEYS has none of the keys', configOf(`k2:${key('new')}`)],
  ['another index key', 'PII_INDEX_KEY is not the one', configOf(FIRST, key('other'))],
])('a database of other keys refuses %s, names the variable and writes nothing', async (_what, says, config) => {
  await checkKeys(client, configOf(FIRST));
  const before = await rows();
  const problems = await problemsOf(config);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(says);
  expect(await rows()).toEqual(before);
});

test('everything that is wrong is named at once', async () => {
  await checkKeys(client, configOf(FIRST));
  const problems = await problemsOf(configOf(`k1:${key('two')}`, key('other')));
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PII_KEYS', 'PII_INDEX_KEY']);
});

test('a rotation is a new key in front of the old one, which may go when nothing is sealed with it', async () => {
  await checkKeys(client, configOf(FIRST));
  await addMember(1, configOf(FIRST));
  const both = `k2:${key('new')},${FIRST}`;
  expect(await problemsOf(configOf(both))).toEqual([]);
  expect(await problemsOf(configOf(`k2:${key('new')}`))).toEqual([
    'PII_KEYS lacks the key k1 that personal identity numbers of this database are sealed with',
  ]);
  await client.query('delete from membership');
  expect(await problemsOf(configOf(`k2:${key('new')}`))).toEqual([]);
});

test('a database from before keys were written down knows them by its members', async () => {
  await addMember(1, configOf(FIRST));
  expect((await problemsOf(configOf(`k1:${key('two')}`)))[0]).toMatch(/^PII_KEYS lacks the key k1/);
  expect((await problemsOf(configOf(FIRST, key('other'))))[0]).toMatch(/^PII_INDEX_KEY/);
  expect(await rows()).toEqual([]);
  expect(await problemsOf(configOf(FIRST))).toEqual([]);
});

test('of two first starts with different keys one is refused', async () => {
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  await client.query('begin');
  await checkKeys(client, configOf(FIRST));
  const late = problemsOf(configOf(`k1:${key('two')}`), other);
  await client.query('commit');
  expect(await late).toEqual([expect.stringContaining('PII_KEYS has another key k1')]);
  await other.end();
});
