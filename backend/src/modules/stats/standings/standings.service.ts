import { Injectable } from '@nestjs/common';
import { walkoverAgainst } from '../../../domain/competition/disqualification.ts';
import { levelPlaces } from '../../../domain/competition/standings/level-places.ts';
import type { StandingsResult } from '../../../domain/competition/standings/standings.ts';
import { MOST_WHAT_IFS, whatIfResults } from '../../../domain/competition/standings/what-if-results.ts';
import type { WhatIfResult } from '../../../domain/competition/standings/what-if-results.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { walkoverResult } from '../../../domain/series/series-result.ts';
import { Clock } from '../../../platform/clock.ts';
import type { DivisionPage, DivisionAddress } from '../../seasons/divisions/division.ts';
import type { TableTeam } from '../../seasons/divisions/division-results.ts';
import { tableFrom } from './standings-table.ts';
import type { StandingsTableRow } from './standings-table.ts';
import { StandingsRepository } from './standings.repository.ts';
import type { BandedResults, TeamPlayers } from './standings.repository.ts';

/** The change of one series in a preview: another result, or none. */
export interface SeriesOverride {
  seriesId: number;
  result: StandingsResult | null;
}

/** The parts of a decision about a team that change the order (R4, R5). */
export type DecisionOverride = Pick<TableTeam, 'isDisqualified' | 'areResultsAnnulled' | 'adjustment' | 'decider'>;

/** The tables of divisions. They are computed from the results at every read. */
@Injectable()
export class StandingsService {
  constructor(
    private readonly standings: StandingsRepository,
    private readonly clock: Clock,
  ) {}

  /** The table of a division; refuses an unknown id with DIVISION_NOT_FOUND. */
  async tableOf(divisionId: number): Promise<StandingsTableRow[]> {
    const { bands, ...division } = await this.resultsOf(divisionId);
    return tableFrom(division, bands);
  }

  /** A division's page with its table; null when the season has no such division. */
  async pageOf(address: DivisionAddress): Promise<{ page: DivisionPage; table: StandingsTableRow[] } | null> {
    const found = await this.standings.findPage(address, this.clock.now());
    return found && { page: found.page, table: tableFrom(found.results, found.results.bands) };
  }

  /** The table if one series had another result, or none. Stores nothing. */
  async preview(divisionId: number, override: SeriesOverride): Promise<StandingsTableRow[]> {
    const { bands, ...division } = await this.resultsOf(divisionId);
    const { seriesId, result } = override;
    const at = division.results.findIndex((other) => other.seriesId === seriesId);
    const replacement = result ? [result] : [];
    const before: readonly StandingsResult[] = division.results;
    const results = at < 0 ? [...before, ...replacement] : before.toSpliced(at, 1, ...replacement);
    return tableFrom({ ...division, results }, bands);
  }

  /** The table if these results came true. Refuses an unknown division, and results that cannot be (INVALID_INPUT). */
  async tableIf(divisionId: number, whatIfs: readonly WhatIfResult[]): Promise<StandingsTableRow[]> {
    const { bands, ...division } = await this.resultsOf(divisionId);
    const { teams, format } = division;
    const named = whatIfs.slice(0, MOST_WHAT_IFS).map(({ seriesId }) => seriesId);
    const series = await this.standings.findUnplayed(divisionId, named);
    const results = [...division.results, ...whatIfResults(format, whatIfs, series)];
    const unplayed = series.filter(({ seriesId, isReported }) => !isReported && !named.includes(seriesId));
    return tableFrom({ teams, format, results }, bands, { level: levelPlaces(teams, results, unplayed, format) });
  }

  /** The table if staff decided otherwise about a team, and these of its series were walkovers. */
  async previewDecision(
    divisionId: number,
    teamId: number,
    decision: DecisionOverride,
    given: readonly { home: number; away: number }[] = [],
  ): Promise<StandingsTableRow[]> {
    const { bands, ...division } = await this.resultsOf(divisionId);
    const teams = division.teams.map((team) => (team.id === teamId ? { ...team, ...decision } : team));
    const out = new Set(teams.filter((team) => team.isDisqualified).map(({ id }) => id));
    const walkovers = given.map(({ home, away }): StandingsResult => {
      const meeting = { homeTeamId: home, awayTeamId: away };
      const walkover = walkoverAgainst(meeting, out);
      return { ...meeting, ...walkoverResult(division.format, walkover), walkover };
    });
    return tableFrom({ ...division, teams, results: [...division.results, ...walkovers] }, bands);
  }

  /** The players of each team of the division, now and during its season. */
  players(divisionId: number): Promise<TeamPlayers[]> {
    return this.standings.findPlayers(divisionId, this.clock.now());
  }

  private async resultsOf(divisionId: number): Promise<BandedResults> {
    const [division] = await this.standings.findResults([divisionId]);
    if (!division) throw new LeagueError('DIVISION_NOT_FOUND', 'api.division.not-found');
    return division;
  }
}
