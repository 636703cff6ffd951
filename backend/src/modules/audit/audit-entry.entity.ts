import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One act of staff (T85). The database refuses to change or delete an entry. */
@Entity('audit_entry')
@Index('audit_entry_object_idx', ['objectKind', 'objectId'])
@Index('audit_entry_change_set_idx', ['changeSetId'])
@Index('audit_entry_request_idx', { synchronize: false })
@Index('audit_entry_undoes_idx', { synchronize: false })
@Index('audit_entry_erased_idx', ['id'], { where: "act = 'person.erase'" })
@Index('audit_entry_own_matter_idx', { synchronize: false })
@ForeignKey(() => AuditEntry, ['undoesId'], ['id'], { name: 'audit_entry_undoes_fk' })
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** It has no foreign key, because the entry stays when the account is deleted. */
  @Column('integer', { name: 'actor_user_id' })
  actorUserId: number;

  /** `division.create`, `series.report`, … */
  @Column('text')
  act: string;

  @Column('text', { name: 'object_kind' })
  objectKind: string;

  @Column('integer', { name: 'object_id' })
  objectId: number;

  /** The object's name at that time; null for people who are named in another way, and for objects without a name. */
  @Column('text', { name: 'object_name', nullable: true })
  objectName: string | null;

  /** The values that the act replaced, in the act's own shape. */
  @Column('jsonb', { nullable: true })
  before: unknown;

  @Column('jsonb', { nullable: true })
  after: unknown;

  /** The act was about the actor or their own team. Only an admin may do that. */
  @Column('boolean', { name: 'is_own_team', default: false })
  isOwnTeam: boolean;

  /** The number of the act's transaction: what it changed has the same (R19). null for entries from before that rule. */
  @Column('bigint', { name: 'change_set_id', nullable: true, default: () => 'current_change_set()' })
  changeSetId: number | null;

  /** The entry that this one took back. */
  @Column('integer', { name: 'undoes_id', nullable: true })
  undoesId: number | null;

  /** The request's id in the log. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId: string | null;
}
