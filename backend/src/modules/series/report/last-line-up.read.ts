import { namedRead } from '../../../platform/db/named-read.ts';
import type { LineUpRow } from './reportable-series.ts';

/** The line-ups of both teams of series `$1` in their last games before it that have the players' numbers. */
export const LAST_LINE_UP = namedRead<LineUpRow>(
  'last-line-up',
  `
  select x.side, p.player_id as "playerId", p.slot
    from series t
   cross join lateral (values ('home', t.home_team_id), ('away', t.away_team_id)) x(side, team_id)
   cross join lateral (
     select l.id, case when l.home_team_id = x.team_id then 'home' else 'away' end as its_side
       from series l
      where x.team_id in (l.home_team_id, l.away_team_id) and l.id <> t.id and l.reported_at is not null
        and l.walkover is null and l.has_player_numbers and l.scheduled_at <= coalesce(t.scheduled_at, now())
      order by l.scheduled_at desc, l.id desc limit 1) l
   cross join lateral (select g.id from game g where g.series_id = l.id order by g.number desc limit 1) g
    join player_game_stats p on p.game_id = g.id and p.side = l.its_side
   where t.id = $1
   order by x.side desc, p.slot`,
);
