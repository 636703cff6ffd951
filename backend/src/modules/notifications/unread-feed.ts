import { Injectable, Logger } from '@nestjs/common';
import { DbListener } from '../../platform/db/listener.ts';
import { WakeSignal } from '../../platform/wake-signal.ts';
import { NotificationsRepository } from './notifications.repository.ts';

const RETRY_MS = 1000;

/** The number of an account's unread notices, each time that it changes. */
@Injectable()
export class UnreadFeed {
  private readonly log = new Logger('UnreadFeed');
  /** By account, a signal for each of its windows. */
  private readonly signals = new Map<number, Set<WakeSignal>>();
  private isListening = false;

  constructor(
    private readonly listener: DbListener,
    private readonly notifications: NotificationsRepository,
  ) {}

  /** The present number, and then each new number, until the reader stops. */
  of(userId: number): AsyncIterableIterator<number> {
    const signal = this.add(userId);
    const numbers = this.numbers(userId, signal);
    const stop = (): void => this.remove(userId, signal);
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => numbers.next(),
      // closes the signal first: a generator that waits for it could not be stopped
      return: () => (stop(), numbers.return(undefined)),
      throw: (error: unknown) => (stop(), numbers.throw(error)),
    };
  }

  private async *numbers(userId: number, signal: WakeSignal): AsyncGenerator<number, undefined> {
    let last: number | null = null;
    do {
      const unread = await this.count(userId, signal);
      if (unread !== null && unread !== last) yield unread;
      last = unread ?? last;
    } while (await signal.wait());
    return undefined;
  }

  /** The number; null when the database does not answer. Then it is asked again a moment later. */
  private async count(userId: number, signal: WakeSignal): Promise<number | null> {
    try {
      return await this.notifications.countUnread(userId);
    } catch (error) {
      this.log.warn(`not counted: ${error instanceof Error ? error.message : String(error)}`);
      signal.setIn(RETRY_MS);
      return null;
    }
  }

  private add(userId: number): WakeSignal {
    if (!this.isListening) this.listener.listen('notification', (user) => this.wake(user));
    this.isListening = true;
    const signal = new WakeSignal();
    this.signals.set(userId, (this.signals.get(userId) ?? new Set()).add(signal));
    return signal;
  }

  private remove(userId: number, signal: WakeSignal): void {
    signal.close();
    const signals = this.signals.get(userId);
    signals?.delete(signal);
    if (signals?.size === 0) this.signals.delete(userId);
  }

  /** Signals the windows of an account; with null, it is not known which account, so all windows. */
  private wake(user: string | null): void {
    const woken = user === null ? [...this.signals.values()] : [this.signals.get(Number(user)) ?? []];
    for (const signals of woken) for (const signal of signals) signal.set();
  }
}
