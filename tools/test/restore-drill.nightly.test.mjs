// The drill of docs/operations.md, Backup: a league is saved while it is written to, and brought back on an empty server.
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, readFileSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { operateLeague } from '../lib/operator.mjs';
import { waitForCondition, Visitor } from '../lib/visitor.mjs';
import { startServer, temporaryFolder } from '../server.mjs';

/** What staff's notes write, and the instance's work of each minute beside them. The rest of the league stands still. */
const WRITTEN = ['person_note', 'audit_entry', 'row_change', 'notification', 'week_reminder', 'series_reminder'];
/** What an instance writes by itself, or what a backup leaves out on purpose. */
const OF_ITS_OWN = ['session', 'refresh_token', 'login_state', 'page_view', 'rate_limit', 'live_stream'];
const NOTES_BEFORE = 20;

let folder;
let old;
let backup;
/** What was answered before the backup began, and what was asked after it had ended. */
const notes = { before: [], during: [], after: [] };
let isOver = false;

const dataOf = (name) => ({ DATA_DIR: join(folder, name) });
const exported = (name) => join(folder, `${name}-export`);
const tableOf = (name, table) => {
  const text = readFileSync(join(exported(name), 'tables', `${table}.ndjson`), 'utf8');
  return text.split('\n').filter(Boolean);
};

/** Writes one note after the other, and says of each when it was stored. */
async function writeNotes(admin, userId) {
  for (let number = 1; !isOver; number++) {
    const text = `Note ${number}.`;
    const phase = backup === undefined ? 'before' : backup === 'runs' ? 'during' : 'after';
    const { data, errors } = await admin.graphql(
      `mutation($input: AddPersonNoteInput!) { addPersonNote(input: $input) { __typename } }`,
      { input: { userId, text } },
    );
    assert.equal(data?.addPersonNote.__typename, 'Done', JSON.stringify(errors ?? data));
    // what was asked before the backup and answered while it ran may be in it or not
    notes[phase === 'before' && backup !== undefined ? 'during' : phase].push(text);
  }
}

before(
  async () => {
    folder = temporaryFolder();
    old = await startServer({ env: dataOf('old') });
    const admin = await new Visitor(old.url).signIn('admin');
    const captain = await new Visitor(old.url).signIn('captain');
    const { data } = await captain.graphql('{ me { userId } }');
    const writing = writeNotes(admin, data.me.userId);
    const failed = writing.then(
      () => null,
      (error) => error,
    );
    await Promise.race([waitForCondition(() => notes.before.length >= NOTES_BEFORE, 'nothing is written'), failed]);
    backup = 'runs';
    const { code, said } = await operateLeague(dataOf('old'), 'backup', join(folder, 'league.sbl.gz'));
    backup = 'done';
    assert.equal(code, 0, said);
    await Promise.race([waitForCondition(() => notes.after.length >= 5, 'nothing is written'), failed]);
    isOver = true;
    assert.equal(await failed, null);
    assert.ok(notes.during.length > 0, 'nothing was written during the backup');
  },
  { timeout: 1_200_000 },
);
after(async () => {
  isOver = true;
  await old?.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a damaged or a foreign backup is refused, and nothing is touched', { timeout: 1_200_000 }, async () => {
  mkdirSync(join(folder, 'new'));
  cpSync(join(folder, 'old/keys.json'), join(folder, 'new/keys.json'));
  assert.equal((await operateLeague(dataOf('new'), 'export', exported('empty'))).code, 0);
  const whole = readFileSync(join(folder, 'league.sbl.gz'));
  const bad = join(folder, 'bad.gz');
  /** @type {[string, () => void][]} */
  const cases = [
    ['cut', () => (writeFileSync(bad, whole), truncateSync(bad, whole.length - 100))],
    [
      'one bit',
      () =>
        writeFileSync(
          bad,
          Buffer.concat([whole.subarray(0, 5000), Buffer.from([whole[5000] ^ 1]), whole.subarray(5001)]),
        ),
    ],
    ['no backup', () => writeFileSync(bad, 'a text')],
  ];
  for (const [why, damage] of cases) {
    damage();
    const { code, said } = await operateLeague(dataOf('new'), 'restore', bad);
    assert.deepEqual([why, code], [why, 1], said);
    assert.match(said, /Nothing was changed/, why);
  }
  // keys of another installation
  const { code, said } = await operateLeague(dataOf('stranger'), 'restore', join(folder, 'league.sbl.gz'));
  assert.equal(code, 1, said);
  assert.match(said, /Nothing was changed|PII_/);
  assert.equal((await operateLeague(dataOf('new'), 'export', exported('still-empty'))).code, 0);
  for (const name of readdirSync(join(exported('empty'), 'tables')))
    assert.deepEqual(
      tableOf('still-empty', name.replace('.ndjson', '')),
      tableOf('empty', name.replace('.ndjson', '')),
    );
});

test(
  'the empty server has the same league, as of one moment while it was written to',
  { timeout: 1_200_000 },
  async () => {
    const { code, said } = await operateLeague(dataOf('new'), 'restore', join(folder, 'league.sbl.gz'));
    assert.equal(code, 0, said);
    for (const name of ['old', 'new'])
      assert.equal((await operateLeague(dataOf(name), 'export', exported(name))).code, 0);
    const tables = readdirSync(join(exported('old'), 'tables')).map((name) => name.replace('.ndjson', ''));
    assert.deepEqual(
      readdirSync(join(exported('new'), 'tables')).sort(),
      tables.map((name) => `${name}.ndjson`).sort(),
    );
    let rows = 0;
    for (const table of tables.filter((name) => !OF_ITS_OWN.includes(name))) {
      const [there, here] = [tableOf('old', table), tableOf('new', table)];
      rows += here.length;
      if (!WRITTEN.includes(table)) assert.deepEqual(here, there, table);
      // there may be more there, written after the moment of the backup; but nothing that was taken back or changed
      const all = new Set(there);
      assert.deepEqual([table, here.filter((row) => !all.has(row))], [table, []]);
    }
    assert.ok(rows > 10_000, `${rows} rows`);
    const kept = tableOf('new', 'person_note').map((line) => /Note \d+\./.exec(line)?.[0]);
    for (const text of notes.before) assert.ok(kept.includes(text), `${text} was lost`);
    for (const text of notes.after) assert.ok(!kept.includes(text), `${text} came too early`);
  },
);

test('the pictures are the same bytes, and the restored league serves', { timeout: 1_200_000 }, async () => {
  const files = (name) =>
    readdirSync(join(exported(name), 'files'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(exported(name).length))
      .sort();
  assert.deepEqual(files('new'), files('old'));
  for (const file of files('old'))
    assert.ok(readFileSync(join(exported('old'), file)).equals(readFileSync(join(exported('new'), file))), file);
  const server = await startServer({ env: dataOf('new') });
  try {
    const query = '{ seasons { name divisions { name } } }';
    const answers = await Promise.all([old, server].map(({ url }) => new Visitor(url).graphql(query)));
    assert.deepEqual(answers[1], answers[0]);
    assert.ok((await new Visitor(server.url).signIn('admin')).cookie);
  } finally {
    await server.stop();
  }
});
