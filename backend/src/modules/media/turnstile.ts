import { unavailable } from '../../platform/errors/fault.ts';

const RETRY_SECONDS = 5;

/** Lets so many works run at a time, the others in their order, and refuses when too many wait. */
export class Turnstile {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly places: number,
    private readonly queue: number,
  ) {}

  /** Runs `work` in its turn; refuses with SERVICE_UNAVAILABLE when the queue is full. */
  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.places) await this.#turn();
    else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // the place goes over to the next one, so that no one new slips in between
      if (next) next();
      else this.#running--;
    }
  }

  #turn(): Promise<void> {
    if (this.#waiting.length >= this.queue) throw unavailable(RETRY_SECONDS);
    return new Promise((resolve) => this.#waiting.push(resolve));
  }
}
