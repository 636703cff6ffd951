import { WakeSignal } from '../wake-signal.ts';
import type { DbListener } from './listener.ts';

/**
 * Wakes readers when transactions have told a channel about their key, on every instance. The channel is listened to from
 * the first reader on.
 */
export class ChannelFeed {
  private readonly signals = new Map<string, Set<WakeSignal>>();
  /** The reads that are under way, each by the number of messages that came before it and what it asks. */
  private readonly reads = new Map<string, Promise<unknown>>();
  /** Grows with every message, so that no reader shares a statement that began before its message. */
  private heard = 0;
  private isListening = false;

  constructor(
    private readonly listener: DbListener,
    private readonly channel: string,
  ) {}

  /**
   * What `read` returns now, and again after each message about the key, until the reader stops. With null as the key:
   * after each message. `read` returns null when there is nothing to tell; it may set the signal to be called again.
   */
  of<T>(key: string | null, read: (signal: WakeSignal) => Promise<T | null>): AsyncIterableIterator<T> {
    const name = key ?? ALL;
    const signal = this.add(name);
    const values = valuesOf(signal, read);
    const stop = (): void => this.remove(name, signal);
    return {
      [Symbol.asyncIterator]() {
        return this;
      },
      next: () => values.next(),
      // closes the signal first: a generator that waits for it could not be stopped
      return: () => (stop(), values.return(undefined)),
      throw: (error: unknown) => (stop(), values.throw(error)),
    };
  }

  /**
   * What `read` answers, once for all readers whom the same message has woken and who ask the same. A person can have hundreds of
   * readers, and each message of theirs would cost as many statements (T128).
   */
  shared<T>(asked: string, read: () => Promise<T>): Promise<T> {
    const name = `${this.heard} ${asked}`;
    const running = this.reads.get(name) as Promise<T> | undefined;
    if (running) return running;
    const reading = read().finally(() => this.reads.delete(name));
    this.reads.set(name, reading);
    return reading;
  }

  private add(name: string): WakeSignal {
    if (!this.isListening) this.listener.listen(this.channel, (key) => this.wake(key));
    this.isListening = true;
    const signal = new WakeSignal();
    this.signals.set(name, (this.signals.get(name) ?? new Set()).add(signal));
    return signal;
  }

  private remove(name: string, signal: WakeSignal): void {
    signal.close();
    const signals = this.signals.get(name);
    signals?.delete(signal);
    if (signals?.size === 0) this.signals.delete(name);
  }

  /** Wakes the readers of a key; with null, it is not known which key, so all readers. */
  private wake(key: string | null): void {
    this.heard++;
    const woken =
      key === null ? [...this.signals.values()] : [this.signals.get(key) ?? [], this.signals.get(ALL) ?? []];
    for (const signals of woken) for (const signal of signals) signal.set();
  }
}

/** No key is an empty text. */
const ALL = '';

async function* valuesOf<T>(
  signal: WakeSignal,
  read: (signal: WakeSignal) => Promise<T | null>,
): AsyncGenerator<T, undefined> {
  do {
    const value = await read(signal);
    if (value !== null) yield value;
  } while (await signal.wait());
  return undefined;
}
