import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { StageWithBracket } from '../../series/stages/stage.ts';
import { AdminStageType } from './stage-admin.type.ts';
import { StageSignupsService } from './stage-signups.service.ts';

/** Adds to a stage of the back office whether teams can still sign up for it. */
@Resolver(() => AdminStageType)
export class StageSignupsResolver {
  constructor(private readonly signups: StageSignupsService) {}

  @ResolveField(() => Boolean, { description: 'Teams without a place can still sign up for it' })
  isSignupOpen(@Parent() stage: StageWithBracket): Promise<boolean> {
    return this.signups.isOpen(stage);
  }
}
