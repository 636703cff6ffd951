import { instantSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { seasonRefSql } from '../../refs/ref.read.ts';

/** SQL: every reported series of two teams as a list of `StoredMeeting`, the newest first, by the teams' ids. */
export const meetingsSql = (home: string, away: string): string =>
  rowListSql(`
           select m.id as "seriesId", m.home_team_id as "homeTeamId", m.home_games as "homeGames", m.away_games as "awayGames",
                  m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.walkover,
                  ${isAnnulledSql('mh', 'ma')} as "isAnnulled", md.season_id as "seasonId", ${seasonRefSql('mse')} as season,
                  ${instantSql('coalesce(m.scheduled_at, m.reported_at)')} as "playedAt"
             from series m join division md on md.id = m.division_id join season mse on mse.id = md.season_id
                  ${seriesTeamsSql('m', 'mh', 'ma')}
            where m.reported_at is not null
              and (m.home_team_id = ${home} and m.away_team_id = ${away}
                or m.home_team_id = ${away} and m.away_team_id = ${home})
            order by coalesce(m.scheduled_at, m.reported_at) desc, m.id desc`);

/** SQL: columns with the sums of `player_division_totals` rows by their alias; zeros without rows. */
export const sumsSql = (row: string): string =>
  ['games', 'score', 'goals', 'assists', 'saves', 'shots']
    .map((column) => `coalesce(sum(${row}.${column}), 0) as ${column}`)
    .join(', ');

/** SQL: the games of a team in a division that count and whose players' numbers are known (R22). */
export const ownGamesSql = (divisionId: string, teamId: string): string => `
                 (select coalesce(sum(r.home_games + r.away_games), 0)
                     from series r ${seriesTeamsSql('r', 'rh', 'ra')}
                    where r.division_id = ${divisionId} and ${teamId} in (r.home_team_id, r.away_team_id)
                      and r.reported_at is not null and r.walkover is null and r.has_player_numbers
                      and not ${isAnnulledSql('rh', 'ra')})`;
