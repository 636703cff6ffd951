import type { Logger } from '@nestjs/common';
import { WakeSignal } from './wake-signal.ts';

/** How long the loop waits after a look that failed, as when the database does not answer. */
const RETRY_MS = 1000;

/**
 * Looks for work when it is woken, and again after the time that the last look asked for, also without a signal, because
 * a signal can get lost. `look` begins or does what is there, and returns in how many milliseconds to look again. Its
 * failures are logged. No two looks run at once.
 */
export class WakeLoop {
  private readonly signal = new WakeSignal();
  private running: Promise<void> | null = null;
  private alarm: NodeJS.Timeout | undefined;
  private isOver = false;

  constructor(
    private readonly look: () => Promise<number>,
    private readonly log: Logger,
  ) {}

  /** True once `stop` was called: nothing more should begin. */
  get isStopping(): boolean {
    return this.isOver;
  }

  /** Looks for the first time. */
  start(): void {
    this.running = this.run();
  }

  /** Looks now, or once more after the look that runs. */
  wake(): void {
    this.signal.set();
  }

  /** Looks no more, and waits for the look that runs. */
  async stop(): Promise<void> {
    this.isOver = true;
    this.signal.close();
    clearTimeout(this.alarm);
    await this.running;
  }

  private async run(): Promise<void> {
    do {
      clearTimeout(this.alarm);
      const waitMs = await this.look().catch((error: Error) => {
        this.log.warn(`not looked: ${error.message}`);
        return RETRY_MS;
      });
      if (!this.isOver) this.alarm = setTimeout(() => this.wake(), waitMs).unref();
    } while (await this.signal.wait());
  }
}
