import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { League, threeNil } from '../../test/factories/league.ts';
import { insertAll } from '../../test/factories/rows.ts';
import { freshDb } from '../../test/harness/database.ts';
import type { Db } from '../platform/db/db.ts';
import { KeptReplayFile } from '../modules/stats/recordings/files/replay-file.entity.ts';
import { ReplayContent } from '../modules/stats/recordings/files/replay-content.entity.ts';
import { runAdmin } from './run.ts';

const key = (seed: string): string => createHash('sha256').update(seed).digest('base64');
const [OURS, OTHERS] = [`k1:${key('one')}`, `k1:${key('two')}`];

let db: Db;
let url: string;
let close: () => Promise<void>;
let folder: string;
let said: string[];
const environment = process.env;

beforeEach(async () => {
  ({ db, url, close } = await freshDb());
  folder = mkdtempSync(join(tmpdir(), 'sbl-operator-'));
  said = [];
});
afterEach(async () => {
  process.env = environment;
  await close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command as an operator with these variables. Returns its exit code. */
function run(env: Record<string, string>, ...args: string[]): Promise<number> {
  const keys = { PII_KEYS: OURS, PII_INDEX_KEY: key('index') };
  process.env = { ...environment, DATABASE_URL: url, DATA_DIR: folder, ...keys, ...env };
  return runAdmin(args, folder, (text) => said.push(text));
}

test('an operator with the keys of another database is told', async () => {
  expect(await run({}, 'api-keys')).toBe(0);
  expect(await run({ PII_KEYS: OTHERS }, 'api-keys')).toBe(1);
  expect(said.at(-1)).toContain('PII_KEYS has another key k1');
});

test('a backup that was sealed with other keys is not restored', async () => {
  expect(await run({}, 'backup', 'a.gz')).toBe(0);
  await db.query('delete from key_check');
  expect(await run({ PII_KEYS: OTHERS }, 'restore', 'a.gz', '--replace')).toBe(1);
  expect(said.at(-1)).toContain('PII_KEYS has another key k1');
  expect(await db.query('select from key_check')).toEqual([]);
  expect(await run({}, 'restore', 'a.gz', '--replace')).toBe(0);
});

test('replay files that could not be read wait again, and all of them when the operator says so', async () => {
  const shas = ['a', 'b', 'c'].map((letter) => letter.repeat(64));
  const at = new Date();
  const statuses = ['partial', 'read', 'waiting'] as const;
  await insertAll(
    db,
    ReplayContent,
    shas.map((sha256) => ({ sha256, takenAt: at })),
  );
  await insertAll(
    db,
    KeptReplayFile,
    shas.map((sha256, index) => ({
      ...{ sha256, seriesId: 1, boxScoreDigest: 'box', size: 1, uploadedAt: at, arrivedAt: at },
      status: statuses[index] ?? 'read',
    })),
  );
  const stored = async () =>
    (await db.repo(KeptReplayFile).find({ order: { sha256: 'ASC' } })).map(({ status }) => status);
  expect(await run({}, 'reread-replays')).toBe(0);
  expect(await stored()).toEqual(['waiting', 'read', 'waiting']);
  expect(said.at(-1)).toMatch(/^1 replay files wait/);
  expect(await run({}, 'reread-replays', '--all')).toBe(0);
  expect(await stored()).toEqual(['waiting', 'waiting', 'waiting']);
});

test('stored numbers that differ from the games are named, and the command fails', async () => {
  expect(await run({}, 'verify-totals')).toBe(0);
  expect(said).toEqual(['All totals agree with the games.']);
  const league = new League(db);
  const divisionId = await league.division(await league.season());
  const teams = [await league.teamIn(divisionId, 'Norr'), await league.teamIn(divisionId, 'Syd')] as const;
  const ada = await league.player('Ada');
  await league.played(
    divisionId,
    teams,
    threeNil.map((game) => ({ ...game, home: [[ada, 400, 2, 0, 1, 4]] })),
  );
  await db.query('update player_division_totals set goals = 5');
  expect(await run({}, 'verify-totals')).toBe(1);
  expect(said.slice(1)).toEqual([
    `division ${divisionId}, team ${teams[0]}, player ${ada}: stored 3 1200 5 0 3 12 1, games 3 1200 6 0 3 12 1`,
    '1 totals are wrong.',
  ]);
});
