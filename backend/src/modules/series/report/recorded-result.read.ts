import type { Side } from '../../../domain/sides.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { RecordedResult } from './recorded-result.ts';

/** The rows of a side of game `g`, by slot, each with its player's name. */
const rowsOf = (side: Side): string => `
  coalesce((select jsonb_agg(jsonb_build_object('player', p.nickname, 'score', r.score, 'goals', r.goals,
                     'assists', r.assists, 'saves', r.saves, 'shots', r.shots) order by r.slot)
     from player_game_stats r join player p on p.id = r.player_id where r.game_id = g.id and r.side = '${side}'), '[]')`;

/** A result as it is read: its goals in order are still a list. */
type ReadResult = Omit<RecordedResult, 'games'> & {
  games: (Omit<RecordedResult['games'][number], 'goalOrder'> & { goals: { side: Side; player: string | null }[] })[];
};

const GOALS_OF_GAME = `coalesce((select jsonb_agg(jsonb_build_object('side', o.side, 'player', p.nickname) order by o.number)
     from goal o left join player_game_stats r on (r.game_id, r.side, r.slot) = (o.game_id, o.side, o.slot)
     left join player p on p.id = r.player_id where o.game_id = g.id), '[]')`;

/** The result of series `$1` with the ids of its players. */
export const RESULT = namedRead<{ recorded: ReadResult; playerIds: number[] }>(
  'recorded-result',
  `select jsonb_build_object('homeGames', home_games, 'awayGames', away_games, 'walkover', walkover, 'games',
            coalesce((select jsonb_agg(jsonb_build_object('homeGoals', g.home_goals, 'awayGoals', g.away_goals,
                        'home', ${rowsOf('home')}, 'away', ${rowsOf('away')}, 'goals', ${GOALS_OF_GAME}) order by g.number)
                        from game g where g.series_id = s.id), '[]')) as recorded,
          array(select distinct p.player_id from game g join player_game_stats p on p.game_id = g.id
                 where g.series_id = s.id) as "playerIds"
     from series s where s.id = $1`,
);
