import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';

/** A page of the site, and when it last changed, if that is known (ISO text in UTC). */
export interface SitePlace {
  path: string;
  changedAt: string | null;
}

/**
 * The kinds in the order of the list, small kinds first: a file may have a limited number of addresses, and most are
 * series.
 */
const PLACES = namedRead<SitePlace>(
  'sitemap',
  `select path, "changedAt" from (
    select 1 as kind, d.id, '/division/' || d.discriminator || '/season/' || d.season_id as path,
           max(${instantSql('s.reported_at')}) as "changedAt"
      from division d left join series s on s.division_id = d.id group by d.id
    union all
    select 2, n.id, '/post/' || n.slug, ${instantSql('n.published_at')} from news_post n where n.published_at <= $1
    union all
    select 3, t.id, '/team/' || t.id, null from team t
    union all
    select 4, p.id, '/player/' || p.id, null from player p
    union all
    select 5, s.id, '/series/' || s.id, ${instantSql('s.reported_at')} from series s) places
   order by kind, id desc limit $2`,
);

/** Lists all pages, in one statement. */
@Injectable()
export class SitemapRepository {
  constructor(private readonly db: Db) {}

  /** At most `most` pages. Series come last, and within each kind the newest come first. */
  findPlaces(now: Date, most: number): Promise<SitePlace[]> {
    return this.db.read(PLACES, [now, most]);
  }
}
