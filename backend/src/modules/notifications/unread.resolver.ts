import { Int, Resolver, Subscription } from '@nestjs/graphql';
import type { Actor } from '../../domain/actor.ts';
import { CurrentActor, SignedIn } from '../../platform/access/access.decorators.ts';
import { UnreadFeed } from './unread-feed.ts';

/** The badge of the viewer's unread notices, without asking again and again. */
@Resolver()
export class UnreadResolver {
  constructor(private readonly feed: UnreadFeed) {}

  @SignedIn()
  @Subscription(() => Int, {
    name: 'unreadNotifications',
    description: 'How many the viewer has not read: now, and whenever that changes',
    resolve: (unread: number) => unread,
  })
  unread(@CurrentActor() { userId }: Actor): AsyncIterableIterator<number> {
    return this.feed.of(userId as number);
  }
}
