import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { seasonRefSql } from '../refs/season-ref.ts';
import type { TeamRef } from '../refs/team-ref.ts';
import type { Division, DivisionAdmin, DivisionSummary, DescribedBand } from './division.ts';
import { divisionResultsSql, toDivisionResults } from './division-results.ts';
import type { StoredResults } from './division-results.ts';
import { placementBandsSql } from './placement-band.sql.ts';

const ADMIN_NICKNAME = 'coalesce(p.nickname, u.discord_username)';
const JOIN_ADMIN = 'left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id';

const page = (results: string): string => `
  select d.id, d.name, d.discriminator, d.rank, ${seasonRefSql('se')} as season, d.series_format as format,
         case when u.id is not null then json_build_object('playerId', p.id, 'nickname', ${ADMIN_NICKNAME}) end as admin,
         ${placementBandsSql('d')} as bands,
         coalesce((select max(s.week) from series s where s.division_id = d.id), 0) as weeks,
         (select s.week from series s where s.division_id = d.id and s.reported_at is null
           order by case when s.scheduled_at >= $3 then s.scheduled_at end nulls last, s.week limit 1) as "currentWeek",
         ${results} as results
    from division d join season se on se.id = d.season_id ${JOIN_ADMIN}
   where d.season_id = $2 and d.discriminator = $1`;

const PAGE = page('null');
const PAGE_WITH_RESULTS = page(divisionResultsSql('d'));

const ADMIN = `
  select p.id as "playerId", ${ADMIN_NICKNAME} as nickname
    from division d join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.id = $1`;

const SUMMARIES = `
  select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season,
         d.admin_user_id as "adminUserId", ${ADMIN_NICKNAME} as "adminNickname", p.id as "adminPlayerId",
         (select count(*)::int from division_team t where t.division_id = d.id) as "teamCount",
         (select count(*)::int from series s where s.division_id = d.id) as "seriesCount"
    from division d join season se on se.id = d.season_id ${JOIN_ADMIN}
   order by se.starts_on desc, se.id desc, d.rank, d.id`;

/** Reads divisions, one statement each. */
@Injectable()
export class DivisionsRepository {
  constructor(private readonly db: Db) {}

  async findPage(
    discriminator: string,
    seasonId: number,
    { now, withResults }: { now: Date; withResults: boolean },
  ): Promise<Division | null> {
    type Row = Omit<Division, 'results'> & { results: StoredResults | null };
    // two texts and not a parameter: PostgreSQL would plan it anew each time, to leave the results out
    const [name, sql] = withResults ? ['division-page results', PAGE_WITH_RESULTS] : ['division-page', PAGE];
    const [row] = await this.db.read<Row>(name, sql, [discriminator, seasonId, now]);
    return row ? { ...row, results: row.results && toDivisionResults(row.results) } : null;
  }

  async findId(discriminator: string, seasonId: number): Promise<number | null> {
    const sql = 'select id from division where season_id = $2 and discriminator = $1';
    return (await this.db.read<{ id: number }>('division-id', sql, [discriminator, seasonId]))[0]?.id ?? null;
  }

  async existsById(id: number): Promise<boolean> {
    return (await this.db.read('division-exists', 'select 1 from division where id = $1', [id])).length > 0;
  }

  async findAdmin(id: number): Promise<DivisionAdmin | null> {
    return (await this.db.read<DivisionAdmin>('division-admin', ADMIN, [id]))[0] ?? null;
  }

  /** null: no such division. */
  async findBands(id: number): Promise<DescribedBand[] | null> {
    const sql = `select ${placementBandsSql('d')} as bands from division d where d.id = $1`;
    return (await this.db.read<{ bands: DescribedBand[] }>('division-bands', sql, [id]))[0]?.bands ?? null;
  }

  /** The teams of a division in staff's order. */
  findTeams(id: number): Promise<TeamRef[]> {
    const sql =
      'select team_id as id, name, logo from division_team where division_id = $1 order by sort_order, lower(name), team_id';
    return this.db.read<TeamRef>('division-teams', sql, [id]);
  }

  findSummaries(): Promise<DivisionSummary[]> {
    return this.db.read<DivisionSummary>('division-summaries', SUMMARIES);
  }
}
