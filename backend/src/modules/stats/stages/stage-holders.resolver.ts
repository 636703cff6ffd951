import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { StageBracketType } from '../../series/stages/stage.type.ts';
import { PlaceHolderType } from './stage-admin.type.ts';
import { StagePlacesService } from './stage-places.service.ts';

/** Adds to a bracket who has the places that it takes. */
@Resolver(() => StageBracketType)
export class StageHoldersResolver {
  constructor(private readonly places: StagePlacesService) {}

  @ResolveField(() => [PlaceHolderType], {
    description:
      'Who has the places of tables and of finished stages now, for the seeds without a team; empty when the stage is drawn',
  })
  holders(@Parent() bracket: StageBracketType): Promise<PlaceHolderType[]> {
    return bracket.isDrawn ? Promise.resolve([]) : this.places.holdersOf(bracket);
  }
}
