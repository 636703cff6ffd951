import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import type { Side } from '../../domain/sides.ts';
import { Player } from '../players/player.entity.ts';
import { Team } from '../teams/team.entity.ts';
import { Game } from './game.entity.ts';

/** One player's numbers in one game. */
@Entity('player_game_stats')
@Unique('player_game_stats_player_unique', ['gameId', 'playerId'])
@ForeignKey(() => Game, ['gameId'], ['id'], {
  name: 'player_game_stats_game_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'player_game_stats_player_fk' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'player_game_stats_team_fk' })
@Check('player_game_stats_side_check', "side in ('home', 'away')")
@Check('player_game_stats_slot_check', 'slot between 1 and 3')
@Check('player_game_stats_numbers_check', 'score >= 0 and goals >= 0 and assists >= 0 and saves >= 0 and shots >= 0')
@Index('player_game_stats_player_idx', ['playerId'])
export class PlayerGameStats {
  @PrimaryColumn('integer', { name: 'game_id' })
  gameId: number;

  @PrimaryColumn('text')
  side: Side;

  /** The row's place on its side, 1 to 3. */
  @PrimaryColumn('smallint')
  slot: number;

  @Column('integer', { name: 'player_id' })
  playerId: number;

  /** The team of the side. It stands here too, so that a player's numbers in a team are read without the series. */
  @Column('integer', { name: 'team_id' })
  teamId: number;

  @Column('integer')
  score: number;

  @Column('smallint')
  goals: number;

  @Column('smallint')
  assists: number;

  @Column('smallint')
  saves: number;

  @Column('smallint')
  shots: number;
}
