import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ClaimOutcome } from '../../../../domain/match-week/no-show.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Series } from '../../series.entity.ts';
import { User } from '../../../auth/users/user.entity.ts';

/**
 * A captain claims a walkover, because the other team did not come (R27). A trigger ends the claim when staff move the
 * series or store a result.
 */
@Entity('no_show_claim')
@ForeignKey(() => Series, ['seriesId'], ['id'], {
  name: 'no_show_claim_series_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['claimedByUserId'], ['id'], { name: 'no_show_claim_claimed_by_fk', onDelete: 'SET NULL' })
@ForeignKey(() => User, ['objectedByUserId'], ['id'], { name: 'no_show_claim_objected_by_fk', onDelete: 'SET NULL' })
@ForeignKey(() => User, ['decidedByUserId'], ['id'], { name: 'no_show_claim_decided_by_fk', onDelete: 'SET NULL' })
@Check('no_show_claim_side_check', "side in ('home', 'away')")
@Check('no_show_claim_outcome_check', "outcome in ('granted', 'declined', 'withdrawn', 'overtaken')")
@Check('no_show_claim_decided_check', '(decided_at is null) = (outcome is null)')
@Check('no_show_claim_objection_check', 'objection is null or objected_at is not null')
@Check('no_show_claim_texts_check', 'length(objection) between 1 and 2000 and length(reason) between 1 and 2000')
@Index('no_show_claim_one_open_unique', ['seriesId'], { unique: true, where: 'decided_at is null' })
@Index('no_show_claim_series_idx', ['seriesId'])
export class NoShowClaim {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'series_id' })
  seriesId: number;

  /** The team that was there. */
  @Column('text')
  side: Side;

  /** The start for which the other team did not come. */
  @Column('timestamptz', { name: 'for_start' })
  forStart: Date;

  @Column('timestamptz', { name: 'claimed_at' })
  claimedAt: Date;

  @Column('integer', { name: 'claimed_by_user_id', nullable: true })
  claimedByUserId: number | null;

  @Column('timestamptz', { name: 'objected_at', nullable: true })
  objectedAt: Date | null;

  @Column('integer', { name: 'objected_by_user_id', nullable: true })
  objectedByUserId: number | null;

  /** What the other team says; null after its author was erased, too. */
  @Column('text', { nullable: true })
  objection: string | null;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('integer', { name: 'decided_by_user_id', nullable: true })
  decidedByUserId: number | null;

  @Column('text', { nullable: true })
  outcome: ClaimOutcome | null;

  /** What staff say to both teams. */
  @Column('text', { nullable: true })
  reason: string | null;
}
