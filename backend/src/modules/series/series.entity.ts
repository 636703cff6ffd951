import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import type { Side } from '../../domain/sides.ts';
import { DivisionTeam } from '../seasons/divisions/division-team.entity.ts';
import { User } from '../auth/users/user.entity.ts';

/** Two teams play up to seven games (R2). All result columns are null until the series is reported. */
@Entity('series')
@ForeignKey(() => DivisionTeam, ['divisionId', 'homeTeamId'], ['divisionId', 'teamId'], { name: 'series_home_team_fk' })
@ForeignKey(() => DivisionTeam, ['divisionId', 'awayTeamId'], ['divisionId', 'teamId'], { name: 'series_away_team_fk' })
@ForeignKey(() => User, ['reportedByUserId'], ['id'], { name: 'series_reported_by_fk', onDelete: 'SET NULL' })
@Check('series_week_check', 'week >= 1')
@Check('series_bracket_position_check', 'bracket_position >= 0')
@Check(
  'series_format_check',
  `format is null
   or format in ('first-to-1', 'first-to-2', 'first-to-3', 'four-plus-decider', 'first-to-4') and bracket_position is not null`,
)
@Check('series_two_teams_check', 'home_team_id <> away_team_id')
@Check('series_walkover_check', "walkover in ('home', 'away', 'both')")
@Check(
  'series_reported_whole_check',
  `num_nulls(reported_at, home_games, away_games, home_goals, away_goals) in (0, 5)
   and (reported_at is not null or num_nonnulls(walkover, reported_by_user_id) = 0)`,
)
@Check(
  'series_games_check',
  'home_games between 0 and 4 and away_games between 0 and 4 and home_games + away_games <= 7',
)
@Check('series_goals_check', 'home_goals >= 0 and away_goals >= 0')
@Check(
  'series_result_check',
  `case walkover
     when 'home' then home_games > 0 and away_games = 0 and home_goals = 0 and away_goals = 0
     when 'away' then away_games > 0 and home_games = 0 and home_goals = 0 and away_goals = 0
     when 'both' then home_games = 0 and away_games = 0 and home_goals = 0 and away_goals = 0
     else home_games <> away_games
   end`,
)
@Check('series_player_numbers_check', 'has_player_numbers or (reported_at is not null and walkover is null)')
@Check('series_own_matter_check', 'not is_own_matter or reported_at is not null')
@Check('series_reported_by_side_check', "reported_by_side in ('home', 'away')")
@Check('series_confirmation_check', "confirmation in ('waiting', 'confirmed', 'disputed')")
@Check(
  'series_confirmation_whole_check',
  `(confirmation is null) = (reported_by_side is null) and (confirmation is null or reported_at is not null)
   and (confirm_by is not null) = (confirmation is not distinct from 'waiting')`,
)
@Index('series_confirm_by_idx', ['confirmBy'], { where: "confirmation = 'waiting'" })
@Index('series_without_numbers_idx', { synchronize: false })
@Index('series_division_week_idx', ['divisionId', 'week'])
@Index('series_bracket_position_unique', ['divisionId', 'bracketPosition'], {
  unique: true,
  where: 'bracket_position is not null',
})
@Index('series_home_team_idx', ['homeTeamId'])
@Index('series_away_team_idx', ['awayTeamId'])
@Index('series_scheduled_at_idx', ['scheduledAt'])
@Index('series_upcoming_idx', { synchronize: false })
@Index('series_division_upcoming_idx', ['divisionId', 'scheduledAt', 'id'], { where: 'reported_at is null' })
@Index('series_latest_idx', { synchronize: false })
@Index('series_play_time_idx', { synchronize: false })
export class Series {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'division_id' })
  divisionId: number;

  /** Week of the schedule, from 1. */
  @Column('smallint')
  week: number;

  /** Its place in the bracket of a stage, from 0 (R43); null: it is of a table. */
  @Column('smallint', { name: 'bracket_position', nullable: true })
  bracketPosition: number | null;

  /** That of its round of a stage (R43); null: its division's. */
  @Column('text', { nullable: true })
  format: SeriesFormat | null;

  @Column('integer', { name: 'home_team_id' })
  homeTeamId: number;

  @Column('integer', { name: 'away_team_id' })
  awayTeamId: number;

  @Column('timestamptz', { name: 'scheduled_at', nullable: true })
  scheduledAt: Date | null;

  @Column('boolean', { name: 'is_streamed', default: false })
  isStreamed: boolean;

  /** The side that wins without play; `both`: neither team came (R5). */
  @Column('text', { nullable: true })
  walkover: Side | 'both' | null;

  @Column('smallint', { name: 'home_games', nullable: true })
  homeGames: number | null;

  @Column('smallint', { name: 'away_games', nullable: true })
  awayGames: number | null;

  /** Sum over the games; 0 for a walkover. */
  @Column('smallint', { name: 'home_goals', nullable: true })
  homeGoals: number | null;

  @Column('smallint', { name: 'away_goals', nullable: true })
  awayGoals: number | null;

  /** False: a result without the players' numbers, which staff fill in later (R22). */
  @Column('boolean', { name: 'has_player_numbers', default: true })
  hasPlayerNumbers: boolean;

  @Column('timestamptz', { name: 'reported_at', nullable: true })
  reportedAt: Date | null;

  @Column('integer', { name: 'reported_by_user_id', nullable: true })
  reportedByUserId: number | null;

  /** The result was stored by an admin who plays for or against one of its teams (R17); it is marked publicly. */
  @Column('boolean', { name: 'is_own_matter', default: false })
  isOwnMatter: boolean;

  /** The team whose captain reported the result (R27); null: no result, or staff stored it. */
  @Column('text', { name: 'reported_by_side', nullable: true })
  reportedBySide: Side | null;

  /** Whether the other team accepts it; null: no result, or staff stored it. */
  @Column('text', { nullable: true })
  confirmation: 'waiting' | 'confirmed' | 'disputed' | null;

  /** When a waiting result is confirmed by itself. */
  @Column('timestamptz', { name: 'confirm_by', nullable: true })
  confirmBy: Date | null;

  /** Grows with every change. The caller of a change sends the version that they saw. */
  @Column('integer', { default: 0 })
  version: number;
}
