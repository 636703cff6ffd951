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
import { LeagueError } from '../../../domain/league-error.ts';
import { EVENT_KINDS, MOST_EVENTS, type EventKind } from '../../../domain/partners/league-event.ts';
import { Public } from '../../../platform/access/access.decorators.ts';
import { LimitReads } from '../../../platform/limits/limit-reads.ts';
import { LARGEST_INT4, WholeNumberPipe } from '../../../platform/rest/params.ts';
import { OpenStreams, type StreamedEvent } from '../../../platform/web/open-streams.ts';
import { EventFeed } from './event-feed.ts';
import { EventsService } from './events.service.ts';
import { WebhookMessageWire } from './webhook-message.wire.ts';
import { EventPageWire, toEventPageWire, toEventWire } from './events.wire.ts';
import type { LeagueEvent } from './league-event.ts';

const AFTER = {
  name: 'after',
  required: false,
  schema: { type: 'integer', minimum: 0, maximum: LARGEST_INT4 },
} as const;
const KINDS = {
  name: 'kinds',
  required: false,
  schema: { type: 'array', items: { type: 'string', enum: [...EVENT_KINDS] } },
  style: 'form',
  explode: false,
  description: 'Only these, at least one, with commas between them; without it all, also those that come later',
} as const;
const FORGOTTEN = {
  description: 'The event after `after`, or before `before`, is deleted: `params.oldest` is where the feed begins now',
};

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
  @ApiQuery({
    name: 'last',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: MOST_EVENTS },
    description: 'The newest events instead, at most so many, the oldest of them first. Not with `first` or `after`',
  })
  @ApiQuery({
    name: 'before',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: LARGEST_INT4 },
    description: 'With `last`: those before this position (`previous` of the page before)',
  })
  @ApiQuery(KINDS)
  @ApiOkResponse({ type: EventPageWire })
  @ApiConflictResponse(FORGOTTEN)
  async page(
    @Query('after') after: unknown,
    @Query('before') before: unknown,
    @Query('first') first: unknown,
    @Query('last') last: unknown,
    @Query('kinds') kinds: unknown,
  ): Promise<EventPageWire> {
    const choice = { after: numberOf(after, 'after'), before: numberOf(before, 'before') };
    const most = { first: numberOf(first, 'first'), last: numberOf(last, 'last') };
    return toEventPageWire(await this.events.choose({ ...choice, ...most, kinds: eventKindsOf(kinds) }));
  }

  @Public()
  @Get('stream')
  @ApiOperation({
    operationId: 'streamEvents',
    summary: 'The same events as they happen, as server-sent events',
    description:
      'Each event has its position as `id`, its kind as `event` and a row of `/api/events` as `data`. A browser continues ' +
      'by itself after the last one that it got (`Last-Event-ID`). With `isNamed=false` no event has a name: `onmessage` then ' +
      'hears all kinds, also those that come later. The beginning and the line every 15 seconds have an `id` too: how far you are.',
  })
  @ApiQuery({ ...AFTER, description: 'First the events after this position; without it, from now on' })
  @ApiQuery(KINDS)
  @ApiQuery({
    name: 'isNamed',
    required: false,
    schema: { type: 'boolean', default: true },
    description: 'false: no `event` lines',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false, description: 'Counts instead of `after`' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiConflictResponse(FORGOTTEN)
  async stream(
    @Query('after') after: unknown,
    @Query('kinds') kinds: unknown,
    @Query('isNamed') isNamed: unknown,
    @Headers('last-event-id') lastId: string | undefined,
    @Req() req: Request,
    @Res() res: Response,
  ): Promise<void> {
    const stream = this.streams.open(req, res);
    try {
      const from = lastId ? numberOf(lastId, 'Last-Event-ID') : numberOf(after, 'after');
      const events = await this.feed.after(from, eventKindsOf(kinds));
      await stream.send(events, toStreamed(isNamed !== 'false'), () => this.limits.ofMessage(req, 'rest')(1));
    } finally {
      stream.release();
    }
  }
}

const toStreamed =
  (isNamed: boolean) =>
  (event: LeagueEvent): StreamedEvent => ({
    id: event.position,
    event: isNamed ? event.kind : null,
    data: toEventWire(event),
  });

/** Kinds with commas between them; null: all. A kind that does not exist is refused: its events would never come. */
function eventKindsOf(given: unknown): EventKind[] | null {
  if (given === undefined) return null;
  if (given === '') return [];
  const kinds = (Array.isArray(given) ? given : [given]).flatMap((text) => String(text).split(','));
  const unknown = kinds.find((kind) => !EVENT_KINDS.some((known) => known === kind));
  if (unknown !== undefined) throw new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field: 'kinds' });
  return EVENT_KINDS.filter((kind) => kinds.includes(kind));
}

/** The value of a parameter that may be missing. */
const numberOf = (given: unknown, name: string): number | null =>
  given === undefined ? null : new WholeNumberPipe().transform(given, { type: 'query', data: name });
