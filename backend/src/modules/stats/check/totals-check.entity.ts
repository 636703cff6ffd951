import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One night's comparison of the stored sums with the games they are made of. */
@Entity('totals_check')
@Check('totals_check_wrong_check', 'wrong >= 0')
export class TotalsCheck {
  /** The day in Sweden. */
  @PrimaryColumn('date')
  night: string;

  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;

  /** How many sums were not what the games say. */
  @Column('integer')
  wrong: number;
}
