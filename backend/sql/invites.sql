-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write cancel-invites of a player
-- from modules/invites/invites.repository.ts
-- captainUserId?: number
-- id: number
-- nickname: text
-- playerUserId?: number
-- teamId: number
-- teamName: text
with pending as (select id from invite where player_id = $1 and status = 0 order by id for update),
  ended as (
    update invite set status = 3, decided_at = $2
     where id in (select id from pending) returning id, team_id, player_id)
  select e.id, e.team_id as "teamId", t.name as "teamName", p.nickname, p.user_id as "playerUserId",
         (select c.user_id from roster_entry r join player c on c.id = r.player_id
           where r.team_id = e.team_id and r.valid_to is null and r.sort_order = 1) as "captainUserId"
    from ended e join team t on t.id = e.team_id join player p on p.id = e.player_id order by e.id
;

-- write cancel-invites of a team
-- from modules/invites/invites.repository.ts
-- captainUserId?: number
-- id: number
-- nickname: text
-- playerUserId?: number
-- teamId: number
-- teamName: text
with pending as (select id from invite where id in (select i.id from invite i where i.team_id = $1 and i.status = 0 order by i.id offset $3) and status = 0 order by id for update),
  ended as (
    update invite set status = 3, decided_at = $2
     where id in (select id from pending) returning id, team_id, player_id)
  select e.id, e.team_id as "teamId", t.name as "teamName", p.nickname, p.user_id as "playerUserId",
         (select c.user_id from roster_entry r join player c on c.id = r.player_id
           where r.team_id = e.team_id and r.valid_to is null and r.sort_order = 1) as "captainUserId"
    from ended e join team t on t.id = e.team_id join player p on p.id = e.player_id order by e.id
;

-- read invitable
-- from modules/invites/invite-lists.repository.ts
-- discordName?: text
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- userId: number
select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, u.id as "userId", coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name) as "discordName"
    from player p join app_user u on u.id = p.user_id
   where ($1 = '' or search_text(p.nickname) like $2 or search_text(coalesce(u.discord_username || case when u.discord_discriminator = '0' then '' else '#' || u.discord_discriminator end, p.discord_name)) like $2)
     and not exists (select 1 from roster_entry r
                      where r.player_id = p.id and (r.valid_to is null or r.valid_to >= $4::timestamptz))
     and not exists (select 1 from invite i where i.player_id = p.id and i.team_id = $3 and i.status = 0)
   order by search_text(p.nickname) not like $1, swedish_order(p.nickname) collate "C", p.id limit $5
;

-- read team-invites
-- from modules/invites/invite-lists.repository.ts
-- createdAt: text
-- id: number
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
-- toUserId?: number
-- withRequest: flag
select i.id, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, p.user_id as "toUserId", i.with_request as "withRequest",
         to_char(i.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"
    from invite i join player p on p.id = i.player_id
   where i.team_id = $1 and i.status = 0 order by i.id
;

-- read team-situation
-- from modules/invites/invite-lists.repository.ts
-- isSignedUp: flag
-- pendingInvites: number
-- roster: [{ playerId: number, sortOrder: number }]
select exists (select 1 from signup where team_id = $1 and season_id = $2) as "isSignedUp",
         (select count(*)::int from invite where team_id = $1 and status = 0) as "pendingInvites",
         coalesce((select json_agg(json_build_object('playerId', player_id, 'sortOrder', sort_order) order by sort_order)
                     from roster_entry where team_id = $1 and valid_to is null), '[]'::json) as roster
;
