import type { InsertResult } from 'typeorm';

/** The id that the database gave the row that was inserted. */
export const newId = ({ identifiers: [row] }: InsertResult): number => (row as { id: number }).id;

/** What a writing statement of the query builder returned: rows with the database's own column names. */
export const returnedRows = <R>({ raw }: { raw: unknown }): R[] => raw as R[];
