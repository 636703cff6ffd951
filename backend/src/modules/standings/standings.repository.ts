import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { jsonListSql } from '../../platform/db/json-sql.ts';
import type { TableBand } from '../../domain/competition/placement-band.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { divisionResultsSql, toDivisionResults } from '../divisions/division-results.read.ts';
import type { DivisionResults } from '../divisions/division-results.ts';
import type { StoredResults } from '../divisions/division-results.read.ts';
import { placementBandsSql } from '../divisions/placement-band.read.ts';
import { isRunningSql, seasonRosterSql } from '../teams/team-roster.read.ts';

const playerSql = (entry: string): string =>
  `json_build_object('id', p.id, 'nickname', p.nickname, 'mmr', p.mmr, 'sortOrder', ${entry}.sort_order) as item`;

const PLAYERS = namedRead<TeamPlayers>(
  'standings-players',
  `select t.team_id as "teamId",
         ${jsonListSql(`
           select ${playerSql('r')} from roster_entry r join player p on p.id = r.player_id
            where r.team_id = t.team_id and ${isRunningSql('r', '$2')} order by r.sort_order, r.id`)} as active,
         ${jsonListSql(`
           select ${playerSql('member')}
             from (${seasonRosterSql('t.team_id', 'se')}) member join player p on p.id = member.player_id
            order by member.sort_order nulls last, lower(p.nickname), p.id`)} as everyone
    from division_team t join season se on se.id = t.season_id
   where t.division_id = $1`,
);

/** A player in a team's list on the documented wire. */
export interface TeamPlayer {
  id: number;
  nickname: string;
  mmr: number | null;
  sortOrder: number | null;
}

/** Who is in a team of a division: now, and at any time of the season. */
export interface TeamPlayers {
  teamId: number;
  active: TeamPlayer[];
  everyone: TeamPlayer[];
}

/** What a table is computed from, and its colours. */
export interface BandedResults extends DivisionResults {
  bands: TableBand[];
}

interface Row {
  results: StoredResults;
  bands: TableBand[];
}

const RESULTS = namedRead<Row>(
  'standings-results',
  `select ${divisionResultsSql('d')} as results, ${placementBandsSql('d')} as bands from division d where d.id = $1`,
);

/** Reads what tables are computed from. */
@Injectable()
export class StandingsRepository {
  constructor(private readonly db: Db) {}

  async findResults(divisionId: number): Promise<BandedResults | null> {
    const [row] = await this.db.read(RESULTS, [divisionId]);
    return row ? { ...toDivisionResults(row.results), bands: row.bands } : null;
  }

  findPlayers(divisionId: number, now: Date): Promise<TeamPlayers[]> {
    return this.db.read(PLAYERS, [divisionId, now]);
  }
}
