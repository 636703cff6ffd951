import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import { SeriesRoomType } from '../../chat/chat.type.ts';
import { RoomsLoader } from '../../chat/rooms.loader.ts';
import { SeriesPlanType } from './series-planning.type.ts';
import { AdminSeriesType } from '../table/series-table.type.ts';

const FIELD = { nullable: true, description: 'Its room in the chat; null before there ever was one' };

/** Adds the chat room to a series in the staff's plan. */
@Resolver(() => SeriesPlanType)
export class SeriesRoomResolver {
  constructor(private readonly rooms: RoomsLoader) {}

  @ResolveField(() => SeriesRoomType, FIELD)
  room(@Parent() { series }: SeriesPlanType, @Context() context: GraphqlContext): Promise<SeriesRoomType | null> {
    return this.rooms.ofSeries(context).load(series.id);
  }
}

/** Adds the chat room to a series in the staff's table. */
@Resolver(() => AdminSeriesType)
export class AdminSeriesRoomResolver {
  constructor(private readonly rooms: RoomsLoader) {}

  @ResolveField(() => SeriesRoomType, FIELD)
  room(@Parent() { series }: AdminSeriesType, @Context() context: GraphqlContext): Promise<SeriesRoomType | null> {
    return this.rooms.ofSeries(context).load(series.id);
  }
}
