import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { DivisionType } from '../seasons/divisions/division.type.ts';
import { SeriesLoader } from './series.loader.ts';
import { SeriesType } from './series.type.ts';

/** Adds the field `series` to Division. */
@Resolver(() => DivisionType)
export class DivisionSeriesResolver {
  constructor(private readonly loader: SeriesLoader) {}

  @ResolveField(() => [SeriesType], { name: 'series', description: 'In the order of play' })
  series(@Parent() division: DivisionType, @Context() context: GraphqlContext): Promise<SeriesType[]> {
    return this.loader.byDivision(context).load(division.id);
  }
}
