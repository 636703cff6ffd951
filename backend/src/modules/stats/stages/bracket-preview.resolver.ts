import { Args, Int, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { outcomeOf } from '../standings/standings-preview.service.ts';
import { SeriesOutcomeInput } from '../standings/standings-preview.type.ts';
import { BracketPreviewService } from './bracket-preview.service.ts';
import { BracketPreviewType } from './bracket-preview.type.ts';

/** What a result would undo in its bracket, before staff save it. */
@Resolver()
export class BracketPreviewResolver {
  constructor(private readonly previews: BracketPreviewService) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => BracketPreviewType, { description: 'What a result that staff are about to save would undo' })
  bracketPreview(
    @CurrentActor() actor: Actor,
    @Args('seriesId', { type: () => Int }) seriesId: number,
    @Args('outcome') outcome: SeriesOutcomeInput,
  ): Promise<BracketPreviewType> {
    return this.previews.preview(actor, seriesId, outcomeOf(outcome));
  }
}
