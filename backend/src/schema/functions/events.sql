-- The feed of events for partners (R34, docs/decisions/032). A transaction's events are found at its commit, in the
-- rows that it changed, so that no code can forget one: not an undo, not an import. Positions are given under the
-- lock of the change stamp, which is held until the commit is over: they have no gaps, and who sees a position sees
-- all before it.

-- The rows of a table as they were before a transaction; former is null when it made them. Of several changes the
-- first one counts.
create or replace function former_rows(change_set bigint, of_table text)
returns table (key text, is_new boolean, former jsonb) language sql stable as $$
  select k.key, (array_agg(c.kind order by c.id))[1] = 'insert',
         coalesce(jsonb_object_agg(e.key, e.value order by c.id desc) filter (where e.key is not null), '{}')
    from row_change c
    cross join lateral unnest(c.keys) with ordinality as k (key, n)
    left join lateral jsonb_each(c.rows -> (k.n::int - 1)) e on c.kind <> 'insert'
   where c.change_set_id = change_set and c.table_name = of_table
   group by k.key
$$;

-- Did the transaction change the games, numbers or goals of a series? Rows that a report writes anew have new ids, so
-- they are compared by what they say.
create or replace function is_played_otherwise(change_set bigint, of_series integer) returns boolean language sql stable as $$
  with touched as (
    select f.key::int as id, to_jsonb(g) as now,
           case when not f.is_new then coalesce(to_jsonb(g), '{}') || f.former end as was
      from former_rows(change_set, 'game') f left join game g on g.id = f.key::int
  ), numbered as (
    select id, (was->>'series_id')::int = of_series as is_former, (was->>'number')::int as former,
           (now->>'series_id')::int = of_series as is_present, (now->>'number')::int as present from touched
    union all
    select g.id, true, g.number, true, g.number from game g
     where g.series_id = of_series and g.id not in (select id from touched)
  ), part as (
    select case when n.is_former then t.was - 'id' end as was, case when n.is_present then t.now - 'id' end as now
      from touched t join numbered n on n.id = t.id
    union all
    select case when n.is_former and not f.is_new
                then (coalesce(to_jsonb(r), '{}') || f.former) - 'game_id' || jsonb_build_object('game', n.former) end,
           case when n.is_present then to_jsonb(r) - 'game_id' || jsonb_build_object('game', n.present) end
      from former_rows(change_set, 'player_game_stats') f
      join numbered n on n.id = split_part(f.key, '/', 1)::int
      left join player_game_stats r
        on r.game_id = n.id and r.side = split_part(f.key, '/', 2) and r.slot = split_part(f.key, '/', 3)::int
    union all
    select case when n.is_former and not f.is_new
                then (coalesce(to_jsonb(o), '{}') || f.former) - 'game_id' || jsonb_build_object('game', n.former) end,
           case when n.is_present then to_jsonb(o) - 'game_id' || jsonb_build_object('game', n.present) end
      from former_rows(change_set, 'goal') f
      join numbered n on n.id = split_part(f.key, '/', 1)::int
      left join goal o on o.game_id = n.id and o.number = split_part(f.key, '/', 2)::int
  )
  select exists (select was from part where was is not null except all select now from part where now is not null)
      or exists (select now from part where now is not null except all select was from part where was is not null)
$$;

-- What happened to series. A result that is stored again as it was is no event.
create or replace function series_events(change_set bigint)
returns table (kind text, facts jsonb, sort bigint) language sql stable as $$
  select e.kind,
         jsonb_build_object(
           'seriesId', f.key::int, 'divisionId', (shown.s->>'division_id')::int, 'seasonId', d.season_id,
           'week', (shown.s->>'week')::int, 'homeTeamId', (shown.s->>'home_team_id')::int,
           'awayTeamId', (shown.s->>'away_team_id')::int,
           'startsAt', to_char((shown.s->>'scheduled_at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'homeGames', shown.s->'home_games', 'awayGames', shown.s->'away_games', 'walkover', shown.s->'walkover'),
         f.key::bigint * 4 + e.place
    from former_rows(change_set, 'series') f
    left join series present on present.id = f.key::int
    cross join lateral (
      select case when not f.is_new then coalesce(to_jsonb(present), '{}') || f.former end as was,
             to_jsonb(present) as now
    ) both_rows
    cross join lateral (select coalesce(now, was) as s) shown
    left join division d on d.id = (shown.s->>'division_id')::int
    cross join lateral (
      select 1 as place, 'series.removed' as kind where now is null and num_nonnulls(was->>'reported_at', was->>'scheduled_at') > 0
      union all
      select 2, case when was->>'scheduled_at' is null then 'series.scheduled' else 'series.moved' end
       where now is not null and (now->>'scheduled_at')::timestamptz is distinct from (was->>'scheduled_at')::timestamptz
      union all
      select 3, case when was->>'reported_at' is null then 'series.reported'
                     when now->>'reported_at' is null then 'series.reset' else 'series.corrected' end
       where now is not null and num_nonnulls(was->>'reported_at', now->>'reported_at') > 0 and case
           when (now->'home_games', now->'away_games', now->'home_goals', now->'away_goals', now->'walkover') is distinct from
                (was->'home_games', was->'away_games', was->'home_goals', was->'away_goals', was->'walkover') then true
           when now->'reported_at' = was->'reported_at' then false
           else is_played_otherwise(change_set, f.key::int) end
    ) e
$$;

-- Who got another team: the team that each player is in, before and after. A captain's change or an old entry moves
-- no one.
create or replace function transfer_events(change_set bigint)
returns table (kind text, facts jsonb, sort bigint) language sql stable as $$
  with entry as (
    select f.key::int as id, to_jsonb(present) as now,
           case when not f.is_new then coalesce(to_jsonb(present), '{}') || f.former end as was
      from former_rows(change_set, 'roster_entry') f left join roster_entry present on present.id = f.key::int
  ), moved as (
    select distinct (side.row->>'player_id')::int as player_id
      from entry cross join lateral (values (entry.was), (entry.now)) side (row) where side.row is not null
  ), teams as (
    select m.player_id,
           coalesce(
             (select (was->>'team_id')::int from entry
               where (was->>'player_id')::int = m.player_id and was->>'valid_to' is null limit 1),
             (select r.team_id from roster_entry r
               where r.player_id = m.player_id and r.valid_to is null and r.id not in (select id from entry))) as before,
           (select r.team_id from roster_entry r where r.player_id = m.player_id and r.valid_to is null) as after
      from moved m
  )
  select 'player.transferred', jsonb_build_object('playerId', player_id, 'teamId', after, 'fromTeamId', before), player_id
    from teams where before is distinct from after
$$;

-- Teams that were signed up or withdrawn.
create or replace function signup_events(change_set bigint)
returns table (kind text, facts jsonb, sort bigint) language sql stable as $$
  select case when s.team_id is null then 'team.withdrawn' else 'team.signed-up' end,
         jsonb_build_object('teamId', split_part(f.key, '/', 2)::int, 'seasonId', split_part(f.key, '/', 1)::int),
         split_part(f.key, '/', 2)::bigint
    from former_rows(change_set, 'signup') f
    left join signup s on s.season_id = split_part(f.key, '/', 1)::int and s.team_id = split_part(f.key, '/', 2)::int
   where f.is_new = (s.team_id is not null)
$$;

-- Teams that were made, changed or removed.
create or replace function team_events(change_set bigint)
returns table (kind text, facts jsonb, sort bigint) language sql stable as $$
  select case when t.id is null then 'team.removed' when f.is_new then 'team.created' else 'team.changed' end,
         jsonb_build_object('teamId', f.key::int)
           || case when t.id is null or f.is_new then '{}' else jsonb_build_object('changed', c.parts) end,
         f.key::bigint
    from former_rows(change_set, 'team') f
    left join team t on t.id = f.key::int
    cross join lateral (
      select coalesce(jsonb_agg(p.part order by p.n), '[]') as parts
        from (values (1, 'name', 'name'), (2, 'logo', 'logo'), (3, 'banner', 'banner'), (4, 'is_active', 'isActive'))
             p (n, col, part)
       where f.former ? p.col and to_jsonb(t)->p.col is distinct from f.former->p.col
    ) c
   where case when t.id is null then not f.is_new else f.is_new or c.parts <> '[]' end
$$;

-- Gives events their positions, in the order of the list. The caller holds the lock.
create or replace function store_events(events jsonb) returns void language plpgsql as $$
declare
  newest integer;
begin
  if jsonb_array_length(events) = 0 then return; end if;
  update event_counter set last = last + jsonb_array_length(events) returning last into newest;
  insert into league_event (position, kind, facts)
  select newest - jsonb_array_length(events) + e.n::int, e.event->>'kind', e.event->'facts'
    from jsonb_array_elements(events) with ordinality as e (event, n);
  perform pg_notify('league_events', newest::text);
end
$$;

-- What is new about posts, and notes it. The caller holds the lock, so no post is told twice.
create or replace function news_events(edited integer[]) returns jsonb language plpgsql as $$
declare
  found jsonb;
begin
  with gone as (
    delete from told_news t where not exists (select from news_post p where p.id = t.post_id and p.published_at <= now())
    returning post_id
  ), new as (
    insert into told_news select p.id from news_post p
     where p.published_at <= now() and not exists (select from told_news t where t.post_id = p.id)
    returning post_id
  ), event as (
    select post_id, 'news.withdrawn' as kind from gone
    union all select post_id, 'news.published' from new
    union all
    select t.post_id, 'news.changed' from told_news t
     where t.post_id = any(edited) and not exists (select from gone where gone.post_id = t.post_id)
  )
  select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'facts', jsonb_build_object('postId', post_id)) order by post_id), '[]')
    into found from event;
  return found;
end
$$;

-- Posts whose time has come. The timer of each instance calls it; the second one finds nothing.
create or replace function tell_due_news() returns void language plpgsql as $$
begin
  if not exists (select from news_post p where p.published_at <= now()
                    and not exists (select from told_news t where t.post_id = p.id)) then
    return;
  end if;
  perform 1 from change_stamp for update;
  perform store_events(news_events('{}'));
end
$$;

-- Stores the events of a transaction at its commit, once; not in one that fills a database. One plan serves all
-- commits: to make it takes longer than all the rest.
create or replace function record_events() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  events jsonb;
  posts integer[];
begin
  select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'facts', e.facts) order by e.part, e.sort), '[]') into events
    from (select 1 as part, * from team_events(new.change_set_id)
          union all select 2, * from signup_events(new.change_set_id)
          union all select 3, * from transfer_events(new.change_set_id)
          union all select 4, * from series_events(new.change_set_id)) e;
  -- a post that only changed who wrote it, or how it is told in the chat, has not changed for readers
  select array_agg(f.key::int) into posts
    from former_rows(new.change_set_id, 'news_post') f left join news_post p on p.id = f.key::int
   where p.id is null or f.is_new
      or f.former ?| '{title,slug,description,content,thumbnail,image,category_id,published_at}';
  if events = '[]' and posts is null then return null; end if;
  perform 1 from change_stamp for update;
  if posts is not null then events := events || news_events(posts); end if;
  perform store_events(events);
  return null;
end
$$;
drop trigger if exists row_change_recorded on row_change;
create constraint trigger row_change_recorded after insert on row_change deferrable initially deferred
  for each row when (case when new.table_name not in ('series', 'roster_entry', 'signup', 'team', 'news_post') then false
    when current_setting('league.events', true) in ('off', 'queued') then false
    else set_config('league.events', 'queued', true) = 'queued' end) execute function record_events();
