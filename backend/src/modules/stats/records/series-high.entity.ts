import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Division } from '../../seasons/divisions/division.entity.ts';
import { Series } from '../../series/series.entity.ts';

/**
 * The largest numbers of a series that counts (R30): of a player, a team or both teams in one of its games, of a player or a
 * team in the whole series. They are a cache: triggers of the database write them in the transaction that changes the games.
 */
@Entity('series_high')
@ForeignKey(() => Series, ['seriesId'], ['id'], { name: 'series_high_series_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Division, ['divisionId'], ['id'], { name: 'series_high_division_fk', onDelete: 'CASCADE' })
@Index('series_high_division_idx', ['divisionId'])
export class SeriesHigh {
  @PrimaryColumn('integer', { name: 'series_id', primaryKeyConstraintName: 'series_high_pk' })
  seriesId: number;

  @Column('integer', { name: 'division_id' })
  divisionId: number;

  @Index('series_high_game_goals_idx')
  @Column('integer', { name: 'game_goals' })
  gameGoals: number;

  @Index('series_high_game_assists_idx')
  @Column('integer', { name: 'game_assists' })
  gameAssists: number;

  @Index('series_high_game_saves_idx')
  @Column('integer', { name: 'game_saves' })
  gameSaves: number;

  @Index('series_high_game_shots_idx')
  @Column('integer', { name: 'game_shots' })
  gameShots: number;

  @Index('series_high_game_score_idx')
  @Column('integer', { name: 'game_score' })
  gameScore: number;

  @Index('series_high_game_team_goals_idx')
  @Column('integer', { name: 'game_team_goals' })
  gameTeamGoals: number;

  @Index('series_high_game_margin_idx')
  @Column('integer', { name: 'game_margin' })
  gameMargin: number;

  @Index('series_high_game_goals_together_idx')
  @Column('integer', { name: 'game_goals_together' })
  gameGoalsTogether: number;

  @Index('series_high_series_goals_idx')
  @Column('integer', { name: 'series_goals' })
  seriesGoals: number;

  @Index('series_high_series_assists_idx')
  @Column('integer', { name: 'series_assists' })
  seriesAssists: number;

  @Index('series_high_series_saves_idx')
  @Column('integer', { name: 'series_saves' })
  seriesSaves: number;

  @Index('series_high_series_shots_idx')
  @Column('integer', { name: 'series_shots' })
  seriesShots: number;

  @Index('series_high_series_score_idx')
  @Column('integer', { name: 'series_score' })
  seriesScore: number;

  @Index('series_high_series_team_goals_idx')
  @Column('integer', { name: 'series_team_goals' })
  seriesTeamGoals: number;

  @Index('series_high_series_margin_idx')
  @Column('integer', { name: 'series_margin' })
  seriesMargin: number;
}
