import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ApprovalStatus, RequestKindName } from '../../domain/requests/approval.ts';
import { Invite } from '../teams/invites/invite.entity.ts';
import { Player } from '../players/player.entity.ts';
import { Team } from '../teams/team.entity.ts';
import { User } from '../auth/users/user.entity.ts';

/** A request that staff decide once (R10). An asker has at most one open request of each kind, but one for each game account. */
@Entity('approval_request')
@ForeignKey(() => User, ['userId'], ['id'], { name: 'approval_request_user_fk', onDelete: 'CASCADE' })
@ForeignKey(() => Player, ['playerId'], ['id'], { name: 'approval_request_player_fk' })
@ForeignKey(() => Team, ['teamId'], ['id'], { name: 'approval_request_team_fk' })
@ForeignKey(() => Invite, ['inviteId'], ['id'], { name: 'approval_request_invite_fk' })
@ForeignKey(() => User, ['decidedByUserId'], ['id'], { name: 'approval_request_decided_by_fk', onDelete: 'SET NULL' })
@Check(
  'approval_request_kind_check',
  "kind in ('newTeam', 'existingUser', 'newImages', 'transfer', 'changeTeamInfo', 'leaveTeam', 'gameAccount', 'loginHelp')",
)
@Check('approval_request_status_check', "status in ('pending', 'accepted', 'denied', 'cancelled')")
@Check('approval_request_decided_check', "(status = 'pending') = (decided_at is null)")
@Check('approval_request_reason_check', "(status = 'denied') = (reason is not null)")
@Check('approval_request_reason_length_check', 'length(reason) between 1 and 2000')
@ForeignKey(() => User, ['asideByUserId'], ['id'], { name: 'approval_request_aside_by_fk', onDelete: 'SET NULL' })
@Check('approval_request_aside_reason_check', '(aside_at is null) = (aside_reason is null)')
@Check('approval_request_aside_reason_length_check', 'length(aside_reason) between 1 and 2000')
@Index('approval_request_one_open', { synchronize: false })
@Index('approval_request_one_open_account', { synchronize: false })
@Index('approval_request_player_pending_idx', { synchronize: false })
@Index('approval_request_team_pending_idx', { synchronize: false })
@Index('approval_request_decided_idx', { synchronize: false })
export class ApprovalRequest {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  kind: RequestKindName;

  /** The account that asks. */
  @Column('integer', { name: 'user_id' })
  userId: number;

  /** The asker's player. For an accepted claim: the player that staff chose. For a game account: who gets it. */
  @Column('integer', { name: 'player_id', nullable: true })
  playerId: number | null;

  /** The team that the request is about. For an accepted new team: the team that was created. */
  @Column('integer', { name: 'team_id', nullable: true })
  teamId: number | null;

  @Column('integer', { name: 'invite_id', nullable: true })
  inviteId: number | null;

  /** What the asker wants. Each kind has its own shape (kinds/). */
  @Column('jsonb')
  payload: object;

  @Column('text', { default: 'pending' })
  status: ApprovalStatus;

  /** Why staff denied it. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { name: 'decided_at', nullable: true })
  decidedAt: Date | null;

  /** null while the request is pending, and when it was cancelled because there was nothing left to decide. */
  @Column('integer', { name: 'decided_by_user_id', nullable: true })
  decidedByUserId: number | null;

  /** For an accepted claim: the chosen player's name before the link. */
  @Column('text', { name: 'old_nickname', nullable: true })
  oldNickname: string | null;

  /** Since when staff have put it aside; null otherwise. */
  @Column('timestamptz', { name: 'aside_at', nullable: true })
  asideAt: Date | null;

  @Column('integer', { name: 'aside_by_user_id', nullable: true })
  asideByUserId: number | null;

  /** Why staff put it aside. Staff read this, the asker does not. */
  @Column('text', { name: 'aside_reason', nullable: true })
  asideReason: string | null;
}
