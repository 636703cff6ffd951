import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** A content that may lie in the store. Its row is made before the content is written, and deleted after it. */
@Entity('replay_content')
@Check('replay_content_sha256_check', "sha256 ~ '^[0-9a-f]{64}$'")
export class ReplayContent {
  @PrimaryColumn('text')
  sha256: string;

  /** When an upload of it began last. */
  @Column('timestamptz', { name: 'taken_at', default: () => 'now()' })
  takenAt: Date;
}
