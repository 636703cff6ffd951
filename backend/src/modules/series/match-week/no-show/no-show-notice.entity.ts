import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { NoShowClaim } from './no-show-claim.entity.ts';

/** A decision about a claim of which both teams were told. It is told once, and once more when it is decided again. */
@Entity('no_show_notice')
@ForeignKey(() => NoShowClaim, ['claimId'], ['id'], { name: 'no_show_notice_claim_fk', onDelete: 'CASCADE' })
export class NoShowNotice {
  @PrimaryColumn('integer', { name: 'claim_id' })
  claimId: number;

  @PrimaryColumn('timestamptz', { name: 'decided_at' })
  decidedAt: Date;
}
