import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { countsAs } from '../../platform/graphql/costs.ts';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { DivisionType } from '../divisions/division.type.ts';
import { SeriesLoader } from './series.loader.ts';
import { SeriesType } from './series.type.ts';

/** Half of what a division of eight teams plays: sixty people behind one address open their division at kick-off (T125). */
const SERIES_OF_DIVISION = 30;

/** Adds the field `series` to Division. */
@Resolver(() => DivisionType)
export class DivisionSeriesResolver {
  constructor(private readonly loader: SeriesLoader) {}

  @Extensions(countsAs(SERIES_OF_DIVISION))
  @ResolveField(() => [SeriesType], { name: 'series', description: 'In the order of play' })
  series(@Parent() division: DivisionType, @Context() context: GraphqlContext): Promise<SeriesType[]> {
    return this.loader.byDivision(context).load(division.id);
  }
}
