import type { Client } from 'pg';
import { INSERT_ENTRY_SQL } from '../modules/audit/audit.repository.ts';
import type { StaffActName } from '../modules/audit/staff-acts.ts';

/** Who did it, in the audit: no one with an account, but the person at the server. */
const OPERATOR = 0;

/** What the operator did, as the audit keeps it. */
interface OperatorAct {
  act: StaffActName;
  objectKind: string;
  objectId: number;
  before?: object;
  after?: object;
}

/** Writes an act down; it belongs into the act's own transaction. */
export async function writeDown(
  client: Client,
  { act, objectKind, objectId, before, after }: OperatorAct,
): Promise<void> {
  const [was, is] = [before, after].map((value) => (value ? JSON.stringify(value) : null));
  await client.query(INSERT_ENTRY_SQL, [OPERATOR, act, objectKind, objectId, was, is, null, false]);
}

/** All of the work, or nothing of it. */
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
