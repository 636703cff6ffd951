import { createHash } from 'node:crypto';

/** A text is prepared from this call on: many choices are made once, and a prepared statement takes room in each connection. */
const CALLS = 3;
/** How many texts have a name. Further ones are planned at each call. A plan takes about 100 kB in each connection. */
const NAMED = 64;
/** How many other texts are counted, those of the latest calls. */
const COUNTED = 200;

/**
 * Names under which connections prepare statements that are made from what a reader chose (`Db.chosen`). To plan such a
 * statement takes about as long as to run it. A statement that is known before, of `namedRead`, has a name of its own.
 */
export class TextNames {
  readonly #names = new Map<string, string>();
  readonly #calls = new Map<string, number>();

  /** Counts a call of this text. Its name, or `undefined` if it has none yet. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size === NAMED) return known;
    const calls = (this.#calls.get(text) ?? 0) + 1;
    this.#calls.delete(text);
    if (calls === CALLS) return this.#add(text);
    this.#calls.set(text, calls);
    if (this.#calls.size > COUNTED) this.#calls.delete(this.#calls.keys().next().value ?? text);
    return undefined;
  }

  #add(text: string): string {
    const name = nameOfText(text);
    this.#names.set(text, name);
    return name;
  }
}

/** PostgreSQL cuts a longer name. */
const DIGITS = 32;

/**
 * Depends on the text alone: a connection can outlive the `Db` that prepared a statement on it, and a number would then name
 * the statement of another text.
 */
const nameOfText = (text: string): string =>
  `chosen ${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}`;
