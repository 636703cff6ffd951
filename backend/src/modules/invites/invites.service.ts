import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import * as Invite from '../../domain/teams/invite.ts';
import * as Notices from '../../domain/messages/notices.ts';
import * as TransferWindow from '../../domain/teams/transfer-window.ts';
import { Db } from '../../platform/db/db.ts';
import { NotificationsService } from '../notifications/notifications.service.ts';
import { captainUserId, TeamRosterService } from '../teams/roster/team-roster.service.ts';
import type { Held } from '../teams/roster/team-roster.service.ts';
import { InvitesRepository } from './invites.repository.ts';
import type { StoredInvite } from './invites.repository.ts';
import { JoiningService } from './joining.service.ts';

/** An invite that its player is about to answer, with everything that it touches, locked. */
interface HeldInvite extends Held {
  invite: StoredInvite;
  playerId: number;
}

/** What the invited player does. What the team does is `team-invites.service.ts`. */
@Injectable()
export class InvitesService {
  constructor(
    private readonly db: Db,
    private readonly teamRosters: TeamRosterService,
    private readonly invites: InvitesRepository,
    private readonly joining: JoiningService,
    private readonly notifications: NotificationsService,
  ) {}

  /** Whether accepting this invite makes a request to staff; null when it is not the caller's to answer. */
  async isWithRequest(actor: Actor, inviteId: number): Promise<boolean | null> {
    const invite = await this.invites.findById(inviteId);
    return invite?.playerId === actor.playerId ? invite.withRequest : null;
  }

  /**
   * Joins the team at once. Refuses a foreign or unknown invite (WRONG_INVITE), one that is decided
   * (INVITE_NOT_PENDING), one that needs staff (WRONG_INVITE), a closed window, a player who waits for the next one or
   * has a team, and a full team.
   */
  async accept(actor: Actor, inviteId: number): Promise<void> {
    await this.db.transaction(async () => {
      const held = await this.hold(actor, inviteId);
      const { invite, switches, at, playerId } = held;
      Invite.move(invite.status, 'accepted');
      if (invite.withRequest) throw Invite.acceptWithRequest();
      TransferWindow.assertOpen(switches);
      await this.teamRosters.assertMayJoin(playerId, switches);
      await this.invites.updateStatus(inviteId, 'accepted', at);
      await this.joining.seat(held, playerId);
      await this.tellCaptain(held, Notices.inviteAccepted);
    });
  }

  /**
   * Marks an invite that was sent with a request as accepted; the caller makes the request, in the same transaction.
   * Refuses like `accept`, except that the window may be closed.
   */
  async acceptWithRequest(actor: Actor, inviteId: number): Promise<{ teamId: number; playerId: number }> {
    return this.db.transaction(async () => {
      const { invite, team, switches, at, playerId } = await this.hold(actor, inviteId);
      Invite.move(invite.status, 'accepted');
      if (!invite.withRequest) throw Invite.acceptDirectly();
      await this.teamRosters.assertMayJoin(playerId, switches);
      await this.invites.updateStatus(inviteId, 'accepted', at);
      return { teamId: team.id, playerId };
    });
  }

  /** Says no. Refuses a foreign or unknown invite, and one that is decided. */
  async deny(actor: Actor, inviteId: number): Promise<void> {
    await this.db.transaction(async () => {
      const held = await this.hold(actor, inviteId);
      Invite.move(held.invite.status, 'denied');
      await this.invites.updateStatus(inviteId, 'denied', held.at);
      await this.tellCaptain(held, Notices.inviteDenied);
    });
  }

  /** Which team and player an invite is about never changes, so it may be read before they are locked. */
  private async hold(actor: Actor, inviteId: number): Promise<HeldInvite> {
    const known = await this.invites.findById(inviteId);
    Invite.assertOwn(known, ({ playerId }) => playerId === actor.playerId);
    const held = await this.teamRosters.hold(known.teamId, known.playerId);
    const invite = await this.invites.lockById(inviteId);
    Invite.assertOwn(invite, ({ playerId }) => playerId === actor.playerId);
    return { ...held, invite, playerId: invite.playerId };
  }

  private async tellCaptain(held: HeldInvite, notice: (player: string, team: string) => Notices.Notice): Promise<void> {
    const player = await this.invites.findInvitee(held.playerId);
    const { id: teamId, name } = held.team;
    await this.notifications.notify(captainUserId(held.team), notice(player?.nickname ?? '', name), { teamId });
  }
}
