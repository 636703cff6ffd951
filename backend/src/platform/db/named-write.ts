declare const row: unique symbol;

/** A statement that writes or locks, which each connection prepares once under its name. `Row` is what it returns. */
export interface NamedWrite<Row> {
  readonly name: string;
  readonly sql: string;
  /** What a row is like; for the compiler alone. */
  readonly [row]?: Row;
}

const texts = new Map<string, string>();

/** One name, one text; a second text throws. */
export function namedWrite<Row = never>(name: string, sql: string): NamedWrite<Row> {
  if ((texts.get(name) ?? sql) !== sql) throw new Error(`two statements are called ${name}`);
  texts.set(name, sql);
  return { name: `write ${name}`, sql };
}
