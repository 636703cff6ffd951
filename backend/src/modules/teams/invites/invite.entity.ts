import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Player } from '../../players/player.entity.ts';
import { Team } from '../team.entity.ts';

/** A team invites a player. A team has at most one pending invite to the same player (T33). */
@Entity('invite')
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'invite_team_fk' })
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'invite_player_fk' })
@ForeignKey(() => Player, ['invitedByPlayerId'], ['id'], { name: 'invite_invited_by_fk' })
@Check('invite_status_check', 'status between 0 and 3')
@Check('invite_decided_check', '(status = 0) = (decided_at is null)')
@Index('invite_one_pending', { synchronize: false })
@Index('invite_player_pending_idx', { synchronize: false })
export class Invite {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'team_id' })
  teamId: number;

  @Column('integer', { name: 'player_id' })
  playerId: number;

  /** The captain who sent it. */
  @Column('integer', { name: 'invited_by_player_id' })
  invitedByPlayerId: number;

  /** 0 pending, 1 accepted, 2 denied, 3 cancelled. */
  @Column('smallint', { default: 0 })
  status: number;

  /** The invite was sent while the transfer window was closed. Accepting it makes a request to staff (R9). */
  @Column('boolean', { name: 'with_request' })
  withRequest: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;
}
