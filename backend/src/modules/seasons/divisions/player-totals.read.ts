import { isAnnulledSql, seriesTeamsSql } from './annulled.read.ts';

/** A player's sums in a team of a division, as `player_division_totals` stores them. */
const SUMS = ['score', 'goals', 'assists', 'saves', 'shots'] as const;

export const COLUMNS = ['games', ...SUMS, 'series_won'] as const;

export const KEY = ['division_id', 'team_id', 'player_id'] as const;

export const columnListSql = (row: string, columns: readonly string[]): string =>
  columns.map((column) => `${row}.${column}`).join(', ');

/**
 * SQL that computes the sums from the games: rows with the columns of `player_division_totals`. A player whose games
 * are all annulled gets a row of zeros, because they have played, but it counts for no one. The arguments limit the
 * series `s` and the players' rows `p`.
 */
export const countedSql = (whichSeries: string, whichRows = 'true'): string => `
  select s.division_id, p.team_id, p.player_id, (count(*) filter (where not s.is_annulled))::int as games,
         ${SUMS.map((column) => `coalesce(sum(p.${column}) filter (where not s.is_annulled), 0)::int as ${column}`).join(', ')},
         (count(distinct s.id) filter (where not s.is_annulled and p.side = s.won_by))::int as series_won
    from (select s.id, s.division_id, case when s.home_games > s.away_games then 'home' else 'away' end as won_by, ${isAnnulledSql('h', 'a')} as is_annulled
            from series s ${seriesTeamsSql('s', 'h', 'a')}
           where ${whichSeries}) s
    join game g on g.series_id = s.id join player_game_stats p on p.game_id = g.id
   where ${whichRows}
   group by s.division_id, p.team_id, p.player_id`;

/**
 * SQL that waits until no other transaction counts the division, and keeps others waiting until this one ends. Only a later
 * statement sees the games of the transaction that it waited for.
 */
export const lockTotalsSql = (divisionId: string): string =>
  `pg_advisory_xact_lock(hashtextextended('player-totals:' || ${divisionId}, 0))`;

/**
 * Stored sums of a division (`$1`) that differ from the games. Rows of `WrongTotal`.
 */
export const WRONG_TOTALS = `
  with counted as (${countedSql('s.division_id = $1')}),
  stored as (select * from player_division_totals t where t.division_id = $1)
  select division_id as division, team_id as team, player_id as player,
         case when s.games is not null then array[${columnListSql('s', COLUMNS)}] end as stored,
         case when c.games is not null then array[${columnListSql('c', COLUMNS)}] end as counted
    from counted c full join stored s using (${KEY.join(', ')})
   where (${columnListSql('c', COLUMNS)}) is distinct from (${columnListSql('s', COLUMNS)})
   order by 1, 2, 3`;
