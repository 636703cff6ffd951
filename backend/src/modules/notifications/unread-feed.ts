import { Injectable, Logger } from '@nestjs/common';
import { DbListener } from '../../platform/db/listener.ts';
import { Doorbell } from '../../platform/doorbell.ts';
import { NotificationsRepository } from './notifications.repository.ts';

const RETRY_MS = 1000;

/** Tells how many notices an account has not read, as often as that becomes another number. */
@Injectable()
export class UnreadFeed {
  private readonly log = new Logger('UnreadFeed');
  /** By account: a bell for each of its windows. */
  private readonly bells = new Map<number, Set<Doorbell>>();
  private isListening = false;

  constructor(
    private readonly listener: DbListener,
    private readonly notifications: NotificationsRepository,
  ) {}

  /** The number now, and every other one that it becomes, until the reader stops. */
  of(userId: number): AsyncIterableIterator<number> {
    const bell = this.hang(userId);
    const numbers = this.numbers(userId, bell);
    const stop = (): void => this.take(userId, bell);
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => numbers.next(),
      // the bell first: a generator that waits for it could not be stopped
      return: () => (stop(), numbers.return(undefined)),
      throw: (error: unknown) => (stop(), numbers.throw(error)),
    };
  }

  private async *numbers(userId: number, bell: Doorbell): AsyncGenerator<number, undefined> {
    let last: number | null = null;
    do {
      const unread = await this.count(userId, bell);
      if (unread !== null && unread !== last) yield unread;
      last = unread ?? last;
    } while (await bell.rung());
    return undefined;
  }

  /** null: the database does not answer; the bell rings again in a moment. */
  private async count(userId: number, bell: Doorbell): Promise<number | null> {
    try {
      return await this.notifications.countUnread(userId);
    } catch (error) {
      this.log.warn(`not counted: ${error instanceof Error ? error.message : String(error)}`);
      bell.ringIn(RETRY_MS);
      return null;
    }
  }

  private hang(userId: number): Doorbell {
    if (!this.isListening) this.listener.listen('notification', (user) => this.ring(user));
    this.isListening = true;
    const bell = new Doorbell();
    this.bells.set(userId, (this.bells.get(userId) ?? new Set()).add(bell));
    return bell;
  }

  private take(userId: number, bell: Doorbell): void {
    bell.silence();
    const bells = this.bells.get(userId);
    bells?.delete(bell);
    if (bells?.size === 0) this.bells.delete(userId);
  }

  /** null: nobody knows for whom, so for everybody. */
  private ring(user: string | null): void {
    const ringing = user === null ? [...this.bells.values()] : [this.bells.get(Number(user)) ?? []];
    for (const bells of ringing) for (const bell of bells) bell.ring();
  }
}
