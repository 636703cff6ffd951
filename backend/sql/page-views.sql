-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write add-page-views
-- from modules/page-views/page-views.repository.ts
/* worker */ insert into page_view as known (day, route, thing_id, views)
   select found.day, found.route, found.thing, least(sum(found.views), 2147483647)
     from (select told.day, told.route, told.views, case told.kind
    when 'series' then (select s.id from series s where s.id = told.key::int)
    when 'team' then (select t.id from team t where t.id = told.key::int)
    when 'player' then (select p.id from player p where p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = told.key::int), told.key::int))
    when 'division' then (select d.id from division d where d.season_id = split_part(told.key, '-', 1)::int
                             and d.discriminator = substr(told.key, strpos(told.key, '-') + 1))
    when 'post' then (select n.id from news_post n
                       where n.published_at <= $6 and (n.slug = told.key or told.key = any(n.former_slugs))
                       order by n.slug = told.key desc, n.changed_at desc, n.id desc limit 1)
    else 0 end as thing
             from unnest($1::date[], $2::text[], $3::text[], $4::text[], $5::int[]) as told(day, route, kind, key, views)) found
    where found.thing is not null
    group by 1, 2, 3 order by 1, 2, 3
   on conflict (day, route, thing_id) do update set
     views = least(known.views::bigint + excluded.views, 2147483647)
;

-- read page-views
-- from modules/page-views/page-views.repository.ts
-- days: [{ date: text, views: number }]
-- pages: [{ address?: text, name?: text, route: text, season?: text, views: number }]
select coalesce((select json_agg(listed) from (select to_char(one, 'YYYY-MM-DD') as date, coalesce(sum(v.views), 0)::float8 as views
                          from generate_series($1::date, $2::date, interval '1 day') one
                          left join page_view v on v.day = one::date group by one order by one) listed), '[]'::json) as days,
         coalesce((select json_agg(listed) from (select read.route, read.views, thing.name, thing.season, thing.address
                         from (select v.route, v.thing_id, sum(v.views)::float8 as views
                                 from page_view v where v.day between $1::date and $2::date
                                group by v.route, v.thing_id
                                order by sum(v.views) desc, v.route, v.thing_id limit 50) read
                         left join lateral (
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
      from news_post n where read.route = '/post/:customUrl' and n.id = read.thing_id and n.published_at <= $3) thing on true
                        where read.thing_id = 0 or thing.address is not null
                        order by read.views desc, read.route, read.thing_id limit 10) listed), '[]'::json) as pages
;
