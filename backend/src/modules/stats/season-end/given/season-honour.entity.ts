import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Player } from '../../../players/player.entity.ts';
import { Season } from '../../../seasons/season.entity.ts';
import { Game } from '../../../series/game.entity.ts';
import { Team } from '../../../teams/team.entity.ts';

/** An honour that staff gave in a season: the goal of the season, or one of their own with a name (R46). */
@Entity('season_honour')
@ForeignKey(() => Season, ['seasonId'], ['id'], { name: 'season_honour_season_fk' })
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'season_honour_player_fk' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'season_honour_team_fk' })
@ForeignKey(() => Game, ['gameId'], ['id'], {
  name: 'season_honour_game_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Check('season_honour_goal_check', 'goal between 1 and 198')
@Check(
  'season_honour_kind_check',
  `case when game_id is null
     then num_nonnulls(player_id, team_id) = 1 and num_nulls(name_sv, name_en) = 0 and goal is null
     else num_nonnulls(player_id, team_id, name_sv, name_en) = 0 and goal is not null end`,
)
@Index('season_honour_goal_unique', { synchronize: false })
@Index('season_honour_season_idx', ['seasonId'])
@Index('season_honour_player_idx', { synchronize: false })
@Index('season_honour_team_idx', { synchronize: false })
@Index('season_honour_game_idx', { synchronize: false })
export class SeasonHonour {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'season_id' })
  seasonId: number;

  /** One of staff's own is a player's or a team's. */
  @Column('integer', { name: 'player_id', nullable: true })
  playerId: number | null;

  @Column('integer', { name: 'team_id', nullable: true })
  teamId: number | null;

  /** Of the goal of the season: its game. */
  @Column('integer', { name: 'game_id', nullable: true })
  gameId: number | null;

  /** Its number in the game as it was recorded, from 1. */
  @Column('smallint', { nullable: true })
  goal: number | null;

  /** What one of staff's own is called; null: the goal of the season. */
  @Column('text', { name: 'name_sv', nullable: true })
  nameSv: string | null;

  @Column('text', { name: 'name_en', nullable: true })
  nameEn: string | null;

  /** What it was given for. */
  @Column('text', { name: 'text_sv', nullable: true })
  textSv: string | null;

  @Column('text', { name: 'text_en', nullable: true })
  textEn: string | null;

  /** Grows with every change. The caller of a change sends the version that they saw. */
  @Column('integer', { default: 0 })
  version: number;
}
