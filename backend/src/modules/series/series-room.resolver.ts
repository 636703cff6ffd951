import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { GraphqlContext } from '../../platform/graphql/request-loader.ts';
import { SeriesRoomType } from '../chat/chat.type.ts';
import { RoomsLoader } from '../chat/rooms.loader.ts';
import { SeriesPlanType } from './series-planning.type.ts';

/** The chat room of a series, where staff plan it. */
@Resolver(() => SeriesPlanType)
export class SeriesRoomResolver {
  constructor(private readonly rooms: RoomsLoader) {}

  @ResolveField(() => SeriesRoomType, { nullable: true, description: 'Null before there ever was one' })
  room(@Parent() { series }: SeriesPlanType, @Context() context: GraphqlContext): Promise<SeriesRoomType | null> {
    return this.rooms.ofSeries(context).load(series.id);
  }
}
