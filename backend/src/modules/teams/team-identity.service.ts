import { Injectable } from '@nestjs/common';
import * as TeamName from '../../domain/teams/team-name.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { RostersRepository } from './rosters.repository.ts';
import { TeamIdentityRepository } from './team-identity.repository.ts';
import type { TeamIdentity } from './team-identity.repository.ts';
import { TeamRosterService } from './roster/team-roster.service.ts';

/** What a new team is, once staff have said yes. */
export interface NewTeam {
  name: string;
  /** The image's name. */
  logo: string | null;
  captainPlayerId: number;
}

/** What a team is called and looks like. Staff decide on both, so requests call this; all of it joins their transaction. */
@Injectable()
export class TeamIdentityService {
  constructor(
    private readonly db: Db,
    private readonly teams: TeamIdentityRepository,
    private readonly rosters: RostersRepository,
    private readonly teamRosters: TeamRosterService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a team with its captain in it; answers its id. Refuses a name that someone else has (NAME_TAKEN) and a
   * captain who has a team (PLAYER_HAS_TEAM). Whether the captain may move at all is the caller's question
   * (`assertMayJoin`).
   */
  create({ name, logo, captainPlayerId }: NewTeam): Promise<number> {
    return this.db.transaction(async () => {
      const { at } = await this.teamRosters.holdPlayer(captainPlayerId);
      await this.teamRosters.assertHasNoTeam(captainPlayerId);
      const teamId = await this.teams.insert(await this.freeName(name, null), logo, at);
      await this.teamRosters.join(await this.teamRosters.hold(teamId, captainPlayerId), captainPlayerId);
      return teamId;
    });
  }

  /**
   * Gives a team a new name, crest or banner; what is left out stays. The seasons that are over keep what the team was
   * called then. Refuses a name that another team has (NAME_TAKEN).
   */
  change(teamId: number, { name, ...pictures }: TeamIdentity): Promise<void> {
    return this.db.transaction(async () => {
      await this.rosters.lockTeam(teamId);
      const look = name === undefined ? pictures : { ...pictures, name: await this.freeName(name, teamId) };
      await this.teams.update(teamId, look, this.clock.now());
    });
  }

  /** Refuses, before staff are asked, a name that no team can have (INVALID_INPUT) or that another has (NAME_TAKEN). */
  async assertNameFree(name: string, ownTeamId: number | null = null): Promise<void> {
    await this.db.transaction(() => this.freeName(name, ownTeamId));
  }

  /** Whether no other team's name reads like this one, and none will until the transaction ends. Needs its caller's. */
  async isNameFree(name: string, ownTeamId: number | null = null): Promise<boolean> {
    await this.teams.lockNameKey(TeamName.keyOf(name));
    return this.looksFree(name, ownTeamId);
  }

  /** Whether no other team's name reads like this one now; another may take it a moment later. */
  async looksFree(name: string, ownTeamId: number | null = null): Promise<boolean> {
    const key = TeamName.keyOf(name);
    const others = (await this.teams.findAllNames()).filter((team) => team.id !== ownTeamId);
    return others.every((other) => TeamName.keyOf(other.name) !== key);
  }

  /** The name as it is stored; no one else can take one that reads like it until the transaction ends. */
  private async freeName(name: string, ownTeamId: number | null): Promise<string> {
    const clean = TeamName.clean(name);
    if (await this.isNameFree(clean, ownTeamId)) return clean;
    throw TeamName.taken();
  }
}
