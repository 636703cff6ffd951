import { Module } from '@nestjs/common';
import { EventFeed } from './event-feed.ts';
import { EventsController } from './events.controller.ts';
import { EventsRepository } from './events.repository.ts';
import { EventsResolver } from './events.resolver.ts';
import { EventsService } from './events.service.ts';

/** What happens in the league, in order, for partners' programs. */
@Module({
  controllers: [EventsController],
  providers: [EventFeed, EventsRepository, EventsResolver, EventsService],
  exports: [EventFeed, EventsService],
})
export class EventsModule {}
