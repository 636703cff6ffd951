import type { Client } from 'pg';
import type { StaffActName } from '../modules/audit/staff-acts.ts';

/** Who did it, in the audit: nobody with an account, but whoever sits at the server. */
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
  await client.query(
    `insert into audit_entry (actor_user_id, act, object_kind, object_id, before, after)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb)`,
    [OPERATOR, act, objectKind, objectId, before ? JSON.stringify(before) : null, after ? JSON.stringify(after) : null],
  );
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
