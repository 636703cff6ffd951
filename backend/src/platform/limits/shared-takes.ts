import type { Siblings } from '../processes/siblings.ts';

/**
 * How long takes are collected for one note, in ms. No call waits for it, and a busy process sends at most 50 notes a
 * second.
 */
const TOGETHER_MS = 20;
const TOPIC = 'takes';

/** The kind of the bucket, its caller, and units. */
type Take = [policy: string, caller: string, units: number];

/**
 * Shares what callers take between the processes of an instance, so that a limit is the instance's and not each
 * process's (docs/decisions/024). Before a note arrives, a caller can take too much in several processes. The bucket is
 * below zero then, and the caller must wait longer.
 */
export class SharedTakes {
  private readonly untold = new Map<string, Take>();
  private timer: NodeJS.Timeout | null = null;

  /** @param count counts what another process reports, also when the bucket is empty */
  constructor(
    private readonly siblings: Siblings,
    count: (...take: Take) => void,
  ) {
    siblings.hear(TOPIC, (takes) => {
      for (const take of takes as Take[]) count(...take);
    });
  }

  add(policy: string, caller: string, units: number): void {
    if (!this.siblings.areThere) return;
    const key = `${policy} ${caller}`;
    this.untold.set(key, [policy, caller, units + (this.untold.get(key)?.[2] ?? 0)]);
    this.timer ??= setTimeout(() => this.tell(), TOGETHER_MS).unref();
  }

  private tell(): void {
    this.timer = null;
    this.siblings.tell({ topic: TOPIC, body: [...this.untold.values()] });
    this.untold.clear();
  }
}
