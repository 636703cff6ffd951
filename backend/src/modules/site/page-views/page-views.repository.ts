import { Injectable } from '@nestjs/common';
import { LessThan } from 'typeorm';
import { Db } from '../../../platform/db/db.ts';
import { rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import { presentTeamSql } from '../../refs/merged-team.read.ts';
import { PageView } from './page-view.entity.ts';
import type { DayOfPage, DayOfViews, StoredReadPage } from './page-views.ts';

/** The most pages that the list of those that are read most has. */
const MOST_PAGES = 10;
/** Things that are gone since they were read are left out of the list, so that many are looked up. */
const LOOKED_UP = 50;
const MOST_VIEWS = 2 ** 31 - 1;

/** SQL: the id of the thing of a page `told`; null when there is no such thing, also a draft. `$6` is the present time. */
const THING = `case told.kind
    when 'series' then (select s.id from series s where s.id = told.key::int)
    when 'team' then (select t.id from team t where t.id = ${presentTeamSql('told.key::int')})
    when 'player' then (select p.id from player p where p.id = ${presentPlayerSql('told.key::int')})
    when 'division' then (select d.id from division d where d.season_id = split_part(told.key, '-', 1)::int
                             and d.discriminator = substr(told.key, strpos(told.key, '-') + 1))
    when 'post' then (select n.id from news_post n
                       where n.published_at <= $6 and (n.slug = told.key or told.key = any(n.former_slugs))
                       order by n.slug = told.key desc, n.changed_at desc, n.id desc limit 1)
    else 0 end`;

/**
 * $1 days, $2 routes, $3 kinds, $4 keys, $5 views, $6 now. In one order, so that two instances do not meet; two addresses of
 * one thing are added up first.
 */
const ADD = namedWrite(
  'add-page-views',
  `/* worker */ insert into page_view as known (day, route, thing_id, views)
   select found.day, found.route, found.thing, least(sum(found.views), ${MOST_VIEWS})
     from (select told.day, told.route, told.views, ${THING} as thing
             from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[]) as told(day, route, kind, key, views)) found
    where found.thing is not null
    group by 1, 2, 3 order by 1, 2, 3
   on conflict (day, route, thing_id) do update set
     views = least(known.views::bigint + excluded.views, ${MOST_VIEWS})`,
);

/** SQL: the names and the address of the thing of a page `read`; null when it is gone. `$3` is the present time. */
const NAMES = `
    select h.name || ' – ' || a.name as name, null as season, s.id::text as address
      from series s join team h on h.id = s.home_team_id join team a on a.id = s.away_team_id
     where read.route = '/series/:seriesId' and s.id = read.thing_id
    union all select t.name, null, t.id::text from team t where read.route = '/team/:teamId' and t.id = read.thing_id
    union all select p.nickname, null, p.id::text
      from player p where read.route = '/player/:playerId?' and p.id = read.thing_id
    union all select d.name, se.name, d.discriminator || '/season/' || d.season_id
      from division d join season se on se.id = d.season_id
     where read.route = '/division/:divisionDiscriminator/season/:seasonId' and d.id = read.thing_id
    union all select n.title, null, n.slug
      from news_post n where read.route = '/post/:customUrl' and n.id = read.thing_id and n.published_at <= $3`;

interface StoredPageViews {
  days: DayOfViews[];
  pages: StoredReadPage[];
}

/** $1 the first day, $2 the last one, $3 now. */
const READ = namedRead<StoredPageViews>(
  'page-views',
  `select ${rowListSql(`select to_char(one, 'YYYY-MM-DD') as date, coalesce(sum(v.views), 0)::float8 as views
                          from generate_series($1::date, $2::date, interval '1 day') one
                          left join page_view v on v.day = one::date group by one order by one`)} as days,
         ${rowListSql(`select read.route, read.views, thing.name, thing.season, thing.address
                         from (select v.route, v.thing_id, sum(v.views)::float8 as views
                                 from page_view v where v.day between $1::date and $2::date
                                group by v.route, v.thing_id
                                order by sum(v.views) desc, v.route, v.thing_id limit ${LOOKED_UP}) read
                         left join lateral (${NAMES}) thing on true
                        where read.thing_id = 0 or thing.address is not null
                        order by read.views desc, read.route, read.thing_id limit ${MOST_PAGES}`)} as pages`,
);

/** Storage of how often pages are read. Each method is one statement and needs no transaction. */
@Injectable()
export class PageViewsRepository {
  constructor(private readonly db: Db) {}

  /** Adds views to those that are stored. Pages about things that do not exist are left out. */
  async add(pages: readonly DayOfPage[], now: Date): Promise<void> {
    const columns = (['day', 'route', 'kind', 'key', 'views'] as const).map((name) => pages.map((page) => page[name]));
    await this.db.write(ADD, [...columns, now]);
  }

  /** Both days are included. */
  async find(from: string, to: string, now: Date): Promise<StoredPageViews> {
    return (await this.db.read(READ, [from, to, now]))[0] as StoredPageViews;
  }

  /** Deletes the days before this one. */
  async deleteBefore(day: string): Promise<void> {
    await this.db.repo(PageView).delete({ day: LessThan(day) });
  }
}
