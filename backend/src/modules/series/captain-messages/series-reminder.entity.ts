import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Series } from '../series.entity.ts';
import { User } from '../../auth/users/user.entity.ts';

/** The captains of a late series were reminded that day (R26). */
@Entity('series_reminder')
@Unique('series_reminder_day_unique', ['seriesId', 'remindedOn'])
@ForeignKey(() => Series, ['seriesId'], ['id'], {
  name: 'series_reminder_series_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['remindedByUserId'], ['id'], { name: 'series_reminder_user_fk', onDelete: 'SET NULL' })
export class SeriesReminder {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'series_id' })
  seriesId: number;

  /** `YYYY-MM-DD`, a Stockholm day (R14). */
  @Column('date', { name: 'reminded_on' })
  remindedOn: string;

  @Column('integer', { name: 'reminded_by_user_id', nullable: true })
  remindedByUserId: number | null;
}
