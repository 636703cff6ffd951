import type { Client } from 'pg';
import { OPERATOR_ID } from '../domain/actor.ts';
import { INSERT_ENTRY_SQL } from '../modules/audit/audit.repository.ts';
import type { StaffActName } from '../modules/audit/staff-acts.ts';

/** An act of the operator for the audit. */
interface OperatorAct {
  act: StaffActName;
  objectKind: string;
  objectId: number;
  before?: object;
  after?: object;
}

/** Writes an audit entry. Call it in the act's own transaction. */
export async function writeDown(
  client: Client,
  { act, objectKind, objectId, before, after }: OperatorAct,
): Promise<void> {
  const [was, is] = [before, after].map((value) => (value ? JSON.stringify(value) : null));
  await client.query(INSERT_ENTRY_SQL, [OPERATOR_ID, act, objectKind, objectId, was, is, null, false, null]);
}

/** Runs the work in one transaction. */
export async function inTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
