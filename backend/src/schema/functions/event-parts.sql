-- Which change of a season, division, stage, team or player is an event of the feed (R34): made, removed, or changed
-- in parts that visitors see. Which columns they see stands in public_parts(); all others give no event.

-- The rows of a table as they were before a transaction; former is null when it made them. Of several changes the
-- first one counts. The former values of an erased person are gone: the row is then not known.
create or replace function former_rows(change_set bigint, of_table text)
returns table (key text, is_new boolean, former jsonb, is_known boolean) language sql stable as $$
  select k.key, (array_agg(c.kind order by c.id))[1] = 'insert',
         coalesce(jsonb_object_agg(e.key, e.value order by c.id desc) filter (where e.key is not null), '{}'),
         bool_and(c.kind = 'insert' or c.rows is not null)
    from row_change c
    -- both lists at once: to look up each row by its number would read the whole list each time
    cross join lateral rows from (unnest(c.keys), jsonb_array_elements(coalesce(c.rows, '[]'))) k (key, row)
    left join lateral jsonb_each(k.row) e on c.kind <> 'insert'
   where c.change_set_id = change_set and c.table_name = of_table
   group by k.key
$$;

-- What visitors see, column by column, and what a reader calls it; `*` is a whole row that comes or goes. The same
-- list stands in domain/partners/event-parts.ts, which a test compares.
create or replace function public_parts() returns table (of_table text, col text, part text, n int) language sql immutable as $$
  values ('season', 'name', 'name', 1), ('season', 'starts_on', 'dates', 2), ('season', 'ends_on', 'dates', 2),
         ('season', 'series_format', 'format', 3), ('season', 'weeks', 'weeks', 4),
         ('season', 'signup_opens_at', 'signup', 5), ('season', 'signup_closes_at', 'signup', 5),
         ('season', 'transfer_from', 'transfers', 6), ('season', 'transfer_to', 'transfers', 6),
         ('season', 'qualifiers', 'qualifiers', 7), ('season', 'settled_at', 'settled', 8),
         ('season_honour', '*', 'honours', 11), ('season_honour', 'player_id', 'honours', 11), ('season_honour', 'team_id', 'honours', 11),
         ('season_honour', 'game_id', 'honours', 11), ('season_honour', 'goal', 'honours', 11), ('season_honour', 'name_sv', 'honours', 11),
         ('season_honour', 'name_en', 'honours', 11), ('season_honour', 'text_sv', 'honours', 11), ('season_honour', 'text_en', 'honours', 11),
         ('division', 'name', 'name', 1), ('division', 'name_en', 'name', 1), ('division', 'discriminator', 'address', 2), ('division', 'rank', 'rank', 3),
         ('division', 'series_format', 'format', 4), ('division', 'admin_user_id', 'admin', 5),
         ('division_team', '*', 'teams', 6), ('division_team', 'name', 'teams', 6), ('division_team', 'logo', 'teams', 6),
         ('division_team', 'sort_order', 'order', 7), ('division_team', 'adjustment', 'points', 8),
         ('division_team', 'adjustment_reason', 'points', 8), ('division_team', 'is_disqualified', 'disqualified', 9),
         ('division_team', 'are_results_annulled', 'annulled', 10), ('division_team', 'decider', 'decider', 11),
         ('placement_band', '*', 'bands', 12), ('placement_band', 'from_position', 'bands', 12),
         ('placement_band', 'to_position', 'bands', 12), ('placement_band', 'hex', 'bands', 12),
         ('placement_band', 'description_sv', 'bands', 12), ('placement_band', 'description_en', 'bands', 12),
         ('placement_band', 'meaning', 'bands', 12),
         ('stage', 'kind', 'bracket', 13), ('stage', 'format', 'bracket', 13), ('stage', 'has_third_place', 'bracket', 13),
         ('stage', 'has_second_final', 'bracket', 13), ('stage', 'round_formats', 'bracket', 13), ('stage', 'lot', 'bracket', 13),
         ('stage', 'keeps_divisions_apart', 'bracket', 13), ('stage', 'takes_signups', 'bracket', 13), ('stage', 'weeks', 'weeks', 14), ('stage', 'drawn_at', 'drawn', 15),
         ('stage_entrant', '*', 'entrants', 16), ('stage_entrant', 'team_id', 'entrants', 16),
         ('stage_entrant', 'source_division_id', 'entrants', 16), ('stage_entrant', 'source_place', 'entrants', 16),
         ('stage_entrant', 'exit', 'entrants', 16), ('stage_entrant', 'goes_on_from', 'entrants', 16),
         ('team', 'name', 'name', 1), ('team', 'logo', 'logo', 2), ('team', 'banner', 'banner', 3),
         ('team', 'is_active', 'isActive', 4),
         ('player', 'nickname', 'nickname', 1), ('player', 'nationality', 'nationality', 2), ('player', 'mmr', 'mmr', 3),
         ('player', 'avatar', 'avatar', 4), ('player', 'banner', 'banner', 5), ('player', 'twitter', 'links', 6),
         ('player', 'instagram', 'links', 6), ('player', 'twitch', 'links', 6), ('player', 'tiktok', 'links', 6),
         ('player', 'youtube', 'links', 6), ('player', 'discord_name', 'account', 7), ('player', 'user_id', 'account', 7),
         ('user_role', '*', 'roles', 8),
         ('sanction', '*', 'sanctions', 9), ('sanction', 'kind', 'sanctions', 9), ('sanction', 'starts_on', 'sanctions', 9),
         ('sanction', 'ends_on', 'sanctions', 9), ('sanction', 'series_count', 'sanctions', 9),
         ('sanction', 'reason_sv', 'sanctions', 9), ('sanction', 'reason_en', 'sanctions', 9),
         ('sanction', 'lifted_at', 'sanctions', 9),
         ('series', 'week', 'week', 1), ('series', 'home_team_id', 'teams', 2), ('series', 'away_team_id', 'teams', 2),
         ('series', 'is_streamed', 'stream', 3), ('series', 'bracket_position', 'bracket', 4),
         ('series', 'format', 'bracket', 4)
$$;

-- The parts of a row that are others now; null for one that came or went. Of a row that is not known: all.
create or replace function changed_parts(table_name text, was jsonb, now jsonb, is_known boolean)
returns table (part text, n int) language sql immutable as $$
  select distinct p.part, p.n from public_parts() p
   where p.of_table = table_name
     and case when (was is null) <> (now is null) then p.col = '*' else p.col <> '*' end
     and (not is_known or p.col = '*' or was->p.col is distinct from now->p.col)
$$;

-- What happened to the rows that stand beside those of a noun: which part of which is another one.
create or replace function parts_beside(change_set bigint, tables text[])
returns table (noun text, id integer, part text, n int) language plpgsql stable as $$
begin
  if tables && '{division_team}' then
    return query select 'division', (coalesce(r.now, r.was)->>'division_id')::int, c.part, c.n
      from (select case when not f.is_new then coalesce(to_jsonb(t), '{}') || f.former end as was, to_jsonb(t) as now
              from former_rows(change_set, 'division_team') f
              left join division_team t on t.division_id = split_part(f.key, '/', 1)::int and t.team_id = split_part(f.key, '/', 2)::int) r
      cross join lateral changed_parts('division_team', r.was, r.now, true) c;
  end if;
  if tables && '{placement_band}' then
    return query select 'division', (coalesce(r.now, r.was)->>'division_id')::int, c.part, c.n
      from (select case when not f.is_new then coalesce(to_jsonb(t), '{}') || f.former end as was, to_jsonb(t) as now
              from former_rows(change_set, 'placement_band') f left join placement_band t on t.id = f.key::int) r
      cross join lateral changed_parts('placement_band', r.was, r.now, true) c;
  end if;
  -- they are published with their season's champions
  if tables && '{season_honour}' then
    return query select 'season', se.id, c.part, c.n
      from (select case when not f.is_new then coalesce(to_jsonb(t), '{}') || f.former end as was, to_jsonb(t) as now
              from former_rows(change_set, 'season_honour') f left join season_honour t on t.id = f.key::int) r
      join season se on se.id = (coalesce(r.now, r.was)->>'season_id')::int and se.settled_at is not null
      cross join lateral changed_parts('season_honour', r.was, r.now, true) c;
  end if;
  if tables && '{stage}' then
    return query select 'division', (coalesce(r.now, r.was)->>'division_id')::int, c.part, c.n
      from (select case when not f.is_new then coalesce(to_jsonb(t), '{}') || f.former end as was, to_jsonb(t) as now
              from former_rows(change_set, 'stage') f left join stage t on t.division_id = f.key::int) r
      cross join lateral changed_parts('stage', r.was, r.now, true) c;
  end if;
  if tables && '{stage_entrant}' then
    return query select 'division', (coalesce(r.now, r.was)->>'division_id')::int, c.part, c.n
      from (select case when not f.is_new then coalesce(to_jsonb(t), '{}') || f.former end as was, to_jsonb(t) as now
              from former_rows(change_set, 'stage_entrant') f
              left join stage_entrant t on t.division_id = split_part(f.key, '/', 1)::int and t.seed = split_part(f.key, '/', 2)::int) r
      cross join lateral changed_parts('stage_entrant', r.was, r.now, true) c;
  end if;
  if tables && '{user_role}' then
    return query select 'player', p.id, 'roles', 8
      from former_rows(change_set, 'user_role') f
      left join user_role t on t.user_id = split_part(f.key, '/', 1)::int and t.role = split_part(f.key, '/', 2)::int
      join player p on p.user_id = split_part(f.key, '/', 1)::int
     where f.is_new = (t.user_id is not null);
  end if;
  -- one that is not public is none, before and after; the player who had it and the one who has it see another list
  if tables && '{sanction}' then
    return query select case when side.who->>'team_id' is null then 'player' else 'team' end,
                        coalesce(side.who->>'team_id', side.who->>'player_id')::int, c.part, c.n
      from (select case when not f.is_new then coalesce(to_jsonb(t), '{}') || f.former end as was, to_jsonb(t) as now
              from former_rows(change_set, 'sanction') f left join sanction t on t.id = f.key::int) r
      cross join lateral (select case when r.was->>'is_public' = 'true' then r.was end as was,
                                 case when r.now->>'is_public' = 'true' then r.now end as now) seen
      cross join lateral (values (seen.was, seen.now), (seen.now, seen.was)) side (who, other)
      cross join lateral changed_parts('sanction', side.who,
        case when (side.other->'player_id', side.other->'team_id') is not distinct from (side.who->'player_id', side.who->'team_id')
             then side.other end, true) c
     where side.who is not null;
  end if;
  -- who is in which team is told as a transfer; captains and what was before are the team's
  if tables && '{roster_entry}' then
    return query with entry as (
      select to_jsonb(t) as now, case when not f.is_new then coalesce(to_jsonb(t), '{}') || f.former end as was
        from former_rows(change_set, 'roster_entry') f left join roster_entry t on t.id = f.key::int
    ), told as (
      select (e.facts->>'playerId')::int as player_id, (e.facts->>'teamId')::int as team_id, (e.facts->>'fromTeamId')::int as from_id
        from transfer_events(change_set) e
    )
    select distinct 'team', (side.row->>'team_id')::int, 'roster', 10
      from entry cross join lateral (values (entry.was), (entry.now)) side (row)
      left join told t on t.player_id = (side.row->>'player_id')::int
     where side.row is not null and ((side.row->>'team_id')::int in (t.team_id, t.from_id)) is not true;
  end if;
  -- which season is the current one, and which one teams sign up for
  if tables && '{setting}' then
    return query with value as (
      select k.key, nullif(s.value, '')::int as now,
             case when f.key is null then nullif(s.value, '')::int
                  when not f.is_new then nullif(coalesce(f.former->>'value', s.value), '')::int end as was
        from (values ('current_season'), ('signup_season')) k (key)
        left join former_rows(change_set, 'setting') f on f.key = k.key
        left join setting s on s.key = k.key
    ), season_of as (
      select 'isCurrent' as part, 9 as n, (select v.was from value v where v.key = 'current_season') as was,
             (select v.now from value v where v.key = 'current_season') as now
      union all
      select 'isSignupSeason', 10,
             (select coalesce(max(v.was) filter (where v.key = 'signup_season'), max(v.was)) from value v),
             (select coalesce(max(v.now) filter (where v.key = 'signup_season'), max(v.now)) from value v)
    )
    select 'season', s.id, o.part, o.n from season_of o join season s on s.id in (o.was, o.now)
     where o.was is distinct from o.now;
  end if;
end
$$;

-- Seasons, divisions, stages, teams and players that were made, removed or changed. A player or a team that goes into
-- another one is merged.
create or replace function noun_events(change_set bigint, tables text[])
returns table (part int, kind text, facts jsonb, sort bigint) language sql stable as $$
  with own as (
    select 'season' as noun, f.key::int as id, f.is_new, f.is_known, f.former, to_jsonb(t) as now
      from former_rows(change_set, 'season') f left join season t on t.id = f.key::int where tables && '{season}'
    union all
    select 'division', f.key::int, f.is_new, f.is_known, f.former, to_jsonb(t)
      from former_rows(change_set, 'division') f left join division t on t.id = f.key::int where tables && '{division}'
    union all
    select 'team', f.key::int, f.is_new, f.is_known, f.former, to_jsonb(t)
      from former_rows(change_set, 'team') f left join team t on t.id = f.key::int where tables && '{team}'
    union all
    select 'player', f.key::int, f.is_new, f.is_known, f.former, to_jsonb(t)
      from former_rows(change_set, 'player') f left join player t on t.id = f.key::int where tables && '{player}'
  ), fate as (
    select noun, id, case when now is null then 'removed' else 'created' end as fate, former from own where is_new or now is null
  ), changed as (
    select o.noun, o.id, c.part, c.n from own o
     cross join lateral changed_parts(o.noun, coalesce(o.now, '{}') || o.former, o.now, o.is_known) c
     where not o.is_new and o.now is not null
    union
    select * from parts_beside(change_set, tables)
  ), told as (
    select f.noun, f.id, f.fate, null::jsonb as changed, f.former from fate f
     where not exists (select from own o where o.noun = f.noun and o.id = f.id and o.is_new and o.now is null)
    union all
    select c.noun, c.id, 'changed', jsonb_agg(c.part order by c.n), null from changed c
     where not exists (select from fate f where f.noun = c.noun and f.id = c.id)
     group by c.noun, c.id
  )
  select case t.noun when 'season' then 1 when 'division' then 2 when 'team' then 3 else 5 end,
         case when t.noun = 'division' and coalesce((t.former->>'is_stage')::boolean, d.is_stage) then 'stage'
              else t.noun end || '.' || case when m.player_id is null and mt.team_id is null then t.fate else 'merged' end,
         case t.noun when 'season' then jsonb_build_object('seasonId', t.id)
                     when 'team' then jsonb_build_object('teamId', t.id)
                     when 'division' then jsonb_build_object('divisionId', t.id,
                                            'seasonId', coalesce((t.former->>'season_id')::int, d.season_id))
                     else jsonb_build_object('playerId', t.id) end
           || case when t.changed is null then '{}' else jsonb_build_object('changed', t.changed) end
           || case when m.player_id is null then '{}' else jsonb_build_object('intoPlayerId', m.into_player_id) end
           || case when mt.team_id is null then '{}' else jsonb_build_object('intoTeamId', mt.into_team_id) end,
         t.id::bigint
    from told t
    left join division d on t.noun = 'division' and d.id = t.id
    left join merged_player m on t.noun = 'player' and t.fate = 'removed' and m.player_id = t.id
    left join merged_team mt on t.noun = 'team' and t.fate = 'removed' and mt.team_id = t.id
   where t.noun <> 'division' or coalesce((t.former->>'season_id')::int, d.season_id) is not null
$$;

-- 6mans: series that were reported or taken back, and ratings, ranks and names that became others by it.
create or replace function six_mans_events(change_set bigint)
returns table (part int, kind text, facts jsonb, sort bigint) language sql stable as $$
  with series as (
    select f.key::int as id, f.is_new, s.id is not null as is_there
      from former_rows(change_set, 'six_mans_series') f left join six_mans_series s on s.id = f.key::int
  ), parts as (
    select distinct 'ratings' as part, 1 as n from former_rows(change_set, 'six_mans_result') f
     where split_part(f.key, '/', 1)::int not in (select id from series)
    union select distinct 'ranks', 2 from former_rows(change_set, 'six_mans_floor')
    union
    select distinct 'players', 3 from former_rows(change_set, 'six_mans_player') f
     where not f.is_new and (not f.is_known or f.former ?| '{name,player_id}')
  )
  select 8, case when is_there then 'six-mans.played' else 'six-mans.removed' end,
         jsonb_build_object('sixMansSeriesId', id), id::bigint from series where is_new = is_there
  union all
  select 8, 'six-mans.changed', jsonb_build_object('changed', jsonb_agg(p.part order by p.n)), 2147483648
    from parts p having count(*) > 0
$$;

-- The site besides the league: its switches, its start page, and pages and categories that staff write.
create or replace function site_events(change_set bigint)
returns table (part int, kind text, facts jsonb, sort bigint) language sql stable as $$
  with parts as (
    select distinct k.part, k.n
      from former_rows(change_set, 'setting') f
      join (values ('settings', 1, '{registration_open,transfer_open,transfer_follows,transfer_turned_at,own_matters,replay_months}'::text[]),
                   ('start', 2, '{start_type,start_content,start_content_eng}')) k (part, n, keys) on f.key = any(k.keys)
    union select distinct 'pages', 3 from former_rows(change_set, 'managed_page')
    union select distinct 'newsCategories', 4 from former_rows(change_set, 'news_category')
  )
  select 9, 'site.changed', jsonb_build_object('changed', jsonb_agg(p.part order by p.n)), 0::bigint
    from parts p having count(*) > 0
$$;
