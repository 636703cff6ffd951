import { Args, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { MOST_EVENTS } from '../../../domain/partners/league-event.ts';
import { Public } from '../../../platform/access/access.decorators.ts';
import { EventFeed } from './event-feed.ts';
import { EventsService } from './events.service.ts';
import { EventPageType, EventType, toEvent, toEventPage } from './events.type.ts';
import type { LeagueEvent } from './league-event.ts';

const AFTER = { type: () => Int, nullable: true } as const;

/** The feed of events, to read and to be told. */
@Resolver()
export class EventsResolver {
  constructor(
    private readonly events: EventsService,
    private readonly feed: EventFeed,
  ) {}

  @Public()
  @Query(() => EventPageType, { name: 'events', description: 'What happened, kept for 400 days' })
  async page(
    @Args('after', { ...AFTER, description: 'A position: the events after it. Without it: from the oldest on' })
    after: number | null,
    @Args('first', { type: () => Int, defaultValue: MOST_EVENTS, description: '1 to 100' }) first: number,
  ): Promise<EventPageType> {
    return toEventPage(await this.events.page(after ?? null, first));
  }

  @Public()
  @Subscription(() => EventType, {
    description: 'Each event, once and in order. Keep its position, and name it when you connect again',
    resolve: toEvent,
  })
  eventPublished(
    @Args('after', { ...AFTER, description: 'A position: first the events after it. Without it: from now on' })
    after: number | null,
  ): Promise<AsyncIterableIterator<LeagueEvent>> {
    return this.feed.after(after ?? null);
  }
}
