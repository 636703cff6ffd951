import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** A number where no digit is lost, else the text that PostgreSQL sent. */
const safeNumber = (text: string): number | string => {
  const value = Number(text);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
};

/**
 * How values arrive from PostgreSQL: bigint (counts, the change stamp) and numeric as numbers, a date as the
 * `YYYY-MM-DD` it is. Instants stay `Date`.
 */
export function registerPgTypes(): void {
  pg.types.setTypeParser(INT8, safeNumber);
  pg.types.setTypeParser(NUMERIC, safeNumber);
  pg.types.setTypeParser(DATE, (text) => text);
}
