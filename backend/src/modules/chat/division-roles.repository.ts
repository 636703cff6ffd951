import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { namedWrite } from '../../platform/db/named-write.ts';
import { DivisionRole } from './division-role.entity.ts';
import { DivisionRoleBearer } from './division-role-bearer.entity.ts';
import type { RoleBearer, RoleLeaver } from './series-room.ts';

const BEARERS = namedRead<RoleBearer>(
  'division-role-bearers',
  `select p.nickname, u.id as "userId", u.discord_id as "discordId"
     from division_team t join roster_entry e on e.team_id = t.team_id and e.valid_to is null
     join player p on p.id = e.player_id left join app_user u on u.id = p.user_id
    where t.division_id = $1 order by t.team_id, e.sort_order`,
);

const SAVE = namedWrite(
  'save-division-role',
  `insert into division_role (division_id, role_id) select id, $2 from division where id = $1
   on conflict (division_id) do update set role_id = excluded.role_id`,
);

/** Is the account of `b` still one of a player in the division's teams? */
const IS_IN_TEAM = `
  exists (select from player p join roster_entry e on e.player_id = p.id and e.valid_to is null
            join division_team t on t.team_id = e.team_id and t.division_id = b.division_id
           where p.user_id = b.user_id)`;

/** Those whose role is to be taken, unless that waits, or was given up until staff try it again. */
const LEAVERS = namedRead<RoleLeaver>(
  'division-role-leavers',
  `/* worker */
  select b.division_id as "divisionId", b.user_id as "userId", u.discord_id as "discordId",
         coalesce((select p.nickname from player p where p.user_id = u.id), u.discord_username) as name
    from division_role_bearer b join app_user u on u.id = b.user_id
   where not ${IS_IN_TEAM}
     and not exists (select from outbox_entry o
                      where o.key = 'take-role:' || b.division_id || ':' || b.user_id and o.done_at is null)
   order by b.division_id, b.user_id`,
);

const BEARER = namedRead<{ isInTeam: boolean }>(
  'division-role-bearer',
  `select ${IS_IN_TEAM} as "isInTeam" from division_role_bearer b where b.division_id = $1 and b.user_id = $2`,
);

const ADD_BEARER = namedWrite(
  'add-division-role-bearer',
  `insert into division_role_bearer (division_id, user_id)
   select r.division_id, u.id from division_role r, app_user u where r.division_id = $1 and u.id = $2
   on conflict do nothing`,
);

/** Storage of the divisions' chat roles. */
@Injectable()
export class DivisionRolesRepository {
  constructor(private readonly db: Db) {}

  /** The chat's id of the division's role; null before it is created. */
  async findRoleId(divisionId: number): Promise<string | null> {
    return (await this.db.repo(DivisionRole).findOneBy({ divisionId }))?.roleId ?? null;
  }

  async save(divisionId: number, roleId: string): Promise<void> {
    await this.db.write(SAVE, [divisionId, roleId]);
  }

  /** The bearers of divisions' roles who are in none of the division's teams any more. */
  findLeavers(): Promise<RoleLeaver[]> {
    return this.db.read(LEAVERS);
  }

  /** Whether the account has the role and has left the division's teams. */
  async hasLeft(divisionId: number, userId: number): Promise<boolean> {
    const [bearer] = await this.db.read(BEARER, [divisionId, userId]);
    return bearer !== undefined && !bearer.isInTeam;
  }

  async addBearer(divisionId: number, userId: number): Promise<void> {
    await this.db.write(ADD_BEARER, [divisionId, userId]);
  }

  async deleteBearer(divisionId: number, userId: number): Promise<void> {
    await this.db.repo(DivisionRoleBearer).delete({ divisionId, userId });
  }

  /** The players in the division's teams now. */
  findPlayers(divisionId: number): Promise<RoleBearer[]> {
    return this.db.read(BEARERS, [divisionId]);
  }
}
