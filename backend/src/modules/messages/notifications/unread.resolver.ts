import { Int, Resolver, Subscription } from '@nestjs/graphql';
import type { Actor } from '../../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../../platform/access/access.decorators.ts';
import { UnreadFeed } from './unread-feed.ts';

/** The number of the viewer's unread notices, pushed so that the page need not ask for it. */
@Resolver()
export class UnreadResolver {
  constructor(private readonly feed: UnreadFeed) {}

  @SignedIn()
  @Subscription(() => Int, {
    name: 'unreadNotifications',
    description: "The viewer's number of unread notifications: now, and after every change",
    resolve: (unread: number) => unread,
  })
  unread(@CurrentActor() { userId }: Actor): AsyncIterableIterator<number> {
    return this.feed.of(userId as number);
  }
}
