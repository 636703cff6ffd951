-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read event-range
-- from modules/events/events.repository.ts
-- events: [{ at: text, facts: { awayGames?: number, awayTeamId?: number, changed?: [text], divisionId?: number, fromTeamId?: number, homeGames?: number, homeTeamId?: number, playerId?: number, postId?: number, seasonId?: number, seriesId?: number, slug?: text, startsAt?: text, teamId?: number, walkover?: text, week?: number }, kind: text, position: number }]
-- forgotten: number
-- newest: number
select c.last as newest, c.forgotten, coalesce((select json_agg(listed) from (
     select e.position, e.kind, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, 
  case when e.kind like 'news.%' then e.facts || jsonb_build_object('slug', (
    select p.slug from news_post p where p.id = (e.facts->>'postId')::int and p.published_at <= now()))
  else e.facts end as facts
       from league_event e where e.position > coalesce($1::int, c.forgotten) order by e.position limit $2) listed), '[]'::json) as events
     from event_counter c
;

-- write forget-events
-- from modules/events/events.repository.ts
with gone as (delete from league_event where at < $1 returning position)
   update event_counter set forgotten = greatest(forgotten, (select max(position) from gone))
    where exists (select from gone)
;

-- write tell-due-news
-- from modules/events/events.repository.ts
/* worker */ select tell_due_news()
;
