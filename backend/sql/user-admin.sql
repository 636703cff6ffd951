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
  left join association_member m on u.email_verified and m.email = u.email::citext order by lower(p.nickname) nulls last, u.id nulls last, p.id
;

-- read rating-relation
-- from modules/user-admin/users-admin.repository.ts
-- isOwn: flag
-- isRun: flag
select (
  $1::int = $2::int or exists (
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
