interface Waiting {
  readonly go: () => void;
  readonly since: number;
}

/**
 * Runs at most `most` tasks at the same time; the others wait in the order of their calls. It is not a hard limit: a task
 * that has waited `patienceMs` starts too. So the waits for slow tasks, or for a database that does not answer, do not add up.
 */
export class Turns {
  #running = 0;
  #timer: NodeJS.Timeout | null = null;
  readonly #waiting: Waiting[] = [];

  constructor(
    private readonly most: number,
    private readonly patienceMs: number,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.#running < this.most) this.#running += 1;
    else await this.#turn();
    try {
      return await task();
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

  /** Starts the tasks that have waited too long, and checks again when the next one has. */
  #hurry(): void {
    const patientSince = performance.now() - this.patienceMs;
    while (this.#waiting[0] && this.#waiting[0].since <= patientSince) this.#next();
    const [first] = this.#waiting;
    this.#timer = first ? setTimeout(() => this.#hurry(), first.since - patientSince) : null;
  }
}
