import { Args, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/limits.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import { SeriesTableService } from './series-table.service.ts';
import { AdminSeriesFilter, AdminSeriesPageType } from './series-table.type.ts';

/** The back office's table of series. */
@Resolver()
export class SeriesTableResolver {
  constructor(private readonly table: SeriesTableService) {}

  @Roles('admin', 'divisionadmin')
  @Extensions(HISTORY)
  @Query(() => AdminSeriesPageType, { description: "All seasons' series" })
  adminSeries(@CurrentActor() actor: Actor, @Args('filter') filter: AdminSeriesFilter): Promise<AdminSeriesPageType> {
    return this.table.page(actor, {
      ...toSlice(filter),
      sort: filter.sort ?? 'now',
      ids: filter.ids ?? null,
      seasonId: filter.seasonId ?? null,
      divisionId: filter.divisionId ?? null,
      week: filter.week ?? null,
      state: filter.state ?? null,
      isUnreported: filter.isUnreported ?? null,
      lacksNumbers: filter.lacksNumbers ?? null,
      isStreamed: filter.isStreamed ?? null,
      isMine: filter.isMine ?? null,
      isLate: filter.isLate ?? null,
      isToday: filter.isToday ?? null,
      lacksTime: filter.lacksTime ?? null,
    });
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => Int, { description: 'The last week that any season has' })
  lastSeriesWeek(): Promise<number> {
    return this.table.lastWeek();
  }
}
