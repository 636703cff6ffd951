import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Player } from './player.entity.ts';

/** A player who was registered twice: the deleted one, whose address leads to the one who stayed (R23). */
@Entity('merged_player')
@ForeignKey(() => Player, ['intoPlayerId'], ['id'], { name: 'merged_player_into_fk' })
@Check('merged_player_two_check', 'player_id <> into_player_id')
@Index('merged_player_into_idx', ['intoPlayerId'])
export class MergedPlayer {
  /** The deleted player's id. */
  @PrimaryColumn('integer', { name: 'player_id' })
  playerId: number;

  @Column('integer', { name: 'into_player_id' })
  intoPlayerId: number;
}
