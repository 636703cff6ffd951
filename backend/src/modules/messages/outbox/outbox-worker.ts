import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { MOST_ATTEMPTS, waitAfter } from '../../../domain/messages/outbox.ts';
import { Db } from '../../../platform/db/db.ts';
import { DbListener } from '../../../platform/db/listener.ts';
import { Readiness } from '../../../platform/health/readiness.ts';
import { WakeLoop } from '../../../platform/wake-loop.ts';
import { CannotBeDone, failureOf } from './failure.ts';
import type { LeasedEntry } from './outbox.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { Performers } from './performers.ts';

/** The number of entries that one instance carries out at once. */
const AT_ONCE = 4;
/** How long a worker holds an entry. Its work ends well before that. */
const LEASE_SECONDS = 30;
const DEADLINE_MS = 20_000;
/** How often the worker looks for entries, also without a signal, because a signal can get lost. */
const IDLE_MS = 30_000;
const SHORTEST_MS = 100;
/** How long the process waits for running work when it stops. */
const GRACE_MS = 5000;

/**
 * Carries out the entries of the outbox after the commit, each once. Several instances share the work: one instance
 * leases an entry, and the entry returns to the queue when that instance dies.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('Outbox');
  private readonly loop = new WakeLoop(() => this.takeWhatIsDue(), this.log);
  private readonly leaving = new AbortController();
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly db: Db,
    private readonly entries: OutboxRepository,
    private readonly performers: Performers,
    private readonly listener: DbListener,
    private readonly readiness: Readiness,
  ) {}

  onApplicationBootstrap(): void {
    this.listener.listen('outbox', () => this.loop.wake());
    this.loop.start();
  }

  /**
   * Takes no more entries, and waits for the running work. Work that does not end in time is left to another instance.
   */
  async onModuleDestroy(): Promise<void> {
    const late = setTimeout(() => this.leaving.abort(), GRACE_MS);
    await this.loop.stop();
    await Promise.all(this.underWay);
    clearTimeout(late);
  }

  /** Begins the entries that are due, and returns when to look again. */
  private async takeWhatIsDue(): Promise<number> {
    const free = AT_ONCE - this.underWay.size;
    if (free === 0 || this.readiness.isDraining || this.loop.isStopping) return IDLE_MS;
    const { kinds } = this.performers;
    const leased = await this.entries.claim(kinds, free, LEASE_SECONDS);
    for (const entry of leased) {
      const work: Promise<void> = this.carryOut(entry).finally(() => {
        this.underWay.delete(work);
        this.loop.wake();
      });
      this.underWay.add(work);
    }
    if (leased.length === free) return IDLE_MS;
    const dueMs = (await this.entries.msUntilDue(kinds)) ?? IDLE_MS;
    return Math.min(Math.max(dueMs, SHORTEST_MS), IDLE_MS);
  }

  private async carryOut(entry: LeasedEntry): Promise<void> {
    try {
      // an entry that crashes its process never gets an error, and would crash one process after the other
      if (entry.attempts > MOST_ATTEMPTS) throw new CannotBeDone(`begun ${MOST_ATTEMPTS} times and never ended`);
      const signal = AbortSignal.any([this.leaving.signal, AbortSignal.timeout(DEADLINE_MS)]);
      const { result = null, record } = await this.performers.of(entry.kind)(entry, signal);
      await this.db.transaction(async () => {
        await record?.();
        await this.entries.finish(entry, result);
      });
    } catch (error) {
      // when the database does not answer either, the lease ends and the entry returns to the queue
      await this.endAttempt(entry, error).catch((fault: Error) => this.log.error(`${entry.kind}: ${fault.message}`));
    }
  }

  private async endAttempt(entry: LeasedEntry, error: unknown): Promise<void> {
    if (this.leaving.signal.aborted) return this.entries.release(entry);
    const failure = failureOf(error);
    const waitMs = waitAfter(failure, entry.attempts, Math.random());
    if (waitMs !== null) return this.entries.postpone(entry, failure, waitMs);
    this.log.error(`given up: ${entry.kind} ${entry.id}: ${failure.message}`);
    await this.entries.markDead(entry, failure);
  }
}
