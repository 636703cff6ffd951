import pg from 'pg';

const INT8 = 20;
const NUMERIC = 1700;
const DATE = 1082;

/** A number when no digit is lost, otherwise PostgreSQL's text. */
const safeNumber = (text: string): number | string => {
  const value = Number(text);
  return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? value : text;
};

/**
 * Sets the types of PostgreSQL's values: bigint (counts, the change stamp) and numeric become numbers, and a date stays
 * `YYYY-MM-DD`. Instants stay `Date`.
 */
export function registerPgTypes(): void {
  pg.types.setTypeParser(INT8, safeNumber);
  pg.types.setTypeParser(NUMERIC, safeNumber);
  pg.types.setTypeParser(DATE, (text) => text);
}
