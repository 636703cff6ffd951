import { readFileSync, readdirSync } from 'node:fs';
import pg from 'pg';

const FOLDER = new URL('../../sql/', import.meta.url);

/** The shape of a value: a word such as `number`, a list of one shape, or the shapes of an object's keys. */
export type Shape = string | [Shape] | { [key: string]: Shape };

/** A named statement in backend/sql, with the shapes of its columns. One that may be null ends in `?`. */
export interface CommittedStatement {
  name: string;
  columns: Record<string, Shape>;
  sql: string;
}

/** All of them. */
export const committedStatements = (): CommittedStatement[] =>
  readdirSync(FOLDER).flatMap((file) => statementsIn(readFileSync(new URL(file, FOLDER), 'utf8')));

export const statementsIn = (text: string): CommittedStatement[] =>
  text
    .split(/^-- (?:read|write) /m)
    .slice(1)
    .map((section) => {
      const [name = '', , ...lines] = section.split('\n');
      const columns = lines.filter((line) => line.startsWith('-- ')).map((line) => line.slice(3));
      const sql = lines.filter((line) => line !== ';' && !line.startsWith('-- ')).join('\n');
      return { name, columns: shapeOf(`{ ${columns.join(', ')} }`) as Record<string, Shape>, sql };
    });

/** `{ id: number, days: [text] }` is JSON without its quotes. */
const shapeOf = (text: string): Shape => JSON.parse(text.replace(/[A-Za-z_]\w*\??/g, '"$&"')) as Shape;

/** The shape of each database type after reading. A JSON column has the shape that its type says. */
const ARRIVES_AS: Record<string, Shape> = {
  ...Object.fromEntries(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'].map((type) => [type, 'number'])),
  ...Object.fromEntries(['text', 'varchar', 'bpchar', 'citext', 'date', 'uuid'].map((type) => [type, 'text'])),
  bool: 'flag',
  timestamptz: 'instant',
  bytea: 'bytes',
  _int2: ['number'],
  _int4: ['number'],
  _text: ['text'],
};

/**
 * Asks PostgreSQL which columns the statement returns, and compares them with its type. Returns the differences. Throws
 * when PostgreSQL refuses the statement.
 */
export async function columnDifferences(client: pg.Client, { columns, sql }: CommittedStatement): Promise<string[]> {
  const fields = await new Promise<pg.FieldDef[]>((resolve, reject) =>
    client.query(new Description(sql, resolve, reject)),
  );
  const types = await client.query<{ oid: number; name: string }>(
    'select oid::int, typname as name from pg_type where oid = any($1::int[])',
    [fields.map(({ dataTypeID }) => dataTypeID)],
  );
  const nameOf = new Map(types.rows.map(({ oid, name }) => [oid, name]));
  return compare(new Map(fields.map((field) => [field.name, nameOf.get(field.dataTypeID) ?? ''])), columns);
}

/** A query that asks for a statement's columns without running it, so a write can be asked too. */
class Description implements pg.Submittable {
  private fields: pg.FieldDef[] = [];

  constructor(
    private readonly sql: string,
    private readonly resolve: (fields: pg.FieldDef[]) => void,
    readonly handleError: (error: Error) => void,
  ) {}

  submit(connection: pg.Connection): void {
    connection.parse({ name: '', text: this.sql, types: [] }, true);
    connection.describe({ type: 'S', name: '' }, true);
    connection.sync();
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.fields = fields;
  }

  handleReadyForQuery(): void {
    this.resolve(this.fields);
  }
}

function compare(answered: ReadonlyMap<string, string>, columns: Record<string, Shape>): string[] {
  const expected = new Map(Object.entries(columns).map(([key, shape]) => [key.replace('?', ''), shape]));
  return [...new Set([...answered.keys(), ...expected.keys()])].flatMap((column) => {
    const [type, shape] = [answered.get(column), expected.get(column)];
    if (type === 'void') return []; // a function that is called only for its effect
    if (type === undefined) return [`${column}: the statement does not answer it`];
    if (shape === undefined) return [`${column}: the type of the row does not have it`];
    const isJson = type === 'json' || type === 'jsonb';
    if (isJson || JSON.stringify(ARRIVES_AS[type]) === JSON.stringify(shape)) return [];
    return [`${column}: ${type} does not arrive as ${JSON.stringify(shape)}`];
  });
}

/** The places where a value has another shape: an additional or a missing key, or another kind of value. */
export function misfitsOf(value: unknown, shape: Shape, at = ''): string[] {
  if (shape === 'json') return [];
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${at}: no list`];
    return [...new Set(value.flatMap((item) => misfitsOf(item, shape[0], `${at}[]`)))];
  }
  if (typeof shape === 'string') return kindOf(value) === shape ? [] : [`${at}: ${kindOf(value)} is no ${shape}`];
  if (typeof value !== 'object' || value === null) return [`${at}: no object`];
  const keys = new Map(Object.entries(shape).map(([key, below]) => [key.replace('?', ''), { key, below }]));
  const extra = Object.keys(value).filter((key) => !keys.has(key));
  return [
    ...extra.map((key) => `${at}.${key}: the type does not have it`),
    ...[...keys].flatMap(([key, { key: declared, below }]) => {
      const found = (value as Record<string, unknown>)[key] ?? null;
      return found === null && declared.endsWith('?') ? [] : misfitsOf(found, below, `${at}.${key}`);
    }),
  ];
}

const KINDS: Record<string, string> = { string: 'text', boolean: 'flag', number: 'number' };

const kindOf = (value: unknown): string =>
  value === null
    ? 'nothing'
    : value instanceof Date
      ? 'instant'
      : Buffer.isBuffer(value)
        ? 'bytes'
        : (KINDS[typeof value] ?? 'json');
