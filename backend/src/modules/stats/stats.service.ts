import { Injectable } from '@nestjs/common';
import type { Totals } from '../../domain/competition/statistics/stats.ts';
import { playerStatsOf, teamSeasonStatsOf, teamStatsOf } from './rated-stats.ts';
import type { DivisionStats, PlayerStats } from './rated-stats.ts';
import { StatsRepository } from './stats.repository.ts';

/** Statistics of players and teams (R7). */
@Injectable()
export class StatsService {
  constructor(private readonly stats: StatsRepository) {}

  /** Both tables of a division; empty for an unknown division. */
  async ofDivision(divisionId: number): Promise<DivisionStats> {
    const [totals] = await this.stats.findAllByDivisions([divisionId], true);
    return totals ? { players: playerStatsOf(totals), teams: teamStatsOf(totals) } : { players: [], teams: [] };
  }

  /** A team's players in a season; an empty list when the team did not play. */
  async ofTeamSeason(teamId: number, seasonId: number): Promise<PlayerStats[]> {
    const season = (await this.stats.findAllByTeams([teamId])).find((totals) => totals.seasonId === seasonId);
    return season ? teamSeasonStatsOf(season).players : [];
  }

  /** A player's sums in a division, over all of their teams there; zeros without games. */
  ofPlayer(playerId: number, divisionId: number): Promise<Totals> {
    return this.stats.findByPlayer(playerId, divisionId);
  }
}
