import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { OwnWebhooksService } from './own-webhooks.service.ts';
import {
  ChangeWebhookInput,
  MakeWebhookInput,
  NewWebhookResult,
  WebhookDeliveryPageType,
  WebhookDeliveryResult,
  WebhookResult,
  WebhookTargetInput,
  WebhookType,
} from './webhooks.type.ts';

const INT = { type: () => Int } as const;

/** A partner's webhooks, as the partner keeps them. */
@Resolver()
export class OwnWebhooksResolver {
  constructor(private readonly webhooks: OwnWebhooksService) {}

  @SignedIn()
  @Query(() => [WebhookType], { description: "The caller's, by name" })
  myWebhooks(@CurrentActor() actor: Actor): Promise<WebhookType[]> {
    return this.webhooks.all(actor);
  }

  @SignedIn()
  @Query(() => WebhookDeliveryPageType, {
    description: "What was sent to a webhook of the caller's. Done ones are kept for 30 days",
  })
  myWebhookDeliveries(
    @CurrentActor() actor: Actor,
    @Args('webhookId', INT) webhookId: number,
    @Args('first', { ...INT, defaultValue: 25 }) first: number,
    @Args('before', { ...INT, nullable: true }) before: number | null,
  ): Promise<WebhookDeliveryPageType> {
    return this.webhooks.page(actor, webhookId, first, before ?? null);
  }

  @SignedIn()
  @Mutation(() => NewWebhookResult, { description: 'It gets the events from now on. Tells its secret, this once' })
  makeMyWebhook(@CurrentActor() actor: Actor, @Args('input') input: MakeWebhookInput) {
    return this.webhooks.make(actor, input);
  }

  @SignedIn()
  @Mutation(() => WebhookResult)
  changeMyWebhook(@CurrentActor() actor: Actor, @Args('input') input: ChangeWebhookInput) {
    return this.webhooks.change(actor, input, input);
  }

  @SignedIn()
  @Mutation(() => WebhookResult, { description: 'Sends again, first what waited or was given up' })
  resumeMyWebhook(@CurrentActor() actor: Actor, @Args('input') input: WebhookTargetInput) {
    return this.webhooks.resume(actor, input);
  }

  @SignedIn()
  @Mutation(() => NewWebhookResult, {
    description: 'Tells a new secret, this once. The former one signs too for a day',
  })
  rotateMyWebhookSecret(@CurrentActor() actor: Actor, @Args('input') input: WebhookTargetInput) {
    return this.webhooks.rotate(actor, input);
  }

  @SignedIn()
  @Mutation(() => DoneResult, { description: 'Its deliveries are deleted too' })
  async deleteMyWebhook(@CurrentActor() actor: Actor, @Args('input') input: WebhookTargetInput) {
    await this.webhooks.delete(actor, input);
    return { messageKey: 'api.webhook.deleted' };
  }

  @SignedIn()
  @Mutation(() => WebhookDeliveryResult, { description: 'Sends a test' })
  testMyWebhook(@CurrentActor() actor: Actor, @Args('id', INT) id: number) {
    return this.webhooks.test(actor, id);
  }

  @SignedIn()
  @Mutation(() => WebhookDeliveryResult, { description: 'Sends a delivery once more' })
  replayMyDelivery(@CurrentActor() actor: Actor, @Args('id', INT) id: number) {
    return this.webhooks.replay(actor, id);
  }
}
