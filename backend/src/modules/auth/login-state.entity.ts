import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A login that has begun: the random state that was sent to the provider. It is valid once and in one browser. */
@Entity('login_state')
@Index('login_state_created_idx', ['createdAt'])
export class LoginState {
  @PrimaryColumn('bytea', { name: 'state_hash' })
  stateHash: Buffer;

  @Column('bytea', { name: 'browser_hash' })
  browserHash: Buffer;

  @Column('text', { name: 'code_verifier' })
  codeVerifier: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt: Date | null;
}
