import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../domain/sides.ts';
import { Game } from './game.entity.ts';
import { PlayerGameStats } from './player-game-stats.entity.ts';

/**
 * One goal of a game whose order is known. Its scorer is a row of the game, not a player, so it follows the row when
 * players are merged.
 */
@Entity('goal')
@ForeignKey(() => Game, ['gameId'], ['id'], {
  name: 'goal_game_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@ForeignKey(() => PlayerGameStats, ['gameId', 'side', 'slot'], ['gameId', 'side', 'slot'], {
  name: 'goal_row_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Check('goal_number_check', 'number between 1 and 198')
@Check('goal_side_check', "side in ('home', 'away')")
export class Goal {
  @PrimaryColumn('integer', { name: 'game_id' })
  gameId: number;

  /** From 1, in the order in which the goals were scored. */
  @PrimaryColumn('smallint')
  number: number;

  /** The side that got it. */
  @Column('text')
  side: Side;

  /** The scorer's row of that side; null for an own goal, or when it is not known. */
  @Column('smallint', { nullable: true })
  slot: number | null;
}
