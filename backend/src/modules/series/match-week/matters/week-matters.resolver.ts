import { Args, Context, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import type { GraphqlContext } from '../../../../platform/graphql/request-loader.ts';
import { CaptainsLoader } from '../../table/captains.loader.ts';
import { SeriesCaptainType } from '../../table/captains.type.ts';
import { WeekMattersService } from './week-matters.service.ts';
import { toWeekMatter, WeekMatterType } from './week-matters.type.ts';

/** What needs staff in the match week. */
@Resolver(() => WeekMatterType)
export class WeekMattersResolver {
  constructor(
    private readonly matters: WeekMattersService,
    private readonly captains: CaptainsLoader,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => [WeekMatterType], {
    description: 'Of the series that the viewer may decide about, the most urgent first',
  })
  async weekMatters(
    @CurrentActor() actor: Actor,
    @Args('divisionId', { type: () => Int, nullable: true }) divisionId: number | null = null,
    @Args('isMine', { type: () => Boolean, nullable: true, description: "Only of the viewer's own divisions" })
    isMine: boolean | null = null,
  ): Promise<WeekMatterType[]> {
    return (await this.matters.find(actor, { divisionId, isMine: isMine ?? false })).map(toWeekMatter);
  }

  @ResolveField('captains', () => [SeriesCaptainType], {
    description: "The teams' present captains, the home team's first",
  })
  captainsOf(@Parent() { seriesId }: WeekMatterType, @Context() context: GraphqlContext): Promise<SeriesCaptainType[]> {
    return this.captains.ofSeries(context).load(seriesId);
  }
}
