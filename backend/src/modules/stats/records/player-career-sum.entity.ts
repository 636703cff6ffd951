import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Player } from '../../players/player.entity.ts';

/** What a player reached in all seasons together (R30). Triggers count it from the sums in divisions. */
@Entity('player_career_sum')
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'player_career_sum_player_fk', onDelete: 'CASCADE' })
export class PlayerCareerSum {
  @PrimaryColumn('integer', { name: 'player_id', primaryKeyConstraintName: 'player_career_sum_pk' })
  playerId: number;

  @Index('player_career_sum_goals_idx')
  @Column('integer')
  goals: number;

  @Index('player_career_sum_assists_idx')
  @Column('integer')
  assists: number;

  @Index('player_career_sum_saves_idx')
  @Column('integer')
  saves: number;

  @Index('player_career_sum_games_idx')
  @Column('integer')
  games: number;

  /** Series won. */
  @Index('player_career_sum_wins_idx')
  @Column('integer')
  wins: number;

  @Index('player_career_sum_seasons_idx')
  @Column('integer')
  seasons: number;
}
