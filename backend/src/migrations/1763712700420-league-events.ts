import type { MigrationInterface, QueryRunner } from 'typeorm';
import { watchTableSql } from './watch-table.ts';

/**
 * The feed of events for partners (R34, docs/decisions/032). A transaction's events are found at its commit, in the rows
 * that it changed (`row_change`), so that no code can forget one: not an undo, not an import, not a door of its own. Only
 * what is different in the end is an event.
 *
 * Positions are given under a lock that is held until the commit is over. So they have no gaps, and a reader who sees a
 * position sees all before it. The lock of the change stamp is taken first, because most of these transactions take it
 * too, and all in the same order.
 */
export class LeagueEvents1763712700420 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(FINDERS);
    await runner.query(RECORDING);
    await runner.query(watchTableSql('league_event'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger row_change_recorded on row_change;
      drop function record_events();
      drop function tell_due_news();
      drop function news_events(integer[]);
      drop function store_events(jsonb);
      drop function series_events(bigint);
      drop function transfer_events(bigint);
      drop function signup_events(bigint);
      drop function team_events(bigint);
      drop function former_rows(bigint, text);
      drop table told_news;
      drop table league_event;
      drop table event_counter;
    `);
  }
}

const TABLES = `
  -- last: the position of the newest event; forgotten: of the newest one that is deleted
  create table event_counter (
    id boolean not null default true,
    last integer not null default 0,
    forgotten integer not null default 0,
    constraint event_counter_pk primary key (id),
    constraint event_counter_one_row_check check (id),
    constraint event_counter_order_check check (forgotten between 0 and last)
  );
  insert into event_counter default values;

  create table league_event (
    position integer not null,
    kind text not null,
    at timestamptz not null default clock_timestamp(),
    facts jsonb not null,
    constraint league_event_pk primary key (position),
    constraint league_event_kind_check check (kind ~ '^[a-z]+\\.[a-z-]+$')
  );
  create index league_event_at_idx on league_event (at);

  -- the posts that the feed has told of and that readers can see; one that is planned is told when its time comes
  create table told_news (
    post_id integer not null,
    constraint told_news_pk primary key (post_id)
  );
  insert into told_news select id from news_post where published_at <= now();
`;

const FINDERS = `
  -- the rows of a table as they were before a transaction; null: it made them. Of several changes the first one counts
  create function former_rows(change_set bigint, of_table text)
  returns table (key text, is_new boolean, former jsonb) language sql stable as $$
    select k.key, (array_agg(c.kind order by c.id))[1] = 'insert',
           coalesce(jsonb_object_agg(e.key, e.value order by c.id desc) filter (where e.key is not null), '{}')
      from row_change c
      cross join lateral unnest(c.keys) with ordinality as k (key, n)
      left join lateral jsonb_each(c.rows -> (k.n::int - 1)) e on c.kind <> 'insert'
     where c.change_set_id = change_set and c.table_name = of_table
     group by k.key
  $$;

  create function series_events(change_set bigint)
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
         where now is not null
           and (now->'reported_at', now->'home_games', now->'away_games', now->'home_goals', now->'away_goals', now->'walkover')
            is distinct from
               (was->'reported_at', was->'home_games', was->'away_games', was->'home_goals', was->'away_goals', was->'walkover')
           and num_nonnulls(was->>'reported_at', now->>'reported_at') > 0
      ) e
  $$;

  -- the team that each player is in, before and after; a captain's change or an old entry moves no one
  create function transfer_events(change_set bigint)
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

  create function signup_events(change_set bigint)
  returns table (kind text, facts jsonb, sort bigint) language sql stable as $$
    select case when s.team_id is null then 'team.withdrawn' else 'team.signed-up' end,
           jsonb_build_object('teamId', split_part(f.key, '/', 2)::int, 'seasonId', split_part(f.key, '/', 1)::int),
           split_part(f.key, '/', 2)::bigint
      from former_rows(change_set, 'signup') f
      left join signup s on s.season_id = split_part(f.key, '/', 1)::int and s.team_id = split_part(f.key, '/', 2)::int
     where f.is_new = (s.team_id is not null)
  $$;

  create function team_events(change_set bigint)
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
`;

const RECORDING = `
  -- gives events their positions, in the order of the list. The caller holds the lock
  create function store_events(events jsonb) returns void language plpgsql as $$
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

  -- what is new about posts, and notes it. The caller holds the lock, so no post is told twice
  create function news_events(edited integer[]) returns jsonb language plpgsql as $$
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

  create function record_events() returns trigger language plpgsql as $$
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

  -- posts whose time has come. The timer of each instance calls it; the second one finds nothing
  create function tell_due_news() returns void language plpgsql as $$
  begin
    if not exists (select from news_post p where p.published_at <= now()
                      and not exists (select from told_news t where t.post_id = p.id)) then
      return;
    end if;
    perform 1 from change_stamp for update;
    perform store_events(news_events('{}'));
  end
  $$;

  -- once for each transaction, at its commit; not in one that fills a database
  create constraint trigger row_change_recorded after insert on row_change
    deferrable initially deferred
    for each row
    when (case when new.table_name not in ('series', 'roster_entry', 'signup', 'team', 'news_post') then false
               when current_setting('league.events', true) in ('off', 'queued') then false
               else set_config('league.events', 'queued', true) = 'queued' end)
    execute function record_events();
`;
