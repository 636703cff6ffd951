import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One of the league's switches, as text. */
@Entity('setting')
export class Setting {
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  value: string;

  /** When the value last changed; a trigger writes it. */
  @Column('timestamptz', { name: 'updated_at', default: () => 'now()' })
  updatedAt: Date;
}
