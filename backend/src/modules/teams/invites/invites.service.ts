import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Invite from '../../../domain/teams/invite.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { Db } from '../../../platform/db/db.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { captainUserId, TeamRosterService } from '../roster/team-roster.service.ts';
import type { LockedRoster } from '../roster/team-roster.service.ts';
import { InvitesRepository } from './invites.repository.ts';
import type { StoredInvite } from './invites.repository.ts';
import { JoiningService } from './joining.service.ts';

/** An invite that its player is about to answer, with the locked rows that the answer changes. */
interface LockedInvite extends LockedRoster {
  invite: StoredInvite;
  playerId: number;
}

/** What the invited player does. `team-invites.service.ts` has what the team does. */
@Injectable()
export class InvitesService {
  constructor(
    private readonly db: Db,
    private readonly teamRosters: TeamRosterService,
    private readonly invites: InvitesRepository,
    private readonly joining: JoiningService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Whether accepting this invite makes a request to staff; null when the caller may not answer it. */
  async isWithRequest(actor: Actor, inviteId: number): Promise<boolean | null> {
    const invite = await this.invites.findById(inviteId);
    return invite?.playerId === actor.playerId ? invite.withRequest : null;
  }

  /**
   * The player joins the team at once. Refuses another player's or an unknown invite (WRONG_INVITE), a decided invite
   * (INVITE_NOT_PENDING), an invite that needs staff (WRONG_INVITE), a closed window, a player who has a team or must
   * wait for the next window, and a full team.
   */
  async accept(actor: Actor, inviteId: number): Promise<void> {
    await this.db.transaction(async () => {
      const locked = await this.lockInvite(actor, inviteId);
      const { invite, switches, at, playerId } = locked;
      Invite.moveInvite(invite.status, 'accepted');
      if (invite.withRequest) throw Invite.acceptWithRequest();
      TransferWindow.assertOpen(switches);
      await this.teamRosters.assertMayJoin(playerId, switches);
      await this.invites.updateStatus(inviteId, 'accepted', at);
      await this.joining.addToRoster(locked, playerId);
      await this.tellCaptain(locked, Notices.inviteAccepted);
    });
  }

  /**
   * Marks an invite that needs staff as accepted. The caller creates the request in the same transaction. Refuses the
   * same as `accept`, except that the window may be closed.
   */
  async acceptWithRequest(actor: Actor, inviteId: number): Promise<{ teamId: number; playerId: number }> {
    return this.db.transaction(async () => {
      const { invite, team, switches, at, playerId } = await this.lockInvite(actor, inviteId);
      Invite.moveInvite(invite.status, 'accepted');
      if (!invite.withRequest) throw Invite.acceptDirectly();
      await this.teamRosters.assertMayJoin(playerId, switches);
      await this.invites.updateStatus(inviteId, 'accepted', at);
      return { teamId: team.id, playerId };
    });
  }

  /** Declines an invite. Refuses another player's or an unknown invite, and a decided one. */
  async deny(actor: Actor, inviteId: number): Promise<void> {
    await this.db.transaction(async () => {
      const locked = await this.lockInvite(actor, inviteId);
      Invite.moveInvite(locked.invite.status, 'denied');
      await this.invites.updateStatus(inviteId, 'denied', locked.at);
      await this.tellCaptain(locked, Notices.inviteDenied);
    });
  }

  /** An invite's team and player never change, so they are read before they are locked. */
  private async lockInvite(actor: Actor, inviteId: number): Promise<LockedInvite> {
    const known = await this.invites.findById(inviteId);
    Invite.assertOwn(known, ({ playerId }) => playerId === actor.playerId);
    const locked = await this.teamRosters.lockRoster(known.teamId, known.playerId);
    const invite = await this.invites.lockById(inviteId);
    Invite.assertOwn(invite, ({ playerId }) => playerId === actor.playerId);
    return { ...locked, invite, playerId: invite.playerId };
  }

  private async tellCaptain(
    locked: LockedInvite,
    notice: (player: string, team: string) => Notices.Notice,
  ): Promise<void> {
    const player = await this.invites.findInvitee(locked.playerId);
    const { id: teamId, name } = locked.team;
    await this.notifications.notify(captainUserId(locked.team), notice(player?.nickname ?? '', name), { teamId });
  }
}
