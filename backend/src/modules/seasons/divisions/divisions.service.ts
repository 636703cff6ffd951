import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import { Clock } from '../../../platform/clock.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { DivisionPage, DivisionAdmin, DivisionSummary, DescribedBand, DivisionAddress } from './division.ts';
import { DivisionsRepository } from './divisions.repository.ts';

/** Reads the divisions. Refuses an unknown id (DIVISION_NOT_FOUND). */
@Injectable()
export class DivisionsService {
  constructor(
    private readonly divisions: DivisionsRepository,
    private readonly clock: Clock,
  ) {}

  /** The top part of a division's page; null when the season has no such division. */
  page(address: DivisionAddress): Promise<DivisionPage | null> {
    return this.divisions.findPage(address, this.clock.now());
  }

  async idOf(discriminator: string, seasonId: number): Promise<number> {
    const id = await this.divisions.findId(discriminator, seasonId);
    if (id === null) throw divisionNotFound();
    return id;
  }

  /** Refuses an id that is no division's. */
  async assertExists(id: number): Promise<void> {
    if (!(await this.divisions.existsById(id))) throw divisionNotFound();
  }

  /** The division's admin; null when it has none. */
  async admin(id: number): Promise<DivisionAdmin | null> {
    const admin = await this.divisions.findAdmin(id);
    if (!admin) await this.assertExists(id);
    return admin;
  }

  async bands(id: number): Promise<DescribedBand[]> {
    const bands = await this.divisions.findBands(id);
    if (!bands) throw divisionNotFound();
    return bands;
  }

  /** The division's teams, sorted by their names in that season. */
  async teams(id: number): Promise<TeamRef[]> {
    const teams = await this.divisions.findTeams(id);
    if (teams.length === 0) await this.assertExists(id);
    return teams;
  }

  /** Every division of every season: the current season (R16) and the top division first. */
  summaries(): Promise<DivisionSummary[]> {
    return this.divisions.findSummaries(this.clock.now());
  }
}

const divisionNotFound = () => new LeagueError('DIVISION_NOT_FOUND', 'api.division.not-found');
