/** The names of types in a schema, by what JavaScript calls them. */
const TYPES = ['boolean', 'number', 'string'] as const;

/**
 * The same schemas, in which an enum with values of several types is one schema for each type. Programs that generate a client name an
 * enum's values by their text, so that `1` and `'1'` would have one name, and the client would not compile.
 */
export const withSplitEnums = <T>(schema: T): T => split(schema) as T;

function split(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(split);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Record<string, unknown> = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'example' ? value : split(value)]),
  );
  const values = copy['enum'] as unknown[] | undefined;
  if (!Array.isArray(values)) return copy;
  const byType = TYPES.map((type) => values.filter((value) => typeof value === type));
  if (byType.filter(({ length }) => length > 0).length < 2) return copy;
  const { enum: _enum, anyOf: former, oneOf: _oneOf, type: _type, ...rest } = copy;
  const isNullable = values.includes(null) || JSON.stringify(former ?? '').includes('"null"');
  const parts = TYPES.flatMap((type, at) => partOf(type, byType[at] ?? []));
  return { ...rest, anyOf: [...parts, ...(isNullable ? [{ type: 'null' }] : [])] };
}

function partOf(type: (typeof TYPES)[number], values: unknown[]): object[] {
  if (values.length === 0) return [];
  if (type === 'boolean' && values.length > 1) return [{ type }];
  return [{ type: type === 'number' ? 'integer' : type, enum: values }];
}
