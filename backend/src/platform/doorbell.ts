/** Wakes one waiting reader. A ring while the reader is busy is kept, once, until it waits again. */
export class Doorbell {
  private isRinging = false;
  private isSilent = false;
  private answer: ((isRung: boolean) => void) | null = null;
  private later: NodeJS.Timeout | null = null;

  ring(): void {
    this.isRinging = true;
    this.settle();
  }

  ringIn(ms: number): void {
    this.later ??= setTimeout(() => {
      this.later = null;
      this.ring();
    }, ms).unref();
  }

  /** Never rings again. */
  silence(): void {
    this.isSilent = true;
    if (this.later) clearTimeout(this.later);
    this.settle();
  }

  /** When it rings; false once it never will. */
  rung(): Promise<boolean> {
    return new Promise((resolve) => {
      this.answer = resolve;
      this.settle();
    });
  }

  private settle(): void {
    if (!this.answer || !(this.isRinging || this.isSilent)) return;
    const answer = this.answer;
    this.answer = null;
    this.isRinging = false;
    answer(!this.isSilent);
  }
}
