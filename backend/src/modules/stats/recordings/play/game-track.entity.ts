import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { GameFieldPlay } from './game-field-play.entity.ts';

/** The compact track of a game (docs/tracks.md), compressed with gzip. Kept apart, so that no list reads it. */
@Entity('game_track')
@ForeignKey(() => GameFieldPlay, ['gameId'], ['gameId'], {
  name: 'game_track_game_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Index('game_track_digest_idx', ['digest'])
export class GameTrack {
  @PrimaryColumn('integer', { name: 'game_id' })
  gameId: number;

  /** SHA-256 of `bytes`, in hexadecimal. */
  @Column('text')
  digest: string;

  @Column('bytea')
  bytes: Buffer;
}
