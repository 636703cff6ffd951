import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { User } from '../../auth/users/user.entity.ts';
import { Series } from '../series.entity.ts';

/**
 * A member of staff takes care of the series for a while (R27), and the others see it. A trigger ends it when the series
 * is decided.
 */
@Entity('taken_series')
@ForeignKey(() => Series, ['seriesId'], ['id'], { name: 'taken_series_series_fk', onDelete: 'CASCADE' })
@ForeignKey(() => User, ['userId'], ['id'], { name: 'taken_series_user_fk', onDelete: 'CASCADE' })
@Index('taken_series_user_idx', ['userId'])
export class TakenSeries {
  @PrimaryColumn('integer', { name: 'series_id' })
  seriesId: number;

  @Column('integer', { name: 'user_id' })
  userId: number;

  @Column('timestamptz', { name: 'taken_at' })
  takenAt: Date;
}
