import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Game } from '../../../series/game.entity.ts';

/** What a game's replay tells about the field (R37). It is derived: the kept file makes it again (R39). */
@Entity('game_field_play')
@ForeignKey(() => Game, ['gameId'], ['id'], {
  name: 'game_field_play_game_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Check('game_field_play_colour_check', 'home_colour in (0, 1)')
@Check('game_field_play_heat_check', 'cardinality(ball_heat) = 320')
export class GameFieldPlay {
  @PrimaryColumn('integer', { name: 'game_id' })
  gameId: number;

  /** Of the file it was read from, which may be deleted meanwhile; null when there was no file. */
  @Column('text', { nullable: true })
  sha256: string | null;

  /** `FIELD_PLAY_VERSION` of the definitions. */
  @Column('smallint', { name: 'version' })
  playVersion: number;

  /** `READER_VERSION` of the reader. */
  @Column('smallint', { name: 'reader_version' })
  readerVersion: number;

  /** The colour that the home team had: 0 blue, 1 orange. */
  @Column('smallint', { name: 'home_colour' })
  homeColour: 0 | 1;

  @Column('real', { name: 'active_seconds' })
  activeSeconds: number;

  @Column('real', { name: 'in_play_seconds' })
  inPlaySeconds: number;

  @Column('real', { name: 'overtime_seconds' })
  overtimeSeconds: number;

  @Column('boolean', { name: 'is_standard_field' })
  isStandardField: boolean;

  @Column('text', { nullable: true })
  map: string | null;

  @Column('real', { name: 'home_possession_seconds' })
  homePossessionSeconds: number;

  @Column('real', { name: 'away_possession_seconds' })
  awayPossessionSeconds: number;

  @Column('real', { name: 'home_ball_in_own_half_seconds' })
  homeBallInOwnHalfSeconds: number;

  @Column('real', { name: 'away_ball_in_own_half_seconds' })
  awayBallInOwnHalfSeconds: number;

  /** Seconds of the ball in each cell, row by row from the home team's goal. */
  @Column('real', { name: 'ball_heat', array: true })
  ballHeat: number[];

  /** SHA-256 of the track's stored bytes, in hexadecimal: the address of its download. */
  @Column('text', { name: 'track_digest' })
  trackDigest: string;
}
