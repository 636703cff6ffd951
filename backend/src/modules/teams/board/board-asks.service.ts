import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import * as Board from '../../../domain/teams/board.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { Db } from '../../../platform/db/db.ts';
import { RateLimiter } from '../../../platform/limits/rate-limiter.ts';
import type { Limit } from '../../../platform/limits/rate-limiter.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { OutboxService } from '../../messages/outbox/outbox.service.ts';
import { captainUserId, TeamRosterService } from '../roster/team-roster.service.ts';
import type { LockedTeam } from '../roster/team-roster.service.ts';
import { BoardRepository } from './board.repository.ts';
import type { TeamAsk } from './board.repository.ts';

/** The most teams that a player may ask. */
const ASKS: Limit = { name: 'board-ask', calls: 10, seconds: 86_400 };

/** A player asks a team on the board, and its captain invites them as anyone else (R42). */
@Injectable()
export class BoardAsksService {
  constructor(
    private readonly db: Db,
    private readonly board: BoardRepository,
    private readonly teamRosters: TeamRosterService,
    private readonly notifications: NotificationsService,
    private readonly outbox: OutboxService,
    private readonly limiter: RateLimiter,
  ) {}

  /** Who has asked a team, the latest first, for its captain; an empty list for all others. */
  async asksFor(actor: Actor, teamId: number): Promise<TeamAsk[]> {
    return (await this.teamRosters.isCaptainOf(actor, teamId)) ? this.board.findAsks(teamId) : [];
  }

  /**
   * Asks a team's captain for an invite. Refuses a caller without a player, a player who could not join, a team that is not on the
   * board (NOT_FOUND), a league in which no one can be invited, and a second ask of the same team (SAME_AGAIN).
   */
  async ask(actor: Actor, teamId: number): Promise<void> {
    const { playerId } = actor;
    if (playerId === null) throw Roster.noPlayer();
    await this.limiter.take(ASKS, String(actor.userId));
    await this.db.transaction(async () => {
      const { team, switches, at } = await this.teamRosters.lockRoster(teamId, playerId);
      if (!(await this.board.isTeamListed(teamId, at))) throw Board.notOnBoard();
      await this.teamRosters.assertMayJoin(playerId, switches);
      if (TransferWindow.modeOf(switches) === 'closed') throw TransferWindow.windowClosed();
      await this.board.insertAsk(playerId, teamId, at);
      const nickname = await this.board.findNickname(playerId);
      await this.tell(team, playerId, nickname);
    });
  }

  /** Tells the captain, on the site and in the chat: who waits for an answer does not wait until the captain comes by. */
  private async tell(team: LockedTeam, playerId: number, nickname: string): Promise<void> {
    const userId = captainUserId(team);
    if (userId === null) return;
    await this.notifications.notify(userId, Notices.askedToJoin(nickname, team.name), { teamId: team.id });
    await this.outbox.intend({
      key: `board-ask:${team.id}:${playerId}`,
      kind: 'direct-message',
      subject: `user:${userId}`,
      about: team.name,
      payload: {
        discordId: await this.board.findDiscordId(userId),
        text: Notices.askedToJoinInChat(nickname, team.name),
      },
    });
  }
}
