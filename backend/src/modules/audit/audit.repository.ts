import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { INSERT_ENTRY_SQL } from './object-name.sql.ts';

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

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

@Injectable()
export class AuditRepository {
  constructor(private readonly db: Db) {}

  async insert(entry: NewAuditEntry): Promise<void> {
    const { actorUserId, act, objectKind, objectId, before, after, requestId, isOwnTeam = false } = entry;
    await this.db.query(INSERT_ENTRY_SQL, [
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
