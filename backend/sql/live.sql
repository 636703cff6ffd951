-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read live-stream
-- from modules/live/live-stream.repository.ts
-- series: [{ awayGames?: number, awayId: number, awayLogo?: text, awayName: text, discriminator: text, divisionId: number, divisionName: text, format: text, hasPlayerNumbers: flag, homeGames?: number, homeId: number, homeLogo?: text, homeName: text, id: number, isAnnulled: flag, isOwnMatter: flag, isStreamed: flag, rank: number, reportedAt?: text, scheduledAt?: text, seasonId: number, seasonName: text, walkover?: text, week: number }]
-- startedAt?: text
-- title?: text
select title, to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt",
         coalesce((select json_agg(listed) from (select s.id, s.week, d.id as "divisionId", d.name as "divisionName", d.discriminator, d.rank,
    se.id as "seasonId", se.name as "seasonName",
    h.team_id as "homeId", h.name as "homeName", h.logo as "homeLogo", a.team_id as "awayId", a.name as "awayName", a.logo as "awayLogo",
    to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", s.is_streamed as "isStreamed", s.has_player_numbers as "hasPlayerNumbers",
    s.is_own_matter as "isOwnMatter", s.home_games as "homeGames", s.away_games as "awayGames", s.walkover,
    to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt", d.series_format as format, (h.are_results_annulled or a.are_results_annulled) as "isAnnulled" from (select * from series where is_streamed and reported_at is null and scheduled_at >= $1
                    order by scheduled_at, id limit 10) s
    join division d on d.id = s.division_id
    join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id order by s.scheduled_at, s.id) listed), '[]'::json) as series
    from live_stream
;
