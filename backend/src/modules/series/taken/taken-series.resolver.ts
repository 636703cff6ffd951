import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { TakenSeriesService } from './taken-series.service.ts';
import { ReleaseSeriesResult, TakeSeriesResult } from './taken-series.type.ts';

/** Staff say which series they take care of. */
@Resolver()
export class TakenSeriesResolver {
  constructor(private readonly taken: TakenSeriesService) {}

  @Roles('admin', 'divisionadmin')
  @Mutation(() => TakeSeriesResult, {
    description: 'The other staff see it for half an hour, or until the series is decided. It keeps nobody from acting',
  })
  takeSeries(@CurrentActor() actor: Actor, @Args('seriesId', { type: () => Int }) seriesId: number) {
    return this.taken.take(actor, seriesId);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => ReleaseSeriesResult, { description: "Ends it; another one's stays" })
  async releaseSeries(@CurrentActor() actor: Actor, @Args('seriesId', { type: () => Int }) seriesId: number) {
    await this.taken.release(actor, seriesId);
    return { seriesId };
  }
}
