import type { Siblings } from '../processes/siblings.ts';

/**
 * How long takes are collected for one note, in ms. No call waits for it, and a busy process sends at most 50 notes a
 * second.
 */
const TOGETHER_MS = 20;
const TOPIC = 'takes';

/** An address, and units. */
type Take = [caller: string, units: number];

/**
 * Shares what addresses take between the processes of an instance, so that a limit is the instance's and not each
 * process's (docs/decisions/024). Keys are counted in the database. Before a note arrives, a caller can take too much in several processes. The bucket is
 * below zero then, and the caller must wait longer.
 */
export class SharedTakes {
  private readonly untold = new Map<string, number>();
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

  add(caller: string, units: number): void {
    if (!this.siblings.areThere) return;
    this.untold.set(caller, units + (this.untold.get(caller) ?? 0));
    this.timer ??= setTimeout(() => this.tell(), TOGETHER_MS).unref();
  }

  private tell(): void {
    this.timer = null;
    this.siblings.tell({ topic: TOPIC, body: [...this.untold] satisfies Take[] });
    this.untold.clear();
  }
}
