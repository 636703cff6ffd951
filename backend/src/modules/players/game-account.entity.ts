import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Platform } from '../../domain/series/box-score.ts';
import { Player } from './player.entity.ts';

/** The platforms of stored accounts. */
export type LeaguePlatform = Exclude<Platform, 'unknown'>;

/** Who said that an account is a player's: the player typed it, or staff told whose a replay's row is. */
export type GameAccountSource = 'typed' | 'staff';

/** An account on a platform that belongs to this player, as far as the league knows (R15). */
@Entity('game_account')
@Unique('game_account_account_unique', ['platform', 'accountId'])
@ForeignKey(() => Player, ['playerId'], ['id'], {
  name: 'game_account_player_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'CASCADE',
})
@Check('game_account_platform_check', "platform in ('steam', 'epic', 'playstation', 'xbox', 'switch')")
@Check('game_account_account_id_check', 'length(account_id) between 1 and 100')
@Check('game_account_source_check', "source in ('typed', 'staff')")
@Index('game_account_player_idx', ['playerId'])
export class GameAccount {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'player_id' })
  playerId: number;

  @Column('text')
  platform: LeaguePlatform;

  @Column('text', { name: 'account_id' })
  accountId: string;

  @Column('text', { name: 'display_name', nullable: true })
  displayName: string | null;

  /** null: stored before sources were. */
  @Column('text', { nullable: true })
  source: GameAccountSource | null;

  /** null: stored before times were. */
  @Column('timestamptz', { name: 'added_at', nullable: true, default: () => 'now()' })
  addedAt: Date | null;
}
