import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import type { EventPart, PartOf } from '../../../domain/partners/event-parts.ts';
import type { EventFacts, EventKind } from '../../../domain/partners/league-event.ts';
import { EventDataUnion, EventWalkoverEnum, toEventData, type EventData } from './event-data.type.ts';
import type { EventPage, FeedStep, LeagueEvent } from './league-event.ts';

export const EventKindEnum = {
  SERIES_CREATED: 'series.created',
  SERIES_REPORTED: 'series.reported',
  SERIES_CORRECTED: 'series.corrected',
  SERIES_RESET: 'series.reset',
  SERIES_SCHEDULED: 'series.scheduled',
  SERIES_MOVED: 'series.moved',
  SERIES_CHANGED: 'series.changed',
  SERIES_REMOVED: 'series.removed',
  DIVISION_CREATED: 'division.created',
  DIVISION_CHANGED: 'division.changed',
  DIVISION_REMOVED: 'division.removed',
  STAGE_CREATED: 'stage.created',
  STAGE_CHANGED: 'stage.changed',
  STAGE_REMOVED: 'stage.removed',
  SEASON_CREATED: 'season.created',
  SEASON_CHANGED: 'season.changed',
  SEASON_REMOVED: 'season.removed',
  PLAYER_CREATED: 'player.created',
  PLAYER_CHANGED: 'player.changed',
  PLAYER_TRANSFERRED: 'player.transferred',
  PLAYER_MERGED: 'player.merged',
  PLAYER_REMOVED: 'player.removed',
  TEAM_SIGNED_UP: 'team.signed-up',
  TEAM_WITHDRAWN: 'team.withdrawn',
  TEAM_CREATED: 'team.created',
  TEAM_CHANGED: 'team.changed',
  TEAM_MERGED: 'team.merged',
  TEAM_REMOVED: 'team.removed',
  SIX_MANS_PLAYED: 'six-mans.played',
  SIX_MANS_CHANGED: 'six-mans.changed',
  SIX_MANS_REMOVED: 'six-mans.removed',
  NEWS_PUBLISHED: 'news.published',
  NEWS_CHANGED: 'news.changed',
  NEWS_WITHDRAWN: 'news.withdrawn',
  SITE_CHANGED: 'site.changed',
} as const satisfies Record<string, EventKind>;
registerEnumType(EventKindEnum, { name: 'EventKind', description: 'What happened' });

const TeamPartEnum = {
  NAME: 'name',
  LOGO: 'logo',
  BANNER: 'banner',
  IS_ACTIVE: 'isActive',
  SANCTIONS: 'sanctions',
  ROSTER: 'roster',
} as const satisfies Record<string, PartOf<'team'>>;
registerEnumType(TeamPartEnum, { name: 'TeamPart', description: 'A part of a team that visitors see' });

/** What `data` says by kind stands here of all kinds together, as before. */
const ID = { nullable: true, deprecationReason: 'Ask for `data`' } as const;

@ObjectType('Event', { description: 'Something that happened. What it is about stands in `data`' })
export class EventType {
  @Field(() => Int, { description: 'Grows by one with each event, in the order of the commits' }) position: number;
  @Field(() => EventKindEnum, { description: 'What happened' }) kind: EventKind;
  @Field(() => Date, { description: 'When it happened' }) at: string;
  @Field(() => EventDataUnion, { description: 'What it is about, by ids; names are read by them' }) data: EventData;
  @Field(() => Int, { ...ID, description: 'The series; null: it is about none' }) seriesId: number | null;
  @Field(() => Int, { ...ID, description: 'The division; null: it is about none' }) divisionId: number | null;
  @Field(() => Int, { ...ID, description: 'The season; null: it is about none' }) seasonId: number | null;
  @Field(() => Int, { ...ID, description: 'Week of the schedule; null: not of a series' }) week: number | null;
  @Field(() => Int, { ...ID, description: 'The home team; null: not of a series' }) homeTeamId: number | null;
  @Field(() => Int, { ...ID, description: 'The away team; null: not of a series' }) awayTeamId: number | null;
  @Field(() => Date, { ...ID, description: "The series' time; null: it has none" }) startsAt: string | null;
  @Field(() => Int, { ...ID, description: 'Games won; null: no result' }) homeGames: number | null;
  @Field(() => Int, { ...ID, description: 'Games won; null: no result' }) awayGames: number | null;
  @Field(() => EventWalkoverEnum, { ...ID, description: 'null: it was played, or has no result' })
  walkover: 'home' | 'away' | 'both' | null;
  @Field(() => Int, { ...ID, description: 'The player; null: it is about none' }) playerId: number | null;
  @Field(() => Int, { ...ID, description: 'Of a transfer: the new team; null when the player only left' })
  teamId: number | null;
  @Field(() => Int, { ...ID, description: 'Of a transfer: the former team; null: none' }) fromTeamId: number | null;
  @Field(() => [TeamPartEnum], { ...ID, description: 'The parts of the team that changed; null: not of a team' })
  changed: EventPart[] | null;
  @Field(() => Int, { ...ID, description: 'The post; null: it is about none' }) postId: number | null;
  @Field(() => String, { ...ID, description: "The post's address now; null: readers cannot see it" })
  slug: string | null;
}

@ObjectType('EventPage', { description: 'Events after a position' })
export class EventPageType {
  @Field(() => [EventType], { description: 'The oldest first' }) events: EventType[];
  @Field(() => Int, { description: '`after` of the next page' }) next: number;
  @Field(() => Int, { nullable: true, description: '`before` of the page before; null: nothing is older' })
  previous: number | null;
  @Field(() => Int, { description: 'The position of the newest event' }) newest: number;
  @Field(() => Boolean, { description: 'There are newer ones than these' }) hasMore: boolean;
}

@ObjectType('FeedStep', { description: 'An event, or only how far the feed has been read' })
export class FeedStepType {
  @Field(() => EventType, { nullable: true, description: 'null: what came last is of kinds that were not asked for' })
  event: EventType | null;
  @Field(() => Int, { description: 'All that was asked for up to here is told. `after` when you connect again' })
  position: number;
}

const NOTHING: { [Fact in keyof Omit<Required<EventFacts>, 'intoPlayerId' | 'intoTeamId' | 'sixMansSeriesId'>]: null } =
  {
    seriesId: null,
    divisionId: null,
    seasonId: null,
    week: null,
    homeTeamId: null,
    awayTeamId: null,
    startsAt: null,
    homeGames: null,
    awayGames: null,
    walkover: null,
    playerId: null,
    teamId: null,
    fromTeamId: null,
    changed: null,
    postId: null,
    slug: null,
  };

export const toEvent = (event: LeagueEvent): EventType => ({
  ...NOTHING,
  ...event.facts,
  changed: event.kind === 'team.changed' ? (event.facts.changed ?? null) : null,
  position: event.position,
  kind: event.kind,
  at: event.at,
  data: toEventData(event),
});

export const toEventPage = ({ events, ...page }: EventPage): EventPageType => ({
  ...page,
  events: events.map(toEvent),
});

export const toFeedStep = ({ event, position }: FeedStep): FeedStepType => ({
  event: event && toEvent(event),
  position,
});
