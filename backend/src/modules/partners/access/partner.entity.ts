import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PartnerStatus } from '../../../domain/partners/partner.ts';
import { User } from '../../auth/users/user.entity.ts';

/** An account that wants keys and webhooks of its own, or has them (R48). They go with it. */
@Entity('partner')
@ForeignKey(() => User, ['userId'], ['id'], { name: 'partner_user_fk', onDelete: 'CASCADE' })
@ForeignKey(() => User, ['decidedByUserId'], ['id'], { name: 'partner_decided_by_fk', onDelete: 'SET NULL' })
@Unique('partner_one_per_account', ['userId'])
@Check('partner_name_check', 'length(btrim(name)) between 1 and 80 and length(name) <= 80')
@Check('partner_purpose_check', 'length(btrim(purpose)) between 1 and 1000 and length(purpose) <= 1000')
@Check('partner_contact_check', 'length(btrim(contact)) between 1 and 200 and length(contact) <= 200')
@Check('partner_status_check', `status in ('pending', 'accepted', 'denied', 'stopped')`)
@Check('partner_decided_check', `(status = 'pending') = (decided_at is null)`)
@Check('partner_reason_check', `(reason is not null) = (status in ('denied', 'stopped'))`)
export class Partner {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** The account that keeps the keys and webhooks. */
  @Column('integer', { name: 'user_id' })
  userId: number;

  /** The site, the program or the company. */
  @Column('text')
  name: string;

  /** What the data is for. */
  @Column('text')
  purpose: string;

  /** The person to write to. */
  @Column('text')
  contact: string;

  @Column('text', { default: 'pending' })
  status: PartnerStatus;

  @Column('timestamptz', { name: 'applied_at', default: () => 'now()' })
  appliedAt: Date;

  /** When staff decided last; null while the application waits. */
  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** null: not decided, or an account that is deleted. */
  @Column('integer', { name: 'decided_by_user_id', nullable: true })
  decidedByUserId: number | null;

  /** Why staff denied or stopped it. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** Grows with every change. The caller of a change sends the version that they saw. */
  @Column('integer', { default: 0 })
  version: number;
}
