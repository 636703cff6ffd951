-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write cancel-requests of a player
-- from modules/requests/requests.repository.ts
-- id: number
-- inviteId?: number
-- kind: text
-- payload: json
-- playerId?: number
-- status: text
-- teamId?: number
-- userId: number
with pending as (select id from approval_request where status = 'pending' and player_id = $1 and kind = any($3::text[]) order by id for update)
  update approval_request set status = 'cancelled', decided_at = $2 where id in (select id from pending)
  returning id, kind, status, user_id as "userId", player_id as "playerId", team_id as "teamId",
            invite_id as "inviteId", payload
;

-- write cancel-requests of a team
-- from modules/requests/requests.repository.ts
-- id: number
-- inviteId?: number
-- kind: text
-- payload: json
-- playerId?: number
-- status: text
-- teamId?: number
-- userId: number
with pending as (select id from approval_request where status = 'pending' and team_id = $1 and kind = any($3::text[]) order by id for update)
  update approval_request set status = 'cancelled', decided_at = $2 where id in (select id from pending)
  returning id, kind, status, user_id as "userId", player_id as "playerId", team_id as "teamId",
            invite_id as "inviteId", payload
;

-- write cancel-requests of an account
-- from modules/requests/requests.repository.ts
-- id: number
-- inviteId?: number
-- kind: text
-- payload: json
-- playerId?: number
-- status: text
-- teamId?: number
-- userId: number
with pending as (select id from approval_request where status = 'pending' and user_id = $1 and kind = any($3::text[]) order by id for update)
  update approval_request set status = 'cancelled', decided_at = $2 where id in (select id from pending)
  returning id, kind, status, user_id as "userId", player_id as "playerId", team_id as "teamId",
            invite_id as "inviteId", payload
;

-- read claim-candidates
-- from modules/requests/facts/request-facts.repository.ts
-- candidates: [{ accounts: [{ accountId: text, platform: text }], birthdate?: text, names: [text], nationality?: text, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sanctionTerms: [{ endsOn?: text, kind: text, liftedOn?: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }], seasons: [{ id: number, name: text }] }]
-- claimed: { account?: { accountId: text, platform: text }, birthdate?: text, chatName: text, helpText: text, nationality?: text }
select json_build_object(
  'chatName', u.discord_username, 'helpText', coalesce(r.payload->>'helpText', ''), 'birthdate', r.payload->>'birthdate', 'nationality', r.payload->>'nationality',
  'account', case when r.payload->>'platformId' is not null then json_build_object(
               'platform', r.payload->>'platform', 'accountId', r.payload->>'platformId') end) as claimed,
          coalesce((select json_agg(listed.item) from (
  select json_build_object(
           'player', json_build_object('id', c.id, 'nickname', c.nickname, 'avatar', c.avatar, 'nationality', c.nationality), 'names', array_remove(array[c.nickname, c.discord_name], null),
           'birthdate', c.birthdate::text, 'nationality', c.nationality, 'sanctionTerms', coalesce((select json_agg(listed) from (
  select x.id, 
  x.kind, x.starts_on::text as "startsOn", x.ends_on::text as "endsOn",
  x.series_count as "seriesCount",
  (x.lifted_at at time zone 'Europe/Stockholm')::date::text as "liftedOn",
  coalesce((select json_agg(listed) from (
  select to_char(least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", s.walkover is not null as "isWalkover",
         exists (select 1 from game g join player_game_stats row on row.game_id = g.id
                  where g.series_id = s.id and row.player_id = x.player_id) as "didPlay"
    from roster_entry r join series s on r.team_id in (s.home_team_id, s.away_team_id)
   where x.series_count is not null and r.player_id = x.player_id and s.reported_at is not null
     and tstzrange(r.valid_from, r.valid_to) @> least(coalesce(s.scheduled_at, s.reported_at), s.reported_at)
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when x.is_public then x.reason_sv else '' end as "reasonSv",
         case when x.is_public then x.reason_en end as "reasonEn"
    from sanction x where x.player_id = c.id and x.kind <> 'warning' order by x.id) listed), '[]'::json), 'accounts', coalesce((select json_agg(listed.item) from (
  select json_build_object('platform', platform, 'accountId', account_id) as item
    from (select c.platform, c.platform_id as account_id where c.platform_id is not null
           union select ga.platform, ga.account_id from game_account ga where ga.player_id = c.id) known
   order by platform, account_id) listed), '[]'::json), 'seasons', coalesce((select json_agg(listed.item) from (
  select json_build_object('id', cs.id, 'name', cs.name) as item from season cs
   where exists (select 1 from division_team cdt join roster_entry ce on ce.team_id = cdt.team_id
                  where cdt.season_id = cs.id and ce.player_id = c.id
                    and tstzrange(ce.valid_from, ce.valid_to) && tstzrange(cs.starts_on::timestamp at time zone 'Europe/Stockholm', (cs.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))
   order by cs.starts_on desc, cs.id desc) listed), '[]'::json)) as item
    from player c
   where c.user_id is null and r.kind = 'existingUser' and (search_text(c.nickname) like $2 or search_text(c.discord_name) like $2)
   order by (lower(c.platform_id) = lower(r.payload->>'platformId')
             or exists (select 1 from game_account own where own.player_id = c.id
                           and lower(own.account_id) = lower(r.payload->>'platformId'))) is true desc,
            (c.birthdate::text = r.payload->>'birthdate') is true desc,
            (length(c.nickname) > 2 and strpos(search_text(r.payload->>'helpText'), search_text(c.nickname)) > 0) is true desc,
            greatest(similarity(search_text(c.nickname), search_text(u.discord_username)), similarity(search_text(coalesce(c.discord_name, '')), search_text(u.discord_username))) desc,
            swedish_order(c.nickname) collate "C", c.id
   limit 6) listed), '[]'::json) as candidates
     from approval_request r join app_user u on u.id = r.user_id
    where r.id = $1 and r.kind = 'existingUser' and r.status = 'pending'
;

-- read claimable
-- from modules/requests/claims/claimable-players.repository.ts
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player
    from player p
   where p.user_id is null and ($1 = '' or search_text(p.nickname) like $1 or search_text(p.discord_name) like $1)
   order by greatest(similarity(search_text(p.nickname), $2), similarity(search_text(coalesce(p.discord_name, '')), $2)) desc,
            search_text(p.nickname) not like $4, swedish_order(p.nickname) collate "C", p.id limit $3
;

-- read claimable-all
-- from modules/requests/claims/claimable-players.repository.ts
-- id: number
-- nickname: text
select id, nickname from player where user_id is null order by swedish_order(nickname) collate "C", id
;

-- read claimable-by-account
-- from modules/requests/claims/claimable-players.repository.ts
-- nickname: text
select p.nickname
     from player p left join game_account a on a.player_id = p.id and a.platform = $1 and lower(trim(a.account_id)) = $2
    where p.user_id is null and (a.id is not null or p.platform = $1 and lower(trim(p.platform_id)) = $2)
    order by a.id is null, p.id limit 1
;

-- read claimable-like
-- from modules/requests/claims/claimable-players.repository.ts
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player
    from player p cross join lateral (
      select greatest(similarity(search_text(p.nickname), $1), similarity(search_text(split_part(coalesce(p.discord_name, ''), '#', 1)), $1)) as likeness) l
   where p.user_id is null and l.likeness >= 0.5
   order by l.likeness desc, swedish_order(p.nickname) collate "C", p.id limit $2
;

-- read claimable-like-nickname
-- from modules/requests/claims/claimable-players.repository.ts
-- player: { avatar?: text, id: number, nationality?: text, nickname: text }
select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player from player p
    where search_text(p.nickname) % $1 and similarity(search_text(p.nickname), $1) >= 0.5 and p.user_id is null
    order by similarity(search_text(p.nickname), $1) desc, swedish_order(p.nickname) collate "C", p.id limit $2
;

-- read login-help-standing
-- from modules/requests/help/login-help.repository.ts
-- discordId: text
-- email?: text
-- emailVerified: flag
-- isMember: flag
-- memberEmail?: text
-- name: text
-- nationality?: text
select u.email, u.email_verified as "emailVerified", former.email::text as "memberEmail", p.nationality,
          m.id is not null as "isMember", u.discord_id as "discordId", coalesce(p.nickname, u.discord_username) as name
     from app_user u left join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
     left join association_member former on former.id = u.member_id
    where u.id = $1
;

-- read request
-- from modules/requests/lists/request-lists.repository.ts
-- accountName?: text
-- aside?: { at: text, byNickname?: text, reason: text }
-- asker: { nickname: text, playerId?: number, userId: number }
-- avatar?: text
-- banner?: text
-- chatAvatar?: text
-- createdAt: text
-- decidedAt?: text
-- decidedByNickname?: text
-- discordAvatar?: text
-- discordDiscriminator?: text
-- discordId?: text
-- discordUsername?: text
-- helpText?: text
-- id: number
-- isOfOwnTeam: flag
-- isOwnDecision: flag
-- isOwnTeam: flag
-- kind: text
-- logo?: text
-- oldAvatar?: text
-- oldBanner?: text
-- oldLogo?: text
-- oldNickname?: text
-- oldTeamName?: text
-- platform?: text
-- platformId?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reason?: text
-- seriesId?: number
-- status: text
-- stoppedBy?: text
-- team?: { id: number, logo?: text, name: text }
-- teamName?: text
select r.id, r.kind, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", r.status, r.reason,
         json_build_object('userId', r.user_id, 'playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username))
           as asker,
         coalesce(dp.nickname, du.discord_username) as "decidedByNickname", to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(r.payload->>'name', r.payload->>'oldName', t.name) as "teamName", r.payload->>'oldName' as "oldTeamName",
         'images/' || (r.payload->>'logo') as logo, r.payload->>'oldLogo' as "oldLogo",
         'images/' || (r.payload->>'banner') as banner, r.payload->>'oldBanner' as "oldBanner",
         'images/' || (r.payload->>'avatar') as avatar, r.payload->>'oldAvatar' as "oldAvatar",
         u.discord_username as "discordUsername", u.discord_discriminator as "discordDiscriminator",
         u.discord_id as "discordId", u.discord_avatar as "discordAvatar",
         'https://cdn.discordapp.com/avatars/' || u.discord_id || '/' || u.discord_avatar || '.png' as "chatAvatar",
         r.old_nickname as "oldNickname",
         case when r.aside_at is not null then json_build_object('at', to_char(r.aside_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', r.aside_reason,
           'byNickname', (select coalesce(ap.nickname, au.discord_username) from app_user au
                            left join player ap on ap.user_id = au.id where au.id = r.aside_by_user_id)) end as aside,
         r.payload->>'helpText' as "helpText", r.payload->>'stoppedBy' as "stoppedBy", r.payload->>'platform' as platform, r.payload->>'platformId' as "platformId",
         r.payload->>'displayName' as "accountName", (r.payload->>'seriesId')::int as "seriesId",
         case when r.kind = 'gameAccount' then (select json_build_object('id', gp.id, 'nickname', gp.nickname, 'avatar', gp.avatar, 'nationality', gp.nationality) from player gp where gp.id = r.player_id) end as player,
         (
  (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))) as "isOwnTeam",
         (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) as "isOfOwnTeam",
         exists (select 1 from audit_entry a
                  where a.object_kind = 'request' and a.object_id = r.id and a.is_own_team) as "isOwnDecision"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = coalesce(case when r.kind <> 'gameAccount' then r.player_id end, (select own.id from player own where own.user_id = r.user_id))
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player dp on dp.user_id = du.id where r.id = $3
;

-- read request-facts
-- from modules/requests/facts/request-facts.repository.ts
-- candidates: [{ accounts: [{ accountId: text, platform: text }], birthdate?: text, names: [text], nationality?: text, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sanctionTerms: [{ endsOn?: text, kind: text, liftedOn?: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }], seasons: [{ id: number, name: text }] }]
-- claimed: { account?: { accountId: text, platform: text }, birthdate?: text, chatName: text, helpText: text, nationality?: text }
-- earlierAccepted: number
-- earlierDenied: number
-- formerTeam?: { division?: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, pendingInvites: number, roster: [{ mmr?: number, nationality?: text }], team: { id: number, logo?: text, name: text }, unplayedSeries: number }
-- isOfOwnTeam: flag
-- isOwn: flag
-- kind: text
-- lastLeftAt?: text
-- lastMove?: { at: text, from?: { id: number, logo?: text, name: text }, to?: { id: number, logo?: text, name: text } }
-- namedTeams: [{ id: number, isActive: flag, logo?: text, name: text }]
-- player?: { mmr?: number, nationality?: text }
-- requestId: number
-- sanctionTerms: [{ endsOn?: text, kind: text, liftedOn?: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }]
-- team?: { division?: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, pendingInvites: number, roster: [{ mmr?: number, nationality?: text }], team: { id: number, logo?: text, name: text }, unplayedSeries: number }
-- wantedName?: text
-- window: { days?: { from: text, to: text }, settings: [{ key: text, updatedAt: text, value: text }] }
select r.id as "requestId", r.kind, (
  (
  coalesce(r.user_id = $2::int or r.player_id = $3::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $3::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))) as "isOwn",
         (
  coalesce(r.user_id = $2::int or r.player_id = $3::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $3::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) as "isOfOwnTeam",
         case when p.id is not null then json_build_object('mmr', p.mmr, 'nationality', p.nationality) end as player,
         coalesce((select json_agg(listed) from (
  select x.id, 
  x.kind, x.starts_on::text as "startsOn", x.ends_on::text as "endsOn",
  x.series_count as "seriesCount",
  (x.lifted_at at time zone 'Europe/Stockholm')::date::text as "liftedOn",
  coalesce((select json_agg(listed) from (
  select to_char(least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", s.walkover is not null as "isWalkover",
         exists (select 1 from game g join player_game_stats row on row.game_id = g.id
                  where g.series_id = s.id and row.player_id = x.player_id) as "didPlay"
    from roster_entry r join series s on r.team_id in (s.home_team_id, s.away_team_id)
   where x.series_count is not null and r.player_id = x.player_id and s.reported_at is not null
     and tstzrange(r.valid_from, r.valid_to) @> least(coalesce(s.scheduled_at, s.reported_at), s.reported_at)
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when x.is_public then x.reason_sv else '' end as "reasonSv",
         case when x.is_public then x.reason_en end as "reasonEn"
    from sanction x where x.player_id = p.id and x.kind <> 'warning' order by x.id) listed), '[]'::json) as "sanctionTerms", 
  case when last.team_id is null then null
       when last.valid_to is not null then json_build_object(
         'at', to_char(last.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'from', (select json_build_object('id', mt.id, 'name', mt.name, 'logo', mt.logo) from team mt where mt.id = last.team_id), 'to', null)
       else json_build_object(
         'at', to_char(last.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'from', (select json_build_object('id', mt.id, 'name', mt.name, 'logo', mt.logo) from team mt where mt.id = last.before_id), 'to', (select json_build_object('id', mt.id, 'name', mt.name, 'logo', mt.logo) from team mt where mt.id = last.team_id)) end as "lastMove",
         (select to_char(max(gone.valid_to) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from roster_entry gone
           where gone.player_id = p.id and r.kind in ('transfer', 'newTeam')) as "lastLeftAt",
         json_build_object(
    'settings', coalesce((select json_agg(listed) from (select key, value, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt" from setting where key in ('transfer_follows', 'transfer_open', 'transfer_turned_at')) listed), '[]'::json),
    'days', (select json_build_object('from', s.transfer_from::text, 'to', s.transfer_to::text) from season s
              where s.id = (select nullif(value, '')::int from setting where key = 'current_season') and s.transfer_from is not null)) as "window",
         (
  select json_build_object('team', json_build_object('id', ft.id, 'name', ft.name, 'logo', ft.logo),
           'roster', coalesce((select json_agg(listed.item) from (
             select json_build_object('mmr', fp.mmr, 'nationality', fp.nationality) as item
               from roster_entry fe join player fp on fp.id = fe.player_id
              where fe.team_id = ft.id and fe.valid_to is null) listed), '[]'::json),
           'pendingInvites', (select count(*)::int from invite fi
                               where fi.team_id = ft.id and fi.status = 0 and fi.id is distinct from r.invite_id),
           'division', (select json_build_object('id', fd.id, 'name', fd.name, 'nameEng', fd.name_en, 'discriminator', fd.discriminator, 'rank', fd.rank, 'seasonId', fd.season_id) from division_team fdt join division fd on fd.id = fdt.division_id
                         where fdt.team_id = ft.id and fdt.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and not fdt.is_stage),
           'unplayedSeries', (select count(*)::int from series fs join division fd on fd.id = fs.division_id
                               where fd.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and fs.reported_at is null
                                 and ft.id in (fs.home_team_id, fs.away_team_id)))
    from team ft where ft.id = case when last.valid_to is not null then last.team_id end) as "formerTeam",
         (
  select json_build_object('team', json_build_object('id', ft.id, 'name', ft.name, 'logo', ft.logo),
           'roster', coalesce((select json_agg(listed.item) from (
             select json_build_object('mmr', fp.mmr, 'nationality', fp.nationality) as item
               from roster_entry fe join player fp on fp.id = fe.player_id
              where fe.team_id = ft.id and fe.valid_to is null) listed), '[]'::json),
           'pendingInvites', (select count(*)::int from invite fi
                               where fi.team_id = ft.id and fi.status = 0 and fi.id is distinct from r.invite_id),
           'division', (select json_build_object('id', fd.id, 'name', fd.name, 'nameEng', fd.name_en, 'discriminator', fd.discriminator, 'rank', fd.rank, 'seasonId', fd.season_id) from division_team fdt join division fd on fd.id = fdt.division_id
                         where fdt.team_id = ft.id and fdt.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and not fdt.is_stage),
           'unplayedSeries', (select count(*)::int from series fs join division fd on fd.id = fs.division_id
                               where fd.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and fs.reported_at is null
                                 and ft.id in (fs.home_team_id, fs.away_team_id)))
    from team ft where ft.id = r.team_id) as team,
         r.payload->>'name' as "wantedName", coalesce((select json_agg(listed.item) from (
  select json_build_object('id', nt.id, 'name', nt.name, 'logo', nt.logo, 'isActive', nt.is_active) as item
    from team nt
   where nt.id is distinct from r.team_id and r.kind in ('newTeam', 'changeTeamInfo')
     and word_similarity(search_text(r.payload->>'name'), search_text(nt.name)) + word_similarity(search_text(nt.name), search_text(r.payload->>'name')) > 0.6
   order by similarity(search_text(nt.name), search_text(r.payload->>'name')) desc, nt.id limit 5) listed), '[]'::json) as "namedTeams", json_build_object(
  'chatName', u.discord_username, 'helpText', coalesce(r.payload->>'helpText', ''), 'birthdate', r.payload->>'birthdate', 'nationality', r.payload->>'nationality',
  'account', case when r.payload->>'platformId' is not null then json_build_object(
               'platform', r.payload->>'platform', 'accountId', r.payload->>'platformId') end) as claimed,
         coalesce((select json_agg(listed.item) from (
  select json_build_object(
           'player', json_build_object('id', c.id, 'nickname', c.nickname, 'avatar', c.avatar, 'nationality', c.nationality), 'names', array_remove(array[c.nickname, c.discord_name], null),
           'birthdate', c.birthdate::text, 'nationality', c.nationality, 'sanctionTerms', coalesce((select json_agg(listed) from (
  select x.id, 
  x.kind, x.starts_on::text as "startsOn", x.ends_on::text as "endsOn",
  x.series_count as "seriesCount",
  (x.lifted_at at time zone 'Europe/Stockholm')::date::text as "liftedOn",
  coalesce((select json_agg(listed) from (
  select to_char(least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", s.walkover is not null as "isWalkover",
         exists (select 1 from game g join player_game_stats row on row.game_id = g.id
                  where g.series_id = s.id and row.player_id = x.player_id) as "didPlay"
    from roster_entry r join series s on r.team_id in (s.home_team_id, s.away_team_id)
   where x.series_count is not null and r.player_id = x.player_id and s.reported_at is not null
     and tstzrange(r.valid_from, r.valid_to) @> least(coalesce(s.scheduled_at, s.reported_at), s.reported_at)
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when x.is_public then x.reason_sv else '' end as "reasonSv",
         case when x.is_public then x.reason_en end as "reasonEn"
    from sanction x where x.player_id = c.id and x.kind <> 'warning' order by x.id) listed), '[]'::json), 'accounts', coalesce((select json_agg(listed.item) from (
  select json_build_object('platform', platform, 'accountId', account_id) as item
    from (select c.platform, c.platform_id as account_id where c.platform_id is not null
           union select ga.platform, ga.account_id from game_account ga where ga.player_id = c.id) known
   order by platform, account_id) listed), '[]'::json), 'seasons', coalesce((select json_agg(listed.item) from (
  select json_build_object('id', cs.id, 'name', cs.name) as item from season cs
   where exists (select 1 from division_team cdt join roster_entry ce on ce.team_id = cdt.team_id
                  where cdt.season_id = cs.id and ce.player_id = c.id
                    and tstzrange(ce.valid_from, ce.valid_to) && tstzrange(cs.starts_on::timestamp at time zone 'Europe/Stockholm', (cs.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))
   order by cs.starts_on desc, cs.id desc) listed), '[]'::json)) as item
    from player c
   where c.user_id is null and r.kind = 'existingUser' and true
   order by (lower(c.platform_id) = lower(r.payload->>'platformId')
             or exists (select 1 from game_account own where own.player_id = c.id
                           and lower(own.account_id) = lower(r.payload->>'platformId'))) is true desc,
            (c.birthdate::text = r.payload->>'birthdate') is true desc,
            (length(c.nickname) > 2 and strpos(search_text(r.payload->>'helpText'), search_text(c.nickname)) > 0) is true desc,
            greatest(similarity(search_text(c.nickname), search_text(u.discord_username)), similarity(search_text(coalesce(c.discord_name, '')), search_text(u.discord_username))) desc,
            swedish_order(c.nickname) collate "C", c.id
   limit 6) listed), '[]'::json) as candidates,
         
  (select count(*)::int from approval_request old
    where old.user_id = r.user_id and old.kind = r.kind and old.status = 'accepted' and old.id <> r.id) as "earlierAccepted", 
  (select count(*)::int from approval_request old
    where old.user_id = r.user_id and old.kind = r.kind and old.status = 'denied' and old.id <> r.id) as "earlierDenied"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = r.player_id 
  left join lateral (
    select e.valid_from, e.valid_to, e.team_id,
           (select earlier.team_id from roster_entry earlier
             where earlier.player_id = e.player_id and earlier.valid_from < e.valid_from
             order by earlier.valid_from desc limit 1) as before_id
      from roster_entry e where e.player_id = p.id order by e.valid_from desc, e.id desc limit 1
  ) last on r.kind in ('transfer', 'newTeam')
   where r.id = any($1::int[]) and r.status = 'pending' order by r.id
;

-- read request-matter
-- from modules/requests/requests.repository.ts
-- isOfOwnTeam: flag
-- isOwn: flag
-- kind: text
select r.kind, coalesce((
  (
  coalesce(r.user_id = $2::int or r.player_id = $3::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $3::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))) or (
  coalesce($4::int = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $4::int and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))), false) as "isOwn",
          (
  coalesce(r.user_id = $2::int or r.player_id = $3::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $3::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) as "isOfOwnTeam"
     from approval_request r where r.id = $1
;

-- read request-subject
-- from modules/requests/requests.repository.ts
-- captainUserId?: number
-- player: text
-- team: text
select coalesce(t.name, r.payload->>'name', '') as team, coalesce(p.nickname, '') as player,
         (select c.user_id from roster_entry e join player c on c.id = e.player_id
           where e.team_id = r.team_id and e.valid_to is null and e.sort_order = 1) as "captainUserId"
    from approval_request r left join team t on t.id = r.team_id left join player p on p.id = r.player_id
   where r.id = $1
;

-- read requests
-- from modules/requests/lists/request-lists.repository.ts
-- accountName?: text
-- aside?: { at: text, byNickname?: text, reason: text }
-- asker: { nickname: text, playerId?: number, userId: number }
-- avatar?: text
-- banner?: text
-- chatAvatar?: text
-- createdAt: text
-- decidedAt?: text
-- decidedByNickname?: text
-- discordAvatar?: text
-- discordDiscriminator?: text
-- discordId?: text
-- discordUsername?: text
-- helpText?: text
-- id: number
-- isOfOwnTeam: flag
-- isOwnDecision: flag
-- isOwnTeam: flag
-- kind: text
-- logo?: text
-- oldAvatar?: text
-- oldBanner?: text
-- oldLogo?: text
-- oldNickname?: text
-- oldTeamName?: text
-- platform?: text
-- platformId?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reason?: text
-- seriesId?: number
-- status: text
-- stoppedBy?: text
-- team?: { id: number, logo?: text, name: text }
-- teamName?: text
select r.id, r.kind, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", r.status, r.reason,
         json_build_object('userId', r.user_id, 'playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username))
           as asker,
         coalesce(dp.nickname, du.discord_username) as "decidedByNickname", to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(r.payload->>'name', r.payload->>'oldName', t.name) as "teamName", r.payload->>'oldName' as "oldTeamName",
         'images/' || (r.payload->>'logo') as logo, r.payload->>'oldLogo' as "oldLogo",
         'images/' || (r.payload->>'banner') as banner, r.payload->>'oldBanner' as "oldBanner",
         'images/' || (r.payload->>'avatar') as avatar, r.payload->>'oldAvatar' as "oldAvatar",
         u.discord_username as "discordUsername", u.discord_discriminator as "discordDiscriminator",
         u.discord_id as "discordId", u.discord_avatar as "discordAvatar",
         'https://cdn.discordapp.com/avatars/' || u.discord_id || '/' || u.discord_avatar || '.png' as "chatAvatar",
         r.old_nickname as "oldNickname",
         case when r.aside_at is not null then json_build_object('at', to_char(r.aside_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', r.aside_reason,
           'byNickname', (select coalesce(ap.nickname, au.discord_username) from app_user au
                            left join player ap on ap.user_id = au.id where au.id = r.aside_by_user_id)) end as aside,
         r.payload->>'helpText' as "helpText", r.payload->>'stoppedBy' as "stoppedBy", r.payload->>'platform' as platform, r.payload->>'platformId' as "platformId",
         r.payload->>'displayName' as "accountName", (r.payload->>'seriesId')::int as "seriesId",
         case when r.kind = 'gameAccount' then (select json_build_object('id', gp.id, 'nickname', gp.nickname, 'avatar', gp.avatar, 'nationality', gp.nationality) from player gp where gp.id = r.player_id) end as player,
         (
  (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))) as "isOwnTeam",
         (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) as "isOfOwnTeam",
         exists (select 1 from audit_entry a
                  where a.object_kind = 'request' and a.object_id = r.id and a.is_own_team) as "isOwnDecision"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = coalesce(case when r.kind <> 'gameAccount' then r.player_id end, (select own.id from player own where own.user_id = r.user_id))
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player dp on dp.user_id = du.id
   where ($3::text is null or r.status = $3) and ($4::text[] is null or r.kind = any($4))
   and ($7::boolean is null or (r.aside_at is not null) = $7) and ($5::int is null or r.id < $5)
   order by r.id desc limit $6
;

-- read requests-by-ids
-- from modules/requests/lists/request-lists.repository.ts
-- accountName?: text
-- aside?: { at: text, byNickname?: text, reason: text }
-- asker: { nickname: text, playerId?: number, userId: number }
-- avatar?: text
-- banner?: text
-- chatAvatar?: text
-- createdAt: text
-- decidedAt?: text
-- decidedByNickname?: text
-- discordAvatar?: text
-- discordDiscriminator?: text
-- discordId?: text
-- discordUsername?: text
-- helpText?: text
-- id: number
-- isOfOwnTeam: flag
-- isOwnDecision: flag
-- isOwnTeam: flag
-- kind: text
-- logo?: text
-- oldAvatar?: text
-- oldBanner?: text
-- oldLogo?: text
-- oldNickname?: text
-- oldTeamName?: text
-- platform?: text
-- platformId?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reason?: text
-- seriesId?: number
-- status: text
-- stoppedBy?: text
-- team?: { id: number, logo?: text, name: text }
-- teamName?: text
select r.id, r.kind, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", r.status, r.reason,
         json_build_object('userId', r.user_id, 'playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username))
           as asker,
         coalesce(dp.nickname, du.discord_username) as "decidedByNickname", to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(r.payload->>'name', r.payload->>'oldName', t.name) as "teamName", r.payload->>'oldName' as "oldTeamName",
         'images/' || (r.payload->>'logo') as logo, r.payload->>'oldLogo' as "oldLogo",
         'images/' || (r.payload->>'banner') as banner, r.payload->>'oldBanner' as "oldBanner",
         'images/' || (r.payload->>'avatar') as avatar, r.payload->>'oldAvatar' as "oldAvatar",
         u.discord_username as "discordUsername", u.discord_discriminator as "discordDiscriminator",
         u.discord_id as "discordId", u.discord_avatar as "discordAvatar",
         'https://cdn.discordapp.com/avatars/' || u.discord_id || '/' || u.discord_avatar || '.png' as "chatAvatar",
         r.old_nickname as "oldNickname",
         case when r.aside_at is not null then json_build_object('at', to_char(r.aside_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', r.aside_reason,
           'byNickname', (select coalesce(ap.nickname, au.discord_username) from app_user au
                            left join player ap on ap.user_id = au.id where au.id = r.aside_by_user_id)) end as aside,
         r.payload->>'helpText' as "helpText", r.payload->>'stoppedBy' as "stoppedBy", r.payload->>'platform' as platform, r.payload->>'platformId' as "platformId",
         r.payload->>'displayName' as "accountName", (r.payload->>'seriesId')::int as "seriesId",
         case when r.kind = 'gameAccount' then (select json_build_object('id', gp.id, 'nickname', gp.nickname, 'avatar', gp.avatar, 'nationality', gp.nationality) from player gp where gp.id = r.player_id) end as player,
         (
  (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))) as "isOwnTeam",
         (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) as "isOfOwnTeam",
         exists (select 1 from audit_entry a
                  where a.object_kind = 'request' and a.object_id = r.id and a.is_own_team) as "isOwnDecision"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = coalesce(case when r.kind <> 'gameAccount' then r.player_id end, (select own.id from player own where own.user_id = r.user_id))
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player dp on dp.user_id = du.id where r.id = any($3::int[]) order by r.id
;

-- read requests-count
-- from modules/requests/lists/request-lists.repository.ts
-- total: number
select count(*)::int as total from approval_request r where ($1::text is null or r.status = $1) and ($2::text[] is null or r.kind = any($2))
   and ($3::boolean is null or (r.aside_at is not null) = $3)
;

-- read requests-own
-- from modules/requests/lists/request-lists.repository.ts
-- accountName?: text
-- aside?: { at: text, byNickname?: text, reason: text }
-- asker: { nickname: text, playerId?: number, userId: number }
-- avatar?: text
-- banner?: text
-- chatAvatar?: text
-- createdAt: text
-- decidedAt?: text
-- decidedByNickname?: text
-- discordAvatar?: text
-- discordDiscriminator?: text
-- discordId?: text
-- discordUsername?: text
-- helpText?: text
-- id: number
-- isOfOwnTeam: flag
-- isOwnDecision: flag
-- isOwnTeam: flag
-- kind: text
-- logo?: text
-- oldAvatar?: text
-- oldBanner?: text
-- oldLogo?: text
-- oldNickname?: text
-- oldTeamName?: text
-- platform?: text
-- platformId?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reason?: text
-- seriesId?: number
-- status: text
-- stoppedBy?: text
-- team?: { id: number, logo?: text, name: text }
-- teamName?: text
select r.id, r.kind, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", r.status, r.reason,
         json_build_object('userId', r.user_id, 'playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username))
           as asker,
         coalesce(dp.nickname, du.discord_username) as "decidedByNickname", to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(r.payload->>'name', r.payload->>'oldName', t.name) as "teamName", r.payload->>'oldName' as "oldTeamName",
         'images/' || (r.payload->>'logo') as logo, r.payload->>'oldLogo' as "oldLogo",
         'images/' || (r.payload->>'banner') as banner, r.payload->>'oldBanner' as "oldBanner",
         'images/' || (r.payload->>'avatar') as avatar, r.payload->>'oldAvatar' as "oldAvatar",
         u.discord_username as "discordUsername", u.discord_discriminator as "discordDiscriminator",
         u.discord_id as "discordId", u.discord_avatar as "discordAvatar",
         'https://cdn.discordapp.com/avatars/' || u.discord_id || '/' || u.discord_avatar || '.png' as "chatAvatar",
         r.old_nickname as "oldNickname",
         case when r.aside_at is not null then json_build_object('at', to_char(r.aside_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', r.aside_reason,
           'byNickname', (select coalesce(ap.nickname, au.discord_username) from app_user au
                            left join player ap on ap.user_id = au.id where au.id = r.aside_by_user_id)) end as aside,
         r.payload->>'helpText' as "helpText", r.payload->>'stoppedBy' as "stoppedBy", r.payload->>'platform' as platform, r.payload->>'platformId' as "platformId",
         r.payload->>'displayName' as "accountName", (r.payload->>'seriesId')::int as "seriesId",
         case when r.kind = 'gameAccount' then (select json_build_object('id', gp.id, 'nickname', gp.nickname, 'avatar', gp.avatar, 'nationality', gp.nationality) from player gp where gp.id = r.player_id) end as player,
         (
  (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))) as "isOwnTeam",
         (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) as "isOfOwnTeam",
         exists (select 1 from audit_entry a
                  where a.object_kind = 'request' and a.object_id = r.id and a.is_own_team) as "isOwnDecision"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = coalesce(case when r.kind <> 'gameAccount' then r.player_id end, (select own.id from player own where own.user_id = r.user_id))
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player dp on dp.user_id = du.id where r.user_id = $1 and r.status = 'pending' order by r.id
;

-- read requests-pending
-- from modules/requests/lists/request-lists.repository.ts
-- accountName?: text
-- aside?: { at: text, byNickname?: text, reason: text }
-- asker: { nickname: text, playerId?: number, userId: number }
-- avatar?: text
-- banner?: text
-- chatAvatar?: text
-- createdAt: text
-- decidedAt?: text
-- decidedByNickname?: text
-- discordAvatar?: text
-- discordDiscriminator?: text
-- discordId?: text
-- discordUsername?: text
-- helpText?: text
-- id: number
-- isOfOwnTeam: flag
-- isOwnDecision: flag
-- isOwnTeam: flag
-- kind: text
-- logo?: text
-- oldAvatar?: text
-- oldBanner?: text
-- oldLogo?: text
-- oldNickname?: text
-- oldTeamName?: text
-- platform?: text
-- platformId?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reason?: text
-- seriesId?: number
-- status: text
-- stoppedBy?: text
-- team?: { id: number, logo?: text, name: text }
-- teamName?: text
select r.id, r.kind, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", r.status, r.reason,
         json_build_object('userId', r.user_id, 'playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username))
           as asker,
         coalesce(dp.nickname, du.discord_username) as "decidedByNickname", to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(r.payload->>'name', r.payload->>'oldName', t.name) as "teamName", r.payload->>'oldName' as "oldTeamName",
         'images/' || (r.payload->>'logo') as logo, r.payload->>'oldLogo' as "oldLogo",
         'images/' || (r.payload->>'banner') as banner, r.payload->>'oldBanner' as "oldBanner",
         'images/' || (r.payload->>'avatar') as avatar, r.payload->>'oldAvatar' as "oldAvatar",
         u.discord_username as "discordUsername", u.discord_discriminator as "discordDiscriminator",
         u.discord_id as "discordId", u.discord_avatar as "discordAvatar",
         'https://cdn.discordapp.com/avatars/' || u.discord_id || '/' || u.discord_avatar || '.png' as "chatAvatar",
         r.old_nickname as "oldNickname",
         case when r.aside_at is not null then json_build_object('at', to_char(r.aside_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', r.aside_reason,
           'byNickname', (select coalesce(ap.nickname, au.discord_username) from app_user au
                            left join player ap on ap.user_id = au.id where au.id = r.aside_by_user_id)) end as aside,
         r.payload->>'helpText' as "helpText", r.payload->>'stoppedBy' as "stoppedBy", r.payload->>'platform' as platform, r.payload->>'platformId' as "platformId",
         r.payload->>'displayName' as "accountName", (r.payload->>'seriesId')::int as "seriesId",
         case when r.kind = 'gameAccount' then (select json_build_object('id', gp.id, 'nickname', gp.nickname, 'avatar', gp.avatar, 'nationality', gp.nationality) from player gp where gp.id = r.player_id) end as player,
         (
  (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))) as "isOwnTeam",
         (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) as "isOfOwnTeam",
         exists (select 1 from audit_entry a
                  where a.object_kind = 'request' and a.object_id = r.id and a.is_own_team) as "isOwnDecision"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = coalesce(case when r.kind <> 'gameAccount' then r.player_id end, (select own.id from player own where own.user_id = r.user_id))
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player dp on dp.user_id = du.id
   where ($3::text is null or r.status = $3) and ($4::text[] is null or r.kind = any($4))
   and ($7::boolean is null or (r.aside_at is not null) = $7) and ($5::int is null or r.id > $5)
   order by r.id asc limit $6
;

-- read requests-uncancelled
-- from modules/requests/lists/request-lists.repository.ts
-- accountName?: text
-- aside?: { at: text, byNickname?: text, reason: text }
-- asker: { nickname: text, playerId?: number, userId: number }
-- avatar?: text
-- banner?: text
-- chatAvatar?: text
-- createdAt: text
-- decidedAt?: text
-- decidedByNickname?: text
-- discordAvatar?: text
-- discordDiscriminator?: text
-- discordId?: text
-- discordUsername?: text
-- helpText?: text
-- id: number
-- isOfOwnTeam: flag
-- isOwnDecision: flag
-- isOwnTeam: flag
-- kind: text
-- logo?: text
-- oldAvatar?: text
-- oldBanner?: text
-- oldLogo?: text
-- oldNickname?: text
-- oldTeamName?: text
-- platform?: text
-- platformId?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reason?: text
-- seriesId?: number
-- status: text
-- stoppedBy?: text
-- team?: { id: number, logo?: text, name: text }
-- teamName?: text
select r.id, r.kind, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", r.status, r.reason,
         json_build_object('userId', r.user_id, 'playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username))
           as asker,
         coalesce(dp.nickname, du.discord_username) as "decidedByNickname", to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce(r.payload->>'name', r.payload->>'oldName', t.name) as "teamName", r.payload->>'oldName' as "oldTeamName",
         'images/' || (r.payload->>'logo') as logo, r.payload->>'oldLogo' as "oldLogo",
         'images/' || (r.payload->>'banner') as banner, r.payload->>'oldBanner' as "oldBanner",
         'images/' || (r.payload->>'avatar') as avatar, r.payload->>'oldAvatar' as "oldAvatar",
         u.discord_username as "discordUsername", u.discord_discriminator as "discordDiscriminator",
         u.discord_id as "discordId", u.discord_avatar as "discordAvatar",
         'https://cdn.discordapp.com/avatars/' || u.discord_id || '/' || u.discord_avatar || '.png' as "chatAvatar",
         r.old_nickname as "oldNickname",
         case when r.aside_at is not null then json_build_object('at', to_char(r.aside_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'reason', r.aside_reason,
           'byNickname', (select coalesce(ap.nickname, au.discord_username) from app_user au
                            left join player ap on ap.user_id = au.id where au.id = r.aside_by_user_id)) end as aside,
         r.payload->>'helpText' as "helpText", r.payload->>'stoppedBy' as "stoppedBy", r.payload->>'platform' as platform, r.payload->>'platformId' as "platformId",
         r.payload->>'displayName' as "accountName", (r.payload->>'seriesId')::int as "seriesId",
         case when r.kind = 'gameAccount' then (select json_build_object('id', gp.id, 'nickname', gp.nickname, 'avatar', gp.avatar, 'nationality', gp.nationality) from player gp where gp.id = r.player_id) end as player,
         (
  (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))) as "isOwnTeam",
         (
  coalesce(r.user_id = $1::int or r.player_id = $2::int, false)
  or exists (select 1 from roster_entry then_e where then_e.team_id = r.team_id and then_e.player_id = $2::int
                and (then_e.valid_to is null or tstzrange(then_e.valid_from, then_e.valid_to) @> r.created_at))) as "isOfOwnTeam",
         exists (select 1 from audit_entry a
                  where a.object_kind = 'request' and a.object_id = r.id and a.is_own_team) as "isOwnDecision"
    from approval_request r
    join app_user u on u.id = r.user_id
    left join player p on p.id = coalesce(case when r.kind <> 'gameAccount' then r.player_id end, (select own.id from player own where own.user_id = r.user_id))
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player dp on dp.user_id = du.id where r.status <> 'cancelled' and r.kind = any($3::text[])
    order by r.status <> 'pending', r.id desc limit $4
;

-- read team-open-requests
-- from modules/requests/lists/request-lists.repository.ts
-- kind: text
select distinct r.kind from approval_request r
    where r.team_id = $1 and r.status = 'pending'
      and exists (select 1 from roster_entry e where e.team_id = $1 and e.player_id = $2 and e.valid_to is null)
    order by 1
;

-- read unwanted-pictures
-- from modules/requests/requests.repository.ts
-- name: text
select wanted.name from unnest($2::text[]) as wanted (name)
    where not exists (select 1 from approval_request r where r.user_id = $1 and r.status = 'pending'
                         and wanted.name in (r.payload->>'logo', r.payload->>'banner', r.payload->>'avatar'))
;
