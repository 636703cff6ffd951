import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { Clock } from '../../platform/clock.ts';
import type { DivisionRef } from '../refs/division-ref.ts';
import type { SeasonPlayer, TeamPage } from './team.ts';
import { TeamsRepository } from './teams.repository.ts';

/** Reads teams. */
@Injectable()
export class TeamsService {
  constructor(
    private readonly teams: TeamsRepository,
    private readonly clock: Clock,
  ) {}

  /** A team's page; null for an unknown id. */
  findPage(id: number): Promise<TeamPage | null> {
    return this.teams.findPage(id, this.clock.now());
  }

  /** A team's page; refuses an unknown id with NOT_FOUND. */
  async page(id: number): Promise<TeamPage> {
    const team = await this.findPage(id);
    if (!team) throw teamNotFound();
    return team;
  }

  /** Refuses an id that is no team's. */
  async assertExists(id: number): Promise<void> {
    if (!(await this.teams.existsById(id))) throw teamNotFound();
  }

  /** The division that a team played in. Refuses a season that it did not play, with the documented message. */
  async divisionOf(id: number, seasonId: number): Promise<DivisionRef> {
    const { seasons } = await this.page(id);
    const division = seasons.find(({ season }) => season.id === seasonId)?.division;
    if (!division) throw new LeagueError('NOT_FOUND', DID_NOT_PLAY);
    return division;
  }

  /** The players of a team in a season; an empty list when the season was before the team's first. */
  async rosterOf(id: number, seasonId: number): Promise<SeasonPlayer[]> {
    const { seasons } = await this.page(id);
    return seasons.find(({ season }) => season.id === seasonId)?.roster ?? [];
  }

  /** Every team by name. */
  names(): Promise<{ id: number; name: string }[]> {
    return this.teams.findAllNames();
  }
}

const teamNotFound = () => new LeagueError('NOT_FOUND', 'api.team.not-found');

const DID_NOT_PLAY = 'api.team.getDivisionForTeam.response.did-not-play-this-season';
