import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../domain/sides.ts';
import { Player } from '../../../players/player.entity.ts';
import { LineUp } from './line-up.entity.ts';

/** A player of a line-up. */
@Entity('line_up_player')
@ForeignKey(() => LineUp, ['seriesId', 'side'], ['seriesId', 'side'], {
  name: 'line_up_player_line_up_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'line_up_player_player_fk' })
@Check('line_up_player_slot_check', 'slot between 1 and 4')
@Index('line_up_player_player_idx', ['playerId'])
export class LineUpPlayer {
  @PrimaryColumn('integer', { name: 'series_id' })
  seriesId: number;

  @PrimaryColumn('text')
  side: Side;

  @PrimaryColumn('smallint')
  slot: number;

  @Column('integer', { name: 'player_id' })
  playerId: number;
}
