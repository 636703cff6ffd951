import pg from 'pg';
import { DEMO_SEED, generateDemo } from '../../src/demo/generate-demo.ts';
import { asAdmin, cloneOf, freshDatabase, type TestDatabase } from './database.ts';

/** When it is in the demo league of `demoDatabase`. */
export const DEMO_NOW = new Date('2026-11-19T15:00:00Z');

/** Any number: the workers' lock while one of them makes the league. */
const LOCK = 1763712700;

/** A clone of the demo league. The first file of a run that asks makes it, because that takes seconds; the others wait. */
export async function demoDatabase(): Promise<TestDatabase> {
  const name = `${process.env.TEST_TEMPLATE}_demo`;
  await asAdmin(async (admin) => {
    await admin.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await make(admin, name);
  });
  return cloneOf(name);
}

/** Under another name first, so that a failed attempt leaves no half of a league. */
async function make(admin: pg.Client, name: string): Promise<void> {
  const { url } = await freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await generateDemo(client, { seed: DEMO_SEED, scale: 1, now: DEMO_NOW, uploads: { put: async () => undefined } });
  await client.query('analyze');
  await client.end();
  await admin.query(`alter database ${new URL(url).pathname.slice(1)} rename to ${name}`);
  await admin.query(`alter database ${name} with allow_connections false`);
}
