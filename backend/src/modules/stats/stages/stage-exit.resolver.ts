import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { AdminStageResult, AdminStageType } from './stage-admin.type.ts';
import { StageExitService } from './stage-exit.service.ts';
import { StageExitPreviewType, TakeOutOfStageInput } from './stage-exit.type.ts';

/** Teams that leave drawn stages, in the back office. */
@Resolver(() => AdminStageType)
export class StageExitResolver {
  constructor(private readonly exits: StageExitService) {}

  @Roles('admin')
  @Query(() => StageExitPreviewType, { nullable: true, description: 'null: nothing is left for the team to play' })
  stageExitPreview(
    @Args('divisionId', { type: () => Int }) divisionId: number,
    @Args('teamId', { type: () => Int }) teamId: number,
  ): Promise<StageExitPreviewType | null> {
    return this.exits.preview(divisionId, teamId);
  }

  @Roles('admin')
  @Mutation(() => AdminStageResult, {
    description: 'The team plays nothing more of the drawn stage, and its next opponent goes on as by walkover',
  })
  takeOutOfStage(
    @CurrentActor() actor: Actor,
    @Args('input') { divisionId, version, teamId, exit, doesBeatenReturn }: TakeOutOfStageInput,
  ) {
    return this.exits.takeOut(actor, { divisionId, version }, { teamId, exit, doesBeatenReturn });
  }
}
