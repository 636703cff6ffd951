import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { Platform } from '../../domain/series/box-score.ts';
import { Player } from './player.entity.ts';

/** The platforms of stored accounts. */
export type LeaguePlatform = Exclude<Platform, 'unknown'>;

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
}
