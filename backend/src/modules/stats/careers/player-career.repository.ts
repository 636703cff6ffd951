import { Injectable } from '@nestjs/common';
import type { Totals } from '../../../domain/competition/statistics/stats.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { instantSql, jsonListSql, rowListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { STAMP_SQL } from '../../../platform/db/stamp-sql.ts';
import { isAnnulledSql, seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { divisionResultsSql, toDivisionResults } from '../../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../../seasons/divisions/division-results.read.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import { divisionRefSql, playerRefSql, seasonRefSql, seasonTeamRefSql } from '../../refs/ref.read.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import { seasonPeriodSql } from '../../refs/season.read.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import type { PlacesAt } from '../division-places.ts';
import { COUNTS } from '../totals.read.ts';
import type { Sums } from './career.ts';
import { areNewSql, PLAYED_SQL, sumsSql, toSums } from './careers.read.ts';
import type { StoredSums } from './careers.read.ts';

/** A player's sums in one series, the earliest first. */
export interface StoredSeriesSums {
  seriesId: number;
  playedAt: string;
  games: number;
  goals: number;
  assists: number;
  saves: number;
}

/** One of a player's latest games. */
export interface StoredGame extends Omit<Totals, 'games'> {
  id: number;
  seriesId: number;
  divisionId: number;
  playedAt: string;
  /** The game's number in its series. */
  number: number;
  isWon: boolean;
  opponent: TeamRef;
}

/** A player on the same side, with the games there and how many of them were won. */
export interface TeamMate {
  player: PlayerRef;
  games: number;
  wins: number;
}

/** A division that the player has played in. `teams` are those they played for there; `sums` are all of the division. */
interface PlayedDivision {
  season: SeasonRef;
  division: DivisionRef;
  isOver: boolean;
  teams: TeamRef[];
}

type StoredDivision = PlayedDivision & { sums: StoredSums[]; results: StoredResults | null };

interface Row {
  playerId: number;
  stamp: number;
  series: StoredSeriesSums[];
  games: StoredGame[];
  mates: TeamMate[];
  divisions: StoredDivision[];
}

/** All that a player's career is made of. `results` are of divisions whose places were not remembered at the stamp. */
export interface PlayerFacts extends Omit<Row, 'divisions'> {
  divisions: (PlayedDivision & { sums: Sums[] })[];
  results: DivisionResults[];
}

/** The most games of the line, and the most team-mates. */
const LATEST_GAMES = 10;
const MOST_MATES = 10;

/** The player's rows in games that count. Annulled ones count for nobody (R5); walkovers have no rows. */
const OWN_ROWS = `
  from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
       ${seriesTeamsSql('s', 'h', 'a')}`;
const OWN = `r.player_id = p.id and not ${isAnnulledSql('h', 'a')}`;
const IS_WON = `(g.home_goals > g.away_goals) = (r.side = 'home')`;

const CAREER = namedRead<Row>(
  'player-career',
  `select p.id as "playerId", ${STAMP_SQL} as stamp,
         ${rowListSql(`
           select s.id as "seriesId", ${instantSql(PLAYED_SQL)} as "playedAt", count(*) as games, sum(r.goals) as goals,
                  sum(r.assists) as assists, sum(r.saves) as saves
             ${OWN_ROWS}
            where ${OWN}
            group by s.id order by ${PLAYED_SQL}, s.id`)} as series,
         ${rowListSql(`
           select g.id, s.id as "seriesId", s.division_id as "divisionId", ${instantSql(PLAYED_SQL)} as "playedAt", g.number,
                  ${IS_WON} as "isWon", r.score, r.goals, r.assists, r.saves, r.shots,
                  case when r.side = 'home' then ${seasonTeamRefSql('a')} else ${seasonTeamRefSql('h')} end as opponent
             ${OWN_ROWS}
            where ${OWN}
            order by ${PLAYED_SQL} desc, s.id desc, g.number desc limit ${LATEST_GAMES}`)} as games,
         ${rowListSql(`
           select ${playerRefSql('mate')} as player, together.games, together.wins
             from (select o.player_id, count(*) as games, count(*) filter (where ${IS_WON}) as wins
                     ${OWN_ROWS}
                     join player_game_stats o on o.game_id = r.game_id and o.side = r.side and o.player_id <> r.player_id
                    where ${OWN}
                    group by o.player_id) together
             join player mate on mate.id = together.player_id
            order by together.games desc, together.wins desc, ${nameOrder('mate.nickname')}, mate.id limit ${MOST_MATES}`)} as mates,
         ${rowListSql(`
           select ${seasonRefSql('se')} as season, ${divisionRefSql('d')} as division,
                  upper(${seasonPeriodSql('se')}) <= $2 as "isOver",
                  ${jsonListSql(`
                    select ${seasonTeamRefSql('dt')} as item
                      from player_division_totals t
                      join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id
                     where t.player_id = p.id and t.division_id = d.id and ${COUNTS} order by t.games desc, t.team_id`)} as teams,
                  ${jsonListSql(`
                    select ${sumsSql('t')} as item from player_division_totals t
                     where t.division_id = d.id and ${COUNTS}`)} as sums,
                  case when ${areNewSql('d', '$3', '$4')} then ${divisionResultsSql('d')} end as results
             from (select distinct t.division_id from player_division_totals t
                    where t.player_id = p.id and ${COUNTS}) own
             join division d on d.id = own.division_id and not d.is_stage join season se on se.id = d.season_id
            order by se.starts_on, se.id, d.rank, d.id`)} as divisions
    from player p
   where p.id = ${presentPlayerSql('$1')}`,
);

/** Reads a player's career in one statement. */
@Injectable()
export class PlayerCareerRepository {
  constructor(private readonly db: Db) {}

  /** Null for an unknown player. Series and divisions: the earliest first; games: the newest first. */
  async findByPlayer(playerId: number, now: Date, known: PlacesAt): Promise<PlayerFacts | null> {
    const [row] = await this.db.read(CAREER, [playerId, now, known.stamp, [...known.byDivision.keys()]]);
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
