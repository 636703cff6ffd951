import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';

/** An entry as it is stored. */
export interface NewAuditEntry {
  actorUserId: number;
  requestId: string | null;
  act: string;
  objectKind: string;
  objectId: number;
  before?: unknown;
  after?: unknown;
  isOwnTeam?: boolean;
}

const INSERT = `
  insert into audit_entry (actor_user_id, act, object_kind, object_id, before, after, request_id, is_own_team)
  values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8)`;

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

@Injectable()
export class AuditRepository {
  constructor(private readonly db: Db) {}

  async insert(entry: NewAuditEntry): Promise<void> {
    const { actorUserId, act, objectKind, objectId, before, after, requestId, isOwnTeam = false } = entry;
    await this.db.query(INSERT, [
      actorUserId,
      act,
      objectKind,
      objectId,
      json(before),
      json(after),
      requestId,
      isOwnTeam,
    ]);
  }

  /** Takes the values out of old entries about people who were erased; answers of how many. */
  async forgetErased(): Promise<number> {
    const [row] = await this.db.query<{ count: number }>('select forget_erased_audit_values() as count');
    return row?.count ?? 0;
  }
}
