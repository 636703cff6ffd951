import { Injectable } from '@nestjs/common';
import { requestLoader } from '../../platform/graphql/request-loader.ts';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import type { SeasonRef } from '../refs/season-ref.ts';
import { divisionStatsOf, teamSeasonStatsOf } from './rated-stats.ts';
import type { DivisionStats, TeamSeasonStats } from './rated-stats.ts';
import { StatsRepository } from './stats.repository.ts';

/** Statistics for the fields of one request; a division's two tables share one statement. */
@Injectable()
export class StatsLoader {
  /** Both tables of a division by its id. */
  readonly byDivision = requestLoader((divisionIds: readonly number[]) => this.divisionsOf(divisionIds));
  private readonly byTeam = requestLoader((teamIds: readonly number[]) => this.teamsOf(teamIds));

  constructor(private readonly stats: StatsRepository) {}

  /** A team's season in numbers; undefined for a season that it did not play. */
  async ofTeamSeason(
    { teamId, season }: { teamId: number; season: SeasonRef },
    context: GraphqlContext,
  ): Promise<TeamSeasonStats | undefined> {
    return (await this.byTeam(context).load(teamId)).find(({ seasonId }) => seasonId === season.id);
  }

  private async divisionsOf(divisionIds: readonly number[]): Promise<DivisionStats[]> {
    const found = await this.stats.findAllByDivisions(divisionIds);
    const byId = new Map(found.map((totals) => [totals.divisionId, divisionStatsOf(totals)]));
    return divisionIds.map((divisionId) => byId.get(divisionId) ?? { divisionId, players: [], teams: [] });
  }

  private async teamsOf(teamIds: readonly number[]): Promise<TeamSeasonStats[][]> {
    const seasons = (await this.stats.findAllByTeams(teamIds)).map(teamSeasonStatsOf);
    return teamIds.map((id) => seasons.filter(({ teamId }) => teamId === id));
  }
}
