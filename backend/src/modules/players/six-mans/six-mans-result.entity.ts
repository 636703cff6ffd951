import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { SixMansPlayer } from './six-mans-player.entity.ts';
import { SixMansSeriesEntity } from './six-mans-series.entity.ts';

/** A line of the ledger: a player's standing before and after a series (R8). */
@Entity('six_mans_result')
@ForeignKey(() => SixMansSeriesEntity, ['seriesId'], ['id'], {
  name: 'six_mans_result_series_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@ForeignKey(() => SixMansPlayer, ['sixMansPlayerId'], ['id'], { name: 'six_mans_result_player_fk' })
@Unique('six_mans_result_seat_unique', ['seriesId', 'isWinner', 'slot'])
@Unique('six_mans_result_games_unique', ['sixMansPlayerId', 'games'])
@Check('six_mans_result_slot_check', 'slot between 1 and 3')
@Check(
  'six_mans_result_sums_check',
  'games >= 1 and wins between 0 and games and streak between 0 and best_streak and best_streak <= wins and peak >= elo_after',
)
export class SixMansResult {
  @PrimaryColumn('integer', { name: 'series_id' })
  seriesId: number;

  @PrimaryColumn('integer', { name: 'six_mans_player_id' })
  sixMansPlayerId: number;

  @Column('boolean', { name: 'is_winner' })
  isWinner: boolean;

  @Column('smallint')
  slot: number;

  @Column('integer', { name: 'elo_before' })
  eloBefore: number;

  @Column('integer', { name: 'elo_after' })
  eloAfter: number;

  /** The number of the player's series, with this one. The player's last line has the highest number. */
  @Column('integer')
  games: number;

  @Column('integer')
  wins: number;

  @Column('integer')
  peak: number;

  @Column('integer')
  streak: number;

  @Column('integer', { name: 'best_streak' })
  bestStreak: number;
}
