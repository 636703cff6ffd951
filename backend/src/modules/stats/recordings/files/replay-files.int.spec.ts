import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { arrivedFile } from '../../../../../test/factories/arrived-file.ts';
import { weekLeague, type WeekLeague } from '../../../../../test/factories/week-league.ts';
import { insertRow } from '../../../../../test/factories/rows.ts';
import { linkPlayer } from '../../../../../test/harness/accounts.ts';
import { bootApp, statements, type TestApp } from '../../../../../test/harness/app.ts';
import { signIn, type Browser } from '../../../../../test/harness/browser.ts';
import { wrongAnswer } from '../../../../../test/harness/openapi.ts';
import { collideCalls } from '../../../../../test/harness/locks.ts';
import { codeOf } from '../../../../../test/harness/refusal.ts';
import { setTime } from '../../../../../test/harness/time.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { FIELD_PLAY_VERSION } from '../../../../domain/recordings/play/field-play.ts';
import { READER_VERSION } from '../../../../integrations/replay-parser/network/read-recording.ts';
import { encodeReplay } from '../../../../integrations/replay-parser/testing/replay-encoder.ts';
import { Metrics } from '../../../../platform/health/metrics.ts';
import { AuditEntry } from '../../../audit/audit-entry.entity.ts';
import { MAX_REPLAY_BYTES, type ArrivedReplay } from '../../../series/report/replays/replay-reader.ts';
import { Game } from '../../../series/game.entity.ts';
import { ResultsService } from '../../../series/match-week/results/results.service.ts';
import { SettingsAdminService } from '../../../content/settings/settings-admin.service.ts';
import { KeptReplaysService } from './kept-replays.service.ts';
import { ReplayContent } from './replay-content.entity.ts';
import { KeptReplayFile } from './replay-file.entity.ts';
import { ReplayFilesService } from './replay-files.service.ts';
import type { KeptFilesWire } from './replay-files.wire.ts';
import { ReplayRetentionService } from './replay-retention.service.ts';

const START = new Date('2030-03-20T18:00:00Z');
const HOUR_MS = 3_600_000;
const after = (hours: number) => setTime([app], new Date(START.getTime() + hours * HOUR_MS));

let app: TestApp;
let world: WeekLeague;
let admin: Browser;
let stranger: Browser;
let seriesId: number;

beforeAll(async () => {
  app = await bootApp();
  after(1);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'player');
  admin = await signIn(app, 'admin');
  stranger = await signIn(app, 'player');
  world = await weekLeague(app.db, '2030-03-18');
});
afterAll(() => app.close());
beforeEach(async () => {
  after(1);
  await app.db.repo(KeptReplayFile).createQueryBuilder().delete().execute();
  await app.db.repo(ReplayContent).createQueryBuilder().delete().execute();
  for (const path of [folder(), incoming()]) await rm(path, { recursive: true, force: true });
  seriesId = await world.series({ scheduledAt: START });
});

const folder = () => join(app.dataDir, 'uploads', 'replays');
const incoming = () => join(app.dataDir, 'incoming');
const underWay = () => readdir(incoming()).catch(() => []);
const contents = () => readdir(folder()).catch(() => []);
const rows = () => app.db.repo(KeptReplayFile).find({ order: { sha256: 'ASC' } });
const registered = () => app.db.repo(ReplayContent).count();
const sweep = () => app.app.get(ReplayRetentionService, { strict: false }).sweep();
const kept = () => app.app.get(KeptReplaysService, { strict: false });
const files = () => app.app.get(ReplayFilesService, { strict: false });

let games = 0;
/** Each box score is its own, unless `round` says otherwise. `copy` is the file of another player of the same game. */
const replay = ({ copy = '', round = (games += 1) } = {}) =>
  encodeReplay({
    id: `kept-${round}-${copy}`,
    teamSize: 1,
    blueGoals: 1,
    players: [
      { name: 'Blue', platform: 'steam', accountId: '76561190000000001', team: 0, goals: 1, score: round },
      { name: 'Orange', platform: 'steam', accountId: '76561190000000002', team: 1 },
    ],
  });

async function send(who: { fetch: Browser['fetch'] }, contents: Uint8Array[], door: 'admin' | 'match-week' = 'admin') {
  const body = new FormData();
  contents.forEach((one, index) => body.append('files', new File([new Uint8Array(one)], `${index + 1}.replay`)));
  const answer = await who.fetch(`/api/${door}/series/${seriesId}/replay-files`, { method: 'POST', body });
  const said: unknown = await answer.json();
  expect(wrongAnswer('POST', `/api/${door}/series/{seriesId}/replay-files`, answer.status, said)).toEqual([]);
  return { status: answer.status, ...(said as KeptFilesWire & { CODE?: number }) };
}

/** A file as it lies there when it has arrived. */
const arrived = async (name: string, content: Buffer): Promise<ArrivedReplay> => {
  return { name, file: await arrivedFile(incoming(), content, name) };
};

const own = async (actor: Actor, ...files: Buffer[]) =>
  kept().keepForCaptain(
    actor,
    seriesId,
    await Promise.all(files.map((content, index) => arrived(`${index + 1}.replay`, content))),
  );

/** A game of the series that was filled from a file with this box score. */
const play = (replayDigest: string | null | undefined, number = 1) =>
  insertRow(app.db, Game, { seriesId, number, homeGoals: 1, awayGoals: 0, replayDigest: replayDigest ?? null });

test('staff send whole files: each is kept once under its digest, and waits to be read', async () => {
  const [one, other] = [replay(), replay()];
  const { status, files: said } = await send(admin, [one, other]);
  expect([status, said.map(({ refusal }) => refusal)]).toEqual([200, [null, null]]);
  await send(admin, [one]);
  const stored = await rows();
  expect(stored.map(({ sha256 }) => `${sha256}.replay`)).toEqual((await contents()).toSorted());
  expect(stored.map(({ sha256, boxScoreDigest }) => [sha256, boxScoreDigest])).toEqual(
    said.map(({ sha256, replayDigest }) => [sha256, replayDigest]).toSorted(),
  );
  expect(stored).toMatchObject([1, 2].map(() => ({ status: 'waiting', problem: null, readAt: null })));
  expect(await files().contentOf(String(said[0]?.sha256))).toEqual(one);
});

test("two players' files of one game are two files of one box score", async () => {
  const { files: said } = await send(admin, [replay({ round: -1, copy: 'a' }), replay({ round: -1, copy: 'b' })]);
  expect(new Set(said.map(({ sha256 }) => sha256)).size).toBe(2);
  expect(new Set(said.map(({ replayDigest }) => replayDigest)).size).toBe(1);
});

test('the same file sent by two at the same time is one row and one content', async () => {
  const content = replay();
  const said = await Promise.all([send(admin, [content]), send(admin, [content]), send(admin, [content])]);
  expect(said.map(({ files: [file] }) => file?.refusal)).toEqual([null, null, null]);
  expect([(await rows()).length, (await contents()).length]).toEqual([1, 1]);
});

test('a file that is no replay, or too large, is refused by name, and the others are kept', async () => {
  const { files: said } = await send(admin, [Buffer.from('no replay'), Buffer.alloc(MAX_REPLAY_BYTES + 1), replay()]);
  expect(said.map(({ name, refusal }) => [name, refusal?.code ?? null])).toEqual([
    ['1.replay', 'REPLAY_UNREADABLE'],
    ['2.replay', 'REPLAY_TOO_LARGE'],
    ['3.replay', null],
  ]);
  expect([(await rows()).length, (await contents()).length, await underWay()]).toEqual([1, 1, []]);
});

test('an upload that breaks off leaves nothing, and what a crash has left is deleted after an hour', async () => {
  const broken = new AbortController();
  const boundary = 'broken';
  async function* half() {
    yield Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="files"; filename="1.replay"\r\n\r\n`);
    yield replay();
    while ((await underWay()).length === 0) await sleep(5);
    broken.abort();
    await sleep(10);
  }
  const init = { method: 'POST', body: half(), duplex: 'half', signal: broken.signal } as unknown as RequestInit;
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  await expect(admin.fetch(`/api/admin/series/${seriesId}/replay-files`, { ...init, headers })).rejects.toThrow();
  while ((await underWay()).length > 0) await sleep(5);
  await arrived('under-way', replay());
  const { file: left } = await arrived('left', replay());
  await utimes(String(left?.path), 0, 0);
  await sweep();
  expect(await underWay()).toEqual(['under-way']);
  expect(await rows()).toEqual([]);
});

test('a file of exactly the largest size is kept', async () => {
  const short = replay();
  const body = Buffer.alloc(MAX_REPLAY_BYTES - short.length);
  const { files: said } = await send(admin, [Buffer.concat([short, body])]);
  expect(said[0]?.refusal).toBeNull();
  expect(await rows()).toMatchObject([{ size: MAX_REPLAY_BYTES }]);
});

test('when the file cannot be written, the call says so and leaves no row, and can be sent again', async () => {
  await writeFile(folder(), 'in the way');
  const content = replay();
  const { status, ...said } = await send(admin, [content]);
  expect([status, said]).toMatchObject([507, { CODE: 507, MESSAGE: 'api.error.not-stored' }]);
  expect([await rows(), await registered(), await underWay()]).toEqual([[], 0, []]);
  await rm(folder());
  expect((await send(admin, [content])).files[0]?.refusal).toBeNull();
});

test('a stranger sends nothing and gets nothing', async () => {
  const content = replay();
  expect((await send(stranger, [content])).status).toBe(403);
  expect((await send(stranger, [content], 'match-week')).status).toBe(404);
  const anonymous = { fetch: (path: string, init?: RequestInit) => fetch(app.url + path, init) };
  expect((await send(anonymous, [content])).status).toBe(401);
  expect([await rows(), await contents(), await underWay()]).toEqual([[], [], []]);
  const [file] = (await send(admin, [content])).files;
  for (const path of [
    `images/${file?.sha256}.replay`,
    `replays/${file?.sha256}.replay`,
    `images/..%2Freplays%2F${file?.sha256}.replay`,
  ]) {
    expect([path, (await admin.fetch(`/api/${path}`)).status]).toEqual([path, 404]);
  }
});

test('a captain sends while they may report; later only what the games were filled from', async () => {
  const [captain] = world.squads.home;
  const [early, foreign] = [replay(), replay()];
  const [first] = await own(captain, early);
  expect(first?.refusal).toBeNull();
  expect(await codeOf(() => own(world.squads.home[1] as Actor, early))).toBe('NOT_CAPTAIN');
  expect(await codeOf(() => own(world.stranger, early))).not.toBeNull();
  const results = app.app.get(ResultsService, { strict: false });
  const won = [1, 2, 3].map((game) => ({
    ...{ goals: { home: game, away: 0 }, rows: { home: [], away: [] } },
    replayDigest: game === 1 ? (first?.replayDigest ?? null) : null,
  }));
  const choices = { isResultOnly: true, acceptsSuspended: false };
  await results.report(captain, { seriesId, version: 0, games: won, choices, pictures: [] });
  await results.confirm(world.squads.away[0], { seriesId, version: 1 });
  const said = await own(captain, replay({ round: games - 1, copy: 'mine' }), foreign);
  expect(said.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'REPLAY_OF_OTHER_SERIES']);
  expect(await rows()).toHaveLength(2);
});

test("a captain sends only recordings of the series' games, also while they may report again", async () => {
  const [captain] = world.squads.home;
  const mine = replay();
  const { files: said } = await send(admin, [mine, replay()]);
  const other = await world.series({ scheduledAt: START });
  await insertRow(app.db, Game, {
    ...{ seriesId: other, number: 1, homeGoals: 1, awayGoals: 0 },
    replayDigest: said[1]?.replayDigest,
  });
  const [early] = await own(captain, replay({ round: games, copy: 'of the other series' }));
  expect(early?.refusal?.code).toBe('REPLAY_OF_OTHER_SERIES');
  const won = [1, 2, 3].map((game) => ({
    ...{ goals: { home: game, away: 0 }, rows: { home: [], away: [] } },
    replayDigest: game === 1 ? (said[0]?.replayDigest ?? null) : null,
  }));
  const choices = { isResultOnly: true, acceptsSuspended: false };
  const results = app.app.get(ResultsService, { strict: false });
  await results.report(captain, { seriesId, version: 0, games: won, choices, pictures: [] });
  const kept = await own(captain, mine, replay({ round: games - 1, copy: 'mine' }), replay());
  expect(kept.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, null, 'REPLAY_OF_OTHER_SERIES']);
  // the other team's captain may not report, and has a recording too
  const theirs = await own(world.squads.away[0], replay({ round: games - 2, copy: 'theirs' }), replay());
  expect(theirs.map(({ refusal }) => refusal?.code ?? null)).toEqual([null, 'REPLAY_OF_OTHER_SERIES']);
});

test('no one may fill the disk: the calls of an account have a limit', async () => {
  const [captain] = world.squads.away;
  const codes: (string | null)[] = [];
  for (let call = 0; call < 31; call++) codes.push(await codeOf(() => kept().assertCaptainMaySend(captain, seriesId)));
  expect(codes.indexOf('TOO_MANY_REQUESTS')).toBe(30);
  expect(await codeOf(() => own(captain))).toBe('REPLAY_COUNT');
});

test('a file without a game is deleted a day after it lost it, with its content', async () => {
  const [withGame, without] = (await send(admin, [replay(), replay()])).files;
  await play(withGame?.replayDigest);
  await play(without?.replayDigest, 2);
  await sweep();
  await app.db.repo(Game).delete({ seriesId, number: 2 });
  after(100);
  await sweep();
  expect(await rows()).toHaveLength(2);
  after(123);
  await sweep();
  expect(await rows()).toHaveLength(2);
  after(125);
  await sweep();
  expect((await rows()).map(({ sha256 }) => sha256)).toEqual([withGame?.sha256]);
  expect([await contents(), await registered()]).toEqual([[`${withGame?.sha256}.replay`], 1]);
});

test('a game that comes back within the day keeps its file', async () => {
  const [file] = (await send(admin, [replay()])).files;
  await sweep();
  after(20);
  await play(file?.replayDigest);
  await sweep();
  after(60);
  await sweep();
  expect(await rows()).toMatchObject([{ withoutGameSince: null }]);
});

test('files older than the chosen months are deleted; 0 keeps them until then', async () => {
  const settings = app.app.get(SettingsAdminService, { strict: false });
  const [file] = (await send(admin, [replay()])).files;
  await play(file?.replayDigest);
  await settings.saveReplayMonths(world.admin, 0);
  setTime([app], new Date('2040-03-20T18:00:00Z'));
  await sweep();
  expect(await rows()).toHaveLength(1);
  await settings.saveReplayMonths(world.admin, 12);
  setTime([app], new Date('2031-03-20T18:00:00Z'));
  await sweep();
  expect(await rows()).toHaveLength(1);
  setTime([app], new Date('2031-03-20T19:00:01Z'));
  await sweep();
  expect([await rows(), await contents(), await registered()]).toEqual([[], [], 0]);
});

test('what a crash between row and content leaves is found by a later round, and nothing that is under way', async () => {
  const [file] = (await send(admin, [replay()])).files;
  const sha256 = String(file?.sha256);
  // a crash after the row was deleted, or before it was written
  await app.db.repo(KeptReplayFile).delete({ sha256 });
  await sweep();
  expect(await contents()).toHaveLength(1);
  after(2.1);
  await sweep();
  expect([await contents(), await registered()]).toEqual([[], 0]);
});

test('an upload waits for the deletion of the same content, and is kept', async () => {
  const content = replay();
  const [file] = (await send(admin, [content])).files;
  const sha256 = String(file?.sha256);
  await app.db.repo(KeptReplayFile).delete({ sha256 });
  after(3);
  const upload = async () => kept().keepForStaff(world.admin, seriesId, [await arrived('again.replay', content)]);
  await collideCalls(app.databaseUrl, { table: 'replay_content', ids: [sha256] }, [upload], async (holder) => {
    await rm(join(folder(), `${sha256}.replay`));
    await holder.query('delete from replay_content where sha256 = $1', [sha256]);
  });
  expect([(await rows()).length, (await contents()).length, await registered()]).toEqual([1, 1, 1]);
});

test('staff see how many files could not be read and why, and have one read again', async () => {
  const [broken, fine] = (await send(admin, [replay(), replay()])).files;
  await play(broken?.replayDigest);
  // the running server reads it first, and finds no stream
  const isRead = async () =>
    (await rows()).some(({ sha256, status }) => sha256 === broken?.sha256 && status === 'absent');
  while (!(await isRead())) await sleep(20);
  // by the newest versions, or else the server would read it again by itself
  const read = {
    ...{ build: '250101.1' },
    ...{ readerVersion: READER_VERSION, playVersion: FIELD_PLAY_VERSION },
  };
  const problem = { attribute: 'TAGame.X:Y', className: 'TAGame.X', frame: 7 };
  const keyOf = (file: typeof broken) => ({ sha256: String(file?.sha256), seriesId });
  await files().setReading(keyOf(broken), { ...read, status: 'partial', problem });
  await files().setReading(keyOf(fine), { ...read, status: 'read', problem: null });
  const ask = async (who: Browser, query: string) => {
    const answer = await who.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return ((await answer.json()) as { data: Record<string, unknown> | null }).data;
  };
  const list = `{ replayFiles { counts { status files } causes { status files attribute className build }
    items { sha256 status attribute className frame build seriesId gameNumber home away } } }`;
  expect(await ask(admin, list)).toEqual({
    replayFiles: {
      counts: [
        { status: 'PARTIAL', files: 1 },
        { status: 'READ', files: 1 },
      ],
      causes: [{ status: 'PARTIAL', files: 1, attribute: 'TAGame.X:Y', className: 'TAGame.X', build: '250101.1' }],
      items: [
        {
          ...{ sha256: broken?.sha256, status: 'PARTIAL', ...problem, build: '250101.1' },
          ...{ seriesId, gameNumber: 1, home: 'Alfa', away: 'Beta' },
        },
      ],
    },
  });
  const ofSeries = `{ seriesReplays(seriesId: ${seriesId}) { number status } }`;
  expect(await ask(admin, ofSeries)).toEqual({ seriesReplays: [{ number: 1, status: 'PARTIAL' }] });
  for (const query of [list, ofSeries]) expect(await ask(stranger, query)).toBeNull();
  const again = (sha256: unknown) =>
    ask(
      admin,
      `mutation { rereadReplayFile(sha256: "${String(sha256)}") { ... on ReplayFile { status } ... on Problem { code } } }`,
    );
  // two people press the button: one of them has it read, and the log says so once
  const answers = await collideCalls(app.databaseUrl, { table: 'replay_file', ids: [String(broken?.sha256)] }, [
    () => again(broken?.sha256),
    () => again(broken?.sha256),
  ]);
  expect(answers).toEqual(
    expect.arrayContaining([
      { rereadReplayFile: { status: 'WAITING' } },
      { rereadReplayFile: { code: 'NOTHING_CHANGED' } },
    ]),
  );
  expect(await app.db.repo(AuditEntry).findBy({ act: 'replay-file.reread' })).toMatchObject([
    { objectKind: 'series', objectId: seriesId, before: { status: 'partial' }, after: { status: 'waiting', game: 1 } },
  ]);
  expect(await again(fine?.sha256)).toEqual({ rereadReplayFile: { code: 'NOTHING_CHANGED' } });
  expect(await rows()).toMatchObject([1, 2].map(() => ({ problem: null })));
});

test('the figures of the files cost one statement together', async () => {
  await send(admin, [replay()]);
  const { texts, result } = await statements(() => app.app.get(Metrics, { strict: false }).text());
  expect(texts.filter((text) => text.includes('group by f.status'))).toHaveLength(1);
  expect(result).toMatch(/^replay_files_waiting \d+$/m);
});
