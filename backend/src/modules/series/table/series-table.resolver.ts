import { Args, Context, Extensions, Int, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { HISTORY } from '../../../platform/graphql/costs.ts';
import { requestLoader } from '../../../platform/graphql/request-loader.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { toSlice } from '../../../platform/graphql/table-filter.type.ts';
import { SeriesTableService } from './series-table.service.ts';
import type { SeriesTableFilter } from './series-table.ts';
import { AdminSeriesFilter, AdminSeriesPageType } from './series-table.type.ts';

/** The back office's table of series. */
@Resolver()
export class SeriesTableResolver {
  /** The pages that one document asks for are read together: the match night has five groups of series. */
  private readonly pages = requestLoader(async (wanted: readonly { actor: Actor; filter: SeriesTableFilter }[]) => {
    const [first] = wanted;
    return first
      ? this.table.pages(
          first.actor,
          wanted.map(({ filter }) => filter),
        )
      : [];
  });

  constructor(private readonly table: SeriesTableService) {}

  @Roles('admin', 'divisionadmin')
  @Extensions(HISTORY)
  @Query(() => AdminSeriesPageType, { description: "All seasons' series" })
  adminSeries(
    @CurrentActor() actor: Actor,
    @Args('filter') filter: AdminSeriesFilter,
    @Context() context: GraphqlContext,
  ): Promise<AdminSeriesPageType> {
    const wanted: SeriesTableFilter = {
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
      isThisWeek: filter.isThisWeek ?? null,
      isDoneToday: filter.isDoneToday ?? null,
      isOwnFirst: filter.isOwnFirst ?? false,
    };
    return this.pages(context).load({ actor, filter: wanted });
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => Int, { description: 'The last week that any season has' })
  lastSeriesWeek(): Promise<number> {
    return this.table.lastWeek();
  }
}
