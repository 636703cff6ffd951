import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { SeriesRemindersService } from './series-reminders.service.ts';
import { LateSeriesArgs, LateSeriesType, RemindCaptainsResult } from './series-reminders.type.ts';

/** Reminders of series that should have been played. */
@Resolver()
export class SeriesRemindersResolver {
  constructor(private readonly reminders: SeriesRemindersService) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => [LateSeriesType], { description: 'Those that the viewer runs, the longest overdue first' })
  async lateSeries(
    @CurrentActor() actor: Actor,
    @Args() { ids, divisionId, isMine }: LateSeriesArgs,
  ): Promise<LateSeriesType[]> {
    const choice = { ids: ids ?? null, divisionId: divisionId ?? null, isMine: isMine ?? false };
    const late = await this.reminders.late(actor, choice);
    return late.map((series) => ({ ...series, captains: series.captains.length }));
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => RemindCaptainsResult, {
    description: 'Reminds the captains of late series, at most once a day for each; others are left out',
  })
  remindCaptains(@CurrentActor() actor: Actor, @Args('seriesIds', { type: () => [Int] }) seriesIds: number[]) {
    return this.reminders.remind(actor, seriesIds);
  }
}
