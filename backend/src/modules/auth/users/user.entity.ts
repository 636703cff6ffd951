import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { AssociationMember } from './association-member.entity.ts';

/** An account of a person who has signed in. It may have no player, and a player may have no account. */
@Entity('app_user')
@Unique('app_user_discord_id_unique', ['discordId'])
@ForeignKey(() => AssociationMember, ['memberId'], ['id'], { name: 'app_user_member_fk', onDelete: 'SET NULL' })
@Index('app_user_discord_username_trgm_idx', { synchronize: false })
@Index('app_user_member_idx', { synchronize: false })
export class User {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** The chat provider's id of the account. */
  @Column('text', { name: 'discord_id' })
  discordId: string;

  @Column('text', { name: 'discord_username' })
  discordUsername: string;

  /** '0' for accounts of the provider's newer sort. */
  @Column('text', { name: 'discord_discriminator', default: '0' })
  discordDiscriminator: string;

  /** The provider's hash of the picture. */
  @Column('text', { name: 'discord_avatar', nullable: true })
  discordAvatar: string | null;

  @Column('text', { nullable: true })
  email: string | null;

  @Column('boolean', { name: 'email_verified', default: false })
  emailVerified: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_login_at', nullable: true })
  lastLoginAt: Date | null;

  /** The membership that its verified address last led to; null: none yet, or it has ended. */
  @Column('integer', { name: 'member_id', nullable: true })
  memberId: number | null;
}
