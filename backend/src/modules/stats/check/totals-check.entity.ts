import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** One night's comparison of the stored sums with the games. */
@Entity('totals_check')
@Check('totals_check_wrong_check', 'wrong >= 0')
export class TotalsCheck {
  /** The date of the night, in Swedish time. */
  @PrimaryColumn('date')
  night: string;

  @Column('timestamptz', { name: 'checked_at' })
  checkedAt: Date;

  /** The number of sums that differed from the games. */
  @Column('integer')
  wrong: number;
}
