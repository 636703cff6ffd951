import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Player } from '../player.entity.ts';

/** A person on the 6mans leaderboard, known by a chat account, as a player of the league, or both. */
@Entity('six_mans_player')
@ForeignKey(() => Player, ['playerId'], ['id'], {
  name: 'six_mans_player_player_fk',
  deferrable: 'INITIALLY IMMEDIATE',
  onDelete: 'SET NULL',
})
@Unique('six_mans_player_player_unique', ['playerId'])
@Unique('six_mans_player_discord_unique', ['discordId'])
@Check('six_mans_player_name_check', 'length(name) between 1 and 100')
export class SixMansPlayer {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** null when the person is not a player of the league. */
  @Column('integer', { name: 'player_id', nullable: true })
  playerId: number | null;

  @Column('text', { name: 'discord_id', nullable: true })
  discordId: string | null;

  /** Shown when the person is not a player of the league. */
  @Column('text')
  name: string;
}
