/** A column of an exported file: what it means, and how OpenAPI describes it. `T` is the type of its values. */
export interface Column<T> {
  readonly schema: ColumnSchema;
  readonly isNullable: boolean;
  readonly description: string;
  /** Only for the compiler. */
  readonly value?: T;
}

/** OpenAPI's description of a value. */
interface ColumnSchema {
  readonly type: 'integer' | 'number' | 'string' | 'boolean';
  readonly format?: 'date' | 'date-time';
  readonly enum?: readonly string[];
}

/** The columns of a file in order: header -> column. */
export type Columns = Readonly<Record<string, Column<unknown>>>;

/** A row of a file with these columns. */
export type RowOf<C extends Columns> = { -readonly [name in keyof C]: C[name] extends Column<infer T> ? T : never };

const of =
  <T>(schema: ColumnSchema) =>
  (description: string): Column<T> => ({ schema, isNullable: false, description });

export const integerColumn = of<number>({ type: 'integer' });
/** With a fraction. */
export const decimalColumn = of<number>({ type: 'number' });
export const textColumn = of<string>({ type: 'string' });
export const flagColumn = of<boolean>({ type: 'boolean' });
/** A day in Sweden. */
export const dayColumn = of<string>({ type: 'string', format: 'date' });
/** An instant in UTC, with milliseconds. */
export const instantColumn = of<string>({ type: 'string', format: 'date-time' });
export const oneOf = <T extends string>(values: readonly T[], description: string): Column<T> =>
  of<T>({ type: 'string', enum: values })(description);

/** The same column, whose values can be missing: an empty cell in CSV, null in NDJSON. */
export const orNull = <T>(column: Column<T>): Column<T | null> => ({ ...column, isNullable: true });
