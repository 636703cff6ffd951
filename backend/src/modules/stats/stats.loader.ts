import { Injectable } from '@nestjs/common';
import { requestLoader } from '../../platform/graphql/request-loader.ts';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import type { SeasonRef } from '../refs/season-ref.ts';
import { playerStatsOf, teamSeasonStatsOf, teamStatsOf } from './rated-stats.ts';
import type { DivisionTotals, PlayerStats, TeamSeasonStats, TeamStats } from './rated-stats.ts';
import { StatsRepository } from './stats.repository.ts';

/** One of a division's two tables. */
interface TableRequest {
  divisionId: number;
  table: 'players' | 'teams';
}

/** Statistics for the fields of one request. Both tables of a division share one statement. */
@Injectable()
export class StatsLoader {
  private readonly byDivision = requestLoader((requests: readonly TableRequest[]) => this.totalsOf(requests));
  private readonly byTeam = requestLoader((teamIds: readonly number[]) => this.seasonsOf(teamIds));

  constructor(private readonly stats: StatsRepository) {}

  /** The player table of a division, highest rating first. */
  async playersOf(divisionId: number, context: GraphqlContext): Promise<PlayerStats[]> {
    return playerStatsOf(await this.byDivision(context).load({ divisionId, table: 'players' }));
  }

  /** The team table of a division, best points first. */
  async teamsOf(divisionId: number, context: GraphqlContext): Promise<TeamStats[]> {
    return teamStatsOf(await this.byDivision(context).load({ divisionId, table: 'teams' }));
  }

  /** A team's season in numbers; undefined when it did not play that season. */
  async ofTeamSeason(
    { teamId, season }: { teamId: number; season: SeasonRef },
    context: GraphqlContext,
  ): Promise<TeamSeasonStats | undefined> {
    return (await this.byTeam(context).load(teamId)).find(({ seasonId }) => seasonId === season.id);
  }

  private async totalsOf(requests: readonly TableRequest[]): Promise<DivisionTotals[]> {
    const ids = new Set(requests.map(({ divisionId }) => divisionId));
    const found = await this.stats.findAllByDivisions(
      [...ids],
      requests.some(({ table }) => table === 'teams'),
    );
    const byId = new Map(found.map((totals) => [totals.divisionId, totals]));
    return requests.map(({ divisionId }) => byId.get(divisionId) ?? { divisionId, players: [], games: [] });
  }

  private async seasonsOf(teamIds: readonly number[]): Promise<TeamSeasonStats[][]> {
    const seasons = (await this.stats.findAllByTeams(teamIds)).map(teamSeasonStatsOf);
    return teamIds.map((id) => seasons.filter(({ teamId }) => teamId === id));
  }
}
