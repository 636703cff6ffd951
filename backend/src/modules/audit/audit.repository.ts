import { Injectable } from '@nestjs/common';
import { In, IsNull, LessThan, Not } from 'typeorm';
import type { OwnMatterRule } from '../../domain/own-matter.ts';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { namedWrite } from '../../platform/db/named-write.ts';
import { NAME_THEN_SQL } from './object-name.read.ts';
import { RowChange } from './row-change.entity.ts';

/** An entry, as it is stored. */
export interface NewAuditEntry {
  actorUserId: number;
  requestId: string | null;
  act: string;
  objectKind: string;
  objectId: number;
  before?: unknown;
  after?: unknown;
  isOwnTeam?: boolean;
  undoesId?: number;
}

/**
 * Stores an entry with the object's present name. $1 actor, $2 act, $3 kind, $4 id, $5 before, $6 after, $7 request, $8
 * own, $9 the entry that it takes back.
 */
export const INSERT_ENTRY_SQL = `
  insert into audit_entry (actor_user_id, act, object_kind, object_id, before, after, request_id, is_own_team, undoes_id, object_name)
  select a.*, ${NAME_THEN_SQL}
    from (values ($1::int, $2, $3, $4::int, $5::jsonb, $6::jsonb, $7, $8::boolean, $9::int))
      as a (actor_user_id, act, object_kind, object_id, before, after, request_id, is_own_team, undoes_id)`;

const INSERT_ENTRY = namedWrite('insert-audit-entry', INSERT_ENTRY_SQL);

const OWN_MATTER_RULE = namedRead<{ value: OwnMatterRule }>(
  'own-matter-rule',
  `select value from setting where key = 'own_matters'`,
);

const FORGET_ERASED = namedWrite<{ count: number }>(
  'forget-erased-values',
  'select forget_erased_audit_values() as count',
);

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

@Injectable()
export class AuditRepository {
  constructor(private readonly db: Db) {}

  async insertEntry(entry: NewAuditEntry): Promise<void> {
    const { actorUserId, act, objectKind, objectId, before, after, requestId, isOwnTeam = false, undoesId } = entry;
    await this.db.write(INSERT_ENTRY, [
      actorUserId,
      act,
      objectKind,
      objectId,
      json(before),
      json(after),
      requestId,
      isOwnTeam,
      undoesId ?? null,
    ]);
  }

  /** What the league has chosen for admins in their own matters; `marked` until staff choose. */
  async findOwnMatterRule(): Promise<OwnMatterRule> {
    return (await this.db.read(OWN_MATTER_RULE))[0]?.value ?? 'marked';
  }

  /** Deletes what acts before this time changed: they cannot be taken back any more. */
  async deleteChangesBefore(at: Date): Promise<void> {
    await this.db.repo(RowChange).delete({ at: LessThan(at) });
  }

  /** Deletes what was stored in these tables' rows before acts before this time: those acts cannot be taken back any more. */
  async forgetRowsBefore(tables: readonly string[], at: Date): Promise<void> {
    await this.db
      .repo(RowChange)
      .update({ at: LessThan(at), tableName: In([...tables]), rows: Not(IsNull()) }, { rows: null });
  }

  /** Deletes the values of old entries about erased people; returns the number of these entries. */
  async forgetErased(): Promise<number> {
    const [row] = await this.db.write(FORGET_ERASED);
    return row?.count ?? 0;
  }
}
