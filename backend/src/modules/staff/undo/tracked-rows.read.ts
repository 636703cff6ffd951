import type { TrackedTable } from './tracked-tables.ts';

/** SQL: the keys in the text array `keys` as columns of the table's types. */
const keyValuesSql = ({ key }: TrackedTable, keys: string): string => {
  const parts = key.map(([, type], at) => (key.length === 1 ? `k::${type}` : `split_part(k, '/', ${at + 1})::${type}`));
  return `(select ${parts.join(', ')} from unnest(${keys}::text[]) k)`;
};

/** SQL: the row `alias` has one of the keys in the text array `keys`. */
export const hasKeySql = (table: TrackedTable, alias: string, keys: string): string =>
  `(${table.key.map(([name]) => `${alias}.${name}`).join(', ')}) in ${keyValuesSql(table, keys)}`;

/** SQL: the key of the row `alias` as text. */
export const keySql = (table: TrackedTable, alias: string): string =>
  `concat_ws('/', ${table.key.map(([name]) => `${alias}.${name}`).join(', ')})`;

/** SQL: the row `alias` has the key `text`. */
export const isKeySql = ({ key }: TrackedTable, alias: string, text: string): string =>
  key
    .map(([name, type], at) => {
      const part = key.length === 1 ? text : `split_part(${text}, '/', ${at + 1})`;
      return `${alias}.${name} = ${part}::${type}`;
    })
    .join(' and ');
