import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Dispute } from './dispute.entity.ts';

/** A decision of which both teams were told. It is told once, and once more when it is decided again after an undo. */
@Entity('dispute_notice')
@ForeignKey(() => Dispute, ['disputeId'], ['id'], { name: 'dispute_notice_dispute_fk', onDelete: 'CASCADE' })
export class DisputeNotice {
  @PrimaryColumn('integer', { name: 'dispute_id' })
  disputeId: number;

  @PrimaryColumn('timestamptz', { name: 'decided_at' })
  decidedAt: Date;
}
