import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { jsonListSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { divisionResultsSql, toDivisionResults } from '../seasons/divisions/division-results.read.ts';
import type { StoredResults } from '../seasons/divisions/division-results.read.ts';
import type { DivisionResults } from '../seasons/divisions/division-results.ts';
import { divisionRefSql, playerRefSql, seasonRefSql, seasonTeamRefSql, teamRefSql } from '../refs/ref.read.ts';
import { playsElsewhereSql, seasonPeriodSql } from '../refs/season.read.ts';
import type { PlacesAt } from './division-places.ts';
import type { StoredPlayerSeason } from './player-season.ts';
import { COUNTS, divisionTotalsSql, totalsSql } from './totals.read.ts';

/** The player's sums with their seasons, read once and not once for each season. */
const OWN = `
  own_sums as materialized (
    select t.*, played.season_id from player_division_totals t join division played on played.id = t.division_id
     where t.player_id = $1)`;

const TOTALS = `
  select json_build_object('divisionId', t.division_id, 'player', ${playerRefSql('p')},
                           'team', ${seasonTeamRefSql('own')}, ${totalsSql('t')},
                           'division', ${divisionTotalsSql('t.division_id')}) as item
    from own_sums t join division_team own on own.division_id = t.division_id and own.team_id = t.team_id
   where t.season_id = se.id and ${COUNTS}`;

/** The seasons in which the player played or was in a team. */
const TOUCHED = `
  select season_id from own_sums
   union
  select s.id from roster_entry r join season s on tstzrange(r.valid_from, r.valid_to) && ${seasonPeriodSql('s')}
   where r.player_id = $1 and not ${playsElsewhereSql('r.team_id', 's')}`;

/** The change stamp that a statement sees. It grows with every committed change. */
const STAMP = '(select version from change_stamp)';

type Row = StoredPlayerSeason & { stamp: number; results: StoredResults | null };

/**
 * Each season with the roster entry that was valid at its end, or is valid now. A division comes with its results,
 * unless its id is in `$4` and the change stamp is still `$3`.
 */
const SEASONS = namedRead<Row>(
  'player-seasons',
  `with ${OWN}
  select ${seasonRefSql('se')} as season,
         case when d.id is not null then ${divisionRefSql('d')} end as division,
         case when dt.team_id is not null then ${seasonTeamRefSql('dt')}
              when team.id is not null then ${teamRefSql('team')} end as team,
         team.name as "currentTeamName",
         ${jsonListSql(TOTALS)} as totals, ${STAMP} as stamp,
         case when d.id is not null and not (${STAMP} = $3::bigint and d.id = any($4::int[]))
              then ${divisionResultsSql('d')} end as results
    from player p
    join season se on se.id in (${TOUCHED})
   cross join lateral (select least(upper(${seasonPeriodSql('se')}), $2::timestamptz) as instant) at_end
    left join lateral (select r.team_id from roster_entry r
                        where r.player_id = p.id and r.valid_from < at_end.instant
                          and (r.valid_to is null or r.valid_to >= at_end.instant)
                        order by r.valid_from desc limit 1) entry on true
    left join team on team.id = entry.team_id
    left join division_team dt on dt.season_id = se.id and dt.team_id = team.id and not dt.is_stage
    left join division d on d.id = dt.division_id
   where p.id = $1 and lower(${seasonPeriodSql('se')}) <= $2
   order by se.starts_on desc, se.id desc`,
);

/** A player's seasons at one moment of the league. */
export interface StoredCareer {
  /** The change stamp that this statement saw. */
  stamp: number;
  seasons: StoredPlayerSeason[];
  /** The results of divisions whose places were not remembered at this stamp. */
  results: DivisionResults[];
}

/** Reads a player's timeline in one statement. */
@Injectable()
export class PlayerSeasonsRepository {
  constructor(private readonly db: Db) {}

  /** The player's seasons, newest first. A season can have no team at its end, or no games. */
  async findAllByPlayer(playerId: number, now: Date, known: PlacesAt): Promise<StoredCareer> {
    const rows = await this.db.read(SEASONS, [playerId, now, known.stamp, [...known.byDivision.keys()]]);
    return {
      stamp: rows[0]?.stamp ?? known.stamp,
      seasons: rows.map(({ stamp: _stamp, results: _results, ...season }) => season),
      results: rows.flatMap(({ results }) => (results ? [toDivisionResults(results)] : [])),
    };
  }
}
