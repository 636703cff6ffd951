import { setImmediate as nextRound } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Db } from '../../db/db.ts';
import { namedRead } from '../../db/named-read.ts';
import { isUnanswered } from '../../db/pg-error.ts';

/** Every cached answer waits for it. */
const STAMP = namedRead<{ version: number }>('change-stamp', 'select version from change_stamp', { isFirst: true });

/**
 * The number that grows with every committed change of what visitors see. Callers at the same time share one statement,
 * but never one that began before their call. So an answer with the current stamp is as new as one from the tables, on
 * every instance.
 */
@Injectable()
export class ChangeStamp {
  private running: Promise<number> | null = null;
  /** The statement that has not begun, for everyone who asks until it begins. */
  private next: Promise<number> | null = null;

  constructor(private readonly db: Db) {}

  current(): Promise<number> {
    return (this.next ??= this.after(this.running));
  }

  private async after(before: Promise<number> | null): Promise<number> {
    try {
      await before;
    } catch (error) {
      // when the first caller has waited in vain, the callers behind it do not wait again
      if (!isUnanswered(error)) return await this.beginReading();
      this.next = null;
      throw error;
    }
    return await this.beginReading();
  }

  /**
   * First lets the process read all requests that have already arrived, so that they share the statement. Those that arrive
   * meanwhile are read in a second round. `Db` sends it in the round after that, together with other reads.
   */
  private async beginReading(): Promise<number> {
    await nextRound();
    await nextRound();
    this.running = this.next;
    this.next = null;
    try {
      const rows = await this.db.read(STAMP);
      return rows[0]?.version ?? 0;
    } finally {
      this.running = null;
    }
  }
}
