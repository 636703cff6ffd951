import { LRUCache } from 'lru-cache';

/** The most values of one kind that are remembered: a caller chooses the arguments. */
const MOST_VALUES = 50;

/** What tells the changes of the league apart: `ChangeStamp`. */
interface Stamp {
  current(): Promise<number>;
}

/**
 * What is computed from the whole league, once for each of its changes: the first caller after a change computes it, others wait
 * for the same computation, and it is remembered until the next change. It is computed after the change stamp was read, so it is
 * never older than the stamp says. What is remembered is shared: nobody may change it. Not inside transactions, which see more
 * than the stamp says.
 */
export class PerChange<Args extends readonly unknown[], Value> {
  readonly #values = new LRUCache<string, Promise<Value>>({ max: MOST_VALUES });
  #version: number | null = null;

  constructor(
    private readonly stamp: Stamp,
    private readonly compute: (...args: Args) => Promise<Value>,
  ) {}

  /** The value of these arguments, which differ when their JSON differs. What fails is computed again for the next caller. */
  async of(...args: Args): Promise<Value> {
    const version = await this.stamp.current();
    if (version !== this.#version) {
      this.#values.clear();
      this.#version = version;
    }
    const key = JSON.stringify(args);
    const known = this.#values.get(key);
    if (known) return known;
    const computing = this.compute(...args);
    this.#values.set(key, computing);
    computing.catch(() => {
      if (this.#values.peek(key) === computing) this.#values.delete(key);
    });
    return computing;
  }
}
