-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read account-standing
-- from modules/auth/accounts.repository.ts
-- birthdate?: text
-- email?: text
-- emailVerified: flag
-- hasPlayer: flag
-- isMember: flag
-- memberEmail?: text
-- nationality?: text
-- platform?: text
-- platformId?: text
select p.id is not null as "hasPlayer", p.platform, p.platform_id as "platformId", p.birthdate::text as birthdate,
          p.nationality, m.id is not null as "isMember", u.email, u.email_verified as "emailVerified",
          former.email::text as "memberEmail"
     from app_user u
     left join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
     left join association_member former on former.id = u.member_id
    where u.id = $1
;

-- read accounts-of-member
-- from modules/auth/membership/member-acts.repository.ts
-- discordId: text
-- name: text
-- userId: number
select u.id as "userId", u.discord_id as "discordId", coalesce(p.nickname, u.discord_username) as name
     from app_user u left join player p on p.user_id = u.id
    where u.member_id in ($1::int, $3::int) or (u.email_verified and u.email::citext = any($2::citext[]))
    order by u.id
;

-- read actor
-- from modules/auth/sessions.repository.ts
-- isMember: flag
-- nationality?: text
-- playerId?: number
-- roles: [number]
-- sessionId: text
-- userId: number
select s.id as "sessionId", s.user_id as "userId", p.id as "playerId", p.nationality,
          m.id is not null as "isMember",
          array(select r.role::int from user_role r where r.user_id = s.user_id order by r.role) as roles
   from session s
   join app_user u on u.id = s.user_id
   left join player p on p.user_id = u.id
   left join association_member m on u.email_verified and m.email = u.email::citext
   where s.access_hash = $1 and s.access_expires_at > $2 and s.expires_at > $2 and s.revoked_at is null
;

-- read actors-of-sessions
-- from modules/auth/sessions.repository.ts
-- isMember: flag
-- nationality?: text
-- playerId?: number
-- roles: [number]
-- sessionId: text
-- userId: number
select s.id as "sessionId", s.user_id as "userId", p.id as "playerId", p.nationality,
          m.id is not null as "isMember",
          array(select r.role::int from user_role r where r.user_id = s.user_id order by r.role) as roles
   from session s
   join app_user u on u.id = s.user_id
   left join player p on p.user_id = u.id
   left join association_member m on u.email_verified and m.email = u.email::citext
   where s.id = any($1::uuid[]) and s.expires_at > $2 and s.last_seen_at > $3 and s.revoked_at is null
;

-- write end-session
-- from modules/auth/sessions.repository.ts
-- device?: text
-- id: text
-- providerToken?: text
-- userId: number
with old as (select id, provider_token from session where id = $1 and revoked_at is null for update)
   update session s set revoked_at = $3, revoke_reason = $2, provider_token = null
     from old where s.id = old.id
   returning s.id, s.user_id as "userId", s.device, old.provider_token as "providerToken"
;

-- write insert-membership
-- from modules/auth/membership/membership.repository.ts
with member as (insert into association_member (email, joined_at) values ($4, $14) returning id)
  insert into membership (id, association_member_id, first_name, last_name, email, phone, ssn_cipher, ssn_index, ssn_masked,
                          is_ssn_doubtful, address, zip, city, sex, agrees_marketing, created_at)
  select $1, member.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $15, $14 from member
;

-- write next-membership-id
-- from modules/auth/membership/membership.repository.ts
-- id: number
select nextval(pg_get_serial_sequence('membership', 'id'))::int as id
;

-- write note-member
-- from modules/auth/accounts.repository.ts
update app_user u set member_id = m.id from association_member m
    where u.id = $1 and u.email_verified and m.email = u.email::citext and u.member_id is distinct from m.id
;

-- read session-by-refresh-token
-- from modules/auth/sessions.repository.ts
-- id: text
select s.id from refresh_token t join session s on s.id = t.session_id where t.hash = $1 and s.revoked_at is null
;

-- read session-owner
-- from modules/auth/sessions.repository.ts
-- discordId: text
-- isMember: flag
-- nationality?: text
select u.discord_id as "discordId", p.nationality, m.id is not null as "isMember"
     from session s
     join app_user u on u.id = s.user_id
     left join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
    where s.id = $1
;

-- write spend-refresh-token
-- from modules/auth/sessions.repository.ts
-- generation: number
-- sessionId: text
update refresh_token t set used_at = $2
     from session s
    where t.hash = $1 and t.used_at is null and s.id = t.session_id
      and s.revoked_at is null and s.expires_at > $2 and s.last_seen_at > $3
   returning t.session_id as "sessionId", t.generation
;

-- read spent-refresh-token
-- from modules/auth/sessions.repository.ts
-- isPrevious: flag
-- sessionId: text
-- usedAt: instant
select t.session_id as "sessionId", t.used_at as "usedAt",
          t.generation + 1 = (select max(n.generation) from refresh_token n where n.session_id = t.session_id)
            as "isPrevious"
     from refresh_token t join session s on s.id = t.session_id
    where t.hash = $1 and t.used_at is not null and s.revoked_at is null
;

-- read viewer
-- from modules/auth/viewer.repository.ts
-- avatar?: text
-- discordAvatar?: text
-- discordDiscriminator: text
-- discordId: text
-- discordUsername: text
-- isCaptain: flag
-- nickname?: text
-- team?: { id: number, logo?: text, name: text }
select u.discord_id as "discordId", u.discord_username as "discordUsername", u.discord_avatar as "discordAvatar",
          u.discord_discriminator as "discordDiscriminator",
          p.nickname, p.avatar, coalesce(r.sort_order = 1, false) as "isCaptain",
          case when t.id is not null
            then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team
   from app_user u
   left join player p on p.user_id = u.id
   left join roster_entry r
     on r.player_id = p.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)
   left join team t on t.id = r.team_id
   where u.id = $1
;
