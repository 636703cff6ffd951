import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { LeaguePlatform } from './game-account.entity.ts';
import { User } from '../auth/users/user.entity.ts';

/** A person who plays; `userId` is null until an account is linked. */
@Entity('player')
@Unique('player_user_unique', ['userId'])
@ForeignKey(() => User, ['userId'], ['id'], { name: 'player_user_fk', onDelete: 'SET NULL' })
@Check('player_nickname_check', 'length(btrim(nickname)) between 1 and 34 and length(nickname) <= 34')
@Check('player_mmr_check', 'mmr between 0 and 9999')
@Check('player_nationality_check', "nationality ~ '^[A-Z]{2}$'")
@Check('player_platform_check', "platform in ('steam', 'epic', 'playstation', 'xbox', 'switch')")
@Check('player_platform_id_check', 'length(platform_id) <= 100')
@Index('player_nickname_trgm_idx', { synchronize: false })
@Index('player_discord_name_trgm_idx', { synchronize: false })
@Index('player_nickname_order_idx', { synchronize: false })
export class Player {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'user_id', nullable: true })
  userId: number | null;

  /** 1 to 34 characters. */
  @Column('text')
  nickname: string;

  @Column('text', { name: 'discord_name', nullable: true })
  discordName: string | null;

  /** 0 to 9999. */
  @Column('smallint', { nullable: true })
  mmr: number | null;

  /** ISO 3166 alpha-2, upper case. */
  @Column('char', { length: 2, nullable: true })
  nationality: string | null;

  /** `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  birthdate: string | null;

  /** The platform that the player named at registration. Accounts known from replays are `GameAccount`. */
  @Column('text', { nullable: true })
  platform: LeaguePlatform | null;

  /** At most 100 characters. */
  @Column('text', { name: 'platform_id', nullable: true })
  platformId: string | null;

  @Column('text', { nullable: true })
  avatar: string | null;

  @Column('text', { nullable: true })
  banner: string | null;

  @Column('text', { nullable: true })
  steam: string | null;

  @Column('text', { nullable: true })
  twitter: string | null;

  @Column('text', { nullable: true })
  instagram: string | null;

  @Column('text', { nullable: true })
  twitch: string | null;

  @Column('text', { nullable: true })
  tiktok: string | null;

  @Column('text', { nullable: true })
  youtube: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;
}
