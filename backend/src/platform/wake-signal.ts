/**
 * Wakes one waiting reader, like an event that resets itself. A signal that comes while the reader is busy is kept,
 * once.
 */
export class WakeSignal {
  private isSet = false;
  private isClosed = false;
  private answer: ((isAwake: boolean) => void) | null = null;
  private later: NodeJS.Timeout | null = null;

  /** Wakes the reader now. */
  set(): void {
    this.isSet = true;
    this.settle();
  }

  /** Wakes the reader after `ms`. Only one such call is pending at a time. */
  setIn(ms: number): void {
    this.later ??= setTimeout(() => {
      this.later = null;
      this.set();
    }, ms).unref();
  }

  /** Wakes the reader for the last time. */
  close(): void {
    this.isClosed = true;
    if (this.later) clearTimeout(this.later);
    this.settle();
  }

  /** Waits for a signal: true when the reader is woken; false after `close`. */
  wait(): Promise<boolean> {
    return new Promise((resolve) => {
      this.answer = resolve;
      this.settle();
    });
  }

  private settle(): void {
    if (!this.answer || !(this.isSet || this.isClosed)) return;
    const answer = this.answer;
    this.answer = null;
    this.isSet = false;
    answer(!this.isClosed);
  }
}
