-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read accounts-of-member
-- from modules/membership/member-acts.repository.ts
-- discordId: text
-- name: text
-- userId: number
select u.id as "userId", u.discord_id as "discordId", coalesce(p.nickname, u.discord_username) as name
     from app_user u left join player p on p.user_id = u.id
    where u.member_id in ($1::int, $3::int) or (u.email_verified and u.email::citext = any($2::citext[]))
    order by u.id
;

-- write insert-membership
-- from modules/membership/membership.repository.ts
with member as (insert into association_member (email, joined_at) values ($4, $14) returning id)
  insert into membership (id, association_member_id, first_name, last_name, email, phone, ssn_cipher, ssn_index, ssn_masked,
                          is_ssn_doubtful, address, zip, city, sex, agrees_marketing, created_at)
  select $1, member.id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $15, $14 from member
;

-- write next-membership-id
-- from modules/membership/membership.repository.ts
-- id: number
select nextval(pg_get_serial_sequence('membership', 'id'))::int as id
;
