import { Injectable } from '@nestjs/common';
import * as TeamName from '../../domain/teams/team-name.ts';
import { Clock } from '../../platform/clock.ts';
import { Db } from '../../platform/db/db.ts';
import { RostersRepository } from './rosters.repository.ts';
import { TeamIdentityRepository } from './team-identity.repository.ts';
import type { TeamIdentity } from './team-identity.repository.ts';
import { TeamRosterService } from './roster/team-roster.service.ts';

/** A new team that staff have accepted. */
export interface NewTeam {
  name: string;
  /** The image's name. */
  logo: string | null;
  captainPlayerId: number;
}

/**
 * Teams' names and images. Staff decide on both, so this is called when they accept a request. Needs the caller's
 * transaction.
 */
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
   * Creates a team with its captain, and returns its id. Refuses a name that another team has (NAME_TAKEN) and a
   * captain who has a team (PLAYER_HAS_TEAM). The caller checks whether the captain may change team at all
   * (`assertMayJoin`).
   */
  create({ name, logo, captainPlayerId }: NewTeam): Promise<number> {
    return this.db.transaction(async () => {
      const { at } = await this.teamRosters.lockPlayer(captainPlayerId);
      await this.teamRosters.assertHasNoTeam(captainPlayerId);
      const teamId = await this.teams.insertTeam(await this.freeName(name, null), logo, at);
      await this.teamRosters.join(await this.teamRosters.lockRoster(teamId, captainPlayerId), captainPlayerId);
      return teamId;
    });
  }

  /**
   * Creates a team without players, for players who will join it and are locked from now on. Returns its id. Refuses a
   * name that is not allowed or that another team has (INVALID_INPUT, NAME_TAKEN).
   */
  createEmpty(name: string, playerIds: readonly number[]): Promise<number> {
    return this.db.transaction(async () => {
      const { at } = await this.teamRosters.lockPlayers(playerIds);
      return this.teams.insertTeam(await this.freeName(name, null), null, at);
    });
  }

  /**
   * Gives a team a new name, crest or banner. A field that is left out stays as it is. Seasons that are over keep the
   * old name and logo. Refuses a name that another team has (NAME_TAKEN).
   */
  change(teamId: number, { name, ...pictures }: TeamIdentity): Promise<void> {
    return this.db.transaction(async () => {
      await this.rosters.lockTeam(teamId);
      const look = name === undefined ? pictures : { ...pictures, name: await this.freeName(name, teamId) };
      await this.teams.update(teamId, look, this.clock.now());
    });
  }

  /**
   * Refuses a name that is not allowed (INVALID_INPUT) or that another team has (NAME_TAKEN), before staff are asked.
   */
  async assertNameFree(name: string, ownTeamId: number | null = null): Promise<void> {
    await this.db.transaction(() => this.freeName(name, ownTeamId));
  }

  /**
   * Whether no other team has a name that reads the same, now and until the transaction ends. Needs the caller's
   * transaction.
   */
  async isNameFree(name: string, ownTeamId: number | null = null): Promise<boolean> {
    await this.teams.lockNameKey(TeamName.keyOf(name));
    return this.looksFree(name, ownTeamId);
  }

  /** Whether no other team has a name that reads the same now. Another team can take it a moment later. */
  async looksFree(name: string, ownTeamId: number | null = null): Promise<boolean> {
    const key = TeamName.keyOf(name);
    const others = (await this.teams.findAllNames()).filter((team) => team.id !== ownTeamId);
    return others.every((other) => TeamName.keyOf(other.name) !== key);
  }

  /** The cleaned name. Until the transaction ends, no other team can take a name that reads the same. */
  private async freeName(name: string, ownTeamId: number | null): Promise<string> {
    const clean = TeamName.cleanTeamName(name);
    if (await this.isNameFree(clean, ownTeamId)) return clean;
    throw TeamName.teamNameTaken();
  }
}
