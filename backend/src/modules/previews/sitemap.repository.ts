import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { instantSql } from '../../platform/db/json-sql.ts';

/** A page of the site and, where it is known, when it last changed (ISO text in UTC). */
export interface SitePlace {
  path: string;
  changedAt: string | null;
}

const PLACES = `
  select '/division/' || d.discriminator || '/season/' || d.season_id as path, max(${instantSql('s.reported_at')}) as "changedAt"
    from division d left join series s on s.division_id = d.id group by d.id
  union all
  select '/series/' || s.id, ${instantSql('s.reported_at')} from series s
  union all
  select '/team/' || t.id, null from team t
  union all
  select '/player/' || p.id, null from player p
  union all
  select '/post/' || n.slug, ${instantSql('n.published_at')} from news_post n where n.published_at <= $1`;

/** Lists what has a page, in one statement. */
@Injectable()
export class SitemapRepository {
  constructor(private readonly db: Db) {}

  /** At most `most`, those without which the league would not be found first. */
  findPlaces(now: Date, most: number): Promise<SitePlace[]> {
    return this.db.read<SitePlace>('sitemap', `${PLACES} limit $2`, [now, most]);
  }
}
