import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StageBracketType } from '../../series/stages/stage.type.ts';
import { StageStrengthsService } from './stage-strengths.service.ts';
import { TeamStrengthType } from './stage-strengths.type.ts';

/** Adds to a bracket how strong its teams are, for its odds. */
@Resolver(() => StageBracketType)
export class StageStrengthsResolver {
  constructor(private readonly service: StageStrengthsService) {}

  @ResolveField(() => [TeamStrengthType], {
    description: 'Of every team that has played in the season; a team without games has the strength 0',
  })
  strengths(@Parent() { divisionId }: StageBracketType): Promise<TeamStrengthType[]> {
    return this.service.ofSeason(divisionId);
  }
}
