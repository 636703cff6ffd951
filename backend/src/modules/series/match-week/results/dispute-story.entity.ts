import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../domain/sides.ts';
import { User } from '../../../auth/users/user.entity.ts';
import { Dispute } from './dispute.entity.ts';

/** What a team says about a dispute (R27). */
@Entity('dispute_story')
@ForeignKey(() => Dispute, ['disputeId'], ['id'], {
  name: 'dispute_story_dispute_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['userId'], ['id'], { name: 'dispute_story_user_fk', onDelete: 'SET NULL' })
@Check('dispute_story_side_check', "side in ('home', 'away')")
@Check('dispute_story_text_check', 'length(text) between 1 and 2000')
export class DisputeStory {
  @PrimaryColumn('integer', { name: 'dispute_id' })
  disputeId: number;

  @PrimaryColumn('text')
  side: Side;

  @Column('text')
  text: string;

  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @Column('timestamptz', { name: 'told_at' })
  toldAt: Date;
}
