import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import { ROSTER_LIMIT } from '../../../domain/teams/roster.ts';
import type { RosterPlace } from '../../../domain/teams/roster.ts';
import * as RosterPlan from '../../../domain/teams/roster-plan.ts';
import type { RosterMoves } from '../../../domain/teams/roster-plan.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { RostersRepository } from '../rosters.repository.ts';
import { ShortTeamService } from './short-team.service.ts';
import { TeamRosterService } from './team-roster.service.ts';
import type { LockedRoster } from './team-roster.service.ts';

/**
 * Staff choose who is in a team, also when the transfer window is closed (R9). Needs the caller's transaction. The
 * caller also ends the invites and requests of players who join.
 */
@Injectable()
export class StaffRosterService {
  constructor(
    private readonly teamRosters: TeamRosterService,
    private readonly rosters: RostersRepository,
    private readonly notifications: NotificationsService,
    private readonly shortTeams: ShortTeamService,
  ) {}

  /** Locks a team, its players and the players who may join. Refuses an unknown team (NOT_FOUND). */
  async lockRoster(teamId: number, playerIds: readonly number[]): Promise<LockedRoster> {
    // a player who joins before the team is locked is not locked; but all code that moves a player locks the team too
    const mates = await this.rosters.findAllByTeamId(teamId);
    return this.teamRosters.lockRoster(teamId, ...mates.map(({ playerId }) => playerId), ...playerIds);
  }

  /**
   * Gives a locked team the players of a plan (`planOf`). Sends notices to players who join or leave, to a new captain,
   * and, when the team has too few players, to the captain and staff. A team without players is closed. Refuses an
   * unknown player (NOT_FOUND), a player who has another team (PLAYER_HAS_TEAM) and a banned one who joins
   * (PLAYER_BANNED).
   */
  async changeRoster(locked: LockedRoster, plan: readonly RosterPlace[]): Promise<RosterMoves> {
    const { team, at } = locked;
    const moves = RosterPlan.movesOf(team.roster, plan);
    const coming = await this.rosters.findPlayers(moves.coming);
    if (coming.length < moves.coming.length) {
      throw new LeagueError('NOT_FOUND', 'api.player.not-found', { field: 'players' });
    }
    for (const playerId of moves.leaving) await this.rosters.end(team.id, playerId, at);
    for (const [index, playerId] of moves.coming.entries()) {
      await this.teamRosters.assertMayBeAdded(playerId);
      // new players first get places after all others, so that there are never two captains; the right places follow
      await this.rosters.insertPlace(team.id, { playerId, sortOrder: ROSTER_LIMIT + index + 1 }, at);
    }
    await this.rosters.updatePlaces(team.id, plan);
    const changed = { ...locked, team: { ...team, roster: await this.rosters.findAllByTeamId(team.id) } };
    await this.tell(locked, changed, moves);
    if (moves.isEmptied) await this.shortTeams.close(changed);
    else if (moves.leaving.length > 0) await this.shortTeams.warn(changed);
    return moves;
  }

  private async tell(
    before: LockedRoster,
    { team }: LockedRoster,
    { coming, leaving, newCaptain }: RosterMoves,
  ): Promise<void> {
    const accounts = new Map([...before.team.roster, ...team.roster].map(({ playerId, userId }) => [playerId, userId]));
    const notify = (playerId: number, notice: Notices.Notice) =>
      this.notifications.notify(accounts.get(playerId) ?? null, notice, { teamId: team.id });
    for (const playerId of leaving) await notify(playerId, Notices.playerKicked(team.name));
    for (const playerId of coming) await notify(playerId, Notices.playerAdded(team.name));
    if (newCaptain !== null) await notify(newCaptain, Notices.becameCaptain(team.name));
  }
}
