import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { EventKind } from '../../../domain/partners/league-event.ts';
import { User } from '../../auth/users/user.entity.ts';
import { Partner } from '../access/partner.entity.ts';

/** A partner's address to which events are sent (R35). */
@Entity('webhook')
@ForeignKey(() => User, ['madeByUserId'], ['id'], { name: 'webhook_made_by_fk', onDelete: 'SET NULL' })
@ForeignKey(() => Partner, ['partnerId'], ['id'], { name: 'webhook_partner_fk', onDelete: 'CASCADE' })
@Check('webhook_name_check', 'length(btrim(name)) between 1 and 80 and length(name) <= 80')
@Check('webhook_url_check', 'length(url) between 1 and 500')
@Check('webhook_kinds_check', 'cardinality(kinds) > 0')
@Check('webhook_cursor_check', 'cursor >= 0')
@Check('webhook_former_check', '(former_secret is null) = (former_until is null)')
@Check('webhook_stopped_check', 'not is_stopped or paused_at is not null')
@Index('webhook_name_unique', { synchronize: false })
@Index('webhook_partner_idx', ['partnerId'])
export class Webhook {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  kinds: EventKind[];

  /** Encrypted; it signs every delivery. */
  @Column('text', { default: '' })
  secret: string;

  /** The secret before, which signs too until `formerUntil`. */
  @Column('text', { name: 'former_secret', nullable: true })
  formerSecret: string | null;

  @Column('timestamptz', { name: 'former_until', nullable: true })
  formerUntil: Date | null;

  /** The position up to which events have become deliveries. */
  @Column('integer')
  cursor: number;

  @Column('timestamptz', { name: 'paused_at', nullable: true })
  pausedAt: Date | null;

  /** It was paused because a delivery was given up. */
  @Column('boolean', { name: 'is_stopped', default: false })
  isStopped: boolean;

  /** Not before this time: the wait after a failed attempt. */
  @Column('timestamptz', { name: 'next_at', default: () => 'now()' })
  nextAt: Date;

  /** Until this time, no other instance sends. */
  @Column('timestamptz', { name: 'locked_until', nullable: true })
  lockedUntil: Date | null;

  /** Grows with each claim. */
  @Column('integer', { default: 0 })
  turn: number;

  /** Grows with every change of staff's. */
  @Column('integer', { default: 0 })
  version: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** null: an account that is deleted. */
  @Column('integer', { name: 'made_by_user_id', nullable: true })
  madeByUserId: number | null;

  /** The partner who keeps it; null: staff do. */
  @Column('integer', { name: 'partner_id', nullable: true })
  partnerId: number | null;
}
