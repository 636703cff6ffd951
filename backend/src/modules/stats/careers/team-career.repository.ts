import { Injectable } from '@nestjs/common';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql, jsonListSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { STAMP_SQL } from '../../../platform/db/stamp-sql.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { divisionResultsSql, toDivisionResults } from '../../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../../seasons/divisions/division-results.read.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import { divisionRefSql, seasonRefSql, seasonTeamRefSql } from '../../refs/ref.read.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import { isComingSql, seasonPeriodSql } from '../../refs/season.read.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { presentTeamSql } from '../../refs/merged-team.read.ts';
import type { PlacesAt } from '../division-places.ts';
import { concededSql, COUNTS, teamGamesSql } from '../totals.read.ts';
import type { Sums } from './career.ts';
import { areNewSql, PLAYED_SQL, sumsSql, toSums } from './careers.read.ts';
import type { StoredSums } from './careers.read.ts';

/** A series of a team that counts, as the team sees it. A walkover has games, but was not played. */
export interface StoredTeamSeries {
  seriesId: number;
  playedAt: string;
  ownGames: number;
  otherGames: number;
  ownGoals: number;
  walkover: Walkover | null;
  opponent: TeamRef;
}

/** A division that the team was in. `above` are the teams of higher divisions of the season. */
interface EnteredDivision {
  season: SeasonRef;
  division: DivisionRef;
  isOver: boolean;
  team: TeamRef;
  above: number;
  games: { teamId: number; games: number }[];
  /** The goals against of each team, of all games that count. */
  conceded: { teamId: number; games: number; goals: number }[];
}

type StoredDivision = EnteredDivision & { sums: StoredSums[]; results: StoredResults | null };

interface Row {
  teamId: number;
  stamp: number;
  series: StoredTeamSeries[];
  divisions: StoredDivision[];
}

/** All that a team's career is made of. `results` are of divisions whose places were not remembered at the stamp. */
export interface TeamFacts extends Omit<Row, 'divisions'> {
  divisions: (EnteredDivision & { sums: Sums[] })[];
  results: DivisionResults[];
}

const IS_HOME = 's.home_team_id = team.id';

const CAREER = namedRead<Row>(
  'team-career',
  `select team.id as "teamId", ${STAMP_SQL} as stamp,
         ${rowListSql(`
           select s.id as "seriesId", ${instantSql(PLAYED_SQL)} as "playedAt", s.walkover,
                  case when ${IS_HOME} then s.home_games else s.away_games end as "ownGames",
                  case when ${IS_HOME} then s.away_games else s.home_games end as "otherGames",
                  case when ${IS_HOME} then s.home_goals else s.away_goals end as "ownGoals",
                  case when ${IS_HOME} then ${seasonTeamRefSql('a')} else ${seasonTeamRefSql('h')} end as opponent
             from series s ${seriesTeamsSql('s', 'h', 'a')}
            where (${IS_HOME} or s.away_team_id = team.id) and s.reported_at is not null and not ${isAnnulledSql('h', 'a')}
            order by ${PLAYED_SQL}, s.id`)} as series,
         ${rowListSql(`
           select ${seasonRefSql('se')} as season, ${divisionRefSql('d')} as division,
                  upper(${seasonPeriodSql('se')}) <= $2 as "isOver", ${seasonTeamRefSql('dt')} as team,
                  (select count(*) from division higher join division_team o on o.division_id = higher.id
                    where higher.season_id = d.season_id and higher.rank < d.rank and not higher.is_stage) as above,
                  ${teamGamesSql('d.id')} as games, ${concededSql('d.id')} as conceded,
                  ${jsonListSql(`
                    select ${sumsSql('t')} as item from player_division_totals t
                     where t.division_id = d.id and ${COUNTS}`)} as sums,
                  case when ${areNewSql('d', '$3', '$4')} then ${divisionResultsSql('d')} end as results
             from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
            where dt.team_id = team.id and not d.is_stage and not ${isComingSql('se', '$2')}
            order by se.starts_on, se.id, d.id`)} as divisions
    from team
   where team.id = ${presentTeamSql('$1')}`,
);

/** Reads a team's career in one statement. */
@Injectable()
export class TeamCareerRepository {
  constructor(private readonly db: Db) {}

  /** Null for an unknown team. The earliest first. */
  async findByTeam(teamId: number, now: Date, known: PlacesAt): Promise<TeamFacts | null> {
    const [row] = await this.db.read(CAREER, [teamId, now, known.stamp, [...known.byDivision.keys()]]);
    if (!row) return null;
    return {
      ...row,
      divisions: row.divisions.map(({ sums, results: _results, ...division }) => ({
        ...division,
        sums: sums.map(toSums),
      })),
      results: row.divisions.flatMap(({ results }) => (results ? [toDivisionResults(results)] : [])),
    };
  }
}
