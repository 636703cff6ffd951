import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { log } from '../platform/logging/logger.ts';
import type { ToPrimary, ToWorker } from '../platform/processes/messages.ts';
import { MEMORY_FLAGS, MEMORY_VARIABLES } from './memory-limits.ts';
import { taskVariables, type Task } from './task.ts';

/** The wait before a dead process is replaced, in milliseconds. It doubles while processes die young. */
const RESTART_MS = { first: 200, longest: 30_000, young: 60_000 } as const;

interface CrewOptions {
  /** The number of serving processes. */
  readonly size: number;
  readonly task: Omit<Task, 'prepares'>;
  /** How long a process may take to stop before it is killed, in milliseconds. */
  readonly patienceMs: number;
}

/** The serving processes. Replaces each one that dies, tells them about each other, and stops them in order. */
export class Crew {
  readonly #serving = new Map<number, Worker>();
  readonly #options: CrewOptions;
  #wait: number = RESTART_MS.first;
  #isUp = false;
  #isStopping = false;

  constructor(options: CrewOptions) {
    this.#options = options;
    // each process takes connections itself; a connection that the first process passes to a dying one would stay open
    // without an answer
    cluster.schedulingPolicy = cluster.SCHED_NONE;
    cluster.setupPrimary({
      exec: join(import.meta.dirname, '../main.js'),
      // the operator's flags come later, and win
      execArgv: [...MEMORY_FLAGS, ...process.execArgv],
    });
  }

  /**
   * Starts one process, which prepares and serves, and then the others. Rejects with the exit code when the first one
   * ends too early.
   */
  async start(): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#fork({ prepares: true, onReady: resolve, onEarlyEnd: reject });
    });
    this.#isUp = true;
    for (let more = 1; more < this.#options.size; more++) this.#fork();
  }

  /** Stops all processes. Resolves to true when each ended as it should. */
  async stop(): Promise<boolean> {
    this.#isStopping = true;
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const ended = await Promise.all(workers.map((worker) => endOf(worker, this.#options.patienceMs)));
    return ended.every(Boolean);
  }

  /** Kills all processes at once, also during requests. */
  kill(): void {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGKILL');
  }

  #fork({
    prepares = false,
    onReady = () => undefined,
    onEarlyEnd = () => undefined,
  }: { prepares?: boolean; onReady?: () => void; onEarlyEnd?: (code: number) => void } = {}): void {
    const worker = cluster.fork({ ...MEMORY_VARIABLES, ...taskVariables({ ...this.#options.task, prepares }) });
    const bornAt = Date.now();
    worker.on('message', (message: ToPrimary) => {
      if (message.kind === 'note') return this.#pass(worker, message);
      this.#serving.set(worker.id, worker);
      this.#tellWho();
      onReady();
    });
    worker.once('exit', (code: number | null, signal: string | null) => {
      this.#serving.delete(worker.id);
      if (this.#isStopping) return;
      this.#tellWho();
      if (!this.#isUp) return onEarlyEnd(code ?? 1);
      this.#replace({ pid: worker.process.pid, code, signal, livedMs: Date.now() - bornAt });
    });
  }

  #replace(died: { pid: number | undefined; code: number | null; signal: string | null; livedMs: number }): void {
    if (died.livedMs >= RESTART_MS.young) this.#wait = RESTART_MS.first;
    log.error({ ...died, againInMs: this.#wait }, 'a process ended, another takes its place');
    setTimeout(() => {
      if (!this.#isStopping) this.#fork();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, RESTART_MS.longest);
  }

  /** Passes a note to one process, or to all except its sender. */
  #pass(from: Worker, { topic, body, to }: Extract<ToPrimary, { kind: 'note' }>): void {
    for (const [id, worker] of this.#serving) {
      if (id === from.id || (to !== undefined && to !== id)) continue;
      send(worker, { kind: 'note', topic, body, from: from.id });
    }
  }

  /** Tells each process which others there are. */
  #tellWho(): void {
    const ids = [...this.#serving.keys()];
    for (const [id, worker] of this.#serving)
      send(worker, { kind: 'siblings', ids: ids.filter((other) => other !== id) });
  }
}

function send(worker: Worker, message: ToWorker): void {
  // it may just have ended; its end has its own event
  if (worker.isConnected()) worker.process.send?.(message, undefined, undefined, () => undefined);
}

/** Asks a process to stop, and kills it when it does not. Resolves to true when it ended as it should. */
function endOf(worker: Worker, patienceMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => worker.process.kill('SIGKILL'), patienceMs);
    worker.once('exit', (code, signal) => {
      clearTimeout(giveUp);
      // a process that did not yet listen to signals ends by the signal itself
      resolve(code === 0 || signal === 'SIGTERM' || signal === 'SIGINT');
    });
    if (worker.isDead()) worker.emit('exit', 0);
    else worker.process.kill('SIGTERM');
  });
}
