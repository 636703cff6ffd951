import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { EVENT_PARTS, type EventPart } from '../../../domain/partners/event-parts.ts';
import { EVENT_KINDS, type EventFacts, type EventKind } from '../../../domain/partners/league-event.ts';
import type { EventPage, LeagueEvent } from './league-event.ts';

/** What an event is about. It has the fields that apply to its kind. */
export class EventDataWire implements EventFacts {
  @ApiPropertyOptional({ type: 'integer' }) seriesId?: number;
  @ApiPropertyOptional({ type: 'integer' }) divisionId?: number;
  @ApiPropertyOptional({ type: 'integer', nullable: true }) seasonId?: number | null;
  @ApiPropertyOptional({ type: 'integer', description: 'Week of the schedule' }) week?: number;
  @ApiPropertyOptional({ type: 'integer' }) homeTeamId?: number;
  @ApiPropertyOptional({ type: 'integer' }) awayTeamId?: number;
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'In UTC; null: the series has no time',
  })
  startsAt?: string | null;
  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'Games won; null: no result' })
  homeGames?: number | null;
  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'Games won; null: no result' })
  awayGames?: number | null;
  @ApiPropertyOptional({ type: String, enum: ['home', 'away', 'both'], nullable: true })
  walkover?: 'home' | 'away' | 'both' | null;
  @ApiPropertyOptional({ type: 'integer' }) playerId?: number;
  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'Of a transfer: the new team' })
  teamId?: number | null;
  @ApiPropertyOptional({ type: 'integer', nullable: true, description: 'Of a transfer: the former team' })
  fromTeamId?: number | null;
  @ApiPropertyOptional({ type: 'integer', description: 'Of a player who was merged: the player who stays' })
  intoPlayerId?: number;
  @ApiPropertyOptional({ type: 'integer', description: 'Of a series of 6mans' }) sixMansSeriesId?: number;
  @ApiPropertyOptional({
    type: [String],
    enum: [...new Set(Object.values(EVENT_PARTS).flat())],
    description: 'Of a `changed` kind: what is another now',
  })
  changed?: EventPart[];
  @ApiPropertyOptional({ type: 'integer' }) postId?: number;
  @ApiPropertyOptional({ type: String, nullable: true, description: "The post's address now" }) slug?: string | null;
}

/** Something that happened. */
export class EventWire {
  @ApiProperty({ type: 'integer', description: 'Grows by one with each event, in the order of the commits' })
  position: number;
  @ApiProperty({ enum: EVENT_KINDS }) kind: EventKind;
  @ApiProperty({ format: 'date-time', description: 'In UTC', example: '2026-03-10T20:00:00.000Z' }) at: string;
  @ApiProperty({ type: EventDataWire }) data: EventDataWire;
}

/** An answer of GET /api/events. */
export class EventPageWire {
  @ApiProperty({ type: [EventWire], description: 'The oldest first' }) events: EventWire[];
  @ApiProperty({ type: 'integer', description: '`after` of the next call' }) next: number;
  @ApiProperty({ type: 'integer', description: 'The position of the newest event' }) newest: number;
  @ApiProperty() hasMore: boolean;
}

export const toEventWire = ({ position, kind, at, facts }: LeagueEvent): EventWire => ({
  position,
  kind,
  at,
  data: facts,
});

export const toEventPageWire = ({ events, next, newest, hasMore }: EventPage): EventPageWire => ({
  events: events.map(toEventWire),
  next,
  newest,
  hasMore,
});
