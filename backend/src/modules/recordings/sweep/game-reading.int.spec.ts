import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readingOf } from '../../../../test/factories/field-play.ts';
import { League } from '../../../../test/factories/league.ts';
import type { Row } from '../../../../test/factories/league.ts';
import { insert, insertAll } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { collide } from '../../../../test/harness/locks.ts';
import type { CreditedRow } from '../../../domain/recordings/game-reading.ts';
import { FolderContentStore } from '../../../integrations/content-store/folder-content-store.ts';
import { loadConfig } from '../../../platform/config/config.ts';
import { Clock } from '../../../platform/clock.ts';
import { GameAccount } from '../../players/game-account.entity.ts';
import { Player } from '../../players/player.entity.ts';
import { Game } from '../../series/game.entity.ts';
import { PlayerGameStats } from '../../series/player-game-stats.entity.ts';
import { ReplayReader } from '../../series/report/replays/replay-reader.ts';
import { Series } from '../../series/series.entity.ts';
import { ReplayContent } from '../files/replay-content.entity.ts';
import { KeptReplayFile } from '../files/replay-file.entity.ts';
import { REPLAYS, ReplayFileStore } from '../files/replay-file-store.ts';
import { ReplayFilesRepository } from '../files/replay-files.repository.ts';
import { ReplayFilesService } from '../files/replay-files.service.ts';
import { FieldPlayRepository } from '../play/field-play.repository.ts';
import { GameFieldPlay } from '../play/game-field-play.entity.ts';
import { PlayWriterRepository } from '../play/play-writer.repository.ts';
import { GameReader } from './game-reader.ts';
import type { ReadGame } from './game-reader.ts';
import { GameReadingService } from './game-reading.service.ts';
import { UnreadGamesRepository } from './unread-games.repository.ts';

/** What is in a file of these tests: who played on which side, by a name or an account, and how they were touched. */
interface Written {
  players: { side: 'home' | 'away'; name?: string; account?: string; touches?: number }[];
  fails?: Extract<ReadGame, { reason?: string }>;
}

/** Reads files that are written in JSON, as a reader of streams would: it knows the players by name or account. */
class JsonReader extends GameReader {
  /** Waits before each answer. */
  pause: () => Promise<unknown> = async () => undefined;

  async read(content: Buffer, rows: readonly CreditedRow[]): Promise<ReadGame> {
    await this.pause();
    const { players, fails } = JSON.parse(content.toString()) as Written;
    if (fails) return fails;
    const reading = readingOf(
      players.map(({ side, name = '', account = '', touches = 0 }) => ({
        team: side === 'home' ? 0 : 1,
        playerId:
          rows.find((row) => row.side === side && (row.names.includes(name) || row.accounts.includes(account)))
            ?.playerId ?? null,
        numbers: { touches },
      })),
    );
    return { status: 'read', reading, build: '260801.1' };
  }
}

let database: Awaited<ReturnType<typeof freshDb>>;
let folder: string;
let store: ReplayFileStore;
let reader: JsonReader;
let games: UnreadGamesRepository;
let readings: GameReadingService;
let league: League;
let division: number;
let teams: [number, number];
let ada: number;
let bo: number;

beforeAll(async () => {
  database = await freshDb();
  folder = await mkdtemp(join(tmpdir(), 'sbl-readings-'));
  const { db } = database;
  store = new ReplayFileStore(new FolderContentStore(folder, REPLAYS));
  games = new UnreadGamesRepository(db);
  reader = new JsonReader();
  const files = new ReplayFilesService(
    db,
    new ReplayFilesRepository(db),
    store,
    new ReplayReader(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder })),
    new Clock(),
  );
  readings = new GameReadingService(db, games, files, reader, new PlayWriterRepository(db));
  league = new League(db);
  division = await league.division(await league.season());
  teams = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  reader.pause = async () => undefined;
  await database.db.repo(KeptReplayFile).createQueryBuilder().delete().execute();
});

const row = (player: number): Row => [player, 100, 1, 0, 0, 1];
const ALL: Written = {
  players: [
    { side: 'home', name: 'Ada', touches: 7 },
    { side: 'away', name: 'Bo', touches: 3 },
    { side: 'away', name: 'A stranger', touches: 99 },
  ],
};

let count = 0;
const newDigest = () => `box-${(count += 1)}`;

/** Keeps a file of this content for a box score. */
async function keep(replayDigest: string, written: Written = ALL): Promise<string> {
  const content = Buffer.from(JSON.stringify({ ...written, of: replayDigest }));
  const sha256 = createHash('sha256').update(content).digest('hex');
  await insert(database.db, ReplayContent, { sha256, takenAt: new Date() });
  await insert(database.db, KeptReplayFile, {
    sha256,
    boxScoreDigest: replayDigest,
    size: content.length,
    uploadedAt: new Date(),
    status: 'waiting',
  });
  await store.put(sha256, content);
  return sha256;
}

/** A series whose first game was filled from a replay. */
async function report(replayDigest: string, players: [number, number] = [ada, bo]) {
  const all = [1, 2, 3].map(() => ({ goals: [1, 0] as const, home: [row(players[0])], away: [row(players[1])] }));
  const seriesId = await league.played(division, teams, all);
  await database.db.repo(Game).update({ seriesId, number: 1 }, { replayDigest });
  return { seriesId, gameId: await firstGame(seriesId) };
}
const firstGame = async (seriesId: number) =>
  (await database.db.repo(Game).findOneByOrFail({ seriesId, number: 1 })).id;

/** The first game's players with their touches, as the site tells them. */
async function told(seriesId: number): Promise<string[] | null> {
  const found = (await new FieldPlayRepository(database.db).findAllBySeries([seriesId])).get(seriesId);
  const [game] = found?.games ?? [];
  if (!game) return null;
  return [...game.home.players, ...game.away.players].map(
    ({ player, numbers }) => `${player?.nickname ?? '–'} ${numbers.touches}`,
  );
}
const fileOf = (sha256: string) => database.db.repo(KeptReplayFile).findOneByOrFail({ sha256 });

test.each(['file', 'report'])('a game is read when both are there, whatever comes last: the %s', async (last) => {
  const digest = newDigest();
  const steps = [() => keep(digest), () => report(digest)];
  if (last === 'file') steps.reverse();
  await steps[0]?.();
  expect(await readings.readNext()).toBe('none');
  await steps[1]?.();
  const { seriesId } = await database.db.repo(Game).findOneByOrFail({ replayDigest: digest });

  expect([await readings.readNext(), await readings.readNext()]).toEqual(['done', 'none']);
  expect(await told(seriesId)).toEqual(['Ada 7', 'Bo 3', '– 99']);
  const [file] = await database.db.repo(KeptReplayFile).findBy({ boxScoreDigest: digest });
  expect(file).toMatchObject({ status: 'read', build: '260801.1', problem: null, readerVersion: expect.any(Number) });
});

test('players are known by their accounts, and by names that they had before', async () => {
  const [cy, di] = [
    await league.player('Cy', { platform: 'playstation', platformId: ' Cy-Psn ' }),
    await league.player('Di'),
  ];
  await insert(database.db, GameAccount, {
    playerId: di,
    platform: 'steam',
    accountId: '7656119',
    displayName: 'di_live',
  });
  await database.db.repo(Player).update(di, { nickname: 'Diana' });
  const digest = newDigest();
  const { gameId } = await report(digest, [cy, di]);

  const rows = await games.findCredited(gameId);

  expect(rows.map(({ side, slot, accounts, names }) => ({ side, slot, accounts, names }))).toEqual([
    { side: 'home', slot: 1, accounts: ['cy-psn'], names: ['Cy'] },
    { side: 'away', slot: 1, accounts: ['7656119'], names: ['Di', 'Diana', 'di_live'] },
  ]);
  expect(rows[0]).toMatchObject({ playerId: cy, score: 100, goals: 1, assists: 0, saves: 0, shots: 1 });
});

test('a corrected report is read again with its new rows, and keeps nothing of the old', async () => {
  const digest = newDigest();
  await keep(digest);
  const { seriesId, gameId } = await report(digest);
  await readings.readNext();

  await correct(seriesId, digest, [ada, await league.player('Bo the second')]);

  expect(await told(seriesId)).toBeNull();
  expect(await database.db.repo(GameFieldPlay).existsBy({ gameId })).toBe(false);
  expect(await readings.readNext()).toBe('done');
  expect(await told(seriesId)).toEqual(['Ada 7', '– 3', '– 99']);
});

/** Puts another first game into a series, as a correction does. */
async function correct(seriesId: number, replayDigest: string | null, players: readonly [number, number]) {
  await database.db.transaction(async () => {
    await database.db.repo(Game).delete({ seriesId, number: 1 });
    const gameId = await insert(database.db, Game, { seriesId, number: 1, homeGoals: 1, awayGoals: 0, replayDigest });
    const [teamId, otherId] = teams;
    const numbers = { slot: 1, score: 100, goals: 1, assists: 0, saves: 0, shots: 1 };
    await insertAll(database.db, PlayerGameStats, [
      { gameId, side: 'home', playerId: players[0], teamId, ...numbers },
      { gameId, side: 'away', playerId: players[1], teamId: otherId, ...numbers },
    ]);
  });
}

test.each([
  { why: 'a patch of the game', fails: { status: 'partial', problem: { attribute: 'TAGame.New', build: 'b' } } },
  { why: 'no stream', fails: { status: 'absent' } },
  { why: 'a broken file', fails: { status: 'corrupt', reason: 'cut' } },
  { why: 'a file that hangs', fails: { status: 'timeout' } },
] as const)('a file that could not be read is not tried in a loop, and tells why: $why', async ({ fails }) => {
  const digest = newDigest();
  const sha256 = await keep(digest, { players: [], fails });
  const { seriesId } = await report(digest);

  expect([await readings.readNext(), await readings.readNext()]).toEqual(['done', 'none']);
  expect(await told(seriesId)).toBeNull();
  const file = await fileOf(sha256);
  expect(file.status).toBe(fails.status);
  expect(JSON.stringify(file.problem) ?? '').toContain(
    'reason' in fails ? 'cut' : 'problem' in fails ? 'TAGame.New' : 'null',
  );

  // the reader has learned something
  await database.db.repo(KeptReplayFile).update({ sha256 }, { readerVersion: 0 });
  expect(await readings.readNext()).toBe('done');
  expect(await readings.readNext()).toBe('none');
});

test('a file whose home team was not recognised is tried again when the report has changed', async () => {
  const digest = newDigest();
  await keep(digest, { players: [], fails: { status: 'undecided' } });
  const { seriesId } = await report(digest);
  expect([await readings.readNext(), await readings.readNext()]).toEqual(['done', 'none']);

  await database.db.repo(Series).update(seriesId, { reportedAt: new Date(Date.now() + 60_000) });
  expect(await readings.readNext()).toBe('done');
});

test('a kept file whose content is gone is told, and so is one with numbers that no page could show', async () => {
  const [gone, odd] = [newDigest(), newDigest()];
  const sha256 = await keep(gone);
  await store.remove(sha256);
  await report(gone);
  expect([await readings.readNext(), (await fileOf(sha256)).problem]).toEqual(['done', { reason: 'missing' }]);

  const hostile = await keep(odd, { players: [{ side: 'home', touches: 1e300 }] });
  const { seriesId } = await report(odd);
  expect([await readings.readNext(), (await fileOf(hostile)).problem]).toEqual(['done', { reason: 'numbers' }]);
  expect(await told(seriesId)).toBeNull();
});

test('numbers of an older definition are made again from the kept file, and stay without it', async () => {
  const [digest, forgotten] = [newDigest(), newDigest()];
  await keep(digest);
  const sha256 = await keep(forgotten);
  const { gameId } = await report(digest);
  const old = await report(forgotten);
  await readings.readNext();
  await readings.readNext();
  await database.db.repo(KeptReplayFile).delete({ sha256 });
  for (const id of [gameId, old.gameId]) await database.db.repo(GameFieldPlay).update(id, { playVersion: 0 });

  expect([await readings.readNext(), await readings.readNext()]).toEqual(['done', 'none']);
  expect((await database.db.repo(GameFieldPlay).findOneByOrFail({ gameId })).playVersion).toBeGreaterThan(0);
  expect(await told(old.seriesId)).toEqual(['Ada 7', 'Bo 3', '– 99']);
});

describe('a report that is changed while its file is read leaves no old numbers', () => {
  /** Lets the reader wait until `work` is done. */
  const duringTheReading = (work: () => Promise<unknown>): void => {
    let isFirst = true;
    reader.pause = async () => {
      if (isFirst) await work();
      isFirst = false;
    };
  };

  test('by a correction', async () => {
    const digest = newDigest();
    await keep(digest);
    const { seriesId } = await report(digest);
    duringTheReading(() => correct(seriesId, digest, [bo, ada]));
    expect(await readings.readNext()).toBe('changed');
    expect(await told(seriesId)).toBeNull();

    expect([await readings.readNext(), await readings.readNext()]).toEqual(['done', 'none']);
    // the names are on the other sides now
    expect(await told(seriesId)).toEqual(['– 7', '– 3', '– 99']);
  });

  test('by a reset', async () => {
    const digest = newDigest();
    const sha256 = await keep(digest);
    const { seriesId } = await report(digest);
    duringTheReading(() => database.db.repo(Game).delete({ seriesId }));
    expect([await readings.readNext(), await readings.readNext()]).toEqual(['changed', 'none']);
    expect((await fileOf(sha256)).status).toBe('waiting');
  });

  test('by other numbers in the same rows', async () => {
    const digest = newDigest();
    await keep(digest);
    const { seriesId, gameId } = await report(digest);
    duringTheReading(() => database.db.repo(PlayerGameStats).update({ gameId, playerId: ada }, { score: 7 }));
    expect(await readings.readNext()).toBe('changed');
    expect(await readings.readNext()).toBe('done');
    expect(await told(seriesId)).toEqual(['Ada 7', 'Bo 3', '– 99']);
  });

  test('by a correction that is not committed yet: the reading waits for it', async () => {
    const digest = newDigest();
    await keep(digest);
    const { seriesId, gameId } = await report(digest);

    const [outcome] = await collide(
      database.url,
      { table: 'game', ids: [gameId] },
      [() => readings.readNext()],
      (holder) => holder.query('delete from game where series_id = $1', [seriesId]),
    );

    expect(outcome).toBe('changed');
    expect(await database.db.repo(GameFieldPlay).count({ where: { gameId } })).toBe(0);
  });
});

describe('one instance reads at a time', () => {
  const [one, other] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;

  test('and another one takes over when it is done, or has died', async () => {
    expect([await games.hold(one, 60), await games.hold(other, 60), await games.hold(one, 60)]).toEqual([
      true,
      false,
      true,
    ]);
    await games.release(other);
    expect(await games.hold(other, 60)).toBe(false);
    await games.release(one);
    expect(await games.hold(other, -1)).toBe(true);
    expect(await games.hold(one, 60)).toBe(true);
    await games.release(one);
  });

  test('also when all ask at the same time', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, () => games.hold(crypto.randomUUID(), 60)));
    expect(asked.filter(Boolean)).toHaveLength(1);
  });
});

test('the commit of a report that was filled from a replay wakes the readers, and no other does', async () => {
  const heard: string[] = [];
  const listener = new pg.Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ channel }) => heard.push(channel));
  await listener.query('listen replay_files');
  const { seriesId } = await report(newDigest());
  await correct(seriesId, null, [ada, bo]);
  await listener.query('select 1');
  expect(heard).toEqual([]);
  await correct(seriesId, newDigest(), [ada, bo]);
  await listener.query('select 1');
  expect(heard).toEqual(['replay_files']);
  await listener.end();
});
