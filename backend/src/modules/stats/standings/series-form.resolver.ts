import { ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { SeriesType } from '../../series/series.type.ts';
import { SeriesFormType } from './series-form.type.ts';
import { StandingsLoader } from './standings.loader.ts';

/** Adds the form of both teams to Series, for lists: GraphQL's own arguments, as for the places (`series-places.resolver.ts`). */
@Resolver(() => SeriesType)
export class SeriesFormResolver {
  constructor(private readonly standings: StandingsLoader) {}

  @ResolveField(() => SeriesFormType, {
    nullable: true,
    description: 'The latest results of the two teams in the division; null before its first result',
  })
  async form(series: SeriesType, _args: unknown, context: GraphqlContext): Promise<SeriesFormType | null> {
    const byTeam = await this.standings.formsIn(series.division.id, context);
    const [home = [], away = []] = [byTeam?.get(series.home.id), byTeam?.get(series.away.id)];
    return home.length === 0 && away.length === 0 ? null : { home, away };
  }
}
