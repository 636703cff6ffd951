import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import type { TeamRef } from '../../refs/team-ref.ts';
import type { DivisionPage, DivisionAdmin, DivisionSummary, DescribedBand, DivisionAddress } from './division.ts';
import { ADMIN_NICKNAME_SQL, divisionPageSql, JOIN_ADMIN_SQL } from './division-page.read.ts';
import { presentFirstSql } from '../../refs/season.read.ts';
import { placementBandsSql } from './placement-band.read.ts';

const PAGE = namedRead<DivisionPage>('division-page', divisionPageSql());

const ADMIN = namedRead<DivisionAdmin>(
  'division-admin',
  `select p.id as "playerId", ${ADMIN_NICKNAME_SQL} as nickname
    from division d join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.id = $1`,
);

const SUMMARIES = namedRead<DivisionSummary>(
  'division-summaries',
  `select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season,
         coalesce(se.id = ${CURRENT_SEASON_ID_SQL}, false) as "isCurrentSeason",
         d.admin_user_id as "adminUserId", ${ADMIN_NICKNAME_SQL} as "adminNickname", p.id as "adminPlayerId",
         (select count(*)::int from division_team t where t.division_id = d.id) as "teamCount",
         (select count(*)::int from series s where s.division_id = d.id) as "seriesCount"
    from division d join season se on se.id = d.season_id ${JOIN_ADMIN_SQL}
   where not d.is_stage
   order by ${presentFirstSql('se', '$1')}, d.rank, d.id`,
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
  `select team_id as id, name, logo from division_team where division_id = $1
    order by sort_order, ${nameOrder('name')}, team_id`,
);

/** Reads divisions, with one statement for each method. */
@Injectable()
export class DivisionsRepository {
  constructor(private readonly db: Db) {}

  async findPage({ discriminator, seasonId }: DivisionAddress, now: Date): Promise<DivisionPage | null> {
    return (await this.db.read(PAGE, [discriminator, seasonId, now]))[0] ?? null;
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

  /** A division; null when it does not exist. */
  async findBands(id: number): Promise<DescribedBand[] | null> {
    return (await this.db.read(BANDS, [id]))[0]?.bands ?? null;
  }

  /** The teams of a division in staff's order. */
  findTeams(id: number): Promise<TeamRef[]> {
    return this.db.read(TEAMS, [id]);
  }

  /** The current season's divisions first (R16). */
  findSummaries(now: Date): Promise<DivisionSummary[]> {
    return this.db.read(SUMMARIES, [now]);
  }
}
