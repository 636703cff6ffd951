import type { InsertResult } from 'typeorm';

/** The id that the database gave to the inserted row. */
export const newId = ({ identifiers: [row] }: InsertResult): number => (row as { id: number }).id;

/** The rows that a write of the query builder returned, with the database's column names. */
export const returnedRows = <R>({ raw }: { raw: unknown }): R[] => raw as R[];
