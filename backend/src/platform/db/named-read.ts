/**
 * The statements of the read models. Each has a name, a text and the type of its rows. They are created when their file
 * is loaded, so that all can be listed: `npm run sql` writes them to backend/sql, and a test compares their columns
 * with the keys of `Row`.
 */

declare const row: unique symbol;

/** A statement that each connection prepares once under its name. */
export interface NamedRead<Row> {
  readonly name: string;
  readonly sql: string;
  /** It does not wait behind other reads: many wait for it. */
  readonly isFirst: boolean;
  /** The type of a row; only for the compiler. */
  readonly [row]: Row;
}

const texts = new Map<string, string>();

/** Every statement so far, by name. */
export const namedReads = (): ReadonlyMap<string, string> => texts;

/** Creates a statement. A second text for the same name throws. A variant is called `<statement> <variant>`. */
export function namedRead<Row>(name: string, sql: string, { isFirst = false } = {}): NamedRead<Row> {
  if ((texts.get(name) ?? sql) !== sql) throw new Error(`two statements are called ${name}`);
  texts.set(name, sql);
  return { name, sql, isFirst } as NamedRead<Row>;
}

/**
 * A statement about ids, in two variants. One id has a plan that is made once; a list is planned each time, because its
 * length matters. `sqlOf` gets the source `wanted` with the column `id`. Returns the arguments of `Db.read`.
 */
export function namedReadOfIds<Row>(
  name: string,
  sqlOf: (wanted: string) => string,
): (ids: readonly number[]) => [read: NamedRead<Row>, params: unknown[]] {
  const one = namedRead<Row>(`${name} one`, sqlOf('(select $1::int as id) wanted'));
  const many = namedRead<Row>(`${name} many`, sqlOf('unnest($1::int[]) as wanted(id)'));
  return (ids) => (ids.length === 1 ? [one, [ids[0]]] : [many, [ids]]);
}
