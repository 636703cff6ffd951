import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { TimelineKind } from '../../../domain/match-week/timeline.ts';
import type { Side } from '../../../domain/sides.ts';
import { Series } from '../series.entity.ts';
import { User } from '../../auth/users/user.entity.ts';

/** One line of a series' timeline in its match week (R27). */
@Entity('series_event')
@ForeignKey(() => Series, ['seriesId'], ['id'], {
  name: 'series_event_series_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['userId'], ['id'], { name: 'series_event_user_fk', onDelete: 'SET NULL' })
@Check('series_event_side_check', "side in ('home', 'away')")
@Check(
  'series_event_kind_check',
  `kind in ('times-offered', 'times-withdrawn', 'time-agreed', 'line-up-named', 'reported', 'confirmed', 'disputed',
     'story-told', 'dispute-decided', 'no-show-claimed', 'no-show-withdrawn', 'no-show-objected', 'no-show-decided',
     'settled')`,
)
@Index('series_event_series_idx', ['seriesId'])
export class SeriesEvent {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'series_id' })
  seriesId: number;

  @Column('text')
  kind: TimelineKind;

  /** The team that did it; null for staff and the clock. */
  @Column('text', { nullable: true })
  side: Side | null;

  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt: Date;

  @Column('timestamptz', { array: true, default: [] })
  starts: Date[];

  @Column('text', { nullable: true })
  text: string | null;

  /** The players of a line-up that was named, by id. */
  @Column('integer', { name: 'player_ids', array: true, default: [] })
  playerIds: number[];
}
