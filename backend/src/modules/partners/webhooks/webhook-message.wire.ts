import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { EVENT_KINDS, type EventKind } from '../../../domain/partners/league-event.ts';
import { EventDataWire } from '../events/events.wire.ts';

/** The body of what is sent to a webhook: an event, or a test. */
export class WebhookMessageWire {
  @ApiProperty({
    enum: [...EVENT_KINDS, 'test'],
    description: 'The kind of the event; `test`: staff sent it to try the address',
  })
  type: EventKind | 'test';
  @ApiProperty({ format: 'date-time', description: 'When it happened, in UTC' }) timestamp: string;
  @ApiProperty({
    allOf: [
      { $ref: getSchemaPath(EventDataWire) },
      { type: 'object', properties: { position: { type: 'integer', description: 'Its place in the feed' } } },
    ],
    description: 'As in `/api/events`, with the position; of a test, nothing',
  })
  data: EventDataWire & { position?: number };
}
