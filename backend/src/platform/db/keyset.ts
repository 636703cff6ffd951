import { LeagueError } from '../../domain/league-error.ts';
import type { Db } from './db.ts';

/**
 * Pages of lists that grow: a page begins after a row, not after a number of rows, so that rows which come or go in the
 * meantime move nothing (docs/decisions/031).
 */

/** What a list is ordered by. A time is kept in microseconds, so that nothing is lost on the way to a caller and back. */
type KeyKind = 'text' | 'time' | 'number' | 'whole';

/** An order of a list: the SQL of the value, which is never null, and of the row's id, which decides between equal ones. */
export interface KeysetOrder {
  readonly name: string;
  readonly key: string;
  readonly kind: KeyKind;
  readonly id: string;
}

/** A row's place in an order. The value is as the database wrote it. */
export interface Position {
  readonly value: string;
  readonly id: number;
}

/** The wanted part of a list. `after` is a cursor that an earlier page had; null for the first page. */
export interface KeysetSlice {
  readonly first: number;
  readonly after: string | null;
  readonly isDescending: boolean;
}

/** A page with the cursor of each row, and whether there are rows on both sides of it. */
export interface KeysetPage<Row> {
  readonly edges: { node: Row; cursor: string }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** The longest page of a list. */
const LONGEST_PAGE = 100;
const LONGEST_CURSOR = 500;
/** PostgreSQL's largest `integer`. */
const LARGEST_ID = 2_147_483_647;

/** What the values of each kind look like. */
const VALUES: Record<KeyKind, RegExp> = {
  // a NUL cannot be in a text of PostgreSQL
  text: /^[^\0]{0,200}$/su,
  time: /^-?\d{1,16}$/,
  number: /^-?\d{1,15}(\.\d{1,9})?$/,
  whole: /^-?\d{1,15}$/,
};

/** Conditions of a statement, joined by `and`, with their parameters. */
export class Conditions {
  readonly #parts: string[] = [];

  constructor(readonly params: unknown[] = []) {}

  /** Conditions of a later part of the same statement: none yet, and the same parameters. */
  following(): Conditions {
    return new Conditions(this.params);
  }

  /** Adds a condition, unless there is no value to compare with. `sqlOf` gets the value's placeholder. */
  add(value: unknown, sqlOf: (placeholder: string) => string): this {
    return value === null || value === undefined ? this : this.always(sqlOf(this.param(value)));
  }

  /** Adds a condition without a value. */
  always(sql: string): this {
    this.#parts.push(sql);
    return this;
  }

  /** The placeholder of a value. */
  param(value: unknown): string {
    return `$${this.params.push(value)}`;
  }

  /** SQL: all conditions; `true` without any. */
  get sql(): string {
    return this.#parts.length === 0 ? 'true' : this.#parts.join(' and ');
  }
}

/** SQL of a list without its order and its limit. */
export interface ListSql {
  /** Before the list's own `select`: `with …`. */
  readonly before?: string;
  /** A text, or what makes it and adds its parameters, which the number of rows does not need. */
  readonly columns: string | ((params: Conditions) => string);
  readonly from: string;
  readonly where: Conditions;
}

/** A list that is read when it is asked for: its page with one statement, the number of all its rows with another. */
export interface PagedList<Row> {
  page(): Promise<KeysetPage<Row>>;
  count(): Promise<number>;
}

/** A list in an order. `sqlOf` makes its SQL for each statement. */
export const pagedList = <Row extends object>(
  db: Db,
  sqlOf: () => ListSql,
  order: KeysetOrder,
  slice: KeysetSlice,
): PagedList<Row> => ({
  page: () => readPage<Row>(db, sqlOf(), order, slice),
  count: () => countRows(db, sqlOf()),
});

/** The same list with other rows. */
export const mapped = <Stored, Row>(
  { page, count }: PagedList<Stored>,
  to: (stored: Stored) => Row,
): PagedList<Row> => ({
  page: async () => {
    const { edges, ...rest } = await page();
    return { ...rest, edges: edges.map(({ node, cursor }) => ({ node: to(node), cursor })) };
  },
  count,
});

/**
 * Reads a page with one statement. Refuses a cursor that no page in this order had (CURSOR_UNKNOWN).
 * @typeParam Row the columns of the list
 */
async function readPage<Row extends object>(
  db: Db,
  { before = '', columns, from, where }: ListSql,
  order: KeysetOrder,
  { first, after, isDescending }: KeysetSlice,
): Promise<KeysetPage<Row>> {
  const size = Math.min(Math.max(first, 1), LONGEST_PAGE);
  const listed = typeof columns === 'string' ? columns : columns(where);
  const direction = isDescending ? 'desc' : 'asc';
  const name = `${order.name} ${direction}`;
  if (after !== null) where.always(afterSql(order, isDescending, positionOf(name, order.kind, after), where));
  // one row more than the page shows whether there is a next page
  const rows = await db.query<Row & { cursorValue: string; cursorId: number }>(
    `${before} select ${listed}, ${textSql(order)} as "cursorValue", ${order.id} as "cursorId"
       from ${from} where ${where.sql}
      order by ${order.key} ${direction}, ${order.id} ${direction} limit ${where.param(size + 1)}`,
    where.params,
  );
  return {
    edges: rows.slice(0, size).map(({ cursorValue, cursorId, ...row }) => ({
      node: row as unknown as Row,
      cursor: cursorOf(name, { value: cursorValue, id: cursorId }),
    })),
    hasNextPage: rows.length > size,
    hasPreviousPage: after !== null,
  };
}

/** The number of rows on all pages together. */
async function countRows(db: Db, { before = '', from, where }: Omit<ListSql, 'columns'>): Promise<number> {
  const sql = `${before} select count(*)::int as total from ${from} where ${where.sql}`;
  return (await db.query<{ total: number }>(sql, where.params))[0]?.total ?? 0;
}

/** A cursor: the order and the place in it, so that it fits no other list. */
export const cursorOf = (order: string, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url');

/** The place that a cursor names. Refuses what is no cursor of this order (CURSOR_UNKNOWN). */
export function positionOf(order: string, kind: KeyKind, cursor: string): Position {
  const [from, value, id] = partsOf(cursor);
  const isOurs =
    from === order &&
    typeof value === 'string' &&
    VALUES[kind].test(value) &&
    typeof id === 'number' &&
    Number.isInteger(id) &&
    Math.abs(id) <= LARGEST_ID;
  if (!isOurs) throw new LeagueError('CURSOR_UNKNOWN', 'api.list.unknown-cursor', { field: 'after' });
  return { value, id };
}

function partsOf(cursor: string): unknown[] {
  if (cursor.length > LONGEST_CURSOR) return [];
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

const MICROSECONDS = 1_000_000;

const textSql = ({ key, kind }: KeysetOrder): string =>
  kind === 'time' ? `(extract(epoch from ${key}) * ${MICROSECONDS})::bigint::text` : `(${key})::text`;

const VALUE_SQL: Record<KeyKind, (placeholder: string) => string> = {
  text: (placeholder) => `${placeholder}::text`,
  time: (placeholder) => `timestamptz 'epoch' + ${placeholder}::float8 * interval '1 microsecond'`,
  number: (placeholder) => `${placeholder}::numeric`,
  whole: (placeholder) => `${placeholder}::bigint`,
};

/** The first comparison alone says nothing new, but an index on the value can begin at it when the id is another table's. */
function afterSql({ key, kind, id }: KeysetOrder, isDescending: boolean, at: Position, where: Conditions): string {
  const value = VALUE_SQL[kind](where.param(at.value));
  const beyond = isDescending ? '<' : '>';
  return `${key} ${beyond}= ${value} and (${key}, ${id}) ${beyond} (${value}, ${where.param(at.id)}::int)`;
}
