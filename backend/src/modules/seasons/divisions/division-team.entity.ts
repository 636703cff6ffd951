import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Division } from './division.entity.ts';
import { Team } from '../../teams/team.entity.ts';

/** A team's place in a division, with its name and logo as they were that season. */
@Entity('division_team')
@Index('division_team_season_unique', ['seasonId', 'teamId'], { unique: true, where: 'not is_stage' })
@ForeignKey(() => Division, ['divisionId', 'seasonId'], ['id', 'seasonId'], { name: 'division_team_division_fk' })
@ForeignKey(() => Division, ['divisionId', 'isStage'], ['id', 'isStage'], { name: 'division_team_stage_fk' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'division_team_team_fk' })
@Check('division_team_annulled_check', 'is_disqualified or not are_results_annulled')
@Check('division_team_adjustment_check', 'adjustment = 0 or adjustment_reason is not null')
@Check('division_team_decider_check', 'decider is null or decider_reason is not null')
@Index('division_team_team_idx', ['teamId'])
@Index('division_team_annulled_idx', ['divisionId', 'teamId'], { where: 'are_results_annulled' })
export class DivisionTeam {
  @PrimaryColumn('integer', { name: 'division_id' })
  divisionId: number;

  @PrimaryColumn('integer', { name: 'team_id' })
  teamId: number;

  /** The division's season. It stands here too, so that an index can hold a team to one table in a season. */
  @Column('integer', { name: 'season_id' })
  seasonId: number;

  /** The division is a stage (R43): the team plays there besides its table. It stands here too, for the same index. */
  @Column('boolean', { name: 'is_stage', default: false })
  isStage: boolean;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  logo: string | null;

  @Column('boolean', { name: 'is_disqualified', default: false })
  isDisqualified: boolean;

  /** Its results count for no team. Staff choose this for a disqualified team (R5). Nothing is deleted. */
  @Column('boolean', { name: 'are_results_annulled', default: false })
  areResultsAnnulled: boolean;

  /** The team's place in staff's list of the division's teams. The table does not use it. */
  @Column('smallint', { name: 'sort_order', default: 0 })
  sortOrder: number;

  /** Points added or taken away by staff, with a reason (R4 step 1). */
  @Column('smallint', { default: 0 })
  adjustment: number;

  @Column('text', { name: 'adjustment_reason', nullable: true })
  adjustmentReason: string | null;

  /** Staff's order of teams that are equal in all else, lowest first, with a reason (R4 step 7). */
  @Column('smallint', { nullable: true })
  decider: number | null;

  @Column('text', { name: 'decider_reason', nullable: true })
  deciderReason: string | null;

  /** When the team gave up its place in the next season. */
  @Column('timestamptz', { name: 'place_declined_at', nullable: true })
  placeDeclinedAt: Date | null;
}
