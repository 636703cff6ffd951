import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { ChatRight } from '../../../domain/messages/chat-rights.ts';
import { Division } from '../../seasons/divisions/division.entity.ts';

/** Work to be done outside of the league. It is stored in the transaction that decided it (T75). */
@Entity('outbox_entry')
@Unique('outbox_entry_key_unique', ['key'])
@ForeignKey(() => Division, ['divisionId'], ['id'], { name: 'outbox_entry_division_fk', onDelete: 'SET NULL' })
@Check('outbox_entry_kind_check', "kind ~ '^[a-z-]+$'")
@Check('outbox_entry_attempts_check', 'attempts >= 0')
@Check('outbox_entry_one_end_check', 'done_at is null or dead_at is null')
@Check(
  'outbox_entry_missing_right_check',
  "missing_right is null or (missing_right in ('view-channels', 'send-messages', 'read-history', 'manage-channels', 'manage-roles') and last_error is not null)",
)
@Index('outbox_entry_change_set_idx', ['changeSetId'])
@Index('outbox_entry_due_idx', { synchronize: false })
@Index('outbox_entry_subject_idx', { synchronize: false })
@Index('outbox_entry_done_idx', { synchronize: false })
export class OutboxEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Names the effect. There is one entry for it, even when it is decided several times. */
  @Column('text')
  key: string;

  @Column('text')
  kind: string;

  /** Entries with the same subject are carried out one after the other, in the order of their ids. */
  @Column('text')
  subject: string;

  /** The work's name for staff: the two teams, a player's name. */
  @Column('text', { nullable: true })
  about: string | null;

  @Column('jsonb', { default: {} })
  payload: Record<string, unknown>;

  /** The division whose admin may try it again; null: admins only. */
  @Column('integer', { name: 'division_id', nullable: true })
  divisionId: number | null;

  /** The number of attempts, also those that a crash ended. */
  @Column('smallint', { default: 0 })
  attempts: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** The earliest time of the next attempt. */
  @Column('timestamptz', { name: 'next_at', default: () => 'now()' })
  nextAt: Date;

  /** Until this time, no other worker takes the entry. */
  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;

  @Column('timestamptz', { name: 'done_at', nullable: true })
  doneAt: Date | null;

  /** When it was given up. Nothing more happens until staff ask for it. */
  @Column('timestamptz', { name: 'dead_at', nullable: true })
  deadAt: Date | null;

  @Column('text', { name: 'last_error', nullable: true })
  lastError: string | null;

  /** The right without which the chat refused it. */
  @Column('text', { name: 'missing_right', nullable: true })
  missingRight: ChatRight | null;

  /** The number of the transaction that decided it (R19). */
  @Column('bigint', { name: 'change_set_id', nullable: true, default: () => 'current_change_set()' })
  changeSetId: number | null;

  /** The outside id of what was created. */
  @Column('text', { nullable: true })
  result: string | null;
}
