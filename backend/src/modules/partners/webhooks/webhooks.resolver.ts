import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, Roles } from '../../../platform/access/access.decorators.ts';
import { DoneResult } from '../../../platform/graphql/done.type.ts';
import { DeliveriesService } from './deliveries.service.ts';
import { WebhooksService } from './webhooks.service.ts';
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

/** Webhooks, as admins keep them. */
@Resolver()
export class WebhooksResolver {
  constructor(
    private readonly webhooks: WebhooksService,
    private readonly deliveries: DeliveriesService,
  ) {}

  @Roles('admin')
  @Query(() => [WebhookType], { name: 'webhooks', description: 'By name' })
  all(): Promise<WebhookType[]> {
    return this.webhooks.all();
  }

  @Roles('admin')
  @Query(() => WebhookDeliveryPageType, { description: 'What was sent to a webhook. Done ones are kept for 30 days' })
  webhookDeliveries(
    @Args('webhookId', INT) webhookId: number,
    @Args('first', { ...INT, defaultValue: 25 }) first: number,
    @Args('before', { ...INT, nullable: true }) before: number | null,
  ): Promise<WebhookDeliveryPageType> {
    return this.deliveries.page(webhookId, first, before ?? null);
  }

  @Roles('admin')
  @Mutation(() => NewWebhookResult, { description: 'It gets the events from now on. Tells its secret, this once' })
  makeWebhook(@CurrentActor() actor: Actor, @Args('input') input: MakeWebhookInput) {
    return this.webhooks.make(actor, input);
  }

  @Roles('admin')
  @Mutation(() => WebhookResult)
  changeWebhook(@CurrentActor() actor: Actor, @Args('input') input: ChangeWebhookInput) {
    return this.webhooks.change(actor, input, input);
  }

  @Roles('admin')
  @Mutation(() => WebhookResult, { description: 'Nothing is sent until it is resumed, and nothing is lost' })
  pauseWebhook(@CurrentActor() actor: Actor, @Args('input') input: WebhookTargetInput) {
    return this.webhooks.pause(actor, input);
  }

  @Roles('admin')
  @Mutation(() => WebhookResult, { description: 'Sends again, first what waited or was given up' })
  resumeWebhook(@CurrentActor() actor: Actor, @Args('input') input: WebhookTargetInput) {
    return this.webhooks.resume(actor, input);
  }

  @Roles('admin')
  @Mutation(() => NewWebhookResult, {
    description: 'Tells a new secret, this once. The former one signs too for a day',
  })
  rotateWebhookSecret(@CurrentActor() actor: Actor, @Args('input') input: WebhookTargetInput) {
    return this.webhooks.rotate(actor, input);
  }

  @Roles('admin')
  @Mutation(() => DoneResult, { description: 'Its deliveries are deleted too' })
  async deleteWebhook(@CurrentActor() actor: Actor, @Args('input') input: WebhookTargetInput) {
    await this.webhooks.delete(actor, input);
    return { messageKey: 'api.webhook.deleted' };
  }

  @Roles('admin')
  @Mutation(() => WebhookDeliveryResult, { description: 'Sends a test' })
  testWebhook(@CurrentActor() actor: Actor, @Args('id', INT) id: number) {
    return this.deliveries.test(actor, id);
  }

  @Roles('admin')
  @Mutation(() => WebhookDeliveryResult, { description: 'Sends a delivery once more' })
  replayDelivery(@CurrentActor() actor: Actor, @Args('id', INT) id: number) {
    return this.deliveries.replay(actor, id);
  }

  @Roles('admin')
  @Mutation(() => WebhookResult, { description: 'Sends again everything after a position of the feed' })
  replayWebhook(
    @CurrentActor() actor: Actor,
    @Args('input') input: WebhookTargetInput,
    @Args('after', INT) after: number,
  ) {
    return this.deliveries.replayAfter(actor, input, after);
  }
}
