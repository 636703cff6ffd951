import { Args, Mutation, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../../platform/access/access.decorators.ts';
import { WeekSeriesResult } from '../times/times.type.ts';
import { WeekSeriesService } from '../week-series.service.ts';
import { toWeekSeries, WeekSeriesType } from '../week-series.type.ts';
import { LobbyService } from './lobby.service.ts';
import { ReadyService } from './ready.service.ts';
import { NameLineUpInput, WeekReadyType } from './ready.type.ts';

/** Who plays, and in which lobby. */
@Resolver(() => WeekSeriesType)
export class ReadyResolver {
  constructor(
    private readonly ready: ReadyService,
    private readonly lobby: LobbyService,
    private readonly week: WeekSeriesService,
  ) {}

  @ResolveField('ready', () => WeekReadyType)
  async readyOf(@Parent() { stored }: WeekSeriesType): Promise<WeekReadyType> {
    return { ...(await this.ready.of(stored)), ...(await this.lobby.of(stored)) };
  }

  @SignedIn()
  @Mutation(() => WeekSeriesResult, { description: "In the place of whom the viewer's captain named before" })
  async nameLineUp(@CurrentActor() actor: Actor, @Args('input') { seriesId, playerIds }: NameLineUpInput) {
    await this.ready.name(actor, seriesId, playerIds);
    return toWeekSeries(await this.week.getSeriesOrThrow(actor, seriesId));
  }
}
