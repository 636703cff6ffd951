import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Team } from '../team.entity.ts';

/** A link that invites whoever opens it to a team (R42). A team has at most one; a withdrawn or renewed one is deleted. */
@Entity('invite_link')
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'invite_link_team_fk', onDelete: 'CASCADE' })
@Unique('invite_link_one_per_team', ['teamId'])
@Unique('invite_link_hash_unique', ['tokenHash'])
@Check('invite_link_hash_check', 'length(token_hash) = 32')
@Check('invite_link_expiry_check', 'expires_at > created_at')
export class InviteLink {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'team_id' })
  teamId: number;

  /** The digest of the token, by which the link is found. */
  @Column('bytea', { name: 'token_hash' })
  tokenHash: Buffer;

  /** The token, encrypted: the team's captain can copy the link again. */
  @Column('text', { name: 'sealed_token' })
  sealedToken: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
