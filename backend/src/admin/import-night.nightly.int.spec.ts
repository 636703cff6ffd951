import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freshDatabase } from '../../test/harness/database.ts';
import { demoDatabase } from '../../test/harness/demo-database.ts';
import { publicTables, withoutAnnulled, writeNight } from '../../test/harness/night-folder.ts';
import { EXPORT_NAMES } from '../modules/partners/exports/export-files.ts';
import { importNight } from './import-night.ts';
import { verifyTotals } from './verify-totals.ts';

test("the demo league's files fill an empty league, and come out of it the same", async () => {
  const demo = await demoDatabase();
  const first = await publicTables(demo);
  const expected = withoutAnnulled(first);
  await demo.drop();
  const folder = await mkdtemp(join(tmpdir(), 'sbl-demo-night-'));
  await writeNight(folder, first);
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    expect((await importNight(client, folder, { isTrial: false })).problems).toEqual([]);
    const again = await publicTables(database);
    // recordings are in no night
    for (const name of EXPORT_NAMES.filter((one) => one !== 'field-play')) {
      const [was, is] = [expected[name].split('\r\n'), again[name].split('\r\n')];
      expect([name, is.length]).toEqual([name, was.length]);
      const other = was.findIndex((row, at) => row !== is[at]);
      expect([name, was[other], is[other]]).toEqual([name, undefined, undefined]);
    }
    expect(await verifyTotals(database.url)).toEqual([]);
  } finally {
    await client.end();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}, 600_000);
