import { Injectable } from '@nestjs/common';
import { Db } from '../../../../platform/db/db.ts';
import { instantSql, rowListSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../../seasons/divisions/annulled.read.ts';
import { divisionResultsSql, toDivisionResults } from '../../../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../../../seasons/divisions/division-results.read.ts';
import { divisionRefSql, playerRefSql, seasonRefSql, seasonTeamRefSql, teamRefSql } from '../../../refs/ref.read.ts';
import { isComingSql } from '../../../refs/season.read.ts';
import { COUNTS, divisionTotalsSql } from '../../totals.read.ts';
import { meetingsSql, ownGamesSql, sumsSql } from '../meetings.read.ts';
import type { StoredMeeting } from '../stored-meeting.ts';
import type {
  PlayerFacts,
  PlayersFacts,
  SharedMeeting,
  TeamFacts,
  TeamsFacts,
  TeamSeasonFacts,
} from './head-to-head.ts';

type StoredTeam = Omit<TeamFacts, 'seasons'> & {
  seasons: (Omit<TeamSeasonFacts, 'results'> & { results: StoredResults })[];
};

const PLACE = `${seasonRefSql('se')} as season, ${divisionRefSql('d')} as division, ${seasonTeamRefSql('dt')} as team`;

const TEAMS = namedRead<{ teams: StoredTeam[]; meetings: StoredMeeting[] }>(
  'head-to-head of-teams',
  `select ${rowListSql(`
           select ${teamRefSql('t')} as team,
                  ${rowListSql(`
                    select ${PLACE}, own.*, ${ownGamesSql('dt.division_id', 'dt.team_id')} as "ownGames",
                           ${divisionTotalsSql('dt.division_id')} as totals, ${divisionResultsSql('d')} as results
                      from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
                     cross join lateral (select ${sumsSql('p')} from player_division_totals p
                                          where p.division_id = dt.division_id and p.team_id = dt.team_id) own
                     where dt.team_id = t.id and not d.is_stage and not ${isComingSql('se', '$3')}
                     order by se.starts_on desc, se.id desc`)} as seasons
             from team t where t.id in ($1::int, $2::int)`)} as teams,
         ${meetingsSql('$1::int', '$2::int')} as meetings`,
);

const PLAYERS = namedRead<{ players: PlayerFacts[]; meetings: SharedMeeting[] }>(
  'head-to-head of-players',
  `select ${rowListSql(`
           select ${playerRefSql('p')} as player,
                  (select ${teamRefSql('now')} from roster_entry r join team now on now.id = r.team_id
                    where r.player_id = p.id and r.valid_to is null) as team,
                  ${rowListSql(`
                    select ${PLACE}, t.games, t.score, t.goals, t.assists, t.saves, t.shots,
                           ${divisionTotalsSql('t.division_id')} as totals
                      from player_division_totals t join division d on d.id = t.division_id
                      join season se on se.id = d.season_id
                      join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id
                     where t.player_id = p.id and ${COUNTS}
                     order by se.starts_on desc, se.id desc, t.games desc, t.team_id`)} as seasons
             from player p where p.id in ($1::int, $2::int)`)} as players,
         ${rowListSql(`
           select s.id as "seriesId", ${seasonRefSql('se')} as season, ${seasonTeamRefSql('h')} as home,
                  ${seasonTeamRefSql('a')} as away, ${instantSql('coalesce(s.scheduled_at, s.reported_at)')} as "playedAt",
                  both_played."isTogether", both_played.games, both_played.won, both_played.goals, both_played.assists,
                  both_played.saves
             from (select g.series_id, x.side = y.side as "isTogether", count(*) as games,
                          count(*) filter (where (g.home_goals > g.away_goals) = (x.side = 'home')) as won,
                          ${['goals', 'assists', 'saves']
                            .map(
                              (number) =>
                                `json_build_object('home', sum(x.${number}), 'away', sum(y.${number})) as ${number}`,
                            )
                            .join(', ')}
                     from player_game_stats x join player_game_stats y on y.game_id = x.game_id and y.player_id = $2::int
                     join game g on g.id = x.game_id
                    where x.player_id = $1::int
                    group by g.series_id, x.side = y.side) both_played
             join series s on s.id = both_played.series_id
             join division d on d.id = s.division_id join season se on se.id = d.season_id ${seriesTeamsSql('s', 'h', 'a')}
            where s.walkover is null and not ${isAnnulledSql('h', 'a')}
            order by coalesce(s.scheduled_at, s.reported_at) desc, s.id desc`)} as meetings`,
);

/** Reads two teams or two players with all that they have done, in one statement. */
@Injectable()
export class HeadToHeadRepository {
  constructor(private readonly db: Db) {}

  /** The teams in the order of the ids; null when one of them does not exist. */
  async findTeams(homeId: number, awayId: number, now: Date): Promise<TeamsFacts | null> {
    const [row] = await this.db.read(TEAMS, [homeId, awayId, now]);
    const teams = (row?.teams ?? []).map(({ team, seasons }): TeamFacts => ({
      team,
      seasons: seasons.map((season) => ({ ...season, results: toDivisionResults(season.results) })),
    }));
    const home = teams.find(({ team }) => team.id === homeId);
    const away = teams.find(({ team }) => team.id === awayId);
    return row && home && away ? { home, away, meetings: row.meetings } : null;
  }

  /** The players in the order of the ids, with the games that both played; null when one of them does not exist. */
  async findPlayers(homeId: number, awayId: number): Promise<PlayersFacts | null> {
    const [row] = await this.db.read(PLAYERS, [homeId, awayId]);
    const home = row?.players.find(({ player }) => player.id === homeId);
    const away = row?.players.find(({ player }) => player.id === awayId);
    return row && home && away ? { home, away, meetings: row.meetings } : null;
  }
}
