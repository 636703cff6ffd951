import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { DivisionTeam } from '../../seasons/divisions/division-team.entity.ts';

/** What a team reached in a division, in the series that count (R30). Triggers count it from the series. */
@Entity('team_season_sum')
@ForeignKey(() => DivisionTeam, ['divisionId', 'teamId'], ['divisionId', 'teamId'], {
  name: 'team_season_sum_team_fk',
  onDelete: 'CASCADE',
})
export class TeamSeasonSum {
  @PrimaryColumn('integer', { name: 'division_id', primaryKeyConstraintName: 'team_season_sum_pk' })
  divisionId: number;

  @PrimaryColumn('integer', { name: 'team_id', primaryKeyConstraintName: 'team_season_sum_pk' })
  teamId: number;

  /** Series won. */
  @Index('team_season_sum_wins_idx')
  @Column('integer')
  wins: number;

  @Index('team_season_sum_goals_idx')
  @Column('integer')
  goals: number;

  /** Series won in a row, at most. */
  @Index('team_season_sum_streak_idx')
  @Column('integer')
  streak: number;
}
