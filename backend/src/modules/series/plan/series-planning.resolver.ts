import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { playingOrder } from '../../../domain/competition/schedule.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { AdminDivisionResult } from '../../seasons/divisions/admin/division-admin.type.ts';
import { ScheduleService } from './schedule.service.ts';
import { SeriesPlanService } from './series-plan.service.ts';
import {
  CreateScheduleInput,
  PlanSeriesInput,
  PlanSeriesResult,
  PlayingOrderType,
  ScheduleChoiceInput,
  ScheduledSeriesType,
  SeriesPlanType,
} from './series-planning.type.ts';

/** Schedules, and the times of series. */
@Resolver()
export class SeriesPlanningResolver {
  constructor(
    private readonly schedules: ScheduleService,
    private readonly plans: SeriesPlanService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => [PlayingOrderType], { name: 'playingOrder', description: 'The possible schedules' })
  playingOrder(): PlayingOrderType[] {
    return playingOrder();
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [ScheduledSeriesType], { description: 'The series that createSchedule would make with the same choice' })
  schedulePreview(@Args('choice') { divisionId, ...choice }: ScheduleChoiceInput): Promise<ScheduledSeriesType[]> {
    return this.schedules.preview(divisionId, choice);
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => [SeriesPlanType], { description: 'The series of a week in the order of play' })
  seriesPlans(
    @Args('divisionId', { type: () => Int }) divisionId: number,
    @Args('week', { type: () => Int }) week: number,
  ): Promise<SeriesPlanType[]> {
    return this.plans.ofWeek(divisionId, week);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => AdminDivisionResult, { description: 'Replaces all series of the division' })
  createSchedule(@CurrentActor() actor: Actor, @Args('input') input: CreateScheduleInput) {
    const { divisionId, discardedResults, version, ...choice } = input;
    return this.schedules.create(actor, divisionId, choice, { discardedResults, version });
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => PlanSeriesResult)
  planSeries(@CurrentActor() actor: Actor, @Args('input') input: PlanSeriesInput) {
    return this.plans.save(actor, input);
  }
}
