import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Public, SignedIn } from '../../../platform/access/access.decorators.ts';
import { EveningType } from '../../series/match-week/times/times.type.ts';
import { MyWeekService } from './my-week.service.ts';
import { OpponentType, OwnSeriesType, toOwnSeries, WeekTaskType } from './my-week.type.ts';

/** A player's own match week. */
@Resolver(() => OwnSeriesType)
export class MyWeekResolver {
  constructor(private readonly week: MyWeekService) {}

  @SignedIn()
  @Query(() => [OwnSeriesType], {
    description: 'What is played now, then those with something to do, then the soonest',
  })
  async myWeek(@CurrentActor() actor: Actor): Promise<OwnSeriesType[]> {
    return (await this.week.of(actor)).map(toOwnSeries);
  }

  @Public()
  @Query(() => WeekTaskType, {
    nullable: true,
    description: 'About the first of myWeek; null for a visitor, and for a player whose captains do nothing',
  })
  myWeekTask(@CurrentActor() actor: Actor): Promise<WeekTaskType | null> {
    return this.week.taskOf(actor);
  }

  @ResolveField('opponent', () => OpponentType, { nullable: true, description: 'Only of the next series' })
  opponentIn(@Parent() { stored }: OwnSeriesType): Promise<OpponentType | null> {
    return this.week.opponentIn(stored);
  }

  @ResolveField('evenings', () => [EveningType], {
    nullable: true,
    description: 'Of the next series without a time, Monday to Sunday; null for the others',
  })
  eveningsOf(@Parent() { stored }: OwnSeriesType, @CurrentActor() actor: Actor): Promise<EveningType[] | null> {
    return this.week.eveningsOf(actor, stored);
  }
}
