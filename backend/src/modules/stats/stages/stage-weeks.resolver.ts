import { Args, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { AdminStageResult, AdminStageType, MoveStageRoundsInput } from './stage-admin.type.ts';
import { StageWeeksService } from './stage-weeks.service.ts';

/** Weeks of drawn stages, in the back office. */
@Resolver(() => AdminStageType)
export class StageWeeksResolver {
  constructor(private readonly weeks: StageWeeksService) {}

  @Roles('admin')
  @Mutation(() => AdminStageResult, { description: 'Other weeks for rounds of a drawn stage that have no result' })
  moveStageRounds(@CurrentActor() actor: Actor, @Args('input') { weeks, ...seen }: MoveStageRoundsInput) {
    return this.weeks.move(actor, seen, weeks);
  }
}
