import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Player } from '../../players/player.entity.ts';
import { Season } from '../../seasons/season.entity.ts';

/** What a player reached in a season, in all divisions together (R30). Triggers count it from the sums in divisions. */
@Entity('player_season_sum')
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'player_season_sum_player_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Season, ['seasonId'], ['id'], { name: 'player_season_sum_season_fk', onDelete: 'CASCADE' })
export class PlayerSeasonSum {
  @PrimaryColumn('integer', { name: 'player_id', primaryKeyConstraintName: 'player_season_sum_pk' })
  playerId: number;

  @Index('player_season_sum_season_id_idx')
  @PrimaryColumn('integer', { name: 'season_id', primaryKeyConstraintName: 'player_season_sum_pk' })
  seasonId: number;

  @Index('player_season_sum_goals_idx')
  @Column('integer')
  goals: number;

  @Index('player_season_sum_assists_idx')
  @Column('integer')
  assists: number;

  @Index('player_season_sum_saves_idx')
  @Column('integer')
  saves: number;

  @Index('player_season_sum_score_idx')
  @Column('integer')
  score: number;
}
