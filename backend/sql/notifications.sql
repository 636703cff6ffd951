-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

-- read notifications
-- from modules/notifications/notifications.repository.ts
-- createdAt: text
-- descriptionEn: text
-- descriptionSv: text
-- id: number
-- invite?: { id: number, status: number, team: { id: number, logo?: text, name: text }, withRequest: flag }
-- isRead: flag
-- place?: { discriminator?: text, id: number, kind: text, seasonId?: number }
select n.id, to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", n.description_sv as "descriptionSv",
         n.description_en as "descriptionEn", n.read_at is not null as "isRead",
         case when i.id is not null then json_build_object('id', i.id, 'status', i.status,
              'withRequest', i.with_request, 'team', json_build_object('id', t.id, 'name', t.name, 'logo', t.logo)) end as invite,
         case when n.series_id is not null then json_build_object('kind', 'series', 'id', n.series_id, 'discriminator', null,
     'seasonId', null)
              when d.id is not null then json_build_object('kind', 'division', 'id', d.id, 'discriminator', d.discriminator,
     'seasonId', d.season_id)
              when coalesce(n.team_id, r.team_id) is not null then json_build_object('kind', 'team', 'id', coalesce(n.team_id, r.team_id), 'discriminator', null,
     'seasonId', null)
              when r.id is not null and own.id is not null then json_build_object('kind', 'player', 'id', own.id, 'discriminator', null,
     'seasonId', null) end as place
    from notification n left join invite i on i.id = n.invite_id left join team t on t.id = i.team_id
    left join division d on d.id = n.division_id left join approval_request r on r.id = n.request_id
    left join player own on own.user_id = n.user_id
   where n.user_id = $1 and ($2::int is null or n.id < $2) order by n.id desc limit $3
;

-- read notifications-unread
-- from modules/notifications/notifications.repository.ts
-- unread: number
select count(*)::int as unread from notification where user_id = $1 and read_at is null
;
