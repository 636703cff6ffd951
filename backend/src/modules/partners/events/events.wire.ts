import { ApiExtraModels, ApiProperty, ApiPropertyOptional, getSchemaPath } from '@nestjs/swagger';
import { EVENT_PARTS, type EventNoun, type PartOf } from '../../../domain/partners/event-parts.ts';
import { EVENT_KINDS, kindsOf, topicOf, type EventTopic, type KindOf } from '../../../domain/partners/league-event.ts';
import type { EventPage, LeagueEvent } from './league-event.ts';

const orNull = (description: string) => ({ type: 'integer', nullable: true, description }) as const;
const id = (description: string) => ({ type: 'integer', description }) as const;
/** Says which of the noun's parts have changed. */
const Changed = (noun: EventNoun): PropertyDecorator =>
  ApiPropertyOptional({
    type: [String],
    enum: [...EVENT_PARTS[noun]],
    description: 'Of a `changed` kind: what is different now',
  });

/** A series, as it was when the event was stored. */
export class SeriesEventDataWire {
  @ApiProperty(id('The series')) seriesId: number;
  @ApiProperty(id('Its division')) divisionId: number;
  @ApiProperty(orNull('Its season; null: it was removed together with the series')) seasonId: number | null;
  @ApiProperty(id('Week of the schedule')) week: number;
  @ApiProperty(id('The home team')) homeTeamId: number;
  @ApiProperty(id('The away team')) awayTeamId: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'In UTC; null: the series has no time',
  })
  startsAt: string | null;
  @ApiProperty(orNull('Games won; null: no result')) homeGames: number | null;
  @ApiProperty(orNull('Games won; null: no result')) awayGames: number | null;
  @ApiProperty({
    type: String,
    enum: ['home', 'away', 'both'],
    nullable: true,
    description: 'Who won without play; null: it was played, or has no result',
  })
  walkover: 'home' | 'away' | 'both' | null;
  @Changed('series') changed?: PartOf<'series'>[];
}

/** A division, or a stage of a season, which has its id from the same numbers. */
export class DivisionEventDataWire {
  @ApiProperty(id('The division or stage')) divisionId: number;
  @ApiProperty(orNull('Its season; null: it was removed together with this')) seasonId: number | null;
  @Changed('stage') changed?: PartOf<'stage'>[];
}

/** A season. */
export class SeasonEventDataWire {
  @ApiProperty(id('The season')) seasonId: number;
  @Changed('season') changed?: PartOf<'season'>[];
}

/** A player. */
export class PlayerEventDataWire {
  @ApiProperty(id('The player')) playerId: number;
  @ApiPropertyOptional(orNull('Of a transfer: the new team; null: the player only left')) teamId?: number | null;
  @ApiPropertyOptional(orNull('Of a transfer: the former team; null: none')) fromTeamId?: number | null;
  @ApiPropertyOptional(id('Of a player who was merged: the player who has all that was theirs')) intoPlayerId?: number;
  @Changed('player') changed?: PartOf<'player'>[];
}

/** A team. */
export class TeamEventDataWire {
  @ApiProperty(id('The team')) teamId: number;
  @ApiPropertyOptional(id('Of a sign-up: the season')) seasonId?: number;
  @ApiPropertyOptional(id('Of a team that was merged: the team that has all that was its')) intoTeamId?: number;
  @Changed('team') changed?: PartOf<'team'>[];
}

/** 6mans. */
export class SixMansEventDataWire {
  @ApiPropertyOptional(id('The series that was played or taken back')) sixMansSeriesId?: number;
  @Changed('sixMans') changed?: PartOf<'sixMans'>[];
}

/** A post. */
export class NewsEventDataWire {
  @ApiProperty(id('The post')) postId: number;
  @ApiProperty({ type: String, nullable: true, description: "The post's address now; null: readers cannot see it" })
  slug: string | null;
}

/** The site besides the league. */
export class SiteEventDataWire {
  @Changed('site') changed?: PartOf<'site'>[];
}

/** When something happened, and its place in the order. */
class HappenedWire {
  @ApiProperty({ type: 'integer', description: 'Grows by one with each event, in the order of the commits' })
  position: number;
  @ApiProperty({ format: 'date-time', description: 'In UTC', example: '2026-03-10T20:00:00.000Z' }) at: string;
}

/** Something happened to a series. */
export class SeriesEventWire extends HappenedWire {
  @ApiProperty({ enum: kindsOf('series') }) kind: KindOf<'series'>;
  @ApiProperty() data: SeriesEventDataWire;
}

/** Something happened to a division or a stage. */
export class DivisionEventWire extends HappenedWire {
  @ApiProperty({ enum: kindsOf('division', 'stage') }) kind: KindOf<'division' | 'stage'>;
  @ApiProperty() data: DivisionEventDataWire;
}

/** Something happened to a season. */
export class SeasonEventWire extends HappenedWire {
  @ApiProperty({ enum: kindsOf('season') }) kind: KindOf<'season'>;
  @ApiProperty() data: SeasonEventDataWire;
}

/** Something happened to a player. */
export class PlayerEventWire extends HappenedWire {
  @ApiProperty({ enum: kindsOf('player') }) kind: KindOf<'player'>;
  @ApiProperty() data: PlayerEventDataWire;
}

/** Something happened to a team. */
export class TeamEventWire extends HappenedWire {
  @ApiProperty({ enum: kindsOf('team') }) kind: KindOf<'team'>;
  @ApiProperty() data: TeamEventDataWire;
}

/** Something happened in 6mans. */
export class SixMansEventWire extends HappenedWire {
  @ApiProperty({ enum: kindsOf('six-mans') }) kind: KindOf<'six-mans'>;
  @ApiProperty() data: SixMansEventDataWire;
}

/** Something happened to a post. */
export class NewsEventWire extends HappenedWire {
  @ApiProperty({ enum: kindsOf('news') }) kind: KindOf<'news'>;
  @ApiProperty() data: NewsEventDataWire;
}

/** Something happened to the site besides the league. */
export class SiteEventWire extends HappenedWire {
  @ApiProperty({ enum: kindsOf('site') }) kind: KindOf<'site'>;
  @ApiProperty() data: SiteEventDataWire;
}

/** Each topic's event, and what it is about. */
export const EVENT_WIRES = {
  series: [SeriesEventWire, SeriesEventDataWire],
  division: [DivisionEventWire, DivisionEventDataWire],
  stage: [DivisionEventWire, DivisionEventDataWire],
  season: [SeasonEventWire, SeasonEventDataWire],
  player: [PlayerEventWire, PlayerEventDataWire],
  team: [TeamEventWire, TeamEventDataWire],
  'six-mans': [SixMansEventWire, SixMansEventDataWire],
  news: [NewsEventWire, NewsEventDataWire],
  site: [SiteEventWire, SiteEventDataWire],
} as const satisfies Record<EventTopic, readonly [object, object]>;

/** Something that happened. Its kind says which of these it is. */
export type EventWire = InstanceType<(typeof EVENT_WIRES)[EventTopic][0]>;

const ONE_OF = [...new Set(Object.values(EVENT_WIRES).map(([wire]) => getSchemaPath(wire)))].map(($ref) => ({ $ref }));
const MAPPING = Object.fromEntries(EVENT_KINDS.map((kind) => [kind, getSchemaPath(EVENT_WIRES[topicOf(kind)][0])]));

/** An answer of GET /api/events. */
@ApiExtraModels(...Object.values(EVENT_WIRES).map(([wire]) => wire))
export class EventPageWire {
  @ApiProperty({
    type: 'array',
    items: { oneOf: ONE_OF, discriminator: { propertyName: 'kind', mapping: MAPPING } },
    description: 'The oldest first',
  })
  events: EventWire[];
  @ApiProperty({ type: 'integer', description: '`after` of the next call' }) next: number;
  @ApiProperty({ type: 'integer', nullable: true, description: '`before` of the page before; null: nothing is older' })
  previous: number | null;
  @ApiProperty({ type: 'integer', description: 'The position of the newest event' }) newest: number;
  @ApiProperty({ description: 'There are newer ones than these' }) hasMore: boolean;
}

/** The database stores the facts of each kind; a test compares them with these classes. */
export const toEventWire = ({ position, kind, at, facts }: LeagueEvent): EventWire =>
  ({ position, kind, at, data: facts }) as EventWire;

export const toEventPageWire = ({ events, ...page }: EventPage): EventPageWire => ({
  events: events.map(toEventWire),
  ...page,
});
