import { Args, Int, Mutation, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../../platform/access/access.decorators.ts';
import { LineUpRemindersService } from './line-up-reminders.service.ts';
import { RemindLineUpsResult } from './week-reminders.type.ts';

/** Staff ask captains for their line-ups. */
@Resolver()
export class LineUpRemindersResolver {
  constructor(private readonly reminders: LineUpRemindersService) {}

  @Roles('admin', 'divisionadmin')
  @Mutation(() => RemindLineUpsResult, { description: 'Once for a start, to the captains who have named none' })
  async remindLineUps(@CurrentActor() actor: Actor, @Args('seriesId', { type: () => Int }) seriesId: number) {
    return { captains: await this.reminders.remind(actor, seriesId) };
  }
}
