-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read admin-user
-- from modules/user-admin/users-admin.repository.ts
-- avatar?: text
-- banner?: text
-- discordDiscriminator?: text
-- discordEmail?: text
-- discordId?: text
-- discordName?: text
-- discordUsername?: text
-- instagram?: text
-- isMember: flag
-- mmr?: number
-- nickname?: text
-- playerId?: number
-- roles: [text]
-- steam?: text
-- team?: { id: number, logo?: text, name: text }
-- tiktok?: text
-- twitch?: text
-- twitter?: text
-- userId?: number
-- youtube?: text
select u.id as "userId", p.id as "playerId", p.nickname, u.discord_username as "discordUsername",
         u.discord_discriminator as "discordDiscriminator", u.discord_id as "discordId", u.email as "discordEmail",
         p.discord_name as "discordName", p.avatar, p.banner, p.steam, p.mmr,
         p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube, m.id is not null as "isMember",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce((select json_agg(case r.role when 1 then 'admin' when 2 then 'divisionadmin' when 3 then 'graphics' when 4 then 'writer' end order by r.role) from user_role r where r.user_id = u.id),
                  '[]'::json) as roles from app_user u full join player p on p.user_id = u.id
  left join roster_entry now on now.player_id = p.id and now.valid_to is null
  left join team t on t.id = now.team_id
  left join association_member m on u.email_verified and m.email = u.email::citext where ($1::int is null or u.id = $1) and ($2::int is null or p.id = $2) limit 1
;

-- read admin-users
-- from modules/user-admin/users-admin.repository.ts
-- avatar?: text
-- banner?: text
-- discordDiscriminator?: text
-- discordEmail?: text
-- discordId?: text
-- discordName?: text
-- discordUsername?: text
-- instagram?: text
-- isMember: flag
-- mmr?: number
-- nickname?: text
-- playerId?: number
-- roles: [text]
-- steam?: text
-- team?: { id: number, logo?: text, name: text }
-- tiktok?: text
-- twitch?: text
-- twitter?: text
-- userId?: number
-- youtube?: text
select u.id as "userId", p.id as "playerId", p.nickname, u.discord_username as "discordUsername",
         u.discord_discriminator as "discordDiscriminator", u.discord_id as "discordId", u.email as "discordEmail",
         p.discord_name as "discordName", p.avatar, p.banner, p.steam, p.mmr,
         p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube, m.id is not null as "isMember",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce((select json_agg(case r.role when 1 then 'admin' when 2 then 'divisionadmin' when 3 then 'graphics' when 4 then 'writer' end order by r.role) from user_role r where r.user_id = u.id),
                  '[]'::json) as roles from app_user u full join player p on p.user_id = u.id
  left join roster_entry now on now.player_id = p.id and now.valid_to is null
  left join team t on t.id = now.team_id
  left join association_member m on u.email_verified and m.email = u.email::citext order by swedish_order(p.nickname) collate "C" nulls last, u.id nulls last, p.id
;

-- read person
-- from modules/user-admin/person/person.repository.ts
-- accountSince?: text
-- birthdate?: text
-- chatRoles: [{ givenAt: text, id: number, name: text, seasonName: text }]
-- divisions: [{ id: number, name: text, seasonName: text }]
-- gameAccounts: [{ accountId: text, addedAt?: text, displayName?: text, id: number, platform: text, source?: text }]
-- isEmailVerified: flag
-- lastLoginAt?: text
-- mates: [json]
-- membership?: { id: number, joinedAt: text, name?: text }
-- nationality?: text
-- platform?: text
-- platformId?: text
-- playerId?: number
-- playerSince?: text
-- requests: [{ createdAt: text, decidedAt?: text, decidedBy?: text, id: number, kind: text, reason?: text, status: text, teamName?: text }]
-- teams: [{ id: number, sortOrder: number, team: { id: number, logo?: text, name: text }, validFrom: text, validTo?: text }]
-- userId?: number
select u.id as "userId", p.id as "playerId", coalesce(u.email_verified, false) as "isEmailVerified", to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "accountSince",
          to_char(u.last_login_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastLoginAt", to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playerSince",
          p.birthdate::text as birthdate, p.nationality, p.platform, p.platform_id as "platformId",
          coalesce((select json_agg(listed) from (
  select g.id, g.platform, g.account_id as "accountId", g.display_name as "displayName", g.source,
         to_char(g.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt"
    from game_account g where g.player_id = p.id order by g.id) listed), '[]'::json) as "gameAccounts",
          case when m.id is not null then json_build_object('id', m.id, 'joinedAt', to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'name', f.first_name || ' ' || f.last_name) end as membership,
          coalesce((select json_agg(listed) from (
  select d.id, d.name, s.name as "seasonName"
    from division d join season s on s.id = d.season_id where d.admin_user_id = u.id order by s.starts_on desc, d.rank) listed), '[]'::json) as divisions, coalesce((select json_agg(listed) from (
  select d.id, d.name, s.name as "seasonName", to_char(b.given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "givenAt"
    from division_role_bearer b join division d on d.id = b.division_id join season s on s.id = d.season_id
   where b.user_id = u.id order by b.given_at desc, d.id) listed), '[]'::json) as "chatRoles", coalesce((select json_agg(listed) from (
  select e.id, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team, to_char(e.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom",
         to_char(e.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo", e.sort_order as "sortOrder"
    from roster_entry e join team t on t.id = e.team_id where e.player_id = p.id order by e.valid_from desc, e.id desc) listed), '[]'::json) as teams, 
  to_json(array(select mate.nationality::text from roster_entry own
          join roster_entry e on e.team_id = own.team_id and e.player_id <> own.player_id and e.valid_to is null
          join player mate on mate.id = e.player_id
         where own.player_id = p.id and own.valid_to is null order by mate.id)) as mates, coalesce((select json_agg(listed) from (
  select r.id, r.kind, r.status, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
         coalesce(judge.nickname, du.discord_username) as "decidedBy", r.reason,
         coalesce(r.payload->>'name', t.name) as "teamName"
    from approval_request r
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player judge on judge.user_id = du.id
   where r.user_id = u.id or r.player_id = p.id
   order by r.status <> 'pending', r.id desc limit 50) listed), '[]'::json) as requests
     from app_user u full join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
     left join membership f on f.association_member_id = m.id
    where ($1::int is null or u.id = $1) and ($2::int is null or p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $2::int), $2::int))
    limit 1
;

-- read person-notes
-- from modules/user-admin/notes/person-notes.repository.ts
-- id: number
-- text: text
-- writtenAt: text
-- writtenBy?: text
select n.id, n.text, to_char(n.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "writtenAt", coalesce(p.nickname, u.discord_username) as "writtenBy"
     from person_note n
     left join app_user u on u.id = n.written_by_user_id
     left join player p on p.user_id = u.id
    where n.user_id = $1 or n.player_id = $2
    order by n.id desc
;

-- read rating-relation
-- from modules/user-admin/users-admin.repository.ts
-- isOwn: flag
-- isRun: flag
select (
  coalesce($1::int = $2::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $1::int and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))) as "isOwn",
          exists (select 1 from roster_entry e where e.player_id = $1::int and e.valid_to is null
                     and exists (
  select 1 from division_team run_t join division run_d on run_d.id = run_t.division_id
    join season run_s on run_s.id = run_t.season_id
   where run_t.team_id = e.team_id and run_d.admin_user_id = $3::int and (upper(tstzrange(run_s.starts_on::timestamp at time zone 'Europe/Stockholm', (run_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or run_s.id = (select nullif(value, '')::int from setting where key = 'current_season')))) as "isRun"
;
