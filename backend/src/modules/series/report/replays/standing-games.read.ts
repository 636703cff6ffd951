import { knownAccountsSql } from '../../../players/accounts/known-accounts.read.ts';
import { digestOfMarkSql, startOfMarkSql } from '../../game-mark.read.ts';

/**
 * SQL: the stored games whose mark has one of the digests or one of the starts in these parameters (text arrays): each as
 * a `StandingGame`, with `more` columns. Whether it is the game of a file is decided by who played (same-game.ts).
 */
export const standingGamesSql = (digests: string, starts: string, more = ''): string => `
  select g.replay_digest as "replayDigest", g.number, home.name as home, away.name as away,
         coalesce((select json_agg(json_build_object('nickname', p.nickname, 'accounts', coalesce(
                             (select json_agg(json_build_object('platform', a.platform, 'accountId', a.account_id))
                                from (${knownAccountsSql}) a where a.player_id = p.id), '[]')))
                     from player_game_stats r join player p on p.id = r.player_id where r.game_id = g.id), '[]') as players${more}
    from game g join series s on s.id = g.series_id
    join team home on home.id = s.home_team_id join team away on away.id = s.away_team_id
   where (${digestOfMarkSql('g.replay_digest')} = any(${digests}::text[])
       or ${startOfMarkSql('g.replay_digest')} = any(${starts}::text[]))`;
