import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freshDatabase, type TestDatabase } from '../../test/harness/database.ts';
import { aboutMember } from '../modules/membership/sealed-ssn.ts';
import { loadConfig } from '../platform/config/config.ts';
import { BlindIndex } from '../platform/crypto/blind-index.ts';
import { Sealer } from '../platform/crypto/sealer.ts';
import { backupKeysOf, type BackupFile } from './archive-lock.ts';
import { backup } from './backup.ts';
import { storedTables } from './catalog.ts';
import { eraseAgain, erasePerson } from './erase-person.ts';
import { addErasureList, saveErasureList } from './erasure-list.ts';
import { exportPerson } from './export-person.ts';
import { restore } from './restore.ts';
import { verifyTotals } from './verify-totals.ts';

const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const index = new BlindIndex(config);
const sealer = new Sealer(config);
const archive = (): BackupFile => ({ path: join(folder, 'a.gz'), keys: backupKeysOf(config) });
const REASON = 'Asked for it by e-mail.';
const CHAT_ID = '123456789012345678';
const SSN = '198507091234';
/** Everything by which the person could be recognised. */
const TRACES = [
  'kanarie',
  CHAT_ID,
  'fågelgatan',
  '+46709999999',
  'epic-4711',
  'account-4711',
  '850709',
  'abcdef0123456789',
];
const PICTURE = 'abcdef0123456789.png';
const CREST = 'fedcba9876543210.png';

let database: TestDatabase;
let client: pg.Client;
let folder: string;
let removed: string[];

beforeEach(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'sbl-erase-'));
  removed = [];
  await client.query(`
    insert into app_user (discord_id, discord_username, discord_avatar, email, email_verified)
      values ('${CHAT_ID}', 'kanarie#1', 'kanarie-avatar', 'Kanarie@example.org', true), ('42', 'nils', null, 'nils@example.org', true);
    insert into user_role (user_id, role) values (1, 4);
    insert into team (name, logo) values ('Örnarna', 'images/${CREST}'), ('Göken', null);
    insert into player (user_id, nickname, discord_name, nationality, birthdate, platform, platform_id, avatar, mmr, twitch)
      values (1, 'Kanarie', 'kanarie#1', 'SE', '1985-07-09', 'epic', 'epic-4711', 'images/${PICTURE}', 900, 'kanarie'),
             (2, 'tvåan', null, null, null, null, null, null, null, null);
    insert into game_account (player_id, platform, account_id, display_name) values (1, 'epic', 'account-4711', 'Kanarie');
    insert into roster_entry (team_id, player_id, sort_order, valid_from)
      values (1, 1, 1, now() - interval '1 year'), (1, 2, 2, now() - interval '1 year');
    insert into season (name, starts_on, ends_on) values ('Säsong 1', '2025-01-01', '2025-05-01');
    insert into division (season_id, name, discriminator, rank) values (1, 'Elit', 'elit', 1);
    insert into division_team (division_id, season_id, team_id, name) values (1, 1, 1, 'Örnarna'), (1, 1, 2, 'Göken');
    insert into series (division_id, week, home_team_id, away_team_id, home_games, away_games, home_goals, away_goals, reported_at, reported_by_user_id)
      values (1, 1, 1, 2, 3, 0, 6, 0, now(), 1);
    insert into game (series_id, number, home_goals, away_goals) values (1, 1, 2, 0);
    insert into player_game_stats (game_id, side, slot, player_id, team_id, score, goals, assists, saves, shots)
      values (1, 'home', 1, 1, 1, 300, 2, 0, 1, 4);
    insert into player_division_totals (division_id, team_id, player_id, games, score, goals, assists, saves, shots)
      values (1, 1, 1, 1, 300, 2, 0, 1, 4);
    insert into invite (team_id, player_id, invited_by_player_id, with_request) values (2, 1, 2, false);
    insert into notification (user_id, description_sv, description_en, invite_id)
      values (2, '”Kanarie” har tackat nej till att spela i ”Göken”.', '“Kanarie” has declined to play for “Göken”.', 1),
             (1, 'Laget ”Göken” vill ha med dig.', 'The team “Göken” wants you to join.', 1);
    insert into approval_request (kind, user_id, player_id, payload) values ('newImages', 1, 1, '{"avatar": "images/${PICTURE}"}');
    insert into image (name, is_public, uploaded_by_user_id) values ('${PICTURE}', true, 1), ('${CREST}', true, 1);
    insert into session (id, user_id, access_hash, access_expires_at, expires_at)
      values (gen_random_uuid(), 1, '\\x01', now() + interval '1 hour', now() + interval '30 days');
    insert into six_mans_player (player_id, discord_id, name) values (1, '${CHAT_ID}', 'Kanarie');
    insert into outbox_entry (key, kind, subject, about, payload)
      values ('give-role:1:1', 'give-role', 'role:1', 'Kanarie', '{"discordId": "${CHAT_ID}"}');
    insert into association_member (email) values ('kanarie@example.org');
  `);
  await client.query(
    `insert into membership (association_member_id, first_name, last_name, email, phone, ssn_cipher, ssn_index, ssn_masked,
                             is_ssn_doubtful, address, zip, city, sex, agrees_marketing)
     values (1, 'Kanarie', 'Fågel', 'kanarie@example.org', '+46709999999', $1, $2, '850709-****', false,
             'Fågelgatan 1', '11111', 'Ort', 'na', false)`,
    [sealer.seal(SSN, aboutMember(1)), index.of('ssn', SSN)],
  );
});

afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const erase = (who: string, reason = REASON): Promise<string> =>
  erasePerson(client, { index, removePicture: async (name) => void removed.push(name) }, who, reason);

/** Every row of every table as text; what staff did and the list of the erased are looked at apart. */
async function everything(): Promise<Map<string, string>> {
  const all = new Map<string, string>();
  for (const { name } of await storedTables(client)) {
    const { rows } = await client.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from ${name} t`,
    );
    all.set(name, rows[0]?.rows ?? '');
  }
  return all;
}

async function tracesLeft(): Promise<string[]> {
  const text = [...(await everything())].map(([name, rows]) => [name, rows.toLowerCase()] as const);
  return text.flatMap(([name, rows]) =>
    TRACES.filter((trace) => rows.includes(trace)).map((trace) => `${name}: ${trace}`),
  );
}

test('the search finds the person as long as there is one', async () => {
  const found = await tracesLeft();
  expect(TRACES.filter((trace) => !found.some((one) => one.endsWith(trace)))).toEqual([]);
});

test.each([CHAT_ID, '1'])('after erasing %s nothing by which the person is known is in any column', async (who) => {
  expect(await erase(who)).toContain("the games are Tidigare spelare 1's");
  expect(await tracesLeft()).toEqual([]);
  const { rows } = await client.query('select person_hash as hash from erased_person');
  expect(rows).toEqual([{ hash: index.of('erased-person', CHAT_ID) }]);
});

test('results, line-ups and totals are as they were, and everyone else too', async () => {
  const played = ['series', 'game', 'player_game_stats', 'player_division_totals', 'division_team', 'six_mans_result'];
  const before = await everything();
  await erase('1');
  const after = await everything();
  // who typed the result in was the person: that goes, the result stays
  const withoutReporter = (rows = ''): string => rows.replace(/,1,0\)$/, ',,0)');
  for (const table of played) {
    const expected = table === 'series' ? withoutReporter(before.get(table)) : before.get(table);
    expect([table, after.get(table)]).toEqual([table, expected]);
  }
  expect(await verifyTotals(client)).toEqual([]);
  expect((await client.query('select nickname from player order by id')).rows).toEqual([
    { nickname: 'Tidigare spelare 1' },
    { nickname: 'tvåan' },
  ]);
  expect((await client.query('select id from app_user')).rows).toEqual([{ id: 2 }]);
  const told = await client.query('select description_sv as sv, description_en as en from notification');
  expect(told.rows).toEqual([
    {
      sv: '”Tidigare spelare 1” har tackat nej till att spela i ”Göken”.',
      en: '“Tidigare spelare 1” has declined to play for “Göken”.',
    },
  ]);
});

test('the team has a captain afterwards, and no one is invited any more', async () => {
  await erase('1');
  const open = await client.query(
    'select player_id as id, sort_order as place from roster_entry where valid_to is null',
  );
  expect(open.rows).toEqual([{ id: 2, place: 1 }]);
  expect((await client.query('select status from invite')).rows).toEqual([{ status: 3 }]);
});

test('the person’s pictures go, and the team keeps its crest', async () => {
  await erase('1');
  expect(removed).toEqual([PICTURE]);
  expect((await client.query('select name, uploaded_by_user_id as by from image')).rows).toEqual([
    { name: CREST, by: null },
  ]);
});

test('pictures that cannot be removed are named, and the person is erased all the same', async () => {
  const removePicture = (): Promise<void> => Promise.reject(new Error('the store is away'));
  await expect(erasePerson(client, { index, removePicture }, '1', REASON)).rejects.toThrow(PICTURE);
  expect(await tracesLeft()).toEqual([]);
});

test('it is written down with the reason and without a name', async () => {
  const ids = async (table: string): Promise<number[]> =>
    (await client.query<{ id: number }>(`select id from ${table} order by id`)).rows.map(({ id }) => id);
  const traces = { requestIds: await ids('approval_request'), membershipIds: await ids('membership') };
  await erase('1');
  const { rows } = await client.query('select actor_user_id as by, act, object_id as id, after from audit_entry');
  expect(rows).toEqual([{ by: 0, act: 'person.erase', id: 1, after: { reason: REASON, playerId: 1, ...traces } }]);
});

test('a second time there is no one, and nothing is written down for nothing', async () => {
  await erase('1');
  await expect(erase('1')).rejects.toThrow('There is no one 1.');
  await expect(erase(CHAT_ID)).rejects.toThrow('There is no one');
  expect((await client.query('select from audit_entry')).rowCount).toBe(1);
});

test.each([
  { why: 'no one', who: '99', reason: REASON },
  { why: 'a pattern', who: '%', reason: REASON },
  { why: 'no reason', who: '1', reason: ' ' },
])('erasing $why changes nothing', async ({ who, reason }) => {
  const before = await everything();
  await expect(erase(who, reason)).rejects.toThrow();
  expect(await everything()).toEqual(before);
});

test('a membership is not erased through an address that was never confirmed', async () => {
  await client.query('update app_user set email_verified = false where id = 1');
  await erase('1');
  expect((await client.query('select from membership')).rowCount).toBe(1);
});

describe('a backup from before', () => {
  const settle = async (): Promise<void> => void (again = await eraseAgain(client, index));
  let again: Awaited<ReturnType<typeof eraseAgain>>;

  test('brings no one back who was erased since', async () => {
    await backup(client, archive(), null);
    await erase('1');
    await restore(client, archive(), null, settle);
    expect(again).toEqual({ people: 1, pictures: [PICTURE] });
    expect(await tracesLeft()).toEqual([]);
    expect((await client.query('select nickname from player where id = 2')).rows).toEqual([{ nickname: 'tvåan' }]);
  });

  test('brings no one back on a new server either, when the list is there', async () => {
    const list = join(folder, 'data', 'erased-people.txt');
    await backup(client, archive(), null);
    await erase('1');
    await saveErasureList(client, list);
    await client.query('delete from erased_person');
    await restore(client, archive(), null, async () => {
      await addErasureList(client, list);
      await settle();
    });
    expect(again.people).toBe(1);
    expect(await tracesLeft()).toEqual([]);
    expect(await readFile(list, 'utf8')).not.toContain(CHAT_ID);
  });

  test('is not restored beside a list that cannot be read: everything stays as it is', async () => {
    const list = join(folder, 'erased-people.txt');
    await writeFile(list, 'hello\n');
    await backup(client, archive(), null);
    const before = await everything();
    const refusal = restore(client, archive(), null, () => addErasureList(client, list));
    await expect(refusal).rejects.toThrow('is no list of erased people');
    expect(await everything()).toEqual(before);
  });

  test('keeps who came back after being erased', async () => {
    await erase('1');
    await client.query(
      `insert into app_user (discord_id, discord_username, created_at)
       values ('${CHAT_ID}', 'kanarie', now() + interval '1 second')`,
    );
    await backup(client, archive(), null);
    await restore(client, archive(), null, settle);
    expect(again).toEqual({ people: 0, pictures: [] });
    expect((await client.query('select from app_user')).rowCount).toBe(2);
  });

  test('does not revive a key that was revoked since', async () => {
    await client.query(`insert into api_key (name, key_hash) values ('Appen', sha256('a')), ('Sajten', sha256('b'))`);
    await backup(client, archive(), null);
    await client.query(`update api_key set revoked_at = now() where name = 'Appen'`);
    await restore(client, archive(), null, settle);
    expect((await client.query('select name from api_key where revoked_at is null')).rows).toEqual([
      { name: 'Sajten' },
    ]);
  });
});

test('an export holds everything about the person, the number included, and nothing of anyone else', async () => {
  const file = join(folder, 'person.json');
  expect(await exportPerson(client, sealer, CHAT_ID, file)).toContain('This is written down.');
  const text = await readFile(file, 'utf8');
  for (const trace of [...TRACES, SSN]) expect(text.toLowerCase()).toContain(trace);
  expect(text).not.toContain('nils');
  expect(text).not.toMatch(/hash|cipher|ssn_index/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await client.query('select act from audit_entry')).rows).toEqual([{ act: 'person.export' }]);
});

test('an export that cannot be written is not said to have been handed out', async () => {
  await expect(exportPerson(client, sealer, '1', join(folder, 'nowhere', 'person.json'))).rejects.toThrow('ENOENT');
  expect((await client.query('select from audit_entry')).rowCount).toBe(0);
});
