import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import type { EventRange } from './league-event.ts';

/** The address of a post is not stored with the event: a post that is withdrawn has none. */
const FACTS = `
  case when e.kind like 'news.%' then e.facts || jsonb_build_object('slug', (
    select p.slug from news_post p where p.id = (e.facts->>'postId')::int and p.published_at <= now()))
  else e.facts end`;

/** One statement, so that the events and the range fit together. $1 null: the oldest. */
const RANGE = namedRead<EventRange>(
  'event-range',
  `select c.last as newest, c.forgotten, ${rowListSql(`
     select e.position, e.kind, ${instantSql('e.at')} as at, ${FACTS} as facts
       from league_event e where e.position > coalesce($1::int, c.forgotten) order by e.position limit $2`)} as events
     from event_counter c`,
);

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

  /** At most `most` events after a position, and what the feed has. */
  async find(after: number | null, most: number): Promise<EventRange> {
    return (await this.db.read(RANGE, [after, most]))[0] ?? { events: [], newest: 0, forgotten: 0 };
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
