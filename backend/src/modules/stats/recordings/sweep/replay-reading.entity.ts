import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The instance that reads replay files now, if one does. */
@Entity('replay_reading')
@Check('replay_reading_one_row_check', 'id')
export class ReplayReading {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'replay_reading_pk' })
  id: boolean;

  @Column('uuid', { name: 'held_by' })
  heldBy: string;

  /** When another instance may take over, because this one has died. */
  @Column('timestamptz', { name: 'held_until' })
  heldUntil: Date;
}
