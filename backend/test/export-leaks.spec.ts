import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { EXPORT_NAMES, headerOf } from '../src/modules/partners/exports/export-files.ts';
import { FolderDumpStore } from '../src/modules/partners/exports/nightly/folder-dump-store.ts';
import { NightlyDumps } from '../src/modules/partners/exports/nightly/nightly-dumps.service.ts';
import { Clock } from '../src/platform/clock.ts';
import type { TestDatabase } from './harness/database.ts';
import { DEMO_NOW, demoDatabase } from './harness/demo-database.ts';
import { everyFile, exportsOf } from './harness/exported-files.ts';
import { leaksIn, valuesOf } from './harness/private-values.ts';

/** The demo league's exports and dumps: nothing private is in them (T102). */

/** The columns whose values the exports have. All others are private, also those that a later migration adds. */
const PUBLIC = new Set(
  [
    'season.name season.starts_on season.ends_on season.series_format',
    'division.name division.name_en division.discriminator division.series_format',
    'division_team.name team.name team.logo player.nickname player.nationality',
    'series.scheduled_at series.reported_at series.walkover player_game_stats.side',
    'roster_entry.valid_from roster_entry.valid_to',
    'season.settled_at division_team.logo division_team.adjustment_reason series.format',
    'stage.kind stage.format stage.drawn_at stage.weeks stage.round_formats stage_entrant.exit stage_entrant.goes_on_from',
  ].flatMap((line) => line.split(' ')),
);

let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  database = await demoDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'sbl-leaks-'));
});
afterAll(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The different texts that files have: every value of NDJSON, and every cell of CSV, without ids and numbers. */
function textsIn(files: Record<string, string>): Set<string> {
  const texts = new Set<string>();
  for (const [name, content] of Object.entries(files)) {
    for (const line of content.split('\n').filter(Boolean)) {
      const values = name.includes('.ndjson') ? Object.values(JSON.parse(line) as object) : line.split(/[,\r"]+/);
      for (const value of values)
        if (typeof value === 'string' && !/^(?:\d{0,6}|\d+\.\d+)$/.test(value)) texts.add(value);
    }
  }
  return texts;
}

test("no private column's value is in an export or in a night's file", async () => {
  const files = await everyFile(database);
  const store = new FolderDumpStore(join(folder, 'nights'));
  const dumps = new NightlyDumps(exportsOf(database), store, Object.assign(new Clock(), { now: () => DEMO_NOW }));
  await dumps.makeIfDue();
  for (const file of await readdir(join(folder, 'nights', '2026-11-19'))) {
    const bytes = await readFile(join(folder, 'nights', '2026-11-19', file));
    files[`night/${file}`] = file.endsWith('.gz') ? gunzipSync(bytes).toString() : '';
  }
  expect(Object.keys(files)).toHaveLength(4 * EXPORT_NAMES.length + 1);
  const texts = textsIn(files);

  const open = await valuesOf(client, (column) => PUBLIC.has(column));
  const hidden = await valuesOf(client, (column) => !PUBLIC.has(column));
  // the same text may be stored in both: a nickname in the audit, a side in a report; and a header may be a word of it
  for (const value of [...open.keys(), 'true', 'false', ...EXPORT_NAMES.flatMap(headerOf)]) hidden.delete(value);
  expect(hidden.size).toBeGreaterThan(20_000);
  expect(leaksIn(texts, hidden)).toEqual([]);
  // the search finds what is there
  expect(leaksIn(texts, open).length).toBeGreaterThan(4000);
});
