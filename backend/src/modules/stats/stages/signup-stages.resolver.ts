import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { SignupViewType } from '../../seasons/signups/signup.type.ts';
import { StageSignupsService } from './stage-signups.service.ts';

/** Adds to the sign-up what teams without a place then play in. */
@Resolver(() => SignupViewType)
export class SignupStagesResolver {
  constructor(private readonly signups: StageSignupsService) {}

  @ResolveField(() => [DivisionRefType], {
    description:
      'Qualifiers and cups of the season that are open to teams that sign up without a place, and are not drawn',
  })
  openStages(@Parent() { season }: SignupViewType): Promise<DivisionRefType[]> {
    return season ? this.signups.openStages(season.id) : Promise.resolve([]);
  }
}
