import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import type { WhatIfSeries } from '../../../domain/competition/standings/what-if-results.ts';
import type { TableBand } from '../../../domain/competition/standings/placement-band.ts';
import { namedRead, namedReadOfIds } from '../../../platform/db/named-read.ts';
import type { DescribedBand, DivisionPage, DivisionAddress } from '../../seasons/divisions/division.ts';
import { divisionPageSql } from '../../seasons/divisions/division-page.read.ts';
import { divisionResultsSql, toDivisionResults } from '../../seasons/divisions/division-results.read.ts';
import type { DivisionResults } from '../../seasons/divisions/division-results.ts';
import type { StoredResults } from '../../seasons/divisions/division-results.read.ts';
import { placementBandsSql } from '../../seasons/divisions/placement-band.read.ts';
import { isRunningSql, seasonRosterSql } from '../../teams/team-roster.read.ts';

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
            order by member.sort_order nulls last, ${nameOrder('p.nickname')}, p.id`)} as everyone
    from division_team t join season se on se.id = t.season_id
   where t.division_id = $1`,
);

/** A player in a team's list of the documented call. */
export interface TeamPlayer {
  id: number;
  nickname: string;
  mmr: number | null;
  sortOrder: number | null;
}

/** The players of a division's team: now, and at any time of the season. */
export interface TeamPlayers {
  teamId: number;
  active: TeamPlayer[];
  everyone: TeamPlayer[];
}

/** What a table is computed from, and its colours. */
export interface BandedResults extends DivisionResults {
  bands: TableBand[];
}

/** A division's page with the data of its table. */
export interface PageWithResults {
  page: DivisionPage;
  results: BandedResults;
}

interface ResultsRow {
  results: StoredResults;
  bands: DescribedBand[];
}

const RESULTS = namedReadOfIds<ResultsRow>(
  'standings-results',
  (wanted) =>
    `select ${divisionResultsSql('d')} as results, ${placementBandsSql('d')} as bands
    from ${wanted} join division d on d.id = wanted.id`,
);

const PAGE = namedRead<DivisionPage & { results: StoredResults }>(
  'division-page results',
  divisionPageSql(`, ${divisionResultsSql('d')} as results`),
);

const UNPLAYED = namedRead<WhatIfSeries>(
  'standings-unplayed',
  `select id as "seriesId", home_team_id as "homeTeamId", away_team_id as "awayTeamId",
          reported_at is not null as "isReported"
     from series where division_id = $1 and (reported_at is null or id = any($2::int[]))`,
);

/** Reads the data that tables are computed from. */
@Injectable()
export class StandingsRepository {
  constructor(private readonly db: Db) {}

  /** In the order of the ids; null for an unknown division. */
  async findResults(divisionIds: readonly number[]): Promise<(BandedResults | null)[]> {
    const rows = await this.db.read(...RESULTS(divisionIds));
    const byId = new Map(rows.map(({ results, bands }) => [results.divisionId, bandedOf(results, bands)]));
    return divisionIds.map((id) => byId.get(id) ?? null);
  }

  async findPage({ discriminator, seasonId }: DivisionAddress, now: Date): Promise<PageWithResults | null> {
    const [row] = await this.db.read(PAGE, [discriminator, seasonId, now]);
    if (!row) return null;
    const { results, ...page } = row;
    return { page, results: bandedOf(results, page.bands) };
  }

  /** The series of the division without a result, and those of these that have one by now. */
  findUnplayed(divisionId: number, seriesIds: readonly number[] = []): Promise<WhatIfSeries[]> {
    return this.db.read(UNPLAYED, [divisionId, seriesIds]);
  }

  findPlayers(divisionId: number, now: Date): Promise<TeamPlayers[]> {
    return this.db.read(PLAYERS, [divisionId, now]);
  }
}

const bandedOf = (results: StoredResults, bands: TableBand[]): BandedResults => ({
  ...toDivisionResults(results),
  bands,
});
