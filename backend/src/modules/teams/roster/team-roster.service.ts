import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Roster from '../../../domain/teams/roster.ts';
import * as TransferWindow from '../../../domain/teams/transfer-window.ts';
import { Clock } from '../../../platform/clock.ts';
import { SwitchesService } from '../../settings/switches.service.ts';
import type { LeagueSwitches } from '../../settings/switches.service.ts';
import { RostersRepository } from '../rosters.repository.ts';
import type { CurrentTeam, Teammate } from '../rosters.repository.ts';

/** A team as no one else can change it until the transaction ends. */
export interface HeldTeam {
  id: number;
  name: string;
  isActive: boolean;
  /** The captain first. */
  roster: readonly Teammate[];
}

/** What a use-case decides on, locked. */
export interface Held {
  /** This instant, read once everything was locked. */
  at: Date;
  switches: LeagueSwitches;
  team: HeldTeam;
}

/**
 * Who is in which team: the low level, for every use-case that moves players. Locks are taken in one order everywhere:
 * switches, players by id, team; then whatever the use-case itself decides (an invite, a request). Every method that
 * locks or writes needs the transaction of its caller.
 */
@Injectable()
export class TeamRosterService {
  constructor(
    private readonly rosters: RostersRepository,
    private readonly switches: SwitchesService,
    private readonly clock: Clock,
  ) {}

  /** The team that the caller plays in: never one that the caller names (T02). Refuses with NO_PLAYER or NO_TEAM. */
  async teamIdOf(actor: Actor): Promise<number> {
    if (actor.playerId === null) throw Roster.noPlayer();
    const teamId = await this.rosters.findTeamIdByPlayerId(actor.playerId);
    if (teamId === null) throw Roster.noTeam();
    return teamId;
  }

  /** The team that the caller plays in; null without one. */
  async currentTeam({ playerId }: Actor): Promise<CurrentTeam | null> {
    return playerId === null ? null : this.rosters.findTeamByPlayerId(playerId);
  }

  /** Locks a team and the players who may come or go. Refuses an unknown team with NOT_FOUND. */
  async hold(teamId: number, ...playerIds: readonly number[]): Promise<Held> {
    const switches = await this.switches.hold();
    await this.rosters.lockPlayers(playerIds);
    const team = await this.rosters.lockTeam(teamId);
    if (!team) throw new LeagueError('NOT_FOUND', 'api.team.not-found');
    return { switches, team: { ...team, roster: await this.rosters.findAllByTeamId(teamId) }, at: this.clock.now() };
  }

  /** Locks a player who is to come into a team that does not exist yet, or is not known yet. */
  async holdPlayer(playerId: number): Promise<Omit<Held, 'team'>> {
    const switches = await this.switches.hold();
    await this.rosters.lockPlayers([playerId]);
    return { switches, at: this.clock.now() };
  }

  /** Refuses a player who has a team (PLAYER_HAS_TEAM), or who waits for the next window (BLOCKED_UNTIL_WINDOW). */
  async assertMayJoin(playerId: number, switches: LeagueSwitches): Promise<void> {
    await this.assertHasNoTeam(playerId);
    TransferWindow.assertNotBlocked(switches, await this.rosters.findLastLeftAt(playerId));
  }

  /** Refuses a player who has a team with PLAYER_HAS_TEAM. */
  async assertHasNoTeam(playerId: number): Promise<void> {
    if ((await this.rosters.findTeamIdByPlayerId(playerId)) !== null) throw Roster.playerHasTeam();
  }

  /**
   * Puts a player last into a held team, as captain of an empty one. Refuses with PLAYER_HAS_TEAM. Whether there is a place left also depends on invites,
   * which this level does not know: `JoiningService` asks and then calls this.
   */
  async join({ team, at }: Held, playerId: number): Promise<void> {
    await this.assertHasNoTeam(playerId);
    await this.rosters.insert(team.id, { playerId, sortOrder: Roster.nextPlace(team.roster) }, at);
  }

  /** Takes a player out of a held team; the others move up. Answers the team as it is then. */
  async end({ team, at }: Held, playerId: number): Promise<HeldTeam> {
    await this.rosters.end(team.id, playerId, at);
    await this.rosters.updatePlaces(team.id, Roster.without(team.roster, playerId));
    return { ...team, roster: await this.rosters.findAllByTeamId(team.id) };
  }
}

/** Where the captain can be reached; null when the team has none, or an account has none. */
export const captainUserId = ({ roster }: Pick<HeldTeam, 'roster'>): number | null =>
  roster.find(({ sortOrder }) => sortOrder === Roster.CAPTAIN)?.userId ?? null;
