import { unavailableFault } from './errors/fault.ts';

interface Waiting {
  readonly go: () => void;
  readonly since: number;
}

const RETRY_SECONDS = 5;

/** How others may wait. */
interface Waits {
  /** The most tasks that may wait; more are refused (SERVICE_UNAVAILABLE). Left out: any number. */
  queue?: number;
  /** A task that has waited so long (ms) starts too, so that waits for slow tasks do not add up. Left out: it waits for its turn. */
  patienceMs?: number;
}

/** Runs at most `most` tasks at the same time; the others wait in the order of their calls. */
export class ConcurrencyLimit {
  #running = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #waiting: Waiting[] = [];
  private readonly queue: number;
  private readonly patienceMs: number | null;

  constructor(
    private readonly most: number,
    { queue = Infinity, patienceMs }: Waits = {},
  ) {
    this.queue = queue;
    this.patienceMs = patienceMs ?? null;
  }

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.most) this.#running += 1;
    else await this.#turn();
    try {
      return await task();
    } finally {
      this.#running -= 1;
      // the place goes directly to the first who waits, so that a new task cannot take it
      if (this.#running < this.most) this.#next();
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.queue) throw unavailableFault(RETRY_SECONDS);
    return new Promise((go) => {
      this.#waiting.push({ go, since: performance.now() });
      if (this.patienceMs !== null) this.#timer ??= setTimeout(() => this.#hurry(), this.patienceMs);
    });
  }

  #next(): void {
    const first = this.#waiting.shift();
    if (!first) return;
    this.#running += 1;
    first.go();
  }

  /** Starts the tasks that have waited too long, and checks again when the next one has. */
  #hurry(): void {
    const patientSince = performance.now() - (this.patienceMs ?? 0);
    while (this.#waiting[0] && this.#waiting[0].since <= patientSince) this.#next();
    const [first] = this.#waiting;
    this.#timer = first ? setTimeout(() => this.#hurry(), first.since - patientSince) : null;
  }
}
