import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { DisputeOutcome } from '../../../../domain/match-week/dispute.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Series } from '../../series.entity.ts';
import { User } from '../../../auth/users/user.entity.ts';

/** A result that one team does not accept (R27). A trigger decides it when staff write the series' result. */
@Entity('dispute')
@ForeignKey(() => Series, ['seriesId'], ['id'], {
  name: 'dispute_series_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['decidedByUserId'], ['id'], { name: 'dispute_decided_by_fk', onDelete: 'SET NULL' })
@Check('dispute_side_check', "side in ('home', 'away')")
@Check('dispute_game_check', 'game_number between 1 and 7')
@Check('dispute_outcome_check', "outcome in ('upheld', 'corrected', 'replay', 'walkover')")
@Check('dispute_reason_check', 'length(reason) between 1 and 2000')
@Check('dispute_decided_check', '(decided_at is null) = (outcome is null)')
@Index('dispute_one_open_unique', ['seriesId'], { unique: true, where: 'decided_at is null' })
@Index('dispute_series_idx', ['seriesId'])
export class Dispute {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'series_id' })
  seriesId: number;

  /** The team that does not accept the result. */
  @Column('text')
  side: Side;

  /** null: the whole result. */
  @Column('smallint', { name: 'game_number', nullable: true })
  gameNumber: number | null;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  @Column('integer', { name: 'decided_by_user_id', nullable: true })
  decidedByUserId: number | null;

  @Column('text', { nullable: true })
  outcome: DisputeOutcome | null;

  /** What staff say to both teams. They may write it before they correct the result. */
  @Column('text', { nullable: true })
  reason: string | null;
}
