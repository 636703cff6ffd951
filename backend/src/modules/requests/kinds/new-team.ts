import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { refusalOf } from '../../../domain/league-error.ts';
import type { LeagueError } from '../../../domain/league-error.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import * as TeamName from '../../../domain/teams/team-name.ts';
import { JoiningService } from '../../teams/invites/joining.service.ts';
import { ImageIntake } from '../../content/media/image-intake.service.ts';
import { TeamIdentityService } from '../../teams/team-identity.service.ts';
import { TeamRosterService } from '../../teams/roster/team-roster.service.ts';
import { OpenRequestsService } from '../lists/open-requests.service.ts';
import type { RequestKind, RequestLinks, StoredRequest } from '../request-kind.ts';

export interface NewTeamPayload {
  name: string;
  /** The image's name; null for a team without a logo. */
  logo: string | null;
}

type NewTeam = StoredRequest<NewTeamPayload>;

/** A player without a team asks for a new team. When staff accept, the player is its captain. */
@Injectable()
export class NewTeamRequest implements RequestKind<NewTeamPayload> {
  readonly isDeniable = true;

  constructor(
    private readonly open: OpenRequestsService,
    private readonly teamRosters: TeamRosterService,
    private readonly teams: TeamIdentityService,
    private readonly joining: JoiningService,
    private readonly images: ImageIntake,
  ) {}

  /** Before the logo is read: refuses a caller without a player (NO_PLAYER) or with a team (PLAYER_HAS_TEAM), and one who has sent too many. */
  async assertMaySend(actor: Actor): Promise<void> {
    if (actor.playerId === null) throw Roster.noPlayer();
    await this.teamRosters.assertHasNoTeam(actor.playerId);
    await this.images.assertMaySend(actor);
  }

  /**
   * Refuses a caller who has no player (NO_PLAYER), who has a team (PLAYER_HAS_TEAM) or who must wait for the next
   * window; a name that is not allowed or that another team has (INVALID_INPUT, NAME_TAKEN); and a picture that the
   * caller has not uploaded.
   */
  submit(actor: Actor, { name, logo }: NewTeamPayload): Promise<number> {
    return this.open.submit(actor, async (userId) => {
      if (actor.playerId === null) throw Roster.noPlayer();
      const { switches } = await this.teamRosters.lockPlayer(actor.playerId);
      await this.teamRosters.assertMayJoin(actor.playerId, switches);
      await this.teams.assertNameFree(name);
      if (logo !== null) await this.images.assertUsable(actor, logo);
      return {
        kind: 'newTeam',
        userId,
        playerId: actor.playerId,
        payload: { name: TeamName.cleanTeamName(name), logo },
      };
    });
  }

  /**
   * Cancels when the asker has got a team, or another team has taken the name. Staff may accept also when the asker
   * should wait for the next window.
   */
  async examine({ playerId, payload }: NewTeam): Promise<LeagueError | null> {
    const captain = playerId as number;
    await this.teamRosters.lockPlayer(captain);
    const hasTeam = await refusalOf(() => this.teamRosters.assertHasNoTeam(captain));
    if (hasTeam) return hasTeam;
    return (await this.teams.isNameFree(payload.name)) ? null : TeamName.teamNameTaken();
  }

  async accept({ playerId, payload }: NewTeam): Promise<RequestLinks> {
    const captain = playerId as number;
    const { at } = await this.teamRosters.lockPlayer(captain);
    const logo = payload.logo === null ? null : await this.images.publish(payload.logo);
    const teamId = await this.teams.create({ name: payload.name, logo, captainPlayerId: captain });
    await this.joining.cancelInvitesTo(captain, at);
    await this.open.cancelOvertaken(captain);
    return { teamId };
  }
}
