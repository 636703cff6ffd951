import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { TeamDecisionService } from '../report/team-decision.service.ts';
import { BulkSeriesService } from './bulk-series.service.ts';
import { ChangeRoomsInput, GiveAwayRestInput, BulkSeriesResult, StreamSeriesInput } from './bulk-series.type.ts';

const ALL_OR_NONE = 'All or none; a refusal names every refused series';

/** One act on many series. */
@Resolver()
export class BulkSeriesResolver {
  constructor(
    private readonly bulk: BulkSeriesService,
    private readonly decisions: TeamDecisionService,
  ) {}

  @Roles('admin', 'divisionadmin')
  @Mutation(() => BulkSeriesResult, { description: `Sets or clears the stream. ${ALL_OR_NONE}` })
  async streamManySeries(@CurrentActor() actor: Actor, @Args('input') { series, isStreamed }: StreamSeriesInput) {
    return { changed: await this.bulk.stream(actor, series, isStreamed) };
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => BulkSeriesResult, { description: `Opens or closes rooms in the chat. ${ALL_OR_NONE}` })
  async changeSeriesRooms(@CurrentActor() actor: Actor, @Args('input') { seriesIds, isOpen }: ChangeRoomsInput) {
    return { changed: await this.bulk.changeRooms(actor, seriesIds, isOpen) };
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => BulkSeriesResult, {
    description: `Walkovers in a team's unplayed series; the team stays in the division. ${ALL_OR_NONE}`,
  })
  async giveAwayRest(@CurrentActor() actor: Actor, @Args('input') { seriesIds, reason, ...team }: GiveAwayRestInput) {
    return { changed: await this.decisions.giveAwayRest(actor, team, seriesIds, reason ?? null) };
  }
}
