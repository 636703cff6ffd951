import { Args, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { MarkNotificationsReadResult, NotificationPageType, NotificationType } from './notification.type.ts';
import { NotificationsService } from './notifications.service.ts';

@Resolver(() => NotificationType)
export class NotificationsResolver {
  constructor(private readonly notices: NotificationsService) {}

  @SignedIn()
  @Query(() => NotificationPageType)
  notifications(
    @CurrentActor() actor: Actor,
    @Args('first', { type: () => Int, defaultValue: 25 }) first: number,
    @Args('before', { type: () => Int, nullable: true }) before?: number,
  ): Promise<NotificationPageType> {
    return this.notices.page(actor, first, before ?? null);
  }

  @SignedIn()
  @Query(() => Int, { name: 'unreadNotifications' })
  unread(@CurrentActor() actor: Actor): Promise<number> {
    return this.notices.unread(actor);
  }

  @SignedIn()
  @Mutation(() => MarkNotificationsReadResult)
  async markNotificationsRead(@CurrentActor() actor: Actor) {
    return { count: await this.notices.markRead(actor) };
  }
}
