import { Injectable } from '@nestjs/common';
import { hasRole } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import * as DivisionRules from '../../../domain/competition/division.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Outbox from '../../../domain/messages/outbox.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { Correction, Intention, OutboxFilter, OutboxItem, OutboxPage, OutboxRow } from './outbox.ts';
import { OutboxRepository } from './outbox.repository.ts';

const MOST_ON_A_PAGE = 100;

/** The outbox: stores work, lists it, and tries it again. The worker carries it out. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly db: Db,
    private readonly entries: OutboxRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Stores an intention in the caller's transaction. It is carried out after the commit, or never. */
  intend(intention: Intention): Promise<void> {
    return this.intendAll([intention]);
  }

  /** The same for many intentions, each with a key of its own. */
  async intendAll(intentions: readonly Intention[]): Promise<void> {
    if (intentions.length > 0) await this.entries.insertIntentions(intentions);
  }

  /** Moves work that has not begun to another time, in the caller's transaction. */
  async move(key: string, at: Date): Promise<void> {
    await this.entries.moveWaiting(key, at);
  }

  /** Takes back work that has not begun, in the caller's transaction. Returns whether it was in time. */
  withdraw(key: string): Promise<boolean> {
    return this.entries.deleteWaiting(key);
  }

  /** Corrects the messages that these transactions sent, in the caller's transaction. */
  correct(setIds: readonly number[], before: Correction): Promise<void> {
    return this.entries.correct(setIds, before);
  }

  /** Deletes a subject's entries that were given up, in the caller's transaction. */
  async forgetDead(subject: string): Promise<void> {
    await this.entries.deleteDead(subject);
  }

  /** Entries, the newest first: at most `first`, 1 to 100, older than `before` if given. */
  async page(filter: OutboxFilter, first: number, before: number | null): Promise<OutboxPage> {
    const size = Math.min(Math.max(first, 1), MOST_ON_A_PAGE);
    const [rows, counts] = await Promise.all([this.entries.findPage(filter, before, size + 1), this.entries.count()]);
    const items = rows.slice(0, size).map((row) => this.toItem(row));
    return { items, counts, nextBefore: rows.length > size ? (items.at(-1)?.id ?? null) : null };
  }

  mayRetry(actor: Actor, row: OutboxRow): boolean {
    return row.divisionId === null ? hasRole(actor, 'admin') : DivisionRules.mayRun(actor, row);
  }

  /**
   * Starts an entry again that was given up or waits for its next attempt. Division admins may do so for their
   * divisions.
   */
  retry(actor: Actor, id: number): Promise<OutboxItem> {
    return this.db.transaction(async () => {
      const row = await this.entries.lockById(id);
      if (!row) throw new LeagueError('NOT_FOUND', 'api.chat.no-such-task');
      if (!this.mayRetry(actor, row)) {
        throw new LeagueError('NOT_YOUR_DIVISION', 'api.division.not-yours');
      }
      const { state, about, lastError } = this.toItem(row);
      if (state !== 'dead' && state !== 'retrying') {
        throw new LeagueError('NOTHING_CHANGED', `api.chat.task-${state}`);
      }
      await this.entries.revive(id);
      await this.audit.record(actor, {
        act: 'outbox.retry',
        objectKind: 'outbox-entry',
        objectId: id,
        after: { name: about, error: lastError },
      });
      return this.toItem((await this.entries.findById(id)) ?? row);
    });
  }

  /** Deletes entries that were done before this time. Entries that were given up stay until staff decide. */
  async forgetDoneBefore(then: Date): Promise<void> {
    await this.entries.deleteDoneBefore(then);
  }

  private toItem(row: OutboxRow): OutboxItem {
    return { ...row, state: Outbox.stateOf(row, this.clock.now()) };
  }
}
