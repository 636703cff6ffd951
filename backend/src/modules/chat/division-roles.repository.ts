import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { namedWrite } from '../../platform/db/named-write.ts';
import { DivisionRole } from './division-role.entity.ts';
import type { RoleBearer } from './series-room.ts';

const BEARERS = namedRead<RoleBearer>(
  'division-role-bearers',
  `select p.nickname, u.discord_id as "discordId"
     from division_team t join roster_entry e on e.team_id = t.team_id and e.valid_to is null
     join player p on p.id = e.player_id left join app_user u on u.id = p.user_id
    where t.division_id = $1 order by t.team_id, e.sort_order`,
);

const SAVE = namedWrite(
  'save-division-role',
  `insert into division_role (division_id, role_id) select id, $2 from division where id = $1
   on conflict (division_id) do update set role_id = excluded.role_id`,
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

  /** The players in the division's teams now. */
  findPlayers(divisionId: number): Promise<RoleBearer[]> {
    return this.db.read(BEARERS, [divisionId]);
  }
}
