import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One act of staff (T85). The database refuses to change or remove an entry. */
@Entity('audit_entry')
@Index('audit_entry_object_idx', ['objectKind', 'objectId'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Without a foreign key: the entry outlives the account. */
  @Column('integer', { name: 'actor_user_id' })
  actorUserId: number;

  /** `division.create`, `series.report`, … */
  @Column('text')
  act: string;

  @Column('text', { name: 'object_kind' })
  objectKind: string;

  @Column('integer', { name: 'object_id' })
  objectId: number;

  /** What the object was called then; null for people who are named by something else, and for what has no name. */
  @Column('text', { name: 'object_name', nullable: true })
  objectName: string | null;

  /** What the act replaced, in the act's own shape. */
  @Column('jsonb', { nullable: true })
  before: unknown;

  @Column('jsonb', { nullable: true })
  after: unknown;

  /** The act was about the actor's own team or person, as only an admin's can be. */
  @Column('boolean', { name: 'is_own_team', default: false })
  isOwnTeam: boolean;

  /** The request's id in the log. */
  @Column('text', { name: 'request_id', nullable: true })
  requestId: string | null;
}
