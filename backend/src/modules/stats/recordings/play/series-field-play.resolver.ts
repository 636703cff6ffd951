import { Context, Extensions, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { FIELD_PLAY } from '../../../../platform/graphql/costs.ts';
import type { GraphqlContext } from '../../../../platform/graphql/request-loader.ts';
import { SeriesType } from '../../../series/series.type.ts';
import { FieldPlayLoader } from './field-play.loader.ts';
import { SeriesFieldPlayType } from './field-play.type.ts';

/** Adds the sums from the field to Series. */
@Resolver(() => SeriesType)
export class SeriesFieldPlayResolver {
  constructor(private readonly loader: FieldPlayLoader) {}

  @Extensions(FIELD_PLAY)
  @ResolveField(() => SeriesFieldPlayType, {
    name: 'fieldPlay',
    nullable: true,
    description: 'What happened on the field, summed over the games that have it; null when none has',
  })
  ofSeries(@Parent() { id }: SeriesType, @Context() context: GraphqlContext): Promise<SeriesFieldPlayType | null> {
    return this.loader.ofSeries(id, context);
  }
}
