import { Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { requestLoader } from '../../../platform/graphql/request-loader.ts';
import type { GraphqlContext } from '../../../platform/graphql/request-loader.ts';
import type { StageWithBracket } from '../../series/stages/stage.ts';
import { AdminStageType, LeftOutTeamType } from './stage-admin.type.ts';
import { StageSignupsService } from './stage-signups.service.ts';

/** Adds to a stage of the back office whether teams can still sign up for it, or are to. */
@Resolver(() => AdminStageType)
export class StageSignupsResolver {
  private readonly leftOutOf = requestLoader((stages: readonly StageWithBracket[]) => this.signups.leftOut(stages));

  constructor(private readonly signups: StageSignupsService) {}

  @ResolveField(() => Boolean, { description: 'Teams without a place can still sign up for it' })
  isSignupOpen(@Parent() stage: StageWithBracket): Promise<boolean> {
    return this.signups.isOpen(stage);
  }

  @ResolveField(() => Int, {
    description: 'Of so many rounds staff choose weeks and formats: also of those that it gets by teams that sign up',
  })
  mostRounds(@Parent() stage: StageWithBracket): number {
    return this.signups.mostRounds(stage);
  }

  @ResolveField(() => [LeftOutTeamType], {
    description: 'Teams that have signed up without a place and get no seed by a draw now, the strongest first',
  })
  async leftOut(stage: StageWithBracket, _args: unknown, context: GraphqlContext): Promise<LeftOutTeamType[]> {
    const leftOut = await this.leftOutOf(context).load(stage);
    return leftOut.map(({ team, why, otherStage }) => ({ team, why, otherStage: otherStage?.name ?? null }));
  }

  @ResolveField(() => Boolean, {
    description: 'Sign-up for its season has not begun, or no team has signed up; false when it is open now',
  })
  isSignupAhead(@Parent() stage: StageWithBracket): Promise<boolean> {
    return this.signups.isAhead(stage);
  }
}
