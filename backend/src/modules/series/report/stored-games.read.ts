import { namedRead } from '../../../platform/db/named-read.ts';
import type { StoredGame } from './reportable-series.ts';

/** The games of series `$1`, as they are stored. */
export const STORED_GAMES = namedRead<StoredGame>(
  'stored-games',
  `
  select g.number, g.home_goals as "homeGoals", g.away_goals as "awayGoals", g.replay_digest as "replayDigest",
         coalesce(json_agg(json_build_object('side', p.side, 'slot', p.slot, 'playerId', p.player_id, 'score', p.score,
                  'goals', p.goals, 'assists', p.assists, 'saves', p.saves, 'shots', p.shots) order by p.side desc, p.slot)
                  filter (where p.game_id is not null), '[]'::json) as rows
    from game g left join player_game_stats p on p.game_id = g.id
   where g.series_id = $1 group by g.id order by g.number`,
);
