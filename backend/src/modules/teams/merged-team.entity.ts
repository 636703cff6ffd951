import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Team } from './team.entity.ts';

/** A team that became another one: the deleted one, whose address leads to the one that stayed (R47). */
@Entity('merged_team')
@ForeignKey(() => Team, ['intoTeamId'], ['id'], { name: 'merged_team_into_fk' })
@Check('merged_team_two_check', 'team_id <> into_team_id')
@Index('merged_team_into_idx', ['intoTeamId'])
export class MergedTeam {
  /** The deleted team's id. */
  @PrimaryColumn('integer', { name: 'team_id' })
  teamId: number;

  @Column('integer', { name: 'into_team_id' })
  intoTeamId: number;
}
