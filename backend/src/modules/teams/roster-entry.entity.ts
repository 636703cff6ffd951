import { Check, Column, Entity, Exclusion, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Player } from '../players/player.entity.ts';
import { Team } from './team.entity.ts';

/** A player's time in a team. A player is in one team at a time, and a team has one captain (R9). */
@Entity('roster_entry')
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'roster_entry_team_fk' })
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'roster_entry_player_fk' })
@Check('roster_entry_sort_order_check', 'sort_order >= 1')
@Check('roster_entry_period_check', 'valid_from < valid_to')
@Exclusion('roster_entry_one_team_excl', 'using gist (player_id with =, tstzrange(valid_from, valid_to) with &&)')
@Index('roster_entry_one_captain_unique', { synchronize: false })
@Index('roster_entry_team_idx', ['teamId'])
@Index('roster_entry_player_idx', ['playerId'])
@Index('roster_entry_from_idx', ['validFrom', 'id'])
export class RosterEntry {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'team_id' })
  teamId: number;

  @Column('integer', { name: 'player_id' })
  playerId: number;

  /** The player's place in the team; 1 is the captain. */
  @Column('smallint', { name: 'sort_order' })
  sortOrder: number;

  /** Inclusive. */
  @Column('timestamptz', { name: 'valid_from' })
  validFrom: Date;

  /** Exclusive; null while the player is in the team. */
  @Column('timestamptz', { name: 'valid_to', nullable: true })
  validTo: Date | null;
}
