import { Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { User } from './users/user.entity.ts';

/** One login in one browser. Only digests of its tokens are stored. */
@Entity('session')
@Unique('session_access_hash_unique', ['accessHash'])
@ForeignKey(() => User, ['userId'], ['id'], { name: 'session_user_fk', onDelete: 'CASCADE' })
@Index('session_user_idx', ['userId'])
@Index('session_expires_idx', ['expiresAt'])
export class Session {
  @PrimaryColumn('uuid')
  id: string;

  @Column('integer', { name: 'user_id' })
  userId: number;

  /** Digest of the valid access token. */
  @Column('bytea', { name: 'access_hash' })
  accessHash: Buffer;

  @Column('timestamptz', { name: 'access_expires_at' })
  accessExpiresAt: Date;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_seen_at', default: () => 'now()' })
  lastSeenAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  @Column('timestamptz', { name: 'revoked_at', nullable: true })
  revokedAt: Date | null;

  @Column('text', { name: 'revoke_reason', nullable: true })
  revokeReason: string | null;

  /** The chat provider's token, encrypted; needed to revoke it at logout. */
  @Column('text', { name: 'provider_token', nullable: true })
  providerToken: string | null;

  /** The browser's name for people: "Firefox, Windows". Null when the browser did not say it. */
  @Column('text', { nullable: true })
  device: string | null;
}
