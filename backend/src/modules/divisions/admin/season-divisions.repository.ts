import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { seasonRefSql, teamRefSql } from '../../refs/ref.read.ts';
import type { DescribedBand } from '../division.ts';
import { placementBandsSql } from '../placement-band.read.ts';
import type { SeasonDraft } from './season-divisions.ts';

/** The mean of the three best ratings on the team's roster. */
const MMR = `(select round(avg(best.mmr))::int from (
    select p.mmr from roster_entry e join player p on p.id = e.player_id
     where e.team_id = t.id and e.valid_to is null and p.mmr is not null order by p.mmr desc limit 3) best)`;

const SIGNED_UP = 'exists (select 1 from signup g where g.season_id = se.id and g.team_id = t.id)';

const TEAM = `json_build_object('team', ${teamRefSql('t')}, 'isSignedUp', ${SIGNED_UP}, 'mmr', ${MMR})`;

const TEAMS_OF = jsonListSql(`
  select ${TEAM} as item from division_team e join team t on t.id = e.team_id
   where e.division_id = d.id and t.is_active order by e.sort_order, lower(t.name), t.id`);

const DIVISIONS = jsonListSql(`
  select json_build_object('formerId', d.id, 'name', d.name, 'rank', d.rank, 'teams', ${TEAMS_OF}, 'adminNickname', (
           select coalesce(p.nickname, u.discord_username) from app_user u left join player p on p.user_id = u.id
            where u.id = d.admin_user_id)) as item
    from division d where d.season_id = former.id order by d.rank, d.id`);

const OTHERS = jsonListSql(`
  select ${TEAM} as item from team t
   where t.is_active and not exists (
           select 1 from division_team e where e.season_id = former.id and e.team_id = t.id)
   order by not ${SIGNED_UP}, lower(t.name), t.id`);

const DRAFT = namedRead<SeasonDraft>(
  'season-divisions-draft',
  `select ${seasonRefSql('se')} as season, case when former.id is not null then ${seasonRefSql('former')} end as "from",
         exists (select 1 from division own where own.season_id = se.id) as "hasDivisions",
         ${DIVISIONS} as divisions, ${OTHERS} as others
    from season se left join lateral (
      select f.* from season f
       where f.id <> se.id and f.starts_on <= se.starts_on and exists (select 1 from division x where x.season_id = f.id)
       order by f.starts_on desc, f.id desc limit 1) former on true
   where se.id = $1`,
);

/** What a new division takes over from its model. */
export interface FormerDivision {
  id: number;
  rank: number;
  adminUserId: number | null;
  bands: DescribedBand[];
}

const FORMER = namedRead<FormerDivision>(
  'former-divisions',
  `select d.id, d.rank, d.admin_user_id as "adminUserId", ${placementBandsSql('d')} as bands
     from division d where d.id = any($1::int[]) order by d.id`,
);

/** Reads what a new season takes over from the one before. */
@Injectable()
export class SeasonDivisionsRepository {
  constructor(private readonly db: Db) {}

  async findDraft(seasonId: number): Promise<SeasonDraft | null> {
    return (await this.db.read(DRAFT, [seasonId]))[0] ?? null;
  }

  findFormer(ids: readonly number[]): Promise<FormerDivision[]> {
    return this.db.read(FORMER, [ids]);
  }
}
