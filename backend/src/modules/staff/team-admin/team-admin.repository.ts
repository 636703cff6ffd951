import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import type { TeamRelation } from '../../../domain/teams/roster-plan.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../../platform/db/name-sql.ts';
import { instantSql, jsonListSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { rowsOf } from '../../../platform/db/table-page.ts';
import { divisionRefSql, playerRefSql } from '../../refs/ref.read.ts';
import { ownTeamSql, runTeamSql } from '../../refs/own-matter.read.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import { Team } from '../../teams/team.entity.ts';
import type { AdminTeam, AdminTeamRow, RosterCandidate, TeamFilter, TeamSort } from './team-admin.ts';

const ROSTER = `
  select json_build_object('player', ${playerRefSql('p')}, 'mmr', p.mmr, 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and r.valid_to is null order by r.sort_order, r.id`;

const HISTORY = `
  select json_build_object('id', r.id, 'player', ${playerRefSql('p')}, 'validFrom', ${instantSql('r.valid_from')},
                           'validTo', ${instantSql('r.valid_to')}, 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id order by r.valid_from desc, r.sort_order, r.id`;

const TEAM = `
  select t.id, t.name, t.logo, t.banner, t.is_active as "isActive", ${jsonListSql(ROSTER)} as roster,
         ${jsonListSql(HISTORY)} as history,
         (select count(*)::int from invite i where i.team_id = t.id and i.status = 0) as "pendingInvites"
    from team t`;

const ONE = namedRead<AdminTeam>('admin-team', `${TEAM} where t.id = $1`);
const ALL = namedRead<AdminTeam>('admin-teams', `${TEAM} order by ${nameOrder('t.name')}, t.id`);

const CANDIDATES = namedRead<RosterCandidate>(
  'roster-candidates',
  `select p.id, p.nickname, p.mmr from player p
     left join roster_entry r on r.player_id = p.id and r.valid_to is null
    where (r.id is null or r.team_id = $1) and ($2 = '' or ${searchTextSql('p.nickname')} like $2)
    order by ${nameOrder('p.nickname')}, p.id limit $3`,
);

const RELATION = namedRead<TeamRelation>(
  'team-relation',
  `select ${ownTeamSql('$1::int', '$2::int')} as "isOwn", ${runTeamSql('$1::int', '$3::int')} as "isRun"`,
);

const ROW = `
  select t.id, t.name, t.logo, t.is_active as "isActive",
         (select ${playerRefSql('p')} from roster_entry r join player p on p.id = r.player_id
           where r.team_id = t.id and r.valid_to is null and r.sort_order = 1) as captain,
         (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null) as players,
         case when d.id is not null then ${divisionRefSql('d')} end as division
    from team t
    left join division_team dt on dt.team_id = t.id and dt.season_id = ${CURRENT_SEASON_ID_SQL} and not dt.is_stage
    left join division d on d.id = dt.division_id`;
const MATCHES = `($1 = '' or ${searchTextSql('t.name')} like $1) and ($2::boolean is null or t.is_active = $2)`;

const SORTS: Record<TeamSort, (direction: 'asc' | 'desc') => string> = {
  name: (direction) => `${nameOrder('t.name')} ${direction}`,
  players: (direction) => `players ${direction}, ${nameOrder('t.name')}`,
  division: (direction) =>
    `d.rank ${direction} nulls last, ${nameOrder('d.name')} ${direction}, ${nameOrder('t.name')}`,
};

/** Reads teams, for staff. */
@Injectable()
export class TeamAdminRepository {
  constructor(private readonly db: Db) {}

  /** `pattern` is for `searchTextSql`; '' finds all. */
  findPage(pattern: string, { sort, isDescending, isActive, ...slice }: TeamFilter): Promise<AdminTeamRow[]> {
    const order = SORTS[sort](isDescending ? 'desc' : 'asc');
    const { limit, offset } = rowsOf(slice);
    const sql = `${ROW} where ${MATCHES} order by ${order}, t.id limit $3 offset $4`;
    return this.db.query(sql, [pattern, isActive, limit, offset]);
  }

  async count(pattern: string, isActive: boolean | null): Promise<number> {
    const sql = `select count(*)::int as total from team t where ${MATCHES}`;
    return (await this.db.query<{ total: number }>(sql, [pattern, isActive]))[0]?.total ?? 0;
  }

  async find(id: number): Promise<AdminTeam | null> {
    return (await this.db.read(ONE, [id]))[0] ?? null;
  }

  findAll(): Promise<AdminTeam[]> {
    return this.db.read(ALL);
  }

  /** Players without a team, and the players of this team. `pattern` is for `searchTextSql`; '' finds all. */
  findCandidates(teamId: number, pattern: string, limit: number | null): Promise<RosterCandidate[]> {
    return this.db.read(CANDIDATES, [teamId, pattern, limit]);
  }

  async findRelation(id: number, { userId, playerId }: Pick<Actor, 'userId' | 'playerId'>): Promise<TeamRelation> {
    const [found] = await this.db.read(RELATION, [id, playerId, userId]);
    return found ?? { isOwn: false, isRun: false };
  }

  async updateActive(id: number, isActive: boolean): Promise<void> {
    await this.db.repo(Team).update(id, { isActive });
  }
}
