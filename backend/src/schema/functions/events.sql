-- The feed of events for partners (R34, docs/decisions/032). A transaction's events are found at its commit, in the
-- rows that it changed, so that no code can forget one: not an undo, not an import. Positions are given under the
-- lock of the change stamp, which is held until the commit is over: they have no gaps, and who sees a position sees
-- all before it.

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

-- The series whose games, numbers or goals a transaction touched. Which file a game was read from is none of these.
create or replace function series_with_other_games(change_set bigint) returns setof integer language sql stable as $$
  select (side.row->>'series_id')::int
    from former_rows(change_set, 'game') f left join game g on g.id = f.key::int
    cross join lateral (values (to_jsonb(g)), (case when not f.is_new then coalesce(to_jsonb(g), '{}') || f.former end)) side (row)
   where side.row is not null and (f.is_new or g.id is null or f.former ?| '{series_id,number,home_goals,away_goals}')
  union
  select g.series_id from former_rows(change_set, 'player_game_stats') f join game g on g.id = split_part(f.key, '/', 1)::int
  union
  select g.series_id from former_rows(change_set, 'goal') f join game g on g.id = split_part(f.key, '/', 1)::int
$$;

-- What happened to series. A result that is stored again as it was is no correction, but its time and its games' ids
-- are others.
create or replace function series_events(change_set bigint)
returns table (part int, kind text, facts jsonb, sort bigint) language sql stable as $$
  with touched as (select id from series_with_other_games(change_set) t (id)), changed as (
    select f.key::int as id, f.is_new, f.former from former_rows(change_set, 'series') f
    union all
    select t.id, false, '{}' from touched t where t.id not in (select f.key::int from former_rows(change_set, 'series') f)
  )
  select 7, e.kind,
         jsonb_build_object(
           'seriesId', f.id, 'divisionId', (shown.s->>'division_id')::int, 'seasonId', d.season_id,
           'week', (shown.s->>'week')::int, 'homeTeamId', (shown.s->>'home_team_id')::int,
           'awayTeamId', (shown.s->>'away_team_id')::int,
           'startsAt', to_char((shown.s->>'scheduled_at')::timestamptz at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'homeGames', shown.s->'home_games', 'awayGames', shown.s->'away_games', 'walkover', shown.s->'walkover')
           || case when e.parts is null then '{}' else jsonb_build_object('changed', e.parts) end,
         f.id::bigint * 8 + e.place
    from changed f
    left join series present on present.id = f.id
    cross join lateral (
      select case when not f.is_new then coalesce(to_jsonb(present), '{}') || f.former end as was,
             to_jsonb(present) as now
    ) both_rows
    cross join lateral (select coalesce(now, was) as s) shown
    left join division d on d.id = (shown.s->>'division_id')::int
    cross join lateral (
      select case when was->>'reported_at' is null then 'series.reported'
                  when now->>'reported_at' is null then 'series.reset' else 'series.corrected' end as kind
       where now is not null and num_nonnulls(was->>'reported_at', now->>'reported_at') > 0 and case
           when (now->'home_games', now->'away_games', now->'home_goals', now->'away_goals', now->'walkover') is distinct from
                (was->'home_games', was->'away_games', was->'home_goals', was->'away_goals', was->'walkover') then true
           when now->'reported_at' = was->'reported_at' then false
           else is_played_otherwise(change_set, f.id) end
      union all select null limit 1
    ) result
    cross join lateral (
      select jsonb_agg(p.part order by p.n) as parts from (
        select c.part, c.n from changed_parts('series', was, now, true) c
        union all
        select beside.part, beside.n
          from (values ('reportedAt', 5, now->'reported_at' is distinct from was->'reported_at'),
                       ('hasPlayerNumbers', 6, now->'has_player_numbers' is distinct from was->'has_player_numbers'),
                       ('isOwnMatter', 7, now->'is_own_matter' is distinct from was->'is_own_matter'),
                       ('games', 8, f.id in (select id from touched))) beside (part, n, is_other)
         -- who is told of a result reads these with it
         where result.kind is null and beside.is_other
      ) p
       where was is not null and now is not null
    ) other
    cross join lateral (
      select 1 as place, 'series.removed' as kind, null::jsonb as parts where now is null and was is not null
      union all
      select 2, 'series.created', null
       where was is null and now is not null and num_nonnulls(now->>'scheduled_at', now->>'reported_at') = 0
      union all
      select 3, case when was->>'scheduled_at' is null then 'series.scheduled' else 'series.moved' end, null
       where now is not null and (now->>'scheduled_at')::timestamptz is distinct from (was->>'scheduled_at')::timestamptz
      union all
      select 4, result.kind, null where result.kind is not null
      union all
      select 5, 'series.changed', other.parts where other.parts is not null
    ) e
$$;

-- Who got another team: the team that each player is in, before and after. A captain's change or an old entry moves
-- no one.
create or replace function transfer_events(change_set bigint)
returns table (part int, kind text, facts jsonb, sort bigint) language sql stable as $$
  with entry as (
    select f.key::int as id, to_jsonb(present) as now,
           case when not f.is_new then coalesce(to_jsonb(present), '{}') || f.former end as was
      from former_rows(change_set, 'roster_entry') f left join roster_entry present on present.id = f.key::int
  ), moved as (
    select distinct (side.row->>'player_id')::int as player_id
      from entry cross join lateral (values (entry.was), (entry.now)) side (row) where side.row is not null
  ), former as (
    select (was->>'player_id')::int as player_id, min((was->>'team_id')::int) as team_id
      from entry where was is not null and was->>'valid_to' is null group by 1
  ), present as (
    -- read once, as a hashed list: an import moves thousands, and nothing is known yet of how many rows there are
    select r.player_id, r.team_id, (r.id in (select id from entry)) is not true as is_untouched
      from roster_entry r where r.valid_to is null and (r.player_id in (select player_id from moved)) is true
  ), teams as (
    select player_id, max(former_id) as before, max(present_id) as after
      from (select player_id, team_id as former_id, null::int as present_id from former
            union all select player_id, case when is_untouched then team_id end, team_id from present) one
     group by player_id
  )
  select 6, 'player.transferred', jsonb_build_object('playerId', player_id, 'teamId', after, 'fromTeamId', before), player_id
    from teams where before is distinct from after
$$;

-- Teams that were signed up or withdrawn.
create or replace function signup_events(change_set bigint)
returns table (part int, kind text, facts jsonb, sort bigint) language sql stable as $$
  select 4, case when s.team_id is null then 'team.withdrawn' else 'team.signed-up' end,
         jsonb_build_object('teamId', split_part(f.key, '/', 2)::int, 'seasonId', split_part(f.key, '/', 1)::int),
         split_part(f.key, '/', 2)::bigint
    from former_rows(change_set, 'signup') f
    left join signup s on s.season_id = split_part(f.key, '/', 1)::int and s.team_id = split_part(f.key, '/', 2)::int
   where f.is_new = (s.team_id is not null)
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
  tables text[];
  events jsonb;
  posts integer[];
begin
  select array_agg(distinct table_name) into tables from row_change where change_set_id = new.change_set_id;
  select coalesce(jsonb_agg(jsonb_build_object('kind', e.kind, 'facts', e.facts) order by e.part, e.sort), '[]') into events
    from (select * from noun_events(new.change_set_id, tables)
          union all select * from signup_events(new.change_set_id) where tables && '{signup}'
          union all select * from transfer_events(new.change_set_id) where tables && '{roster_entry}'
          union all select * from series_events(new.change_set_id) where tables && '{series,game,player_game_stats,goal}'
          union all select * from six_mans_events(new.change_set_id)
           where tables && '{six_mans_series,six_mans_result,six_mans_floor,six_mans_player}'
          union all select * from site_events(new.change_set_id) where tables && '{setting,managed_page,news_category}') e;
  -- a post that only changed how it is told in the chat has not changed for readers
  if tables && '{news_post}' then
    select array_agg(f.key::int) into posts
      from former_rows(new.change_set_id, 'news_post') f left join news_post p on p.id = f.key::int
     where p.id is null or f.is_new
        or f.former ?| '{title,slug,description,content,thumbnail,image,category_id,published_at,author_user_id}';
  end if;
  if events = '[]' and posts is null then return null; end if;
  perform 1 from change_stamp for update;
  if posts is not null then events := events || news_events(posts); end if;
  perform store_events(events);
  return null;
end
$$;
drop trigger if exists row_change_recorded on row_change;
create constraint trigger row_change_recorded after insert on row_change deferrable initially deferred
  for each row when (case
    when new.table_name in ('match_week_rules', 'association_member', 'membership', 'game_account', 'person_note', 'series_reminder',
      'series_event', 'line_up', 'line_up_player', 'dispute', 'dispute_story', 'no_show_claim', 'time_proposal', 'invite', 'image',
      'series_evidence', 'approval_request', 'captain_message', 'partner') then false
    when current_setting('league.events', true) in ('off', 'queued') then false
    else set_config('league.events', 'queued', true) = 'queued' end) execute function record_events();
