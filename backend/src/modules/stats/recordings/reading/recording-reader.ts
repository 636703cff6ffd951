import { Injectable, type OnModuleDestroy, Optional } from '@nestjs/common';
import { Piscina } from 'piscina';
import type { CreditedRow } from '../../../../domain/recordings/game-reading.ts';
import { log } from '../../../../platform/logging/logger.ts';
import type { ReadGame, ReadingTask } from './read-game-task.ts';

/** Threads read JavaScript only, so the reader that runs from its source (in tests) uses the thread of the build. */
const WORKER = import.meta.url.endsWith('.ts')
  ? new URL('../../../../../dist/modules/stats/recordings/reading/recording-worker.js', import.meta.url)
  : new URL('./recording-worker.js', import.meta.url);

/** What a thread may use, and how many files may wait for it. */
export interface ReaderSettings {
  worker: URL;
  milliseconds: number;
  waiting: number;
  megabytes: number;
}

const SETTINGS: ReaderSettings = { worker: WORKER, milliseconds: 5_000, waiting: 16, megabytes: 160 };
type OwnedTask = ReadingTask & { content: Uint8Array<ArrayBuffer> };

/** A thread without work for this long is stopped, to free its memory. A form is filled and sent in less. */
const IDLE_MS = 300_000;

/**
 * Reads games from replay files (T106) in a separate thread, so that a file made to be slow or large holds up no one: its
 * thread is stopped, and the next file gets a new one. Files are read one at a time (docs/decisions/037).
 */
@Injectable()
export class RecordingReader implements OnModuleDestroy {
  private readonly pool: Piscina<ReadingTask, ReadGame>;
  private readonly settings: ReaderSettings;
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(@Optional() settings: Partial<ReaderSettings> = {}) {
    this.settings = { ...SETTINGS, ...settings };
    this.pool = new Piscina<ReadingTask, ReadGame>({
      filename: this.settings.worker.href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: this.settings.megabytes, maxYoungGenerationSizeMb: 16 },
      recordTiming: false,
      env: {},
    });
    // a thread that runs out of memory fails its task too, which is how callers hear of it
    this.pool.on('error', (error) => log.warn({ reason: String(error) }, 'a thread that reads recordings ended'));
  }

  /**
   * Reads one file; `rows` are the rows of its game. The caller gives the content away, and cannot use it afterwards. The
   * time limit counts from its turn. Throws `RangeError` when too many files wait already.
   */
  async read(content: Uint8Array, rows: readonly CreditedRow[]): Promise<ReadGame> {
    if (this.waiting > this.settings.waiting) throw new RangeError('too many files wait to be read');
    this.waiting += 1;
    try {
      return await this.inTurn({ content: owned(content), rows });
    } finally {
      this.waiting -= 1;
    }
  }

  /** Starts the thread and loads its code, if there is none, so that the next file does not wait for that. */
  async prepare(): Promise<void> {
    if (this.threads === 0) await this.inTurn({ content: new Uint8Array(), rows: [] });
  }

  /** Threads that run now: none before the first file, and after five minutes without one. */
  get threads(): number {
    return this.pool.threads.length;
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool.destroy();
  }

  private inTurn(task: OwnedTask): Promise<ReadGame> {
    const turn = this.last.then(() => this.readNow(task));
    this.last = turn;
    return turn;
  }

  private async readNow(task: OwnedTask): Promise<ReadGame> {
    const signal = AbortSignal.timeout(this.settings.milliseconds);
    try {
      return await this.pool.run(task, { signal, transferList: [task.content.buffer] });
    } catch (error) {
      if (signal.aborted) return { status: 'timeout' };
      if (codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return { status: 'memory' };
      log.error({ reason: String(error) }, 'a recording was not read');
      return { status: 'corrupt', reason: 'reader' };
    }
  }
}

/** Memory that can be handed over: a view on a part of a larger one would take all of that along, so it is copied. */
const owned = (content: Uint8Array): Uint8Array<ArrayBuffer> =>
  content.buffer instanceof ArrayBuffer && content.byteLength === content.buffer.byteLength
    ? new Uint8Array(content.buffer)
    : new Uint8Array(content);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
