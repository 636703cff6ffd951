import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Invite from '../../../domain/teams/invite.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { Db } from '../../../platform/db/db.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { Limit } from '../../../platform/limits/rate-limiter.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { TeamRosterService } from '../roster/team-roster.service.ts';
import { InvitesRepository } from './invites.repository.ts';

/** The player to invite. The call may also name the account, which must then be the player's (T04). */
export interface InviteTarget {
  playerId: number;
  userId: number | null;
}

/** The most invites that a captain may send. */
const INVITES: Limit = { name: 'invite', calls: 30, seconds: 3600 };

/** What a captain does: invites players, and takes invites back. `invites.service.ts` has the players' answers. */
@Injectable()
export class TeamInvitesService {
  constructor(
    private readonly db: Db,
    private readonly teamRosters: TeamRosterService,
    private readonly invites: InvitesRepository,
    private readonly notifications: NotificationsService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Invites a player to the caller's team; while the transfer window is closed, accepting makes a request to staff
   * (R9). Returns the invite's id. Refuses a caller who is not captain, a league where both sign-up and window are
   * closed, a full team, and a player who is not the account's, has a team, must wait for the next window or has a
   * pending invite from this team.
   */
  async invite(actor: Actor, target: InviteTarget): Promise<number> {
    await this.limiter.take(INVITES, String(actor.userId));
    return this.db.transaction(async () => {
      const { team, switches, at } = await this.teamRosters.lockRoster(
        await this.teamRosters.teamIdOf(actor),
        target.playerId,
      );
      const window = TransferWindow.modeOf(switches);
      const pendingInvites = await this.invites.countPending(team.id);
      // checked before the full team, because this very invite may be what fills the team
      Roster.assertMay('rename', actor, team);
      if ((await this.invites.countPending(team.id, target.playerId)) < pendingInvites) throw Invite.inviteExists();
      Roster.assertMayInvite(actor, { ...switches, roster: team.roster, pendingInvites, window });
      const invitee = await this.invites.findInvitee(target.playerId);
      Invite.assertInvitee(invitee, target.userId);
      await this.teamRosters.assertMayJoin(target.playerId, switches);
      const withRequest = window !== 'open';
      const { playerId } = target;
      const inviteId = await this.invites.insertInvite({
        teamId: team.id,
        playerId,
        invitedByPlayerId: actor.playerId as number,
        withRequest,
        at,
      });
      await this.notifications.notify(invitee.userId, Notices.playerInvited(team.name, withRequest), { inviteId });
      return inviteId;
    });
  }

  /**
   * Takes back an invite of the caller's team. Refuses a caller who is not captain, another team's or an unknown
   * invite, and a decided one.
   */
  async remove(actor: Actor, inviteId: number): Promise<void> {
    await this.db.transaction(async () => {
      const { team, at } = await this.teamRosters.lockRoster(await this.teamRosters.teamIdOf(actor));
      Roster.assertMay('rename', actor, team);
      const invite = await this.invites.lockById(inviteId);
      Invite.assertOwn(invite, ({ teamId }) => teamId === team.id);
      Invite.moveInvite(invite.status, 'cancelled');
      await this.invites.updateStatus(inviteId, 'cancelled', at);
      const invitee = await this.invites.findInvitee(invite.playerId);
      await this.notifications.notify(invitee?.userId ?? null, Notices.inviteRemoved(team.name), { teamId: team.id });
    });
  }
}
