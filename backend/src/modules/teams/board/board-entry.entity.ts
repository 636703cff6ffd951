import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Player } from '../../players/player.entity.ts';
import { Team } from '../team.entity.ts';

/** A player or a team on the board (R42). The database takes a player off it who gets a team (`board.sql`). */
@Entity('board_entry')
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'board_entry_player_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'board_entry_team_fk', onDelete: 'CASCADE' })
@Unique('board_entry_one_per_player', ['playerId'])
@Unique('board_entry_one_per_team', ['teamId'])
@Check('board_entry_of_one_check', 'num_nonnulls(player_id, team_id) = 1')
@Check('board_entry_rank_check', 'length(rank) <= 30')
@Check('board_entry_platform_check', `platform in ('steam', 'epic', 'playstation', 'xbox', 'switch')`)
@Check('board_entry_evenings_check', `evenings <@ '{1,2,3,4,5,6,7}'::smallint[]`)
@Check('board_entry_words_check', 'length(words) <= 280')
@Check('board_entry_expiry_check', 'expires_at > created_at')
export class BoardEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** An entry is a player's or a team's. */
  @Column('integer', { name: 'player_id', nullable: true })
  playerId: number | null;

  @Column('integer', { name: 'team_id', nullable: true })
  teamId: number | null;

  @Column('text')
  rank: string;

  @Column('text', { nullable: true })
  platform: string | null;

  /** 1 is Monday. */
  @Column('smallint', { array: true })
  evenings: number[];

  @Column('text')
  words: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
