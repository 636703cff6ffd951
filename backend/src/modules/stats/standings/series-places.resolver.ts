import { ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { SeriesType } from '../../series/series.type.ts';
import { SeriesPlacesType } from './series-places.type.ts';
import { StandingsLoader } from './standings.loader.ts';

/**
 * Adds the places of both teams to Series. The field is asked for in each row of a list, so it takes GraphQL's own
 * arguments: Nest's `@Parent()` and `@Context()` would cost six times as much as the field (docs/performance.md).
 */
@Resolver(() => SeriesType)
export class SeriesPlacesResolver {
  constructor(private readonly standings: StandingsLoader) {}

  @ResolveField(() => SeriesPlacesType, {
    nullable: true,
    description:
      'Where the two teams are in the table now; null: the division has no result yet, or the series is of a stage',
  })
  async places(series: SeriesType, _args: unknown, context: GraphqlContext): Promise<SeriesPlacesType | null> {
    // a stage has no table, and its results need not be read for that
    if (series.bracketPosition !== null) return null;
    const byTeam = await this.standings.placesIn(series.division.id, context);
    const [home, away] = [byTeam?.get(series.home.id), byTeam?.get(series.away.id)];
    return home == null || away == null ? null : { home, away };
  }
}
