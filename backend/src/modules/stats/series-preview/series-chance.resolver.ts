import { ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { SeriesType } from '../../series/series.type.ts';
import { StandingsLoader } from '../standings/standings.loader.ts';
import { SeriesChanceType } from './series-chance.type.ts';
import { winChanceIn } from './series-preview.ts';

/** Adds the chance to win to Series, for lists: GraphQL's own arguments, as for the places (`standings/series-places.resolver.ts`). */
@Resolver(() => SeriesType)
export class SeriesChanceResolver {
  constructor(private readonly standings: StandingsLoader) {}

  @ResolveField(() => SeriesChanceType, {
    nullable: true,
    description:
      'How likely each team wins (R28); null when the series has a result, and when its result would count for no team',
  })
  async chance(series: SeriesType, _args: unknown, context: GraphqlContext): Promise<SeriesChanceType | null> {
    if (series.state === 'reported' || series.isAnnulled) return null;
    const division = await this.standings.resultsOf(series.division.id, context);
    return division && winChanceIn(division, { home: series.home.id, away: series.away.id });
  }
}
