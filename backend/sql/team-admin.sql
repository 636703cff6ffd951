-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read admin-team
-- from modules/team-admin/team-admin.repository.ts
-- banner?: text
-- history: [{ id: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sortOrder: number, validFrom: text, validTo?: text }]
-- id: number
-- isActive: flag
-- logo?: text
-- name: text
-- pendingInvites: number
-- roster: [{ mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sortOrder: number }]
select t.id, t.name, t.logo, t.banner, t.is_active as "isActive", coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and r.valid_to is null order by r.sort_order, r.id) listed), '[]'::json) as roster,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('id', r.id, 'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'validFrom', to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                           'validTo', to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id order by r.valid_from desc, r.sort_order, r.id) listed), '[]'::json) as history,
         (select count(*)::int from invite i where i.team_id = t.id and i.status = 0) as "pendingInvites"
    from team t where t.id = $1
;

-- read admin-teams
-- from modules/team-admin/team-admin.repository.ts
-- banner?: text
-- history: [{ id: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sortOrder: number, validFrom: text, validTo?: text }]
-- id: number
-- isActive: flag
-- logo?: text
-- name: text
-- pendingInvites: number
-- roster: [{ mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sortOrder: number }]
select t.id, t.name, t.logo, t.banner, t.is_active as "isActive", coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and r.valid_to is null order by r.sort_order, r.id) listed), '[]'::json) as roster,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('id', r.id, 'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'validFrom', to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                           'validTo', to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id order by r.valid_from desc, r.sort_order, r.id) listed), '[]'::json) as history,
         (select count(*)::int from invite i where i.team_id = t.id and i.status = 0) as "pendingInvites"
    from team t order by swedish_order(t.name) collate "C", t.id
;

-- read seatable-players
-- from modules/team-admin/team-admin.repository.ts
-- id: number
-- mmr?: number
-- nickname: text
select p.id, p.nickname, p.mmr from player p
     left join roster_entry r on r.player_id = p.id and r.valid_to is null
    where (r.id is null or r.team_id = $1) and ($2 = '' or search_text(p.nickname) like $2)
    order by swedish_order(p.nickname) collate "C", p.id limit $3
;

-- read team-relation
-- from modules/team-admin/team-admin.repository.ts
-- isOwn: flag
-- isRun: flag
select (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = $1::int and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = $1::int and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))) as "isOwn", exists (
  select 1 from division_team run_t join division run_d on run_d.id = run_t.division_id
    join season run_s on run_s.id = run_t.season_id
   where run_t.team_id = $1::int and run_d.admin_user_id = $3::int and (upper(tstzrange(run_s.starts_on::timestamp at time zone 'Europe/Stockholm', (run_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or run_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))) as "isRun"
;
