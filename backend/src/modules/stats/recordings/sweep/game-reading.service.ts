import { Injectable, Logger } from '@nestjs/common';
import { FIELD_PLAY_VERSION } from '../../../../domain/recordings/play/field-play.ts';
import { READER_VERSION } from '../../../../integrations/replay-parser/network/read-recording.ts';
import { Db } from '../../../../platform/db/db.ts';
import { ReplayFilesService } from '../files/replay-files.service.ts';
import type { ReplayFileReading } from '../../../../domain/recordings/replay-file.ts';
import { PlayWriterRepository } from '../play/play-writer.repository.ts';
import { toPlayRows, unstorablePart } from '../play/stored-play.ts';
import type { CreditedSlot, PlayRows } from '../play/stored-play.ts';
import type { ReadGame } from '../reading/read-game-task.ts';
import { RecordingReader } from '../reading/recording-reader.ts';
import { UnreadGamesRepository } from './unread-games.repository.ts';
import type { UnreadGame } from './unread-games.repository.ts';

const VERSIONS = { readerVersion: READER_VERSION, playVersion: FIELD_PLAY_VERSION };

/** What became of the next game: there was none, it was done (also when its file could not be read), or it changed. */
export type ReadingOutcome = 'none' | 'done' | 'changed';

/** The end of a reading: the rows to store, when there are any, and what the file gets to know. */
interface Ended {
  rows: PlayRows | null;
  reading: ReplayFileReading;
}

/** Reads the kept file of one game after the other, and stores what it tells (R39). */
@Injectable()
export class GameReadingService {
  private readonly log = new Logger('Replays');

  constructor(
    private readonly db: Db,
    private readonly games: UnreadGamesRepository,
    private readonly files: ReplayFilesService,
    private readonly reader: RecordingReader,
    private readonly plays: PlayWriterRepository,
  ) {}

  /** Whether a game is to be read. */
  async isAnyWaiting(): Promise<boolean> {
    return (await this.games.findNext(READER_VERSION)) !== null;
  }

  /**
   * Reads the next game. What is stored belongs to the report as it is at the commit: when it was corrected or reset while
   * its file was read, nothing is stored, and the game is found again with its new rows.
   */
  async readNext(): Promise<ReadingOutcome> {
    const next = await this.games.findNext(READER_VERSION);
    if (!next) return 'none';
    const credited = await this.games.findCredited(next.gameId);
    const { rows, reading } = await this.read(next, credited);
    const isStored = await this.db.transaction(async () => {
      if (!(await this.games.lockUnchanged(next, credited))) return false;
      if (rows && next.isSource) await this.plays.replace(rows);
      await this.files.setReading(next, reading);
      return true;
    });
    return isStored ? 'done' : 'changed';
  }

  private async read({ gameId, sha256 }: UnreadGame, credited: readonly CreditedSlot[]): Promise<Ended> {
    const content = await this.files.contentOf(sha256);
    const read: ReadGame = content
      ? await this.reader.read(content, credited)
      : { status: 'corrupt', reason: 'missing' };
    const odd = read.status === 'read' ? unstorablePart(read.reading.play) : null;
    const end: ReadGame = odd ? { status: 'corrupt', reason: odd } : read;
    if (end.status !== 'read') {
      this.log.warn(`the replay of game ${gameId} was not read: ${end.status}`);
      return { rows: null, reading: failed(end) };
    }
    const source = { sha256, readerVersion: READER_VERSION };
    return {
      rows: await toPlayRows(gameId, end.reading, credited, source),
      reading: {
        ...{ status: 'read', build: end.build, problem: null, ...VERSIONS },
        activeSeconds: end.reading.play.activeSeconds,
      },
    };
  }
}

function failed(end: Exclude<ReadGame, { status: 'read' }>): ReplayFileReading {
  const failure = { status: end.status, build: null, problem: null, ...VERSIONS };
  if (end.status === 'corrupt') return { ...failure, problem: { reason: end.reason } };
  if (end.status !== 'partial') return failure;
  const { build, ...problem } = end.problem;
  return { ...failure, build, problem };
}
