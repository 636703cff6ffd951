-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read transfer-all
-- from modules/transfers/transfers.repository.ts
-- id: number
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- previousTeam?: { id: number, logo?: text, name: text }
-- sortOrder: number
-- team: { id: number, logo?: text, name: text }
-- validFrom: text
-- validTo?: text
select r.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
         
  (select json_build_object('id', previous.id, 'name', previous.name, 'logo', previous.logo)
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1) as "previousTeam",
         to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo",
         r.sort_order as "sortOrder" from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id order by r.valid_from desc, r.id desc
;

-- read transfer-page
-- from modules/transfers/transfers.repository.ts
-- id: number
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- previousTeam?: { id: number, logo?: text, name: text }
-- sortOrder: number
-- team: { id: number, logo?: text, name: text }
-- validFrom: text
-- validTo?: text
select r.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
         
  (select json_build_object('id', previous.id, 'name', previous.name, 'logo', previous.logo)
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1) as "previousTeam",
         to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo",
         r.sort_order as "sortOrder" from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id where (r.valid_from, r.id) < (case when $2::int is null then 'infinity' else (select valid_from from roster_entry where id = $2) end, coalesce($2::int, 2147483647)) order by r.valid_from desc, r.id desc limit $1
;

-- read transfers-by-player many
-- from modules/transfers/transfers.repository.ts
-- playerId: number
-- transfers: [{ id: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, previousTeam?: { id: number, logo?: text, name: text }, sortOrder: number, team: { id: number, logo?: text, name: text }, validFrom: text, validTo?: text }]
select wanted.id as "playerId",
         coalesce((select json_agg(listed) from (select r.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
         
  (select json_build_object('id', previous.id, 'name', previous.name, 'logo', previous.logo)
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1) as "previousTeam",
         to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo",
         r.sort_order as "sortOrder" from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id where r.player_id = wanted.id order by r.valid_from desc) listed), '[]'::json) as transfers
    from unnest($1::int[]) as wanted(id)
;

-- read transfers-by-player one
-- from modules/transfers/transfers.repository.ts
-- playerId: number
-- transfers: [{ id: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, previousTeam?: { id: number, logo?: text, name: text }, sortOrder: number, team: { id: number, logo?: text, name: text }, validFrom: text, validTo?: text }]
select wanted.id as "playerId",
         coalesce((select json_agg(listed) from (select r.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
         
  (select json_build_object('id', previous.id, 'name', previous.name, 'logo', previous.logo)
     from roster_entry earlier join team previous on previous.id = earlier.team_id
    where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
    order by earlier.valid_from desc limit 1) as "previousTeam",
         to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo",
         r.sort_order as "sortOrder" from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id where r.player_id = wanted.id order by r.valid_from desc) listed), '[]'::json) as transfers
    from (select $1::int as id) wanted
;
