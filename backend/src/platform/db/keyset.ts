import { LeagueError } from '../../domain/league-error.ts';
import { readJson } from '../read-json.ts';
import type { Db } from './db.ts';
import { readSize } from './read-size.ts';

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

/**
 * The wanted part of a list: of the rows between two cursors that other pages had, the first ones or the last ones. A cursor is
 * null where the list begins or ends.
 */
export interface KeysetSlice {
  readonly size: number;
  readonly after: string | null;
  readonly before: string | null;
  readonly end: 'first' | 'last';
  readonly isDescending: boolean;
}

/** A page with the cursor of each row, in the order of the list, and whether there are rows on both sides of it. */
export interface KeysetPage<Row> {
  readonly edges: { node: Row; cursor: string }[];
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** The longest page of a list. */
const LONGEST_PAGE = 100;
const READ_SIZES = [25, LONGEST_PAGE] as const;
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
export const mappedPage = <Stored, Row>(
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
 * Reads a page with one statement; the last rows in the opposite order, so that an index serves both ways. Refuses a cursor that
 * no page in this order had (CURSOR_UNKNOWN).
 * @typeParam Row the columns of the list
 */
async function readPage<Row extends object>(
  db: Db,
  { before = '', columns, from, where }: ListSql,
  order: KeysetOrder,
  slice: KeysetSlice,
): Promise<KeysetPage<Row>> {
  const size = Math.min(Math.max(slice.size, 1), LONGEST_PAGE);
  const isForward = slice.end === 'first';
  const listed = typeof columns === 'string' ? columns : columns(where);
  const name = `${order.name} ${directionOf(slice.isDescending)}`;
  addCursors(where, order, name, slice);
  const read = directionOf(slice.isDescending === isForward);
  // one row more than the page shows whether the list goes on
  const rows = await db.chosen<Row & { cursorValue: string; cursorId: number }>(
    `${before} select ${listed}, ${textSql(order)} as "cursorValue", ${order.id} as "cursorId"
       from ${from} where ${where.sql}
      order by ${order.key} ${read}, ${order.id} ${read} limit ${readSize(READ_SIZES, size) + 1}`,
    where.params,
  );
  const edges = rows.slice(0, size).map(({ cursorValue, cursorId, ...row }) => ({
    node: row as unknown as Row,
    cursor: cursorOf(name, { value: cursorValue, id: cursorId }),
  }));
  const goesOn = rows.length > size;
  return {
    edges: isForward ? edges : edges.reverse(),
    hasNextPage: slice.before !== null || (isForward && goesOn),
    hasPreviousPage: slice.after !== null || (!isForward && goesOn),
  };
}

const directionOf = (isDescending: boolean): 'asc' | 'desc' => (isDescending ? 'desc' : 'asc');

/** Adds that the rows are between the cursors of a slice. `name` is that of the order with its direction. */
function addCursors(
  where: Conditions,
  order: KeysetOrder,
  name: string,
  { after, before, isDescending }: Pick<KeysetSlice, 'after' | 'before' | 'isDescending'>,
): void {
  if (after !== null) {
    const at = positionOf(name, order.kind, { cursor: after, field: 'after' });
    where.always(beyondSql(order, isDescending ? '<' : '>', at, where));
  }
  if (before !== null) {
    const at = positionOf(name, order.kind, { cursor: before, field: 'before' });
    where.always(beyondSql(order, isDescending ? '>' : '<', at, where));
  }
}

/** The number of rows on all pages together. */
async function countRows(db: Db, { before = '', from, where }: Omit<ListSql, 'columns'>): Promise<number> {
  const sql = `${before} select count(*)::int as total from ${from} where ${where.sql}`;
  return (await db.chosen<{ total: number }>(sql, where.params))[0]?.total ?? 0;
}

/** A cursor: the order and the place in it, so that it fits no other list. */
export const cursorOf = (order: string, { value, id }: Position): string =>
  Buffer.from(JSON.stringify([order, value, id])).toString('base64url');

/** The place that the cursor in a field names. Refuses what is no cursor of this order (CURSOR_UNKNOWN). */
export function positionOf(
  order: string,
  kind: KeyKind,
  { cursor, field }: { cursor: string; field: 'after' | 'before' },
): Position {
  const [from, value, id] = partsOf(cursor);
  const isOurs =
    from === order &&
    typeof value === 'string' &&
    VALUES[kind].test(value) &&
    typeof id === 'number' &&
    Number.isInteger(id) &&
    Math.abs(id) <= LARGEST_ID;
  if (!isOurs) throw new LeagueError('CURSOR_UNKNOWN', 'api.list.unknown-cursor', { field });
  return { value, id };
}

function partsOf(cursor: string): unknown[] {
  if (cursor.length > LONGEST_CURSOR) return [];
  try {
    const parts = readJson(Buffer.from(cursor, 'base64url').toString());
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
function beyondSql({ key, kind, id }: KeysetOrder, beyond: '<' | '>', at: Position, where: Conditions): string {
  const value = VALUE_SQL[kind](where.param(at.value));
  return `${key} ${beyond}= ${value} and (${key}, ${id}) ${beyond} (${value}, ${where.param(at.id)}::int)`;
}
