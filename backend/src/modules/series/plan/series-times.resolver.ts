import { Args, Extensions, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { toParams } from '../../../platform/errors/problem.type.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import {
  PlanManySeriesInput,
  PlanManySeriesResult,
  SeriesTimeNoteType,
  SeriesToTimeType,
} from './series-planning.type.ts';
import { SeriesTimesService } from './series-times.service.ts';

/** The times of a season's series in one form. */
@Resolver()
export class SeriesTimesResolver {
  constructor(private readonly times: SeriesTimesService) {}

  @Roles('admin', 'divisionadmin')
  @Extensions(HISTORY)
  @Query(() => [SeriesToTimeType], {
    description: 'The series whose times the viewer may set, also those with a result, in the order of the schedule',
  })
  seriesToTime(
    @CurrentActor() actor: Actor,
    @Args('seasonId', { type: () => Int, nullable: true, description: 'null: the current season' })
    seasonId: number | null,
  ): Promise<SeriesToTimeType[]> {
    return this.times.toTime(actor, seasonId ?? null);
  }

  @Roles('admin', 'divisionadmin')
  @Extensions(HISTORY)
  @Query(() => [SeriesTimeNoteType], { description: 'What to look at before these times are saved' })
  async seriesTimeNotes(@Args('input') { seasonId, series }: PlanManySeriesInput): Promise<SeriesTimeNoteType[]> {
    const notes = await this.times.warnings(seasonId, series);
    return notes.map(({ params, ...note }) => ({ ...note, params: toParams(params) }));
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => PlanManySeriesResult, { description: 'Saves all times or none; a refusal names every refused row' })
  async planManySeries(@CurrentActor() actor: Actor, @Args('input') { seasonId, series }: PlanManySeriesInput) {
    return { plans: await this.times.saveAll(actor, seasonId, series) };
  }
}
