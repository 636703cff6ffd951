/**
 * The statements of the read models. Each has a name, a text and the type of its rows. They are made when their file is
 * loaded, so that all of them can be listed: `npm run sql` writes them to backend/sql, and a test holds their columns to
 * the keys of `Row`.
 */

declare const row: unique symbol;

/** A statement that each connection prepares once under its name. */
export interface NamedRead<Row> {
  readonly name: string;
  readonly sql: string;
  /** What a row is like; for the compiler alone. */
  readonly [row]: Row;
}

const texts = new Map<string, string>();

/** Every statement made so far, by name. */
export const namedReads = (): ReadonlyMap<string, string> => texts;

/** One name, one text; a second text throws. A variant of a statement is called `<statement> <variant>`. */
export function namedRead<Row>(name: string, sql: string): NamedRead<Row> {
  if ((texts.get(name) ?? sql) !== sql) throw new Error(`two statements are called ${name}`);
  texts.set(name, sql);
  return { name, sql } as NamedRead<Row>;
}

/**
 * A statement about ids, in two variants: one id alone is planned once for all, a list is planned each time, because
 * its length matters. `sqlOf` is given the source `wanted` with the column `id`. Answers what `Db.read` takes.
 */
export function namedReadOfIds<Row>(
  name: string,
  sqlOf: (wanted: string) => string,
): (ids: readonly number[]) => [read: NamedRead<Row>, params: unknown[]] {
  const one = namedRead<Row>(`${name} one`, sqlOf('(select $1::int as id) wanted'));
  const many = namedRead<Row>(`${name} many`, sqlOf('unnest($1::int[]) as wanted(id)'));
  return (ids) => (ids.length === 1 ? [one, [ids[0]]] : [many, [ids]]);
}
