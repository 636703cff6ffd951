import { Args, Int, Resolver, Subscription } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { WeekFeed } from './week-feed.ts';

/** Pushes that a page of the match week should be read again. */
@Resolver()
export class WeekLiveResolver {
  constructor(
    private readonly feed: WeekFeed,
    private readonly week: WeekSeriesService,
  ) {}

  @SignedIn()
  @Subscription(() => Int, {
    description: 'A number that grows when something changed about the series; only for its teams and its staff',
    resolve: (changes: number) => changes,
  })
  async weekSeriesChanged(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
  ): Promise<AsyncIterableIterator<number>> {
    const mayHear = () => this.week.getSeriesOrThrow(actor, seriesId);
    const { id } = await mayHear();
    return this.feed.ofSeries(id, actor.userId, mayHear);
  }

  @Roles('admin', 'divisionadmin')
  @Subscription(() => Int, {
    description: 'A number that grows when something changed about any series',
    resolve: (changes: number) => changes,
  })
  matchNightChanged(): AsyncIterableIterator<number> {
    return this.feed.ofAll();
  }
}
