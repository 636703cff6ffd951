import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SanctionKind } from '../../../domain/people/sanction.ts';
import { Player } from '../player.entity.ts';
import { Team } from '../../teams/team.entity.ts';
import { User } from '../../auth/users/user.entity.ts';

/** A warning, a suspension or a ban (R24). Points that are taken from a team stand in `division_team`. */
@Entity('sanction')
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'sanction_player_fk' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'sanction_team_fk' })
@ForeignKey(() => User, ['decidedByUserId'], ['id'], { name: 'sanction_decided_by_fk', onDelete: 'SET NULL' })
@ForeignKey(() => User, ['liftedByUserId'], ['id'], { name: 'sanction_lifted_by_fk', onDelete: 'SET NULL' })
@Check('sanction_subject_check', "num_nonnulls(player_id, team_id) = 1 and (team_id is null or kind = 'warning')")
@Check(
  'sanction_end_check',
  `case kind
     when 'suspension' then num_nonnulls(ends_on, series_count) = 1
     when 'warning' then series_count is null
     when 'ban' then series_count is null
     else false
   end`,
)
@Check('sanction_days_check', 'ends_on >= starts_on')
@Check('sanction_series_count_check', 'series_count between 1 and 50')
@Check(
  'sanction_lifted_whole_check',
  `num_nulls(lifted_at, lift_reason) in (0, 2) and (lifted_at is not null or lifted_by_user_id is null)`,
)
@Index('sanction_player_idx', { synchronize: false })
@Index('sanction_team_idx', { synchronize: false })
export class Sanction {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  kind: SanctionKind;

  /** A sanction is a player's or a team's. */
  @Column('integer', { name: 'player_id', nullable: true })
  playerId: number | null;

  @Column('integer', { name: 'team_id', nullable: true })
  teamId: number | null;

  /** The first day in Sweden. */
  @Column('date', { name: 'starts_on' })
  startsOn: string;

  /** The last day; null: for good, or until the series are over. */
  @Column('date', { name: 'ends_on', nullable: true })
  endsOn: string | null;

  /** Of a suspension that goes over a number of the team's series. */
  @Column('smallint', { name: 'series_count', nullable: true })
  seriesCount: number | null;

  @Column('text', { name: 'reason_sv' })
  reasonSv: string;

  @Column('text', { name: 'reason_en', nullable: true })
  reasonEn: string | null;

  /** For staff only. */
  @Column('text', { nullable: true })
  note: string | null;

  /** Shown on the page of the player or team. */
  @Column('boolean', { name: 'is_public', default: false })
  isPublic: boolean;

  @Column('integer', { name: 'decided_by_user_id', nullable: true })
  decidedByUserId: number | null;

  @Column('timestamptz', { name: 'decided_at', default: () => 'now()' })
  decidedAt: Date;

  @Column('timestamptz', { name: 'lifted_at', nullable: true })
  liftedAt: Date | null;

  @Column('integer', { name: 'lifted_by_user_id', nullable: true })
  liftedByUserId: number | null;

  @Column('text', { name: 'lift_reason', nullable: true })
  liftReason: string | null;

  /** Grows with every change. The caller of a change sends the version that they saw. */
  @Column('integer', { default: 0 })
  version: number;
}
