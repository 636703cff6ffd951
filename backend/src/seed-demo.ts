import pg from 'pg';
import { imageStoreOf } from './modules/content/media/media.module.ts';
import type { AppConfig } from './platform/config/config.ts';
import { databaseTime } from './platform/db/shared-clock.ts';

/** The number of the lock. Nothing else in the database uses it. */
const SEED_LOCK = 7_264_002;

/** Fills an empty database with the demo league. Of several instances that start at once, one does it. */
export async function seedDemoIfEmpty(config: AppConfig, databaseUrl: string): Promise<void> {
  if (!config.seedDemo) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SEED_LOCK]);
    const { rows } = await client.query<{ used: boolean }>(
      'select exists (select from season) or exists (select from team) or exists (select from app_user) as used',
    );
    if (rows[0]?.used) return;
    // loaded only when there is something to seed
    const { DEMO_SEED, generateDemo } = await import('./demo/generate-demo.ts');
    const present = () => databaseTime(client);
    const now = await present();
    await generateDemo(client, { seed: DEMO_SEED, scale: 1, now, present, uploads: imageStoreOf(config) });
  } finally {
    await client.end();
  }
}
