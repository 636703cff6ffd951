import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Division } from '../divisions/division.entity.ts';

/** Something to be done outside of the league, stored in the transaction that decided it (T75). */
@Entity('outbox_entry')
@Unique('outbox_entry_key_unique', ['key'])
@ForeignKey(() => Division, ['divisionId'], ['id'], { name: 'outbox_entry_division_fk', onDelete: 'SET NULL' })
@Check('outbox_entry_kind_check', "kind ~ '^[a-z-]+$'")
@Check('outbox_entry_attempts_check', 'attempts >= 0')
@Check('outbox_entry_one_end_check', 'done_at is null or dead_at is null')
@Index('outbox_entry_due_idx', { synchronize: false })
@Index('outbox_entry_subject_idx', { synchronize: false })
@Index('outbox_entry_done_idx', { synchronize: false })
export class OutboxEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Names the effect: there is one entry for it, however often it is decided. */
  @Column('text')
  key: string;

  @Column('text')
  kind: string;

  /** Entries about the same thing are carried out one after the other, in the order of their ids. */
  @Column('text')
  subject: string;

  /** What staff call it: the two teams, a player's name. */
  @Column('text', { nullable: true })
  about: string | null;

  @Column('jsonb', { default: {} })
  payload: Record<string, unknown>;

  /** Whose admin may try it again; null: admins only. */
  @Column('integer', { name: 'division_id', nullable: true })
  divisionId: number | null;

  /** How often it was begun; a process that died in the middle counts. */
  @Column('smallint', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** Not before then. */
  @Column('timestamptz', { name: 'next_at', default: () => 'now()' })
  nextAt: Date;

  /** Until then it belongs to the worker that took it. */
  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  /** Given up: nothing more happens until staff ask for it. */
  @Column('timestamptz', { name: 'dead_at', nullable: true })
  deadAt: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  /** What the outside calls what was made. */
  @Column('text', { nullable: true })
  result: string | null;
}
