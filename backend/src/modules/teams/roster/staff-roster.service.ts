import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Notices from '../../../domain/messages/notices.ts';
import { ROSTER_LIMIT } from '../../../domain/teams/roster.ts';
import type { RosterPlace } from '../../../domain/teams/roster.ts';
import * as RosterPlan from '../../../domain/teams/roster-plan.ts';
import type { RosterMoves } from '../../../domain/teams/roster-plan.ts';
import { NotificationsService } from '../../notifications/notifications.service.ts';
import { RostersRepository } from '../rosters.repository.ts';
import { ShortTeamService } from './short-team.service.ts';
import { TeamRosterService } from './team-roster.service.ts';
import type { Held } from './team-roster.service.ts';

/**
 * Staff say who is in a team, inside the transfer window and outside of it (R9). Needs the transaction of its caller,
 * who sees to what those who come have been asked by others.
 */
@Injectable()
export class StaffRosterService {
  constructor(
    private readonly teamRosters: TeamRosterService,
    private readonly rosters: RostersRepository,
    private readonly notifications: NotificationsService,
    private readonly shortTeams: ShortTeamService,
  ) {}

  /** Locks a team, those in it and those who may come. Refuses an unknown team with NOT_FOUND. */
  async hold(teamId: number, playerIds: readonly number[]): Promise<Held> {
    // who comes in before the team is locked is not locked; whatever moves a player holds the team as well
    const mates = await this.rosters.findAllByTeamId(teamId);
    return this.teamRosters.hold(teamId, ...mates.map(({ playerId }) => playerId), ...playerIds);
  }

  /**
   * Gives a held team the players of a plan (`planOf`), and tells those who come and go, the new captain, and captain
   * and staff of a team that has too few. No one left closes the team. Refuses an unknown player (NOT_FOUND) and one
   * who has another team (PLAYER_HAS_TEAM).
   */
  async seat(held: Held, plan: readonly RosterPlace[]): Promise<RosterMoves> {
    const { team, at } = held;
    const moves = RosterPlan.movesOf(team.roster, plan);
    const coming = await this.rosters.findPlayers(moves.coming);
    if (coming.length < moves.coming.length) {
      throw new LeagueError('NOT_FOUND', 'api.player.not-found', { field: 'players' });
    }
    for (const playerId of moves.leaving) await this.rosters.end(team.id, playerId, at);
    for (const [index, playerId] of moves.coming.entries()) {
      await this.teamRosters.assertHasNoTeam(playerId);
      // behind everyone, so that there are never two captains; the places follow
      await this.rosters.insert(team.id, { playerId, sortOrder: ROSTER_LIMIT + index + 1 }, at);
    }
    await this.rosters.updatePlaces(team.id, plan);
    const seated = { ...held, team: { ...team, roster: await this.rosters.findAllByTeamId(team.id) } };
    await this.tell(held, seated, moves);
    if (moves.isEmptied) await this.shortTeams.close(seated);
    else if (moves.leaving.length > 0) await this.shortTeams.warn(seated);
    return moves;
  }

  private async tell(before: Held, { team }: Held, { coming, leaving, newCaptain }: RosterMoves): Promise<void> {
    const accounts = new Map([...before.team.roster, ...team.roster].map(({ playerId, userId }) => [playerId, userId]));
    const notify = (playerId: number, notice: Notices.Notice) =>
      this.notifications.notify(accounts.get(playerId) ?? null, notice, { teamId: team.id });
    for (const playerId of leaving) await notify(playerId, Notices.kicked(team.name));
    for (const playerId of coming) await notify(playerId, Notices.seated(team.name));
    if (newCaptain !== null) await notify(newCaptain, Notices.becameCaptain(team.name));
  }
}
