import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreditedRow } from '../../src/domain/recordings/game-reading.ts';
import { FolderContentStore } from '../../src/integrations/content-store/folder-content-store.ts';
import { ReplayContent } from '../../src/modules/stats/recordings/files/replay-content.entity.ts';
import { KeptReplayFile } from '../../src/modules/stats/recordings/files/replay-file.entity.ts';
import { REPLAYS, ReplayFileStore } from '../../src/modules/stats/recordings/files/replay-file-store.ts';
import { ReplayFilesRepository } from '../../src/modules/stats/recordings/files/replay-files.repository.ts';
import { ReplayFilesService } from '../../src/modules/stats/recordings/files/replay-files.service.ts';
import { FieldPlayRepository } from '../../src/modules/stats/recordings/play/field-play.repository.ts';
import { PlayWriterRepository } from '../../src/modules/stats/recordings/play/play-writer.repository.ts';
import type { ReadGame } from '../../src/modules/stats/recordings/reading/read-game-task.ts';
import { RecordingReader } from '../../src/modules/stats/recordings/reading/recording-reader.ts';
import { GameReadingService } from '../../src/modules/stats/recordings/sweep/game-reading.service.ts';
import { UnreadGamesRepository } from '../../src/modules/stats/recordings/sweep/unread-games.repository.ts';
import { Game } from '../../src/modules/series/game.entity.ts';
import { PlayerGameStats } from '../../src/modules/series/player-game-stats.entity.ts';
import { ReplayReader } from '../../src/modules/series/report/replays/replay-reader.ts';
import { Clock } from '../../src/platform/clock.ts';
import { loadConfig } from '../../src/platform/config/config.ts';
import { freshDb } from '../harness/database.ts';
import { arrivedFile } from './arrived-file.ts';
import { readingOf } from './field-play.ts';
import { League } from './league.ts';
import type { Row } from './league.ts';
import { insertRow, insertAll } from './rows.ts';

/** What is in a file of these tests: who played on which side, by a name or an account, and how they were touched. */
interface Written {
  players: { side: 'home' | 'away'; name?: string; account?: string; touches?: number }[];
  fails?: Exclude<ReadGame, { status: 'read' }>;
}

/** Reads files that are written in JSON, as a reader of streams would: it knows the players by name or account. */
class JsonReader extends RecordingReader {
  /** Waits before each answer. */
  pause: () => Promise<unknown> = async () => undefined;

  override async read(content: Uint8Array, rows: readonly CreditedRow[]): Promise<ReadGame> {
    await this.pause();
    const { players, fails } = JSON.parse(Buffer.from(content).toString()) as Written;
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
    return { status: 'read', reading, build: '260801.1', guessed: [] };
  }
}

const row = (player: number): Row => [player, 100, 1, 0, 0, 1];

/** Ada and Bo, a stranger, and what they did. */
const WRITTEN: Written = {
  players: [
    { side: 'home', name: 'Ada', touches: 7 },
    { side: 'away', name: 'Bo', touches: 3 },
    { side: 'away', name: 'A stranger', touches: 99 },
  ],
};

const contentOf = (replayDigest: string, written: Written): Buffer =>
  Buffer.from(JSON.stringify({ ...written, of: replayDigest }));

/** Stands for the series of a file that comes before its report. */
const TO_BE_REPORTED = 0;

/** A division with two teams, Ada and Bo, whose series are filled from replays, and the job that reads these. */
export class KeptReplays {
  readonly reader = new JsonReader();
  readonly games: UnreadGamesRepository;
  readonly readings: GameReadingService;
  #count = 0;
  /** The series of the reports so far, by the mark of their first game. */
  readonly #series = new Map<string, number>();

  private constructor(
    readonly database: Awaited<ReturnType<typeof freshDb>>,
    readonly folder: string,
    readonly store: ReplayFileStore,
    readonly ids: { division: number; teams: readonly [number, number]; ada: number; bo: number },
  ) {
    const { db } = database;
    this.games = new UnreadGamesRepository(db);
    const headers = new ReplayReader(loadConfig({ NODE_ENV: 'test', DATA_DIR: folder }));
    const files = new ReplayFilesService(db, new ReplayFilesRepository(db), store, headers, new Clock());
    this.readings = new GameReadingService(db, this.games, files, this.reader, new PlayWriterRepository(db));
  }

  static async begin(): Promise<KeptReplays> {
    const database = await freshDb();
    const folder = await mkdtemp(join(tmpdir(), 'sbl-readings-'));
    const league = new League(database.db);
    const division = await league.division(await league.season());
    const teams = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')] as const;
    const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
    const store = new ReplayFileStore(new FolderContentStore(folder, REPLAYS));
    return new KeptReplays(database, folder, store, { division, teams, ada, bo });
  }

  async close(): Promise<void> {
    await this.reader.onModuleDestroy();
    await this.database.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  get league(): League {
    return new League(this.database.db);
  }

  newDigest(): string {
    return `box-${(this.#count += 1)}`;
  }

  /**
   * Keeps a file of this content for a game, and wakes the readers: of the series that is, or will be, reported with it, or of
   * another one.
   */
  async keep(
    replayDigest: string,
    written: Written = WRITTEN,
    seriesId = this.#series.get(replayDigest) ?? TO_BE_REPORTED,
  ): Promise<string> {
    const { db } = this.database;
    const content = contentOf(replayDigest, written);
    const file = await arrivedFile(this.folder, content);
    const { sha256 } = file;
    await insertRow(db, ReplayContent, { sha256, takenAt: new Date() });
    await this.store.take(file);
    const at = new Date();
    await db.transaction(async () => {
      const files = new ReplayFilesRepository(db);
      await files.insertFile({ sha256, seriesId, boxScoreDigest: replayDigest, size: content.length, uploadedAt: at });
      await files.notifyReaders();
    });
    return sha256;
  }

  /** The digest of the file that `keep` would keep. */
  shaOf(replayDigest: string, written: Written): string {
    return createHash('sha256').update(contentOf(replayDigest, written)).digest('hex');
  }

  /** A series whose first game was filled from a replay. */
  async report(
    replayDigest: string,
    players: readonly [number, number] = [this.ids.ada, this.ids.bo],
    recordingSha256: string | null = null,
  ) {
    const [home, away] = [[row(players[0])], [row(players[1])]];
    const all = [1, 2, 3].map(() => ({ goals: [1, 0] as const, home, away }));
    const seriesId = await this.league.played(this.ids.division, this.ids.teams, all);
    this.#series.set(replayDigest, seriesId);
    await this.database.db
      .repo(KeptReplayFile)
      .update({ boxScoreDigest: replayDigest, seriesId: TO_BE_REPORTED }, { seriesId });
    await this.database.db.repo(Game).update({ seriesId, number: 1 }, { replayDigest, recordingSha256 });
    const game = await this.database.db.repo(Game).findOneByOrFail({ seriesId, number: 1 });
    return { seriesId, gameId: game.id };
  }

  /** Puts another first game into a series, as a correction does. */
  async correct(seriesId: number, replayDigest: string | null, players: readonly [number, number]): Promise<void> {
    const { db } = this.database;
    await db.transaction(async () => {
      await db.repo(Game).delete({ seriesId, number: 1 });
      const gameId = await insertRow(db, Game, { seriesId, number: 1, homeGoals: 1, awayGoals: 0, replayDigest });
      const [teamId, otherId] = this.ids.teams;
      const numbers = { slot: 1, score: 100, goals: 1, assists: 0, saves: 0, shots: 1 };
      await insertAll(db, PlayerGameStats, [
        { gameId, side: 'home', playerId: players[0], teamId, ...numbers },
        { gameId, side: 'away', playerId: players[1], teamId: otherId, ...numbers },
      ]);
    });
  }

  /** The first game's players with their touches, as the site tells them. */
  async told(seriesId: number): Promise<string[] | null> {
    const found = (await new FieldPlayRepository(this.database.db).findAllBySeries([seriesId])).get(seriesId);
    const [game] = found?.games ?? [];
    if (!game) return null;
    return [...game.home.players, ...game.away.players].map(
      ({ player, numbers }) => `${player?.nickname ?? '–'} ${numbers.touches}`,
    );
  }

  fileOf(sha256: string): Promise<KeptReplayFile> {
    return this.database.db.repo(KeptReplayFile).findOneByOrFail({ sha256 });
  }
}
