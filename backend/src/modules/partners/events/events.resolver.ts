import { Args, ArgsType, Field, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import { IsIn, IsInt, IsOptional } from 'class-validator';
import { MOST_EVENTS, type EventKind } from '../../../domain/partners/league-event.ts';
import { Public } from '../../../platform/access/access.decorators.ts';
import { EventFeed } from './event-feed.ts';
import { EventsService } from './events.service.ts';
import {
  EventKindEnum,
  EventPageType,
  EventType,
  FeedStepType,
  toEvent,
  toEventPage,
  toFeedStep,
} from './events.type.ts';
import type { FeedStep, LeagueEvent } from './league-event.ts';

const AFTER = {
  type: () => Int,
  nullable: true,
  description: 'A position: first the events after it. Without it: from now on',
} as const;
const KINDS = {
  name: 'kinds',
  type: () => [EventKindEnum],
  nullable: true,
  description: 'Only these, at least one. Left out: all, also those that come later',
} as const;

@ArgsType()
class EventsArgs {
  @Field(() => Int, { nullable: true, description: 'A position: the events after it. Left out: from the oldest on' })
  @IsOptional()
  @IsInt()
  after: number | null;

  @Field(() => Int, { defaultValue: MOST_EVENTS, description: 'The oldest of them, 1 to 100' })
  @IsInt()
  first: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The newest of them instead, 1 to 100, the oldest first. Left out: the oldest; with it `first` does not count',
  })
  @IsOptional()
  @IsInt()
  last: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'With `last`, a position: the events before it. Left out: up to the newest',
  })
  @IsOptional()
  @IsInt()
  before: number | null;

  @Field(() => [EventKindEnum], { nullable: true, description: KINDS.description })
  @IsOptional()
  @IsIn(Object.values(EventKindEnum), { each: true })
  kinds: EventKind[] | null;
}

/** The feed of events, to read and to be told. */
@Resolver()
export class EventsResolver {
  constructor(
    private readonly events: EventsService,
    private readonly feed: EventFeed,
  ) {}

  @Public()
  @Query(() => EventPageType, { name: 'events', description: 'What happened, kept for 400 days' })
  async page(@Args() { after, before, last, kinds, first }: EventsArgs): Promise<EventPageType> {
    const isBackwards = (last ?? before ?? null) !== null;
    return toEventPage(await this.events.choose({ after, before, last, kinds, first: isBackwards ? null : first }));
  }

  @Public()
  @Subscription(() => EventType, {
    description:
      'Each event, once and in order. Keep its position, and name it when you connect again. With `kinds`, rather listen to `feedAdvanced`',
    resolve: toEvent,
  })
  eventPublished(
    @Args('after', AFTER)
    after: number | null,
    @Args(KINDS) kinds: EventKind[] | null,
  ): Promise<AsyncIterableIterator<LeagueEvent>> {
    return this.feed.after(after ?? null, kinds ?? null);
  }

  @Public()
  @Subscription(() => FeedStepType, {
    description:
      'The same events, each with how far you are; also at the beginning, and when events of other kinds have passed',
    resolve: toFeedStep,
  })
  feedAdvanced(
    @Args('after', AFTER)
    after: number | null,
    @Args(KINDS) kinds: EventKind[] | null,
  ): Promise<AsyncIterableIterator<FeedStep>> {
    return this.feed.steps(after ?? null, kinds ?? null);
  }
}
