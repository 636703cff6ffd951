interface Waiting {
  readonly go: () => void;
  readonly since: number;
}

/**
 * Lets at most `most` works run at once; the others wait in the order of their calls. It is no limit: a work that has waited for
 * `patienceMs` runs too, so that slow works, or a database that does not answer, do not add up for those behind them.
 */
export class Turns {
  #running = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #waiting: Waiting[] = [];

  constructor(
    private readonly most: number,
    private readonly patienceMs: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.most) this.#running += 1;
    else await this.#turn();
    try {
      return await work();
    } finally {
      this.#running -= 1;
      if (this.#running < this.most) this.#next();
    }
  }

  #turn(): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ go, since: performance.now() });
      this.#timer ??= setTimeout(() => this.#hurry(), this.patienceMs);
    });
  }

  #next(): void {
    const first = this.#waiting.shift();
    if (!first) return;
    this.#running += 1;
    first.go();
  }

  /** Starts all who have waited too long, and looks again when the next one will have. */
  #hurry(): void {
    const patientSince = performance.now() - this.patienceMs;
    while (this.#waiting[0] && this.#waiting[0].since <= patientSince) this.#next();
    const [first] = this.#waiting;
    this.#timer = first ? setTimeout(() => this.#hurry(), first.since - patientSince) : null;
  }
}
