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
@Index('game_mark_digest_idx', { synchronize: false })
@Index('game_start_unique', { synchronize: false })
@Check('game_number_check', 'number between 1 and 7')
@Check('game_goals_check', 'home_goals >= 0 and away_goals >= 0')
@Check('game_recording_sha256_check', "recording_sha256 ~ '^[0-9a-f]{64}$'")
@Check('game_not_level_check', 'home_goals <> away_goals')
export class Game {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'series_id' })
  seriesId: number;

  /** 1 to 7, in the order played. */
  @Column('smallint')
  number: number;

  @Column('smallint', { name: 'home_goals' })
  homeGoals: number;

  @Column('smallint', { name: 'away_goals' })
  awayGoals: number;

  /**
   * The mark of the game that its file told (domain/replays/game-mark.ts). A series cannot have it twice, nor two games
   * that began in the same second (R15).
   */
  @Column('text', { name: 'replay_digest', nullable: true })
  replayDigest: string | null;

  /**
   * SHA-256 of the whole file that the report was filled from, or that staff chose in its place (R39). null: the report does
   * not say, and the first file counts.
   */
  @Column('text', { name: 'recording_sha256', nullable: true })
  recordingSha256: string | null;
}
