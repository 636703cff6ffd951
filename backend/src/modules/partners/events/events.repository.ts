import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import type { EventSlice } from '../../../domain/partners/league-event.ts';
import { FEED_PLACE_SQL } from './feed-place.read.ts';
import type { EventRange, FeedPlace } from './league-event.ts';

/** The address of a post is not stored with the event: a post that is withdrawn has none. */
const FACTS = `
  case when e.kind like 'news.%' then e.facts || jsonb_build_object('slug', (
    select p.slug from news_post p where p.id = (e.facts->>'postId')::int and p.published_at <= now()))
  else e.facts end`;

/** One statement, so that the events and the range fit together. $2: at most so many. $3: the kinds; null: all. */
const rangeSql = (side: string, order: '' | 'desc'): string => `
  select c.last as newest, c.forgotten, ${rowListSql(`
     select * from (
       select e.position, e.kind, ${instantSql('e.at')} as at, ${FACTS} as facts
         from league_event e where ${side} and ($3::text[] is null or e.kind = any($3))
        order by e.position ${order} limit $2) found order by position`)} as events
     from event_counter c`;

/** $1 null: the oldest. */
const RANGE = namedRead<EventRange>('event-range', rangeSql('e.position > coalesce($1::int, c.forgotten)', ''));
/** $1 null: the newest. */
const NEWEST = namedRead<EventRange>(
  'event-range-backwards',
  rangeSql('e.position < coalesce($1::int, c.last + 1)', 'desc'),
);

const PLACE = namedRead<FeedPlace>('feed-place', FEED_PLACE_SQL);

const TELL_DUE_NEWS = namedWrite('tell-due-news', '/* worker */ select tell_due_news()');

const FORGET = namedWrite(
  'forget-events',
  `with gone as (delete from league_event where at < $1 returning position)
   update event_counter set forgotten = greatest(forgotten, (select max(position) from gone))
    where exists (select from gone)`,
);

/** Storage of the feed. Functions of the database write events (schema/functions/events.sql). */
@Injectable()
export class EventsRepository {
  constructor(private readonly db: Db) {}

  /** The events of a slice, the oldest first, and what the feed has. */
  async find({ isBackwards, from, most, kinds }: EventSlice): Promise<EventRange> {
    const [found] = await this.db.read(isBackwards ? NEWEST : RANGE, [from, most, kinds]);
    return found ?? { events: [], newest: 0, forgotten: 0 };
  }

  /** The position of the newest event, and how often what visitors see has changed, at one moment. */
  async findPlace(): Promise<FeedPlace> {
    return (await this.db.read(PLACE))[0] ?? { position: 0, leagueVersion: 0 };
  }

  /** Makes the events of planned posts whose time has come, each once over all instances. */
  async tellDueNews(): Promise<void> {
    await this.db.write(TELL_DUE_NEWS);
  }

  /** Deletes events of before this time, and keeps the position up to which they are deleted. */
  async deleteBefore(then: Date): Promise<void> {
    await this.db.write(FORGET, [then]);
  }
}
