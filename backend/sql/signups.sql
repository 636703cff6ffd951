-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

-- read signed-up-teams
-- from modules/signups/signups.repository.ts
-- createdAt: text
-- players: [{ mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, userId?: number }]
-- team: { id: number, logo?: text, name: text }
select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         coalesce((select json_agg(listed.item) from (select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'userId', p.user_id) as item
                          from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null order by r.sort_order, r.id) listed), '[]'::json) as players
    from signup s join team t on t.id = s.team_id
   where s.season_id = $1
   order by s.created_at, t.id
;

-- read signup-standing
-- from modules/signups/signups.repository.ts
-- isCaptain: flag
-- isSignedUp: flag
-- players: number
-- swedish: number
-- team?: { id: number, logo?: text, name: text }
select case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(own.sort_order = 1, false) as "isCaptain",
         exists (select 1 from signup s where s.season_id = $2 and s.team_id = t.id) as "isSignedUp",
         (select count(*)::int from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null) as players,
         (select count(*)::int from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id and r.valid_to is null and p.nationality = 'SE') as swedish
    from (select 1) one
    left join roster_entry own on own.player_id = $1 and own.valid_to is null
    left join team t on t.id = own.team_id
;
