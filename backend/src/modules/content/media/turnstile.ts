import { unavailable } from '../../../platform/errors/fault.ts';

const RETRY_SECONDS = 5;

/** Lets a fixed number of tasks run at once. The others wait in order; when too many wait, new ones are refused. */
export class Turnstile {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly places: number,
    private readonly queue: number,
  ) {}

  /** Runs `work` when it is its turn. Refuses when the queue is full (SERVICE_UNAVAILABLE). */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.places) await this.#turn();
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // the place goes directly to the next task in the queue, so that a new one cannot take it
      if (next) next();
      else this.#running--;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.queue) throw unavailable(RETRY_SECONDS);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
