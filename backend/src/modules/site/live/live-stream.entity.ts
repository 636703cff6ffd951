import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The league's channel, in one row. It streams when it has a title. */
@Entity('live_stream')
@Check('live_stream_one_row_check', 'id')
@Check('live_stream_on_air_check', '(title is null) = (started_at is null)')
export class LiveStream {
  @PrimaryColumn('boolean', { default: true })
  id: boolean;

  @Column('text', { nullable: true })
  title: string | null;

  @Column('timestamptz', { name: 'started_at', nullable: true })
  startedAt: Date | null;

  /** When an instance last asked the service. */
  @Column('timestamptz', { name: 'asked_at', nullable: true })
  askedAt: Date | null;

  /** When the service last answered. */
  @Column('timestamptz', { name: 'seen_at', nullable: true })
  seenAt: Date | null;
}
