import { Controller, Get, Headers, Query, Req, Res } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProduces,
  ApiQuery,
  ApiTags,
} from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { EVENT_KINDS, MOST_EVENTS } from '../../../domain/partners/league-event.ts';
import { Public } from '../../../platform/access/access.decorators.ts';
import { LimitReads } from '../../../platform/limits/limit-reads.ts';
import { LARGEST_INT4, WholeNumberPipe } from '../../../platform/rest/params.ts';
import { OpenStreams, type StreamedEvent } from '../../../platform/web/open-streams.ts';
import { EventFeed } from './event-feed.ts';
import { EventsService } from './events.service.ts';
import { WebhookMessageWire } from '../webhooks/webhook-message.wire.ts';
import { EventPageWire, toEventPageWire, toEventWire } from './events.wire.ts';
import type { LeagueEvent } from './league-event.ts';

const AFTER = {
  name: 'after',
  required: false,
  schema: { type: 'integer', minimum: 0, maximum: LARGEST_INT4 },
} as const;
const FORGOTTEN = { description: 'The event after `after` is deleted: `params.oldest` is where the feed begins now' };

/** The feed of events. Programs read it from any site, so every site may read the answers. */
@ApiTags('events')
@ApiExtraModels(WebhookMessageWire)
@Controller('events')
export class EventsController {
  constructor(
    private readonly events: EventsService,
    private readonly feed: EventFeed,
    private readonly streams: OpenStreams,
    private readonly limits: LimitReads,
  ) {}

  @Public()
  @Get()
  @ApiOperation({
    operationId: 'listEvents',
    summary: 'What happened after a position, the oldest first',
    description: `Events are kept for 400 days. Kinds: ${EVENT_KINDS.join(', ')}.`,
  })
  @ApiQuery({ ...AFTER, description: 'The last position that you have read; without it, the oldest event comes first' })
  @ApiQuery({
    name: 'first',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: MOST_EVENTS, default: MOST_EVENTS },
    description: 'The most events in the answer',
  })
  @ApiOkResponse({ type: EventPageWire })
  @ApiConflictResponse(FORGOTTEN)
  async page(
    @Query('after') after: unknown,
    @Query('first') first: unknown,
    @Res({ passthrough: true }) res: Response,
  ): Promise<EventPageWire> {
    res.setHeader('Access-Control-Allow-Origin', '*');
    return toEventPageWire(await this.events.page(numberOf(after, 'after'), numberOf(first, 'first') ?? MOST_EVENTS));
  }

  @Public()
  @Get('stream')
  @ApiOperation({
    operationId: 'streamEvents',
    summary: 'The same events as they happen, as server-sent events',
    description:
      'Each event has its position as `id`, its kind as `event` and a row of `/api/events` as `data`. A browser continues ' +
      'by itself after the last one that it got (`Last-Event-ID`).',
  })
  @ApiQuery({ ...AFTER, description: 'First the events after this position; without it, from now on' })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Counts instead of `after`' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiConflictResponse(FORGOTTEN)
  async stream(
    @Query('after') after: unknown,
    @Headers('last-event-id') lastId: string | undefined,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    res.setHeader('Access-Control-Allow-Origin', '*');
    const stream = this.streams.open(req, res);
    try {
      const from = lastId ? numberOf(lastId, 'Last-Event-ID') : numberOf(after, 'after');
      await stream.send(await this.feed.after(from), toStreamed, () => this.limits.ofMessage(req, 'rest')(1));
    } finally {
      stream.release();
    }
  }
}

const toStreamed = (event: LeagueEvent): StreamedEvent => ({
  id: event.position,
  event: event.kind,
  data: toEventWire(event),
});

/** The value of a parameter that may be missing. */
const numberOf = (given: unknown, name: string): number | null =>
  given === undefined ? null : new WholeNumberPipe().transform(given, { type: 'query', data: name });
