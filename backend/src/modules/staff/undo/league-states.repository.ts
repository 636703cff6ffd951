import { Injectable } from '@nestjs/common';
import type { SeriesState } from '../../../domain/undo/possible-state.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { seriesTeamsSql } from '../../seasons/divisions/annulled.read.ts';
import { seriesFormatSql } from '../../series/series-format.read.ts';

/** What some transactions are about. */
export interface TouchedThings {
  seriesIds: number[];
  teamIds: number[];
}

/** A team with its players and open invitations. */
export interface TeamPlaces {
  id: number;
  name: string;
  places: number;
}

/** SQL: the rows of one table that some transactions changed, as the ids of what they belong to: stored ones, and deleted ones. */
const belongingSql = (table: string, column: string): string => `
  select t.${column} from row_change c cross join lateral unnest(c.keys) k join ${table} t on t.id = k::int
   where c.change_set_id = any($1::bigint[]) and c.table_name = '${table}'
  union
  select (r->>'${column}')::int from row_change c cross join lateral jsonb_array_elements(c.rows) r
   where c.change_set_id = any($1::bigint[]) and c.table_name = '${table}' and c.kind = 'delete'`;

/** With a division's format go the results of all its series. */
const TOUCHED = namedRead<TouchedThings>(
  'undo-touched-things',
  `select array(${belongingSql('series', 'id')} union ${belongingSql('game', 'series_id')}
                union ${belongingSql('dispute', 'series_id')} union ${belongingSql('no_show_claim', 'series_id')}
                union select s.id from row_change c cross join lateral unnest(c.keys) with ordinality k (key, n)
                        join series s on s.division_id = k.key::int
                       where c.change_set_id = any($1::bigint[]) and c.table_name = 'division'
                         and c.rows->(k.n::int - 1) ? 'series_format') as "seriesIds",
          array(${belongingSql('roster_entry', 'team_id')} union ${belongingSql('invite', 'team_id')}) as "teamIds"`,
);

const SERIES = namedRead<SeriesState & { id: number; name: string }>(
  'undo-series-states',
  `select s.id, h.name || ' – ' || a.name as name, ${seriesFormatSql('s', 'd')} as format, s.scheduled_at as "scheduledAt",
         s.reported_at is not null as "isReported", s.walkover, s.home_games as "homeGames", s.away_games as "awayGames",
         coalesce((select json_agg(json_build_object('home', g.home_goals, 'away', g.away_goals) order by g.number)
                     from game g where g.series_id = s.id), '[]') as games,
         s.confirmation is not distinct from 'disputed' as "isDisputed",
         exists (select from dispute x where x.series_id = s.id and x.decided_at is null) as "hasOpenDispute",
         (select c.for_start from no_show_claim c where c.series_id = s.id and c.decided_at is null) as "claimedFor"
    from series s join division d on d.id = s.division_id ${seriesTeamsSql('s', 'h', 'a')}
   where s.id = any($1::int[]) order by s.id`,
);

const TEAMS = namedRead<TeamPlaces>(
  'undo-team-places',
  `select t.id, t.name, (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null)
                      + (select count(*)::int from invite i where i.team_id = t.id and i.status = 0) as places
    from team t where t.id = any($1::int[]) order by t.id`,
);

/** How the league stands, for the domain's question whether it can stand so. */
@Injectable()
export class LeagueStatesRepository {
  constructor(private readonly db: Db) {}

  /** The series and teams that some transactions changed. */
  async findTouched(setIds: readonly number[]): Promise<TouchedThings> {
    return (await this.db.read(TOUCHED, [setIds]))[0] ?? { seriesIds: [], teamIds: [] };
  }

  findSeries(ids: readonly number[]): Promise<(SeriesState & { id: number; name: string })[]> {
    return this.db.read(SERIES, [ids]);
  }

  findTeams(ids: readonly number[]): Promise<TeamPlaces[]> {
    return this.db.read(TEAMS, [ids]);
  }
}
