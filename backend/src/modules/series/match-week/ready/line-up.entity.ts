import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Side } from '../../../../domain/sides.ts';
import { Series } from '../../series.entity.ts';
import { User } from '../../../auth/users/user.entity.ts';

/** A side has named who plays (R27). It holds for one start: a series that is moved needs another one. */
@Entity('line_up')
@ForeignKey(() => Series, ['seriesId'], ['id'], {
  name: 'line_up_series_fk',
  onDelete: 'CASCADE',
  deferrable: 'INITIALLY IMMEDIATE',
})
@ForeignKey(() => User, ['namedByUserId'], ['id'], { name: 'line_up_named_by_fk', onDelete: 'SET NULL' })
@Check('line_up_side_check', "side in ('home', 'away')")
export class LineUp {
  @PrimaryColumn('integer', { name: 'series_id' })
  seriesId: number;

  @PrimaryColumn('text')
  side: Side;

  @Column('timestamptz', { name: 'for_start' })
  forStart: Date;

  @Column('timestamptz', { name: 'named_at' })
  namedAt: Date;

  @Column('integer', { name: 'named_by_user_id', nullable: true })
  namedByUserId: number | null;
}
