import { Injectable } from '@nestjs/common';
import type { TimelineEvent } from '../../../domain/match-week/timeline.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { SeriesEvent } from './series-event.entity.ts';
import type { TimelineLine } from './week-series.ts';

const OF_SERIES = namedRead<TimelineLine>(
  'series-timeline',
  `
  select e.id, e.kind, e.side, p.nickname as by, e.kind = 'confirmed' and e.side is null as "isByClock",
         ${instantSql('e.happened_at')} as at,
         array(select ${instantSql('start')} from unnest(e.starts) with ordinality as o (start, n) order by o.n) as starts,
         case when e.kind = 'line-up-named'
              then (select string_agg(n.nickname, ', ' order by o.slot)
                      from unnest(e.player_ids) with ordinality as o (id, slot)
                      left join merged_player m on m.player_id = o.id
                      join player n on n.id = coalesce(m.into_player_id, o.id))
              else e.text end as text
    from series_event e left join player p on p.user_id = e.user_id
   where e.series_id = $1 order by e.id`,
);

/** Storage of what captains and staff did about a series in its match week. */
@Injectable()
export class TimelineRepository {
  constructor(private readonly db: Db) {}

  async insertEvent({
    at,
    starts = [],
    text = null,
    playerIds = [],
    ...event
  }: Omit<TimelineEvent, 'text'> & { text?: string | null }) {
    await this.db
      .repo(SeriesEvent)
      .insert({ ...event, happenedAt: at, starts: [...starts], text, playerIds: [...playerIds] });
  }

  /** In the order in which it happened. */
  findBySeries(seriesId: number): Promise<TimelineLine[]> {
    return this.db.read(OF_SERIES, [seriesId]);
  }
}
