import { createUnionType, Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { EVENT_PARTS, type EventPart } from '../../../domain/partners/event-parts.ts';
import { topicOf, type EventFacts, type EventTopic } from '../../../domain/partners/league-event.ts';
import type { LeagueEvent } from './league-event.ts';

/** `isActive` is `IS_ACTIVE`. */
const enumName = (part: string): string => part.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();

const EventPartEnum: Readonly<Record<string, EventPart>> = Object.fromEntries(
  Object.values(EVENT_PARTS).flatMap((parts) => parts.map((part) => [enumName(part), part])),
);
registerEnumType(EventPartEnum, { name: 'EventPart', description: 'What is different now, of what visitors see' });

export const EventWalkoverEnum = { HOME: 'home', AWAY: 'away', BOTH: 'both' } as const;
registerEnumType(EventWalkoverEnum, {
  name: 'EventWalkover',
  description: 'The side that won without play; BOTH: neither team came',
});

const OR_NULL = { nullable: true } as const;

// fields of the same name have the same type everywhere, so that a query can ask for them of several
const Changed = (): PropertyDecorator =>
  Field(() => [EventPartEnum], {
    ...OR_NULL,
    description: 'What is different now; null: its kind does not end with CHANGED',
  });
const Season = (): PropertyDecorator =>
  Field(() => Int, { ...OR_NULL, description: 'The season; null: it was removed together with this' });
const Team = (description: string): PropertyDecorator => Field(() => Int, { ...OR_NULL, description });

@ObjectType('SeriesEventData', { description: 'A series, as it was when the event was stored' })
export class SeriesEventDataType {
  @Field(() => Int, { description: 'The series' }) seriesId: number;
  @Field(() => Int, { description: 'Its division' }) divisionId: number;
  @Season() seasonId: number | null;
  @Field(() => Int, { description: 'Week of the schedule' }) week: number;
  @Field(() => Int, { description: 'The home team' }) homeTeamId: number;
  @Field(() => Int, { description: 'The away team' }) awayTeamId: number;
  @Field(() => Date, { ...OR_NULL, description: 'Its time; null: it has none' }) startsAt: string | null;
  @Field(() => Int, { ...OR_NULL, description: 'Games won; null: no result' }) homeGames: number | null;
  @Field(() => Int, { ...OR_NULL, description: 'Games won; null: no result' }) awayGames: number | null;
  @Field(() => EventWalkoverEnum, { ...OR_NULL, description: 'null: it was played, or has no result' })
  walkover: 'home' | 'away' | 'both' | null;
  @Changed() changed: EventPart[] | null;
}

@ObjectType('DivisionEventData', {
  description: 'A division, or a stage of a season, which has its id from the same numbers',
})
export class DivisionEventDataType {
  @Field(() => Int, { description: 'The division or stage' }) divisionId: number;
  @Season() seasonId: number | null;
  @Changed() changed: EventPart[] | null;
}

@ObjectType('SeasonEventData', { description: 'A season' })
export class SeasonEventDataType {
  @Field(() => Int, { ...OR_NULL, description: 'The season; never null here' }) seasonId: number;
  @Changed() changed: EventPart[] | null;
}

@ObjectType('PlayerEventData', { description: 'A player' })
export class PlayerEventDataType {
  @Field(() => Int, { description: 'The player' }) playerId: number;
  @Team('Of a transfer: the new team; null when the player only left') teamId: number | null;
  @Team('Of a transfer: the former team; null: none') fromTeamId: number | null;
  @Field(() => Int, { ...OR_NULL, description: 'Of a player who was merged: the player who has all that was theirs' })
  intoPlayerId: number | null;
  @Changed() changed: EventPart[] | null;
}

@ObjectType('TeamEventData', { description: 'A team' })
export class TeamEventDataType {
  @Team('The team; never null here') teamId: number;
  @Field(() => Int, { ...OR_NULL, description: 'Of a sign-up: the season; null: it is no sign-up' })
  seasonId: number | null;
  @Field(() => Int, {
    ...OR_NULL,
    description: 'Of a team that was merged: the team that has all that was its; null: it was not',
  })
  intoTeamId: number | null;
  @Changed() changed: EventPart[] | null;
}

@ObjectType('SixMansEventData', { description: '6mans' })
export class SixMansEventDataType {
  @Field(() => Int, { ...OR_NULL, description: 'The series; null: of more than one' }) sixMansSeriesId: number | null;
  @Changed() changed: EventPart[] | null;
}

@ObjectType('NewsEventData', { description: 'A post' })
export class NewsEventDataType {
  @Field(() => Int, { description: 'The post' }) postId: number;
  @Field(() => String, { ...OR_NULL, description: "The post's address now; null: readers cannot see it" })
  slug: string | null;
}

@ObjectType('SiteEventData', { description: 'The site besides the league' })
export class SiteEventDataType {
  @Changed() changed: EventPart[] | null;
}

const TYPES = {
  series: SeriesEventDataType,
  division: DivisionEventDataType,
  stage: DivisionEventDataType,
  season: SeasonEventDataType,
  player: PlayerEventDataType,
  team: TeamEventDataType,
  'six-mans': SixMansEventDataType,
  news: NewsEventDataType,
  site: SiteEventDataType,
} as const satisfies Record<EventTopic, unknown>;

/** What an event is about, with the topic that says which type it has. */
export type EventData = EventFacts & { topic: EventTopic };

export const EventDataUnion = createUnionType({
  name: 'EventData',
  description: 'What an event is about: its type follows from its kind',
  types: () => [...new Set(Object.values(TYPES))] as const,
  resolveType: ({ topic }: EventData) => TYPES[topic],
});

export const toEventData = ({ kind, facts }: LeagueEvent): EventData => ({ ...facts, topic: topicOf(kind) });
