import type { OnModuleInit } from '@nestjs/common';
import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Side } from '../../domain/sides.ts';
import { countsAs, GAMES } from '../../platform/graphql/costs.ts';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { SeriesFinders } from '../series/series-finders.ts';
import { totalsOf } from '../series/series-games.ts';
import { SeriesLoader } from '../series/series.loader.ts';
import { SeriesType } from '../series/series.type.ts';
import { ratedWithin, unratedStats } from './rated-stats.ts';
import { PlayerStatsType } from './stats.type.ts';

/** Three play, and hardly ever more than two come in for them. */
const PLAYERS_OF_SIDE = 5;

/**
 * Adds the players' sums to Series, from the games that Series.games also reads. Ratings compare with the division
 * (R7).
 */
@Resolver(() => SeriesType)
export class SeriesTotalsResolver implements OnModuleInit {
  constructor(
    private readonly series: SeriesLoader,
    private readonly finders: SeriesFinders,
  ) {}

  onModuleInit(): void {
    this.finders.offer(['homeTotals', 'awayTotals'], (id, context) => this.series.findWithGames(id, context));
  }

  @Extensions({ ...GAMES, ...countsAs(PLAYERS_OF_SIDE) })
  @ResolveField(() => [PlayerStatsType], { name: 'homeTotals', description: 'Most points first' })
  homeTotals(@Parent() series: SeriesType, @Context() context: GraphqlContext): Promise<PlayerStatsType[]> {
    return this.totals(series, 'home', context);
  }

  @Extensions({ ...GAMES, ...countsAs(PLAYERS_OF_SIDE) })
  @ResolveField(() => [PlayerStatsType], { name: 'awayTotals', description: 'Most points first' })
  awayTotals(@Parent() series: SeriesType, @Context() context: GraphqlContext): Promise<PlayerStatsType[]> {
    return this.totals(series, 'away', context);
  }

  private async totals(series: SeriesType, side: Side, context: GraphqlContext): Promise<PlayerStatsType[]> {
    const { games, divisionTotals } = await this.series.gamesOf(series.id, context);
    const rows = totalsOf(games, side).map((row) => ({ ...row, team: series[side] }));
    // an annulled series is not in the division's sums, so it cannot be compared with them
    return series.isAnnulled ? unratedStats(rows) : ratedWithin(rows, divisionTotals);
  }
}
