declare const row: unique symbol;

/**
 * A statement that writes or locks, which each connection prepares once by its name. `Row` is the type that it returns.
 */
export interface NamedWrite<Row> {
  readonly name: string;
  readonly sql: string;
  /** The type of a row; only for the compiler. */
  readonly [row]?: Row;
}

const texts = new Map<string, string>();

/** Every statement so far, by name. */
export const namedWrites = (): ReadonlyMap<string, string> => texts;

/** Creates a statement. A second text for the same name throws. A variant is called `<statement> <variant>`. */
export function namedWrite<Row = never>(name: string, sql: string): NamedWrite<Row> {
  if ((texts.get(name) ?? sql) !== sql) throw new Error(`two statements are called ${name}`);
  texts.set(name, sql);
  return { name: `write ${name}`, sql };
}
