import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SeasonDraftType } from '../divisions/admin/season-divisions.type.ts';
import { RollOverService } from './roll-over.service.ts';
import { RollOverType } from './roll-over.type.ts';

/** Adds the proposal to the draft of a season's divisions. */
@Resolver(() => SeasonDraftType)
export class RollOverResolver {
  constructor(private readonly turn: RollOverService) {}

  @ResolveField(() => RollOverType, { description: 'Proposed from the tables, bands and places of the season before' })
  rollOver(@Parent() draft: SeasonDraftType): Promise<RollOverType> {
    return this.turn.proposal(draft);
  }
}
