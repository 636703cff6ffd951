-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write forget-erased-values
-- from modules/audit/audit.repository.ts
-- count: number
select forget_erased_audit_values() as count
;

-- write insert-audit-entry
-- from modules/audit/audit.repository.ts
insert into audit_entry (actor_user_id, act, object_kind, object_id, before, after, request_id, is_own_team, undoes_id, object_name)
  select a.*, case when a.object_kind in ('request', 'member') then null
  when a.object_kind = 'six-mans-series' then (select string_agg(name, ', ') from jsonb_array_elements_text(coalesce(a.after, a.before)->'winners') name) || ' – ' || (select string_agg(name, ', ') from jsonb_array_elements_text(coalesce(a.after, a.before)->'losers') name)
  else coalesce(case a.object_kind when 'division' then (select coalesce(a.before->>'name', d.name) || ', ' || se.name
               from division d join season se on se.id = d.season_id where d.id = a.object_id) when 'series' then (select h.name || ' – ' || g.name from series s join team h on h.id = s.home_team_id
             join team g on g.id = s.away_team_id where s.id = a.object_id) when 'season' then (select coalesce(a.before->>'name', name) from season where id = a.object_id) when 'team' then (select coalesce(a.before->>'name', name) from team where id = a.object_id) when 'player' then (select coalesce(a.before->>'nickname', nickname) from player where id = a.object_id) when 'user' then (select coalesce(a.before->>'nickname', p.nickname, u.discord_username)
           from app_user u left join player p on p.user_id = u.id where u.id = a.object_id) end, a.before->>'name', a.after->>'name', a.before->>'title', a.after->>'title', a.before->>'nickname', a.after->>'nickname') end
    from (values ($1::int, $2, $3, $4::int, $5::jsonb, $6::jsonb, $7, $8::boolean, $9::int))
      as a (actor_user_id, act, object_kind, object_id, before, after, request_id, is_own_team, undoes_id)
;
