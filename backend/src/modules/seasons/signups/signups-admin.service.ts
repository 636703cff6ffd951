import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { alreadySignedUp } from '../../../domain/teams/roster.ts';
import type { Notice } from '../../../domain/messages/notices.ts';
import * as TeamNotices from '../../../domain/teams/team-notices.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { StaffActName } from '../../audit/staff-acts.ts';
import { NotificationsService } from '../../messages/notifications/notifications.service.ts';
import { SeasonsService } from '../seasons.service.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { SignupsRepository } from './signups.repository.ts';

/**
 * Staff's changes of who has signed up for the season of sign-up, also when captains no longer may: a team that missed
 * the day, or that told staff that it does not play.
 */
@Injectable()
export class SignupsAdminService {
  constructor(
    private readonly db: Db,
    private readonly signups: SignupsRepository,
    private readonly seasons: SeasonsService,
    private readonly teamRosters: TeamRosterService,
    private readonly audit: AuditService,
    private readonly notices: NotificationsService,
  ) {}

  /** Signs a team up. Refuses an unknown team (NOT_FOUND), ALREADY_SIGNED_UP, and a banned player of it (PLAYER_BANNED). */
  add(actor: Actor, teamId: number): Promise<void> {
    return this.change(actor, teamId, 'signup.add', async (seasonId, { team, at }) => {
      if (await this.signups.exists(seasonId, teamId)) throw alreadySignedUp();
      await this.teamRosters.assertNoneBanned(team);
      await this.signups.insertSignup(seasonId, teamId, actor.userId, at);
      return TeamNotices.signedUp;
    });
  }

  /** Whether the team has signed up. Without a season of sign-up no team has. */
  async has(teamId: number): Promise<boolean> {
    const season = await this.seasons.signupSeason();
    return season !== null && (await this.signups.exists(season.id, teamId));
  }

  /** Takes a sign-up back. Refuses a team that has not signed up (NOT_SIGNED_UP). Its place in a division stays. */
  remove(actor: Actor, teamId: number): Promise<void> {
    return this.change(actor, teamId, 'signup.remove', async (seasonId) => {
      if (!(await this.signups.delete(seasonId, teamId))) {
        throw new LeagueError('NOT_SIGNED_UP', 'api.signup.not-signed-up', { field: 'teamId' });
      }
      return TeamNotices.signedOff;
    });
  }

  /** Locks the team, runs `work`, records the act, and tells the team's players by the notice that `work` chose. */
  private change(
    actor: Actor,
    teamId: number,
    act: StaffActName,
    work: (
      seasonId: number,
      locked: Awaited<ReturnType<TeamRosterService['lockRoster']>>,
    ) => Promise<(team: string, season: string) => Notice>,
  ): Promise<void> {
    return this.db.transaction(async () => {
      const locked = await this.teamRosters.lockRoster(teamId);
      const { signupSeasonId } = locked.switches;
      const season = signupSeasonId === null ? null : await this.seasons.byId(signupSeasonId);
      if (!season) throw new LeagueError('REGISTRATION_CLOSED', 'api.signup.no-season');
      const noticeOf = await work(season.id, locked);
      await this.notices.notifyTeams(new Map([[teamId, noticeOf(locked.team.name, season.name)]]), {});
      const isOwnTeam = locked.team.roster.some(({ playerId }) => playerId === actor.playerId);
      await this.audit.record(actor, {
        act,
        objectKind: 'team',
        objectId: teamId,
        isOwnTeam,
        about: { season: season.name },
      });
    });
  }
}
