import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError, refusalOf } from '../../../domain/league-error.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import * as TeamName from '../../../domain/teams/team-name.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { TeamIdentityService } from '../../teams/team-identity.service.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { OpenRequestsService } from '../lists/open-requests.service.ts';
import type { RequestKind, RequestLinks, StoredRequest } from '../request-kind.ts';

/**
 * What a captain wants to change. A field that is left out stays as it is. Images are named; a path as it was read is the
 * present image.
 */
export interface TeamChanges {
  name?: string | null | undefined;
  logo?: string | null | undefined;
  banner?: string | null | undefined;
}

/** The changes, and the team's values when the captain asked. */
export interface ChangeTeamInfoPayload {
  name?: string;
  logo?: string;
  banner?: string;
  oldName: string;
  oldLogo: string | null;
  oldBanner: string | null;
}

type ChangeTeamInfo = StoredRequest<ChangeTeamInfoPayload>;

/** A captain asks for a new name, crest or banner of their team. */
@Injectable()
export class ChangeTeamInfoRequest implements RequestKind<ChangeTeamInfoPayload> {
  readonly isDeniable = true;

  constructor(
    private readonly open: OpenRequestsService,
    private readonly teamRosters: TeamRosterService,
    private readonly teams: TeamIdentityService,
    private readonly images: ImageIntake,
  ) {}

  /** Before the images are read: refuses a caller who is not captain, and one who has sent too many. */
  async assertMaySend(actor: Actor): Promise<void> {
    await this.teamRosters.assertMay('rename', actor);
    await this.images.assertMaySend(actor);
  }

  /**
   * Refuses a caller who is not captain, a request that changes nothing (NOTHING_CHANGED), a name that is not allowed
   * or that another team has (INVALID_INPUT, NAME_TAKEN), and a picture that the caller has not uploaded.
   */
  submit(actor: Actor, changes: TeamChanges): Promise<number> {
    return this.open.submit(actor, async (userId) => {
      const teamId = await this.teamRosters.teamIdOf(actor);
      const { team } = await this.teamRosters.lockRoster(teamId);
      Roster.assertMay('rename', actor, team);
      const current = await this.teamRosters.currentTeam(actor);
      const name = changes.name ? TeamName.cleanTeamName(changes.name) : team.name;
      const payload: ChangeTeamInfoPayload = {
        ...(name === team.name ? {} : { name }),
        ...(changes.logo && changes.logo !== current?.logo ? { logo: changes.logo } : {}),
        ...(changes.banner && changes.banner !== current?.banner ? { banner: changes.banner } : {}),
        oldName: team.name,
        oldLogo: current?.logo ?? null,
        oldBanner: current?.banner ?? null,
      };
      if (!payload.name && !payload.logo && !payload.banner) throw nothingChanged();
      if (payload.name) await this.teams.assertNameFree(payload.name, teamId);
      for (const image of [payload.logo, payload.banner]) if (image) await this.images.assertUsable(actor, image);
      return { kind: 'changeTeamInfo', userId, playerId: actor.playerId, teamId, payload };
    });
  }

  /** Cancels when the asker is no longer captain, or another team has taken the name. */
  async examine({ playerId, teamId, payload }: ChangeTeamInfo): Promise<LeagueError | null> {
    const { team } = await this.teamRosters.lockRoster(teamId as number, playerId as number);
    const notCaptain = await refusalOf(() => Roster.assertMay('rename', { playerId }, team));
    if (notCaptain) return notCaptain;
    const isFree = !payload.name || (await this.teams.isNameFree(payload.name, team.id));
    return isFree ? null : TeamName.teamNameTaken();
  }

  async accept({ teamId, payload: { name, logo, banner } }: ChangeTeamInfo): Promise<RequestLinks> {
    await this.teams.change(teamId as number, {
      ...(name ? { name } : {}),
      ...(logo ? { logo: await this.images.publish(logo) } : {}),
      ...(banner ? { banner: await this.images.publish(banner) } : {}),
    });
    return {};
  }
}

const nothingChanged = () => new LeagueError('NOTHING_CHANGED', 'team-settings.change-picture', {}, 'invalid');
