import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { Series } from '../series/series.entity.ts';

/** Whether a series should have a room in the chat, and the room that it has. */
@Entity('series_room')
@ForeignKey(() => Series, ['seriesId'], ['id'], { name: 'series_room_series_fk', onDelete: 'CASCADE' })
@Check('series_room_generation_check', 'generation >= 1')
export class SeriesRoom {
  @PrimaryColumn('integer', { name: 'series_id' })
  seriesId: number;

  /** Grows with every opening: the next room is a new one. */
  @Column('smallint', { default: 1 })
  generation: number;

  @Column('boolean', { name: 'is_wanted', default: true })
  isWanted: boolean;

  /** The chat's id of the room; null when there is none. */
  @Column('text', { name: 'channel_id', nullable: true })
  channelId: string | null;
}
