import { Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { MyWeekService } from './my-week.service.ts';
import { OwnSeriesType, toOwnSeries } from './my-week.type.ts';

/** A player's own match week. */
@Resolver()
export class MyWeekResolver {
  constructor(private readonly week: MyWeekService) {}

  @SignedIn()
  @Query(() => [OwnSeriesType], { description: 'First those with something to do, then the soonest' })
  async myWeek(@CurrentActor() actor: Actor): Promise<OwnSeriesType[]> {
    return (await this.week.of(actor)).map(toOwnSeries);
  }
}
