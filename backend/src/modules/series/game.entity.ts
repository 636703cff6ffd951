import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Series } from './series.entity.ts';

/** One game of a series. It cannot end in a draw (R2). */
@Entity('game')
@Unique('game_number_unique', ['seriesId', 'number'])
@Unique('game_replay_unique', ['seriesId', 'replayDigest'])
@ForeignKey(() => Series, ['seriesId'], ['id'], {
  name: 'game_series_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Index('game_replay_digest_idx', ['replayDigest'], { where: 'replay_digest is not null' })
@Check('game_number_check', 'number between 1 and 5')
@Check('game_goals_check', 'home_goals >= 0 and away_goals >= 0')
@Check('game_not_level_check', 'home_goals <> away_goals')
export class Game {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'series_id' })
  seriesId: number;

  /** 1 to 5, in the order played. */
  @Column('smallint')
  number: number;

  @Column('smallint', { name: 'home_goals' })
  homeGoals: number;

  @Column('smallint', { name: 'away_goals' })
  awayGoals: number;

  /** Digest of the box score that the game was filled from. A series cannot have the same digest twice (R15). */
  @Column('text', { name: 'replay_digest', nullable: true })
  replayDigest: string | null;
}
