import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { Clock } from '../../../platform/clock.ts';
import { BansService } from '../../players/sanctions/bans.service.ts';
import { SwitchesService } from '../../content/settings/switches.service.ts';
import type { LeagueSwitches } from '../../content/settings/switches.service.ts';
import { RostersRepository } from '../rosters.repository.ts';
import type { CurrentTeam, Teammate } from '../rosters.repository.ts';

/** A locked team: no one else can change it until the transaction ends. */
export interface LockedTeam {
  id: number;
  name: string;
  isActive: boolean;
  /** The players, with the captain first. */
  roster: readonly Teammate[];
}

/** The locked rows that a use-case decides on. */
export interface LockedRoster {
  /** The present time, read after everything was locked. */
  at: Date;
  switches: LeagueSwitches;
  team: LockedTeam;
}

/**
 * Who is in which team. All use-cases that move players use this service. Locks are always taken in the same order:
 * switches, players by id, team, and then the use-case's own row (an invite, a request). Methods that lock or write
 * need the caller's transaction.
 */
@Injectable()
export class TeamRosterService {
  constructor(
    private readonly rosters: RostersRepository,
    private readonly switches: SwitchesService,
    private readonly clock: Clock,
    private readonly bans: BansService,
  ) {}

  /** The team that the caller plays in. A call never names it itself (T02). Refuses: NO_PLAYER, NO_TEAM. */
  async teamIdOf(actor: Actor): Promise<number> {
    if (actor.playerId === null) throw Roster.noPlayer();
    const teamId = await this.rosters.findTeamIdByPlayerId(actor.playerId);
    if (teamId === null) throw Roster.noTeam();
    return teamId;
  }

  /** The team that the caller plays in; null without one. */
  async currentTeam({ playerId }: Actor): Promise<CurrentTeam | null> {
    return playerId === null ? null : this.teamOf(playerId);
  }

  /** The team that a player is in now; null without one. */
  teamOf(playerId: number): Promise<CurrentTeam | null> {
    return this.rosters.findTeamByPlayerId(playerId);
  }

  /** Is the caller the captain of this team now? */
  async isCaptainOf({ playerId }: Actor, teamId: number): Promise<boolean> {
    if (playerId === null) return false;
    const roster = await this.rosters.findAllByTeamId(teamId);
    return roster.some((mate) => mate.playerId === playerId && mate.sortOrder === Roster.CAPTAIN);
  }

  /** A team's players now, the captain first. */
  rosterOf(teamId: number): Promise<Teammate[]> {
    return this.rosters.findAllByTeamId(teamId);
  }

  /** Refuses who may not do this to the team that they play in now. Locks nothing: what is written is checked again. */
  async assertMay(action: Roster.RosterAction, actor: Actor): Promise<void> {
    const roster = await this.rosters.findAllByTeamId(await this.teamIdOf(actor));
    Roster.assertMay(action, actor, { roster });
  }

  /** Locks a team and the players who may join or leave. Refuses an unknown team (NOT_FOUND). */
  async lockRoster(teamId: number, ...playerIds: readonly number[]): Promise<LockedRoster> {
    const switches = await this.switches.lockSwitches();
    await this.rosters.lockPlayers(playerIds);
    const team = await this.rosters.lockTeam(teamId);
    if (!team) throw new LeagueError('NOT_FOUND', 'api.team.not-found');
    return { switches, team: { ...team, roster: await this.rosters.findAllByTeamId(teamId) }, at: this.clock.now() };
  }

  /** Locks a player who will join a team that is not created, or not known, yet. */
  lockPlayer(playerId: number): Promise<Omit<LockedRoster, 'team'>> {
    return this.lockPlayers([playerId]);
  }

  /** The same for several. */
  async lockPlayers(playerIds: readonly number[]): Promise<Omit<LockedRoster, 'team'>> {
    const switches = await this.switches.lockSwitches();
    await this.rosters.lockPlayers(playerIds);
    return { switches, at: this.clock.now() };
  }

  /**
   * Refuses a player who has a team (PLAYER_HAS_TEAM), who is banned (PLAYER_BANNED), or who must wait for the next
   * window (BLOCKED_UNTIL_WINDOW).
   */
  async assertMayJoin(playerId: number, switches: LeagueSwitches): Promise<void> {
    await this.assertMayBeAdded(playerId);
    TransferWindow.assertNotBlocked(switches, await this.rosters.findLastLeftAt(playerId));
  }

  /** Refuses a player who has a team (PLAYER_HAS_TEAM). */
  async assertHasNoTeam(playerId: number): Promise<void> {
    if ((await this.rosters.findTeamIdByPlayerId(playerId)) !== null) throw Roster.playerHasTeam();
  }

  /** Refuses a player who is not in the team now (NOT_IN_TEAM). */
  async assertPlaysFor(playerId: number, teamId: number): Promise<void> {
    if ((await this.rosters.findTeamIdByPlayerId(playerId)) !== teamId) throw Roster.notInTeam();
  }

  /** Refuses a player who has a team (PLAYER_HAS_TEAM) or is banned (PLAYER_BANNED). */
  async assertMayBeAdded(playerId: number): Promise<void> {
    await this.assertHasNoTeam(playerId);
    await this.bans.assertNone([playerId]);
  }

  /** Refuses a locked team with a banned player (PLAYER_BANNED). */
  assertNoneBanned({ roster }: LockedTeam): Promise<void> {
    return this.bans.assertNone(roster.map(({ playerId }) => playerId));
  }

  /**
   * Adds a player to a locked team, in the last place; in an empty team they are captain. Refuses a player who has a
   * team (PLAYER_HAS_TEAM) or is banned (PLAYER_BANNED). Whether the team has room also depends on invites, which this service does not know:
   * `JoiningService` checks that and then calls this.
   */
  async join({ team, at }: LockedRoster, playerId: number): Promise<void> {
    await this.assertMayBeAdded(playerId);
    await this.rosters.insertPlace(team.id, { playerId, sortOrder: Roster.nextPlace(team.roster) }, at);
  }

  /** Removes a player from a locked team; the players after them move up. Returns the team without the player. */
  async end({ team, at }: LockedRoster, playerId: number): Promise<LockedTeam> {
    await this.rosters.end(team.id, playerId, at);
    await this.rosters.updatePlaces(team.id, Roster.rosterWithout(team.roster, playerId));
    return { ...team, roster: await this.rosters.findAllByTeamId(team.id) };
  }
}

/** The captain's account; null when the team has no captain, or the captain no account. */
export const captainUserId = ({ roster }: Pick<LockedTeam, 'roster'>): number | null =>
  roster.find(({ sortOrder }) => sortOrder === Roster.CAPTAIN)?.userId ?? null;
