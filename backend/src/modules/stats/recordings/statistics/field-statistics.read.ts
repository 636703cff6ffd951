import { FIELD_NUMBERS } from '../../../../domain/recordings/play/field-numbers.ts';
import { FIELD_AVERAGES, SHOWN_SUMS } from '../../../../domain/recordings/play/field-sums.ts';
import type { FieldAverage } from '../../../../domain/recordings/play/field-sums.ts';
import type { Conditions } from '../../../../platform/db/keyset.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../../seasons/divisions/annulled.read.ts';
import { PLAY_TIME_SQL } from '../../../series/lists/series-list.read.ts';
import { divisorSql } from '../../filtered/statistics.read.ts';
import type { StatisticsPer } from '../../filtered/statistics.ts';
import type { FieldStatisticsNumber } from './field-statistics.ts';

/** SQL: the sums of the numbers of `player_field_play` rows `p`, as columns of the same names. */
export const FIELD_SUMS_SQL = FIELD_NUMBERS.map((name) => `sum(p.${name}::float8) as ${name}`).join(', ');

/**
 * SQL: the rows of the field that count (R39): of a series `s` that was played and is not annulled, a player's row of the
 * report `r` with what they did, `p`. Add `and` for more conditions.
 */
export const COUNTED_PLAY_SQL = `
  series s ${seriesTeamsSql('s', 'h', 'a')}
    join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
    join player_field_play p on p.game_id = r.game_id and p.side = r.side and p.slot = r.slot
   where s.reported_at is not null and s.walkover is null and not ${isAnnulledSql('h', 'a')}`;

/** SQL: `with …` up to the list `l`: the id of a player or a team, and their sums. `leastGames` is a placeholder. */
export const fieldStatisticsSql = (subject: 'player_id' | 'team_id', where: Conditions, leastGames: string): string => `
  with summed as (
    select r.${subject} as id, count(distinct g.id)::int as games, count(distinct s.id)::int as series,
           max(array[extract(epoch from ${PLAY_TIME_SQL})::bigint, g.id, s.division_id, r.team_id]) as last, ${FIELD_SUMS_SQL}
      from ${COUNTED_PLAY_SQL} and ${where.sql}
     group by r.${subject} having count(distinct g.id) >= coalesce(${leastGames}::int, 1)),
  list as (select x.*, x.last[3] as division_id, x.last[4] as team_id from summed x)`;

const isAverage = (number: FieldStatisticsNumber): number is FieldAverage => Object.hasOwn(FIELD_AVERAGES, number);

/** SQL: a number of the list `l` to order by, with two decimals. Rows without it count as less than all others. */
export function fieldNumberSql(number: FieldStatisticsNumber, per: StatisticsPer): string {
  if (number === 'games') return 'l.games::numeric';
  if (isAverage(number)) {
    const { sum, base, times } = FIELD_AVERAGES[number];
    return `coalesce(round((${times} * l.${sum} / nullif(l.${base}, 0))::numeric, 2), -1)`;
  }
  const [column] = SHOWN_SUMS.find(([, as]) => as === number) ?? [];
  if (column === undefined) throw new Error(`no number of the field is called ${number}`);
  return `round((l.${column} / ${divisorSql(per, 'l')})::numeric, 2)`;
}
