-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read captain-audiences
-- from modules/captain-messages/captain-messages.repository.ts
-- captains: number
-- division?: text
-- divisionAdminUserId?: number
-- divisionId?: number
-- season: text
-- seasonId: number
-- unreachable: [{ id: number, logo?: text, name: text }]
with audience as (
    select se.id as season_id, null::int as division_id, se.name as season, null as division, null::int as admin, 0 as rank,
           se.starts_on
      from season se where se.ends_on >= $1::date or se.id = (select nullif(value, '')::int from setting where key = 'current_season')
    union all
    select se.id, d.id, se.name, d.name, d.admin_user_id, d.rank, se.starts_on
      from season se join division d on d.season_id = se.id
     where se.ends_on >= $1::date or se.id = (select nullif(value, '')::int from setting where key = 'current_season'))
  select a.season_id as "seasonId", a.division_id as "divisionId", a.season, a.division,
         a.admin as "divisionAdminUserId", count(u.id)::int as captains,
         coalesce(json_agg(json_build_object('id', team.id, 'name', team.name, 'logo', team.logo) order by swedish_order(team.name) collate "C") filter (where team.id is not null and u.id is null),
                  '[]') as unreachable
    from audience a left join team on 
  team.id in (
    select dt.team_id from division_team dt where dt.season_id = a.season_id and (a.division_id is null or dt.division_id = a.division_id)
    union all
    select si.team_id from signup si
     where si.season_id = a.season_id and a.division_id is null
       and not exists (select from division_team dt where dt.season_id = a.season_id)) 
    left join roster_entry r on r.team_id = team.id and r.valid_to is null and r.sort_order = 1
    left join player p on p.id = r.player_id left join app_user u on u.id = p.user_id
   where $2::int is null or a.season_id = $2
   group by a.season_id, a.division_id, a.season, a.division, a.admin, a.rank, a.starts_on
   order by a.starts_on, a.season_id, a.rank, a.division_id nulls first
;

-- read captains
-- from modules/captain-messages/captain-messages.repository.ts
-- discordId: text
-- team: text
-- userId: number
select u.id as "userId", u.discord_id as "discordId", team.name as team from team 
    left join roster_entry r on r.team_id = team.id and r.valid_to is null and r.sort_order = 1
    left join player p on p.id = r.player_id left join app_user u on u.id = p.user_id
    where u.id is not null and 
  team.id in (
    select dt.team_id from division_team dt where dt.season_id = $1::int and ($2::int is null or dt.division_id = $2::int)
    union all
    select si.team_id from signup si
     where si.season_id = $1::int and $2::int is null
       and not exists (select from division_team dt where dt.season_id = $1::int)) order by u.id
;

-- read late-series
-- from modules/captain-messages/series-reminders.repository.ts
-- away: text
-- captains: [{ discordId: text, team: text, userId: number }]
-- division: text
-- divisionAdminUserId?: number
-- divisionId: number
-- home: text
-- isRemindedToday: flag
-- scheduledAt: instant
-- seriesId: number
-- week: number
select s.id as "seriesId", s.week, s.scheduled_at as "scheduledAt", h.name as home, a.name as away,
         d.id as "divisionId", d.name as division, d.admin_user_id as "divisionAdminUserId",
         exists (select from series_reminder m where m.series_id = s.id and m.reminded_on = $1::date) as "isRemindedToday",
         (select coalesce(json_agg(json_build_object('userId', u.id, 'discordId', u.discord_id, 'team', t.name)
                                   order by u.id), '[]')
            from roster_entry r join team t on t.id = r.team_id join player p on p.id = r.player_id
            join app_user u on u.id = p.user_id
           where r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null and r.sort_order = 1) as captains
    from series s join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where (s.reported_at is null and coalesce((s.scheduled_at at time zone 'Europe/Stockholm')::date < $1::date, false)) and not (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)) and ($2::int[] is null or s.id = any($2)) and ($3::int is null or d.id = $3)
   order by s.scheduled_at, s.id
;

-- read sent-captain-messages
-- from modules/captain-messages/captain-messages.repository.ts
-- captains: number
-- division?: text
-- divisionId?: number
-- id: number
-- season: text
-- sentAt: text
-- sentBy?: text
-- textEn: text
-- textSv: text
-- total: number
-- unreachable: number
select m.id, to_char(m.sent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "sentAt", coalesce(p.nickname, u.discord_username) as "sentBy",
          se.name as season, d.name as division, m.division_id as "divisionId", m.text_sv as "textSv",
          m.text_en as "textEn", m.captains, m.unreachable, count(*) over ()::int as total
     from captain_message m left join division d on d.id = m.division_id
     join season se on se.id = coalesce(m.season_id, d.season_id)
     left join app_user u on u.id = m.sent_by_user_id left join player p on p.user_id = u.id
    where $1::int is null or m.id = $1
    order by m.id desc limit $2 offset $3
;
