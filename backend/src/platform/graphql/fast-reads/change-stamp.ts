import { Injectable } from '@nestjs/common';
import { Db } from '../../db/db.ts';
import { namedRead } from '../../db/named-read.ts';
import { isDatabaseAway } from '../../db/pg-error.ts';

const STAMP = namedRead<{ version: number }>('change-stamp', 'select version from change_stamp');

/**
 * The number that grows with every committed change of what visitors see. Callers at the same time share one statement,
 * but never one that began before their call. So an answer with the current stamp is as new as one from the tables, on
 * every instance.
 */
@Injectable()
export class ChangeStamp {
  private running: Promise<number> | null = null;
  private next: Promise<number> | null = null;

  constructor(private readonly db: Db) {}

  current(): Promise<number> {
    if (!this.running) return (this.running = this.read());
    return (this.next ??= this.running.then(
      () => this.turn(),
      (error: unknown) => this.turnAfter(error),
    ));
  }

  /** When the first caller has waited for an unavailable database, the callers behind it do not wait again. */
  private turnAfter(error: unknown): Promise<number> {
    if (!isDatabaseAway(error)) return this.turn();
    this.running = this.next = null;
    throw error;
  }

  private turn(): Promise<number> {
    this.next = null;
    return (this.running = this.read());
  }

  private async read(): Promise<number> {
    try {
      const rows = await this.db.read(STAMP);
      return rows[0]?.version ?? 0;
    } finally {
      if (!this.next) this.running = null;
    }
  }
}
