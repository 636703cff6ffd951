import { Injectable } from '@nestjs/common';
import type { Totals } from '../../domain/competition/statistics/stats.ts';
import { Db } from '../../platform/db/db.ts';
import { jsonListSql } from '../../platform/db/json-sql.ts';
import { namedRead, namedReadOfIds } from '../../platform/db/named-read.ts';
import { divisionResultsSql, toDivisionResults } from '../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../seasons/divisions/division-results.read.ts';
import { playerRefSql, seasonTeamRefSql } from '../refs/ref.read.ts';
import type { DivisionTotals, TeamDivisionTotals } from './rated-stats.ts';
import { COUNTS, divisionTotalsSql, teamGamesSql, totalsSql } from './totals.read.ts';

/**
 * `limit` keeps the lookup of each player: otherwise PostgreSQL reads the whole table where it is neither small nor large,
 * because it takes a page by an index for much dearer than one in order.
 */
const PLAYER = `
  select json_build_object('player', ${playerRefSql('p')}, 'team', ${seasonTeamRefSql('dt')}, ${totalsSql('t')}) as item
    from player_division_totals t
    cross join lateral (select * from player where id = t.player_id limit 1) p
    join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id`;

const byDivision = (wanted: string, withGames: boolean): string => `
  select wanted.id as "divisionId",
         ${jsonListSql(`${PLAYER} where t.division_id = wanted.id and ${COUNTS}`)} as players,
         ${withGames ? teamGamesSql('wanted.id') : 'null::json'} as games
    from ${wanted}`;

const BY_DIVISION = namedReadOfIds<DivisionTotals>('stats-by-division', (wanted) => byDivision(wanted, false));
const WITH_GAMES_BY_DIVISION = namedReadOfIds<DivisionTotals>('stats-by-division games', (wanted) =>
  byDivision(wanted, true),
);

type TeamRow = Omit<TeamDivisionTotals, 'results'> & { results: StoredResults };

const BY_TEAM = namedReadOfIds<TeamRow>(
  'stats-by-team',
  (wanted) => `select dt.team_id as "teamId", dt.season_id as "seasonId",
         ${jsonListSql(`
           select json_build_object('player', ${playerRefSql('p')}, 'team', ${seasonTeamRefSql('dt')}, ${totalsSql('t')}) as item
             from player_division_totals t join player p on p.id = t.player_id
            where t.division_id = dt.division_id and t.team_id = dt.team_id and ${COUNTS}`)} as players,
         ${divisionTotalsSql('dt.division_id')} as division, ${divisionResultsSql('d')} as results
    from ${wanted} join division_team dt on dt.team_id = wanted.id join division d on d.id = dt.division_id and not d.is_stage`,
);

const BY_PLAYER = namedRead<Totals>(
  'stats-by-player',
  `select coalesce(sum(games), 0) as games, coalesce(sum(score), 0) as score, coalesce(sum(goals), 0) as goals,
         coalesce(sum(assists), 0) as assists, coalesce(sum(saves), 0) as saves, coalesce(sum(shots), 0) as shots
    from player_division_totals where player_id = $1 and division_id = $2`,
);

/** Reads the stored sums. The transaction that changes games counts them again. */
@Injectable()
export class StatsRepository {
  constructor(private readonly db: Db) {}

  /**
   * The sums of each division; empty lists for a division without rows. The teams' games are read only when they are
   * wanted.
   */
  findAllByDivisions(divisionIds: readonly number[], withGames: boolean): Promise<DivisionTotals[]> {
    return this.db.read(...(withGames ? WITH_GAMES_BY_DIVISION : BY_DIVISION)(divisionIds));
  }

  /** One entry for each division that one of the teams has played in. */
  async findAllByTeams(teamIds: readonly number[]): Promise<TeamDivisionTotals[]> {
    const rows = await this.db.read(...BY_TEAM(teamIds));
    return rows.map((row) => ({ ...row, results: toDivisionResults(row.results) }));
  }

  /** A player's sums in a division, over all of their teams there; zeros without games. */
  async findByPlayer(playerId: number, divisionId: number): Promise<Totals> {
    return (await this.db.read(BY_PLAYER, [playerId, divisionId]))[0] as Totals;
  }
}
