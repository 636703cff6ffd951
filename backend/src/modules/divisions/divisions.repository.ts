import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { seasonRefSql } from '../refs/ref.read.ts';
import type { TeamRef } from '../refs/team-ref.ts';
import type { DivisionPage, DivisionAdmin, DivisionSummary, DescribedBand } from './division.ts';
import { divisionResultsSql, toDivisionResults } from './division-results.read.ts';
import type { StoredResults } from './division-results.read.ts';
import { placementBandsSql } from './placement-band.read.ts';

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

type Row = Omit<DivisionPage, 'results'> & { results: StoredResults | null };

// two texts and not a parameter: PostgreSQL would plan it anew each time, to leave the results out
const PAGE = namedRead<Row>('division-page', page('null::json'));
const PAGE_WITH_RESULTS = namedRead<Row>('division-page results', page(divisionResultsSql('d')));

const ADMIN = namedRead<DivisionAdmin>(
  'division-admin',
  `select p.id as "playerId", ${ADMIN_NICKNAME} as nickname
    from division d join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.id = $1`,
);

const SUMMARIES = namedRead<DivisionSummary>(
  'division-summaries',
  `select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season,
         d.admin_user_id as "adminUserId", ${ADMIN_NICKNAME} as "adminNickname", p.id as "adminPlayerId",
         (select count(*)::int from division_team t where t.division_id = d.id) as "teamCount",
         (select count(*)::int from series s where s.division_id = d.id) as "seriesCount"
    from division d join season se on se.id = d.season_id ${JOIN_ADMIN}
   order by se.starts_on desc, se.id desc, d.rank, d.id`,
);

const ID = namedRead<{ id: number }>(
  'division-id',
  'select id from division where season_id = $2 and discriminator = $1',
);

const EXISTS = namedRead<{ id: number }>('division-exists', 'select id from division where id = $1');

const BANDS = namedRead<{ bands: DescribedBand[] }>(
  'division-bands',
  `select ${placementBandsSql('d')} as bands from division d where d.id = $1`,
);

const TEAMS = namedRead<TeamRef>(
  'division-teams',
  'select team_id as id, name, logo from division_team where division_id = $1 order by sort_order, lower(name), team_id',
);

/** Reads divisions, one statement each. */
@Injectable()
export class DivisionsRepository {
  constructor(private readonly db: Db) {}

  async findPage(
    discriminator: string,
    seasonId: number,
    { now, withResults }: { now: Date; withResults: boolean },
  ): Promise<DivisionPage | null> {
    const [row] = await this.db.read(withResults ? PAGE_WITH_RESULTS : PAGE, [discriminator, seasonId, now]);
    return row ? { ...row, results: row.results && toDivisionResults(row.results) } : null;
  }

  async findId(discriminator: string, seasonId: number): Promise<number | null> {
    return (await this.db.read(ID, [discriminator, seasonId]))[0]?.id ?? null;
  }

  async existsById(id: number): Promise<boolean> {
    return (await this.db.read(EXISTS, [id])).length > 0;
  }

  async findAdmin(id: number): Promise<DivisionAdmin | null> {
    return (await this.db.read(ADMIN, [id]))[0] ?? null;
  }

  /** null: no such division. */
  async findBands(id: number): Promise<DescribedBand[] | null> {
    return (await this.db.read(BANDS, [id]))[0]?.bands ?? null;
  }

  /** The teams of a division in staff's order. */
  findTeams(id: number): Promise<TeamRef[]> {
    return this.db.read(TEAMS, [id]);
  }

  findSummaries(): Promise<DivisionSummary[]> {
    return this.db.read(SUMMARIES);
  }
}
