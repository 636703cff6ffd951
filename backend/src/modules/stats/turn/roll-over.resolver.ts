import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SeasonDraftType } from '../../seasons/divisions/admin/season-divisions.type.ts';
import { RollOverService } from './roll-over.service.ts';
import { RollOverType } from './roll-over.type.ts';

/** Adds the proposal to the draft of a season's divisions. */
@Resolver(() => SeasonDraftType)
export class RollOverResolver {
  constructor(private readonly turn: RollOverService) {}

  @ResolveField(() => RollOverType, {
    description: 'Proposed from the final places, bands, qualifiers and kept places of the season before',
  })
  rollOver(@Parent() draft: SeasonDraftType): Promise<RollOverType> {
    return this.turn.proposal(draft);
  }
}
