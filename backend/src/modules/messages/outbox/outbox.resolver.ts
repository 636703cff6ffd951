import { Args, Int, Mutation, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import type { OutboxFilter } from './outbox.ts';
import { OutboxService } from './outbox.service.ts';
import { ChatTaskFilterEnum, ChatTaskPageType, ChatTaskResult, ChatTaskType } from './outbox.type.ts';

/** The outbox, for staff. */
@Resolver(() => ChatTaskType)
export class OutboxResolver {
  constructor(private readonly outbox: OutboxService) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => ChatTaskPageType, { description: 'The newest first' })
  chatTasks(
    @Args('filter', { type: () => ChatTaskFilterEnum, defaultValue: 'open' }) filter: OutboxFilter,
    @Args('first', { type: () => Int, defaultValue: 25 }) first: number,
    @Args('before', { type: () => Int, nullable: true }) before: number | null,
  ): Promise<ChatTaskPageType> {
    return this.outbox.page(filter, first, before ?? null);
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => ChatTaskResult, { description: 'Tries at once what was given up, or waits for its next attempt' })
  retryChatTask(@CurrentActor() actor: Actor, @Args('id', { type: () => Int }) id: number) {
    return this.outbox.retry(actor, id);
  }

  @ResolveField(() => Date, { nullable: true, description: 'When it was done, or is tried again; null when neither' })
  at(@Parent() { state, nextAt, doneAt }: ChatTaskType): Date | null {
    return doneAt ?? (state === 'retrying' ? nextAt : null);
  }

  @ResolveField(() => Boolean, { description: 'Whether the viewer may try it again' })
  mayRetry(@CurrentActor() actor: Actor, @Parent() task: ChatTaskType): boolean {
    return this.outbox.mayRetry(actor, task);
  }
}
