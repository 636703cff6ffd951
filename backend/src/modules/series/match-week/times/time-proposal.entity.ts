import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ProposalStatus } from '../../../../domain/match-week/time-agreement.ts';
import type { Side } from '../../../../domain/sides.ts';
import { Series } from '../../series.entity.ts';
import { User } from '../../../auth/users/user.entity.ts';

/**
 * Up to three starts that a captain has offered for a series (R27). A trigger on the series' time ends those that staff
 * have overruled.
 */
@Entity('time_proposal')
@ForeignKey(() => Series, ['seriesId'], ['id'], {
  name: 'time_proposal_series_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['offeredByUserId'], ['id'], { name: 'time_proposal_user_fk', onDelete: 'SET NULL' })
@Check('time_proposal_side_check', "side in ('home', 'away')")
@Check('time_proposal_starts_check', 'cardinality(starts) between 1 and 3')
@Check(
  'time_proposal_status_check',
  `status in ('open', 'accepted', 'withdrawn', 'replaced', 'overtaken', 'moved', 'overruled')`,
)
@Check('time_proposal_ended_check', "(ended_at is null) = (status = 'open')")
@Check(
  'time_proposal_agreed_check',
  `case when status in ('accepted', 'moved') then agreed_start is not null and agreed_start = any(starts)
        when status = 'overruled' then agreed_start is null or agreed_start = any(starts)
        else agreed_start is null end`,
)
@Index('time_proposal_one_open_unique', ['seriesId', 'side'], { unique: true, where: "status = 'open'" })
@Index('time_proposal_one_accepted_unique', ['seriesId'], { unique: true, where: "status = 'accepted'" })
@Index('time_proposal_series_idx', ['seriesId'])
export class TimeProposal {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'series_id' })
  seriesId: number;

  @Column('text')
  side: Side;

  /** The earliest first. */
  @Column('timestamptz', { array: true })
  starts: Date[];

  @Column('integer', { name: 'offered_by_user_id', nullable: true })
  offeredByUserId: number | null;

  @Column('timestamptz', { name: 'offered_at' })
  offeredAt: Date;

  @Column('text', { default: 'open' })
  status: ProposalStatus;

  /** null while it is open. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** The start that the other side chose. */
  @Column('timestamptz', { name: 'agreed_start', nullable: true })
  agreedStart: Date | null;
}
