import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DbListener } from '../../../../platform/db/listener.ts';
import { Readiness } from '../../../../platform/health/readiness.ts';
import { WakeLoop } from '../../../../platform/wake-loop.ts';
import { REPLAY_FILES_CHANNEL } from '../../../series/report/replays/replay-files-channel.ts';
import { RecordingReader } from '../reading/recording-reader.ts';
import { GameReadingService, type ReadingOutcome } from './game-reading.service.ts';
import { UnreadGamesRepository } from './unread-games.repository.ts';

/** How long an instance holds the right to read. A file takes far less, and each one begins the lease again. */
const LEASE_SECONDS = 60;
/** How often the worker looks, also without a signal, because a signal can get lost. */
const IDLE_MS = 60_000;
const RETRY_MS = 1000;
/** The rest after a file, as a multiple of the time that it took: visitors get most of the processors. */
const REST = 7;
/** Slow files, on a busy machine or made to be slow, must not hold up the others for long. */
const LONGEST_REST_MS = 2_000;

/**
 * Reads kept replay files, one at a time over all instances (R39). It wakes when a file was kept and when a report was
 * stored that was filled from one.
 */
@Injectable()
export class ReadingWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Replays');
  private readonly instance = randomUUID();
  private readonly stopped = new AbortController();
  private readonly loop = new WakeLoop(() => this.readWhatWaits(), this.log);

  constructor(
    private readonly games: UnreadGamesRepository,
    private readonly readings: GameReadingService,
    private readonly reader: RecordingReader,
    private readonly listener: DbListener,
    private readonly readiness: Readiness,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen(REPLAY_FILES_CHANNEL, () => {
      this.loop.wake();
      // a form that is being filled, or a file without its report yet: the thread can start meanwhile
      if (!this.isOver) void this.reader.prepare();
    });
    this.loop.start();
  }

  /** Begins no other file, and waits for the one that is being read. */
  async onModuleDestroy(): Promise<void> {
    this.stopped.abort();
    await this.loop.stop();
  }

  private get isOver(): boolean {
    return this.loop.isStopping || this.readiness.isDraining;
  }

  /** Waits, at most until the worker stops. */
  private async rest(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopped.signal }).catch(() => undefined);
  }

  /** Reads until nothing is left, and returns when to look again. */
  private async readWhatWaits(): Promise<number> {
    let outcome: ReadingOutcome = 'none';
    if (this.isOver || !(await this.readings.isAnyWaiting())) return IDLE_MS;
    try {
      // the instance that holds the right reads all that is there
      while (!this.isOver && (await this.games.takeLease(this.instance, LEASE_SECONDS))) {
        const from = performance.now();
        outcome = await this.readings.readNext();
        if (outcome !== 'done') break;
        await this.rest(Math.min(REST * (performance.now() - from), LONGEST_REST_MS));
      }
      // a game that has changed is found again with its new rows
      return outcome === 'changed' ? RETRY_MS : IDLE_MS;
    } finally {
      // when the database does not answer, the lease ends by itself
      await this.games.release(this.instance).catch(() => undefined);
    }
  }
}
