import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { instantSql, jsonListSql } from '../../platform/db/json-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { divisionRefSql, playerRefSql, seasonRefSql } from '../refs/ref.read.ts';
import { toPublicSanction } from '../refs/sanction-ref.ts';
import type { PublicSanctionRow } from '../refs/sanction-ref.ts';
import { publicSanctionsSql } from '../refs/sanction.read.ts';
import { isRunningSql, seasonRosterSql } from './team-roster.read.ts';
import type { TeamPage } from './team.ts';

/** The current roster, the captain (order 1) first. */
const ROSTER = `
  select json_build_object('player', ${playerRefSql('p')}, 'mmr', p.mmr, 'sortOrder', r.sort_order,
                           'isCaptain', r.sort_order = 1, 'since', ${instantSql('r.valid_from')}) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and ${isRunningSql('r', '$2')}
   order by r.sort_order, r.id`;

const SEASON_ROSTER = `
  select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality,
                           'sortOrder', member.sort_order) as item
    from (${seasonRosterSql('t.id', 'se')}) member join player p on p.id = member.player_id
   order by member.sort_order nulls last, lower(p.nickname), p.id`;

/** Every season from the team's first to the present one; coming seasons only where the team is in a division. */
const SEASONS = `
  select json_build_object('teamId', t.id, 'season', ${seasonRefSql('se')},
                           'division', case when d.id is not null then ${divisionRefSql('d')} end,
                           'name', dt.name, 'roster', ${jsonListSql(SEASON_ROSTER)}) as item
    from season se
    left join division_team dt on dt.season_id = se.id and dt.team_id = t.id
    left join division d on d.id = dt.division_id
   where se.starts_on >= (select min(first.starts_on)
                            from division_team played join season first on first.id = played.season_id
                           where played.team_id = t.id)
     and (dt.team_id is not null or se.starts_on <= ($2::timestamptz at time zone 'Europe/Stockholm')::date)
   order by se.starts_on desc, se.id desc`;

const PAGE = namedRead<Omit<TeamPage, 'sanctions'> & { sanctions: PublicSanctionRow[] }>(
  'team-page',
  `select t.id, t.name, t.logo, t.banner, t.is_active as "isActive",
         ${jsonListSql(ROSTER)} as roster, ${jsonListSql(SEASONS)} as seasons,
         ${publicSanctionsSql('team_id', 't.id')} as sanctions
    from team t where t.id = $1`,
);

const EXISTS = namedRead<{ id: number }>('team-exists', 'select id from team where id = $1');

const NAMES = namedRead<{ id: number; name: string }>(
  'team-names',
  'select id, name from team order by lower(name), id',
);

/** Reads teams, with one statement for each page. */
@Injectable()
export class TeamsRepository {
  constructor(private readonly db: Db) {}

  async findPage(id: number, now: Date): Promise<TeamPage | null> {
    const [row] = await this.db.read(PAGE, [id, now]);
    return row ? { ...row, sanctions: row.sanctions.map(toPublicSanction) } : null;
  }

  async existsById(id: number): Promise<boolean> {
    return (await this.db.read(EXISTS, [id])).length > 0;
  }

  /** Every team by name, whether active or not. */
  findAllNames(): Promise<{ id: number; name: string }[]> {
    return this.db.read(NAMES);
  }
}
