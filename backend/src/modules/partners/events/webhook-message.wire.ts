import { ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { EVENT_KINDS, type EventKind } from '../../../domain/partners/league-event.ts';
import { EVENT_WIRES, type EventWire } from './events.wire.ts';

const DATA = [...new Set(Object.values(EVENT_WIRES).map(([, data]) => getSchemaPath(data)))].map(($ref) => ({ $ref }));

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
      { anyOf: [...DATA, { type: 'object', description: 'Of a test: nothing' }] },
      { type: 'object', properties: { position: { type: 'integer', description: 'Its place in the feed' } } },
    ],
    description: 'As in `/api/events`, with the position; of a test, nothing',
  })
  data: Partial<EventWire['data']> & { position?: number };
}
