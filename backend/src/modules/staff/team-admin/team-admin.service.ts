import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { maySet } from '../../../domain/teams/roster-plan.ts';
import { containingPattern, startingWith } from '../../../platform/db/table-page.ts';
import type { TablePage } from '../../../platform/db/table-page.ts';
import { TeamAdminRepository } from './team-admin.repository.ts';
import type { AdminTeam, AdminTeamRow, RosterCandidate, TeamFilter } from './team-admin.ts';

/** The most rows of a list to choose from. */
const CHOICES = 20;

/** Reads teams, for staff. */
@Injectable()
export class TeamAdminService {
  constructor(private readonly teams: TeamAdminRepository) {}

  /** A page of the teams. */
  async page(filter: TeamFilter): Promise<TablePage<AdminTeamRow>> {
    const pattern = containingPattern(filter.text);
    const [items, total] = await Promise.all([
      this.teams.findPage(pattern, filter),
      this.teams.count(pattern, filter.isActive),
    ]);
    return { items, total };
  }

  /** A team; null for an unknown id. */
  findTeam(id: number): Promise<AdminTeam | null> {
    return this.teams.find(id);
  }

  /** A team; refuses an unknown id (NOT_FOUND). */
  async team(id: number): Promise<AdminTeam> {
    const team = await this.teams.find(id);
    if (!team) throw new LeagueError('NOT_FOUND', 'api.team.not-found');
    return team;
  }

  /** Whether the actor may change the team. */
  async maySave(actor: Actor, id: number): Promise<boolean> {
    return maySet(actor, await this.teams.findRelation(id, actor));
  }

  /** Every team. */
  all(): Promise<AdminTeam[]> {
    return this.teams.findAll();
  }

  /** At most 20 players without a team whose names begin with a text, and the team's own players. */
  choices(teamId: number, text: string): Promise<RosterCandidate[]> {
    return this.teams.findCandidates(teamId, startingWith(text), CHOICES);
  }

  /** All players whom staff can add to a team: players without a team, and its own. Refuses an unknown team. */
  async candidates(teamId: number): Promise<RosterCandidate[]> {
    await this.team(teamId);
    return this.teams.findCandidates(teamId, '', null);
  }
}
