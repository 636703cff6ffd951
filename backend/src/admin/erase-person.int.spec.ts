import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { League } from '../../test/factories/league.ts';
import { insertRow, insertAll } from '../../test/factories/rows.ts';
import { freshDb, withDb } from '../../test/harness/database.ts';
import { restoringOf } from '../../test/harness/kept-databases.ts';
import { Session } from '../modules/auth/session.entity.ts';
import { Image } from '../modules/content/media/image.entity.ts';
import { NoShowClaim } from '../modules/series/match-week/no-show/no-show-claim.entity.ts';
import { DisputeStory } from '../modules/series/match-week/results/dispute-story.entity.ts';
import { Dispute } from '../modules/series/match-week/results/dispute.entity.ts';
import { SeriesEvent } from '../modules/series/match-week/series-event.entity.ts';
import { aboutMember } from '../modules/auth/membership/sealed-ssn.ts';
import { Notification } from '../modules/messages/notifications/notification.entity.ts';
import { OutboxEntry } from '../modules/messages/outbox/outbox-entry.entity.ts';
import { GameAccount } from '../modules/players/game-account.entity.ts';
import { ReplayContent } from '../modules/stats/recordings/files/replay-content.entity.ts';
import { KeptReplayFile } from '../modules/stats/recordings/files/replay-file.entity.ts';
import { ApprovalRequest } from '../modules/requests/approval-request.entity.ts';
import { Partner } from '../modules/partners/access/partner.entity.ts';
import { ApiKey } from '../modules/partners/api-key.entity.ts';
import { PersonNote } from '../modules/staff/user-admin/notes/person-note.entity.ts';
import { Sanction } from '../modules/players/sanctions/sanction.entity.ts';
import { SixMansPlayer } from '../modules/players/six-mans/six-mans-player.entity.ts';
import { loadConfig } from '../platform/config/config.ts';
import type { Db } from '../platform/db/db.ts';
import { BlindIndex } from '../platform/crypto/blind-index.ts';
import { Sealer } from '../platform/crypto/sealer.ts';
import { NotStored } from '../platform/not-stored.ts';
import { backupKeysOf, type BackupFile } from './archive-lock.ts';
import { writeBackup } from './backup.ts';
import { storedTables } from './catalog.ts';
import { eraseAgain, erasePerson } from './erase-person.ts';
import { addErasureList, saveErasureList } from './erasure-list.ts';
import { exportPerson } from './export-person.ts';
import { restoreBackup } from './restore.ts';
import { linesOf, verifyTotals } from './verify-totals.ts';

const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
const index = new BlindIndex(config);
const sealer = new Sealer(config);
const archive = (): BackupFile => ({ path: join(folder, 'a.gz'), keys: backupKeysOf(config) });
const REASON = 'Asked for it by e-mail.';
const CHAT_ID = '123456789012345678';
const SSN = '198507091234';
/** Everything that could identify the person. */
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

let database: Awaited<ReturnType<typeof freshDb>>;
let client: pg.Client;
/** Brings back the person. */
let asStored: string;
let folder: string;
let removed: string[];

beforeAll(async () => {
  database = await freshDb();
  await storePerson(database.db);
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  asStored = await restoringOf(client);
});
afterAll(async () => {
  await client.end();
  await database.close();
});

beforeEach(async () => {
  await client.query(asStored);
  folder = await mkdtemp(join(tmpdir(), 'sbl-erase-'));
  removed = [];
});

afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** The person, with a row in every table that can mention them, and another person who stays. The ids begin with 1. */
async function storePerson(db: Db): Promise<void> {
  const league = new League(db);
  const name = 'Kanarie';
  const email = 'kanarie@example.org';
  const account = { discordUsername: 'kanarie#1', discordAvatar: 'kanarie-avatar', email: 'Kanarie@example.org' };
  const userId = await league.user({ ...account, discordId: CHAT_ID, emailVerified: true }, ['writer']);
  const nils = await league.user({
    discordId: '42',
    discordUsername: 'nils',
    email: 'nils@example.org',
    emailVerified: true,
  });
  const playerId = await league.player(name, {
    userId,
    discordName: 'kanarie#1',
    nationality: 'SE',
    birthdate: '1985-07-09',
    platform: 'epic',
    platformId: 'epic-4711',
    avatar: `images/${PICTURE}`,
    mmr: 900,
    twitch: 'kanarie',
  });
  const other = await league.player('tvåan', { userId: nils });
  await insertRow(db, GameAccount, { playerId, platform: 'epic', accountId: 'account-4711', displayName: name });
  const site = { name: 'Kanaries sajt', purpose: 'Kanarie vill visa tabeller', contact: email, appliedAt: new Date() };
  const partnerId = await insertRow(db, Partner, { ...site, userId, status: 'accepted', decidedAt: new Date() });
  const terms = { name: 'Boten', contact: email, scopes: ['rest:read' as const], keyHash: Buffer.alloc(32) };
  await insertRow(db, ApiKey, { ...terms, madeByUserId: userId, partnerId });
  await db.query(
    `insert into webhook (name, url, kinds, cursor, partner_id) values ('Kroken', 'https://kroken.example', '{x}', 0, $1)`,
    [partnerId],
  );
  const season = await league.season({ name: 'Säsong 1', startsOn: '2025-01-01', endsOn: '2025-05-01' });
  const division = await league.division(season, { name: 'Elit', discriminator: 'elit' });
  const home = await league.team('Örnarna', { logo: `images/${CREST}` });
  await league.enter(division, home);
  const away = await league.teamIn(division, 'Göken');
  const games = [{ goals: [2, 0], home: [[playerId, 300, 2, 0, 1, 4]] }, { goals: [3, 0] }, { goals: [1, 0] }] as const;
  await league.played(division, [home, away], games, { reportedAt: new Date(), reportedByUserId: userId });
  await tellWeek(db, userId, nils);
  await league.sign(playerId, home, '2025-01-01', { sortOrder: 1 });
  await league.sign(other, home, '2025-01-01');
  const inviteId = await league.invite(away, other, playerId);
  await insertAll(db, Notification, [
    {
      userId: nils,
      descriptionSv: '”Kanarie” har tackat nej till att spela i ”Göken”.',
      descriptionEn: '“Kanarie” has declined to play for “Göken”.',
      inviteId,
    },
    {
      userId,
      descriptionSv: 'Laget ”Göken” vill ha med dig.',
      descriptionEn: 'The team “Göken” wants you to join.',
      inviteId,
    },
  ]);
  const words = {
    reasonSv: 'Kanarie hotade en domare',
    note: 'Kanarie hotade förr',
    liftReason: 'Kanarie bad om ursäkt',
  };
  const decided = { decidedByUserId: nils, decidedAt: new Date(), liftedAt: new Date() };
  await insertRow(db, Sanction, { kind: 'ban', playerId, startsOn: '2025-02-01', ...words, ...decided });
  // one from before the account, and one from before the player
  const by = { writtenByUserId: nils, writtenAt: new Date() };
  await insertRow(db, PersonNote, { playerId, text: 'Kanarie ringde', ...by });
  await insertRow(db, PersonNote, { userId, text: 'Kanarie skrev', ...by });
  await insertRow(db, PersonNote, { userId: nils, playerId: other, text: 'Nils svarar aldrig', ...by });
  const payload = { avatar: `images/${PICTURE}` };
  await insertRow(db, ApprovalRequest, { kind: 'newImages', userId, playerId, payload });
  const pictures = [PICTURE, CREST].map((picture) => ({ name: picture, isPublic: true, uploadedByUserId: userId }));
  await insertAll(db, Image, pictures);
  const soon = new Date(Date.now() + 60 * 60 * 1000);
  const session = { id: randomUUID(), userId, accessHash: Buffer.of(1) };
  await insertRow(db, Session, { ...session, accessExpiresAt: soon, expiresAt: soon });
  await insertRow(db, SixMansPlayer, { playerId, discordId: CHAT_ID, name });
  const task = { key: 'give-role:1:1', kind: 'give-role', subject: 'role:1', about: name };
  await insertRow(db, OutboxEntry, { ...task, payload: { discordId: CHAT_ID } });
  const details = { firstName: name, lastName: 'Fågel', phone: '+46709999999', address: 'Fågelgatan 1' };
  const number = {
    ssnCipher: sealer.seal(SSN, aboutMember(1)),
    ssnIndex: index.of('ssn', SSN),
    ssnMasked: '850709-****',
  };
  await league.membership(await league.member(email), { ...details, ...number, email });
}

/** The person has told their side of a dispute, has objected to a walkover, and stands in a line-up that another captain has named. */
async function tellWeek(db: Db, userId: number, captainId: number): Promise<void> {
  const happenedAt = new Date();
  const words = 'Kanarie vann den andra matchen';
  const about = { seriesId: 1, side: 'home' as const, happenedAt, starts: [] };
  await insertAll(db, SeriesEvent, [
    { ...about, kind: 'disputed', userId, text: words, playerIds: [] },
    { ...about, kind: 'line-up-named', userId: captainId, playerIds: [2, 1] },
  ]);
  const disputeId = await insertRow(db, Dispute, { seriesId: 1, side: 'home', openedAt: happenedAt });
  await insertRow(db, DisputeStory, { disputeId, side: 'home', text: words, userId, toldAt: happenedAt });
  await insertRow(db, NoShowClaim, {
    ...{ seriesId: 1, side: 'away', forStart: happenedAt, claimedAt: happenedAt, claimedByUserId: captainId },
    ...{ objectedAt: happenedAt, objectedByUserId: userId, objection: words },
    // the result ended it
    ...{ decidedAt: happenedAt, outcome: 'overtaken' },
  });
}

const listFile = (): string => join(folder, 'data', 'erased-people.txt');
const saveList = (): Promise<void> => saveErasureList(client, listFile());
const erase = (who: string, reason = REASON): Promise<string> =>
  erasePerson(
    client,
    {
      index,
      removePicture: async (name) => void removed.push(name),
      removeReplay: async (sha256) => void removed.push(sha256),
      saveList,
    },
    who,
    reason,
  );

/** Meanwhile no transaction that adds a row to the table can be committed. */
async function withoutCommit(table: string, work: () => Promise<void>): Promise<void> {
  await client.query(`
    create function no_commit() returns trigger language plpgsql as $$ begin raise 'no commit'; end $$;
    create constraint trigger no_commit after insert on ${table} deferrable initially deferred
      for each row execute function no_commit();
  `);
  await work().finally(() => client.query('drop function no_commit() cascade'));
}

/** Every row of every table as text. The acts of staff and the list of the erased are checked separately. */
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
  // the person reported the result: their name is removed, the result stays
  const withoutReporter = (rows = ''): string => rows.replace(/,1,(0,t,f,+\))$/, ',,$1');
  for (const table of played) {
    const expected = table === 'series' ? withoutReporter(before.get(table)) : before.get(table);
    expect([table, after.get(table)]).toEqual([table, expected]);
  }
  expect(linesOf(await verifyTotals(database.url))).toEqual([]);
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

test('what the person has said in the match week goes, and what was done stays', async () => {
  await erase('1');
  expect((await client.query('select kind, text from series_event order by id')).rows).toEqual([
    { kind: 'disputed', text: null },
    { kind: 'line-up-named', text: null },
  ]);
  expect((await client.query('select from dispute_story')).rowCount).toBe(0);
  expect((await client.query('select objection from no_show_claim')).rows).toEqual([{ objection: null }]);
  expect((await client.query('select from dispute')).rowCount).toBe(1);
});

test('a partner’s keys go with the account', async () => {
  await erase('1');
  expect((await client.query('select from partner')).rowCount).toBe(0);
  expect((await client.query('select from api_key')).rowCount).toBe(0);
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

test('the replay files of the person’s games go, and those of other games stay', async () => {
  const [ofGame, other] = ['a'.repeat(64), 'b'.repeat(64)];
  const { rows } = await client.query<{ id: number; seriesId: number }>(
    `select g.id, g.series_id as "seriesId" from game g join player_game_stats s on s.game_id = g.id
      where s.player_id = 1 order by g.id limit 1`,
  );
  const seriesId = rows[0]?.seriesId ?? 0;
  await client.query(`update game set replay_digest = 'box-score' where id = $1`, [rows[0]?.id]);
  const [takenAt, uploadedAt] = [new Date(), new Date()];
  await withDb(database.url, async (db) => {
    await insertAll(db, ReplayContent, [
      { sha256: ofGame, takenAt },
      { sha256: other, takenAt },
    ]);
    await insertAll(db, KeptReplayFile, [
      { sha256: ofGame, seriesId, boxScoreDigest: 'box-score', size: 1, uploadedAt, arrivedAt: uploadedAt },
      { sha256: other, seriesId, boxScoreDigest: 'another', size: 1, uploadedAt, arrivedAt: uploadedAt },
    ]);
  });
  await erase('1');
  expect(removed).toEqual([PICTURE, ofGame]);
  expect((await client.query('select sha256 from replay_file')).rows).toEqual([{ sha256: other }]);
});

test('pictures that cannot be removed are named, and the person is erased all the same', async () => {
  const removePicture = (): Promise<void> => Promise.reject(new Error('the store is away'));
  const tools = { index, removePicture, removeReplay: removePicture, saveList };
  await expect(erasePerson(client, tools, '1', REASON)).rejects.toThrow(PICTURE);
  expect(await tracesLeft()).toEqual([]);
});

test('when the list cannot be written, no one is erased, and then they are', async () => {
  await writeFile(join(folder, 'data'), 'in the way');
  const before = await everything();
  await expect(erase('1')).rejects.toBeInstanceOf(NotStored);
  expect([await everything(), removed]).toEqual([before, []]);
  await rm(join(folder, 'data'));
  await erase('1');
  expect(await readFile(listFile(), 'utf8')).toMatch(/^\w{64} \S+\n$/);
});

test('when the database does not take it, the list does not name the person', async () => {
  await withoutCommit('erased_person', () => expect(erase('1')).rejects.toThrow('no commit'));
  expect([await readFile(listFile(), 'utf8'), removed]).toEqual(['', []]);
});

test('it is written down with the reason and without a name', async () => {
  const ids = async (table: string): Promise<number[]> =>
    (await client.query<{ id: number }>(`select id from ${table} order by id`)).rows.map(({ id }) => id);
  const traces = { requestIds: await ids('approval_request'), membershipIds: await ids('membership') };
  await erase('1');
  const { rows } = await client.query('select actor_user_id as by, act, object_id as id, after from audit_entry');
  expect(rows).toEqual([{ by: 0, act: 'person.erase', id: 1, after: { reason: REASON, playerId: 1, ...traces } }]);
});

test('what is stored of players who were merged into the person goes too', async () => {
  await client.query(`insert into player (id, nickname, twitch) values (50, 'Kanarie2', 'kanarie')`);
  await client.query(
    `insert into game_account (player_id, platform, account_id) values (50, 'steam', 'account-4711-b')`,
  );
  await client.query(`insert into audit_entry (actor_user_id, act, object_kind, object_id, at, before)
                      values (2, 'user.save', 'player', 50, now() - interval '3 years', '{"nickname": "Kanarie2"}')`);
  await client.query('delete from player where id = 50');
  await client.query('insert into merged_player (player_id, into_player_id) values (50, 1)');
  await erase('1');
  const { rows } = await client.query(
    `select count(*)::int as kept, (count(rows))::int as readable from row_change
      where table_name in ('player', 'game_account') and kind = 'delete'`,
  );
  expect(rows[0]).toMatchObject({ readable: 0 });
  expect((await client.query('select forget_erased_audit_values()')).rowCount).toBe(1);
  expect((await client.query('select before from audit_entry where object_id = 50')).rows).toEqual([{ before: null }]);
  expect(await tracesLeft()).toEqual([]);
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
    await writeBackup(client, archive(), null);
    await erase('1');
    await restoreBackup(client, archive(), null, settle);
    expect(again).toEqual({ people: 1, pictures: [PICTURE], replays: [] });
    expect(await tracesLeft()).toEqual([]);
    expect((await client.query('select nickname from player where id = 2')).rows).toEqual([{ nickname: 'tvåan' }]);
  });

  test('brings no one back on a new server either, when the list is there', async () => {
    const list = listFile();
    await writeBackup(client, archive(), null);
    await erase('1');
    await client.query('delete from erased_person');
    await restoreBackup(client, archive(), null, async () => {
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
    await writeBackup(client, archive(), null);
    const before = await everything();
    const refusal = restoreBackup(client, archive(), null, () => addErasureList(client, list));
    await expect(refusal).rejects.toThrow('is no list of erased people');
    expect(await everything()).toEqual(before);
  });

  test('keeps who came back after being erased', async () => {
    await erase('1');
    const createdAt = new Date(Date.now() + 1000);
    const account = { discordId: CHAT_ID, discordUsername: 'kanarie', createdAt };
    await withDb(database.url, (db) => new League(db).user(account));
    await writeBackup(client, archive(), null);
    await restoreBackup(client, archive(), null, settle);
    expect(again).toEqual({ people: 0, pictures: [], replays: [] });
    expect((await client.query('select from app_user')).rowCount).toBe(2);
  });

  test('does not revive a key that was revoked since', async () => {
    await client.query(`insert into api_key (name, key_hash, scopes)
                        values ('Appen', sha256('a'), '{rest:read}'), ('Sajten', sha256('b'), '{rest:read}')`);
    await writeBackup(client, archive(), null);
    await client.query(`update api_key set revoked_at = now() where name = 'Appen'`);
    await restoreBackup(client, archive(), null, settle);
    expect(
      (await client.query('select name from api_key where revoked_at is null and partner_id is null')).rows,
    ).toEqual([{ name: 'Sajten' }]);
  });
});

test('an export holds everything about the person, the number included, and nothing of anyone else', async () => {
  const file = join(folder, 'person.json');
  expect(await exportPerson(client, sealer, CHAT_ID, file)).toContain('This is written down.');
  const text = await readFile(file, 'utf8');
  for (const trace of [...TRACES, SSN, 'kanarie ringde', 'kanarie skrev', '"name": "boten"', 'kroken.example'])
    expect(text.toLowerCase()).toContain(trace);
  expect(text).not.toContain('nils');
  expect(text).not.toMatch(/hash|cipher|ssn_index/);
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect((await client.query('select act from audit_entry')).rows).toEqual([{ act: 'person.export' }]);
});

test('an export that cannot be written is not said to have been handed out', async () => {
  await writeFile(join(folder, 'place'), 'in the way');
  const writing = exportPerson(client, sealer, '1', join(folder, 'place', 'person.json'));
  await expect(writing).rejects.toBeInstanceOf(NotStored);
  expect((await client.query('select from audit_entry')).rowCount).toBe(0);
});

test('an export that is not written down is not handed out', async () => {
  const writing = () => exportPerson(client, sealer, '1', join(folder, 'person.json'));
  await withoutCommit('audit_entry', () => expect(writing()).rejects.toThrow('no commit'));
  expect(await readdir(folder)).toEqual([]);
});
