import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Session } from './session.entity.ts';

/** One refresh token of a session, stored as a digest. The token with the highest generation is valid. */
@Entity('refresh_token')
@ForeignKey(() => Session, ['sessionId'], ['id'], { name: 'refresh_token_session_fk', onDelete: 'CASCADE' })
@Index('refresh_token_session_idx', ['sessionId'])
export class RefreshToken {
  @PrimaryColumn('bytea')
  hash: Buffer;

  @Column('uuid', { name: 'session_id' })
  sessionId: string;

  @Column('integer')
  generation: number;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  /** When it was exchanged for the next generation. A second use of the same token ends the session. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
