import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { CaptainMessagesService } from './captain-messages.service.ts';
import {
  CaptainAudienceType,
  CaptainMessagePageType,
  CaptainMessagesArgs,
  MessageCaptainsInput,
  MessageCaptainsResult,
} from './captain-messages.type.ts';

/** Messages of staff to captains. */
@Resolver()
export class CaptainMessagesResolver {
  constructor(private readonly messages: CaptainMessagesService) {}

  @Roles('admin', 'divisionadmin')
  @Query(() => [CaptainAudienceType], { description: 'Of seasons that are not over' })
  captainAudiences(@CurrentActor() actor: Actor): Promise<CaptainAudienceType[]> {
    return this.messages.audiences(actor);
  }

  @Roles('admin', 'divisionadmin')
  @Query(() => CaptainMessagePageType, { description: 'The newest first' })
  captainMessages(@Args() { first, offset }: CaptainMessagesArgs): Promise<CaptainMessagePageType> {
    return this.messages.page({ first: first ?? null, offset: offset ?? 0 });
  }

  @Roles('admin', 'divisionadmin')
  @Mutation(() => MessageCaptainsResult, {
    description: 'To each captain with an account: a notification, and a message in the chat',
  })
  messageCaptains(@CurrentActor() actor: Actor, @Args('input') input: MessageCaptainsInput) {
    return this.messages.send(actor, { ...input, divisionId: input.divisionId ?? null });
  }
}
