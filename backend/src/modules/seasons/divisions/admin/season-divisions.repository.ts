import { Injectable } from '@nestjs/common';
import type { SeriesFormat } from '../../../../domain/series/series-format.ts';
import { Db } from '../../../../platform/db/db.ts';
import { nameOrder } from '../../../../platform/db/name-sql.ts';
import { jsonListSql } from '../../../../platform/db/json-sql.ts';
import { namedRead } from '../../../../platform/db/named-read.ts';
import { playerRefSql, seasonRefSql, teamRefSql } from '../../../refs/ref.read.ts';
import type { DescribedBand } from '../division.ts';
import { isInForceSql } from '../annulled.read.ts';
import { TEAM_MMR } from '../../team-mmr.read.ts';
import { placementBandsSql } from '../placement-band.read.ts';
import type { PlayedShare, ReadTeam, SeasonDraft } from './season-divisions.ts';

const SIGNED_UP = 'exists (select 1 from signup g where g.season_id = se.id and g.team_id = t.id)';

const TEAM = `json_build_object('team', ${teamRefSql('t')}, 'isSignedUp', ${SIGNED_UP}, 'mmr', ${TEAM_MMR})`;

const TEAMS_OF = jsonListSql(`
  select ${TEAM} as item from division_team e join team t on t.id = e.team_id
   where e.division_id = d.id and t.is_active order by e.sort_order, ${nameOrder('t.name')}, t.id`);

const DIVISIONS = jsonListSql(`
  select json_build_object('formerId', d.id, 'name', d.name, 'rank', d.rank, 'teams', ${TEAMS_OF}, 'adminNickname', (
           select coalesce(p.nickname, u.discord_username) from app_user u left join player p on p.user_id = u.id
            where u.id = d.admin_user_id)) as item
    from division d where d.season_id = former.id and not d.is_stage order by d.rank, d.id`);

const OTHERS = jsonListSql(`
  select ${TEAM} as item from team t
   where t.is_active and not exists (
           select 1 from division_team e where e.season_id = former.id and e.team_id = t.id and not e.is_stage)
   order by not ${SIGNED_UP}, ${nameOrder('t.name')}, t.id`);

const DRAFT = namedRead<SeasonDraft<ReadTeam>>(
  'season-divisions-draft',
  `select ${seasonRefSql('se')} as season, case when former.id is not null then ${seasonRefSql('former')} end as "from",
         (select count(*)::int from series s join division d on d.id = s.division_id
           where d.season_id = former.id and s.reported_at is null) as unplayed,
         exists (select 1 from division own where own.season_id = se.id and not own.is_stage) as "hasDivisions",
         ${DIVISIONS} as divisions, ${OTHERS} as others
    from season se left join lateral (
      select f.* from season f
       where f.id <> se.id and f.starts_on <= se.starts_on and exists (select 1 from division x where x.season_id = f.id and not x.is_stage)
       order by f.starts_on desc, f.id desc limit 1) former on true
   where se.id = $1`,
);

const SHARES = namedRead<PlayedShare>(
  'season-played-shares',
  `with row as (
     select r.team_id, r.player_id, r.game_id from player_game_stats r
       join game g on g.id = r.game_id join series s on s.id = g.series_id join division d on d.id = s.division_id
      where d.season_id = $1 and ${isInForceSql('s')})
   select row.team_id as "teamId", ${playerRefSql('p')} as player, count(*)::int as games,
          (select count(distinct own.game_id)::int from row own where own.team_id = row.team_id) as "teamGames",
          exists (select 1 from roster_entry e
                   where e.team_id = row.team_id and e.player_id = p.id and e.valid_to is null) as "isInTeam"
     from row join player p on p.id = row.player_id
    group by row.team_id, p.id order by row.team_id, ${nameOrder('p.nickname')}, p.id`,
);

/** What a new division takes over from its model. */
export interface FormerDivision {
  id: number;
  rank: number;
  adminUserId: number | null;
  /** Its format where it was another than its season's: then the new division has it too. */
  ownFormat: SeriesFormat | null;
  /** How many teams it had. */
  size: number;
  bands: DescribedBand[];
}

const FORMER = namedRead<FormerDivision>(
  'former-divisions',
  `select d.id, d.rank, d.admin_user_id as "adminUserId", nullif(d.series_format, se.series_format) as "ownFormat",
          (select count(*)::int from division_team e where e.division_id = d.id) as size, ${placementBandsSql('d')} as bands
     from division d join season se on se.id = d.season_id where d.id = any($1::int[]) order by d.id`,
);

/** Reads what a new season takes over from the one before. */
@Injectable()
export class SeasonDivisionsRepository {
  constructor(private readonly db: Db) {}

  async findDraft(seasonId: number): Promise<SeasonDraft<ReadTeam> | null> {
    return (await this.db.read(DRAFT, [seasonId]))[0] ?? null;
  }

  /** Of every player in every team's games of the season. */
  findShares(seasonId: number): Promise<PlayedShare[]> {
    return this.db.read(SHARES, [seasonId]);
  }

  findFormer(ids: readonly number[]): Promise<FormerDivision[]> {
    return this.db.read(FORMER, [ids]);
  }
}
