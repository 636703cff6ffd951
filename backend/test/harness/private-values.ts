import type pg from 'pg';
import { groupBy } from '../../src/platform/group-by.ts';

/** The different texts, days and instants in the columns, also those within JSON. */
export async function valuesOf(client: pg.Client, isMeant: (column: string) => boolean): Promise<Map<string, string>> {
  const { rows: columns } = await client.query<{ table: string; column: string; type: string }>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = 'public' and data_type not in ('integer', 'smallint', 'bigint', 'real', 'boolean')
        and udt_name <> '_float4'
        and table_name not in ('migrations', 'key_check')`,
  );
  const found = new Map<string, string>();
  for (const { table, column, type } of columns.filter(({ table: of, column: name }) => isMeant(`${of}.${name}`))) {
    const values: Record<string, string> = {
      bytea: `encode("${column}", 'hex')`,
      jsonb: `jsonb_path_query("${column}", 'strict $.** ? (@.type() == "string")') #>> '{}'`,
      ARRAY: `unnest("${column}")::text`,
      'timestamp with time zone': `to_char("${column}" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    };
    const { rows } = await client.query<{ value: string | null }>(
      `select distinct ${values[type] ?? `"${column}"::text`} as value from "${table}" where "${column}" is not null`,
    );
    for (const { value } of rows) if (value !== null) found.set(value, `${table}.${column}`);
  }
  return found;
}

/** An instant is a value by itself and part of no text, so it needs no search within all of them. */
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** A value of this length is also searched within texts: a shorter one is found in many by chance. */
const LONG = 12;

/** Private values that stand in the texts: as a whole one, or, when they are long, within one. */
export function leaksIn(texts: Set<string>, values: ReadonlyMap<string, string>): string[] {
  const within = foundWithin(texts, [...values.keys()].filter(isSoughtWithin));
  return [...values].flatMap(([value, column]) =>
    texts.has(value) || within.has(value) ? [`${column}: ${value}`] : [],
  );
}

const isSoughtWithin = (value: string): boolean => value.length >= LONG && !INSTANT.test(value);

/**
 * The values that stand anywhere in the texts. One pass over all texts, which looks for the beginnings of all values at
 * each place: a pass for each of the tens of thousands of values would take a minute.
 */
function foundWithin(texts: Set<string>, values: readonly string[]): Set<string> {
  const byStart = groupBy(values, (value) => value.slice(0, LONG));
  const all = [...texts].join('\n');
  const found = new Set<string>();
  for (let at = 0; at + LONG <= all.length; at++)
    for (const value of byStart.get(all.slice(at, at + LONG)) ?? []) if (all.startsWith(value, at)) found.add(value);
  return found;
}
