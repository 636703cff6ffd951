import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { nameOrder } from '../../platform/db/name-sql.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { presentTeamSql } from '../refs/merged-team.read.ts';
import { teamColumnsSql } from './team-page.read.ts';
import { toTeamPage } from './team.ts';
import type { StoredTeam, TeamPage } from './team.ts';

const PAGE = namedRead<StoredTeam>(
  'team-page',
  `select ${teamColumnsSql(() => '$2')} from team t where t.id = ${presentTeamSql('$1')}`,
);

const EXISTS = namedRead<{ id: number }>('team-exists', 'select id from team where id = $1');

const NAMES = namedRead<{ id: number; name: string }>(
  'team-names',
  `select id, name from team order by ${nameOrder('name')}, id`,
);

/** Reads teams, with one statement for each page. */
@Injectable()
export class TeamsRepository {
  constructor(private readonly db: Db) {}

  async findPage(id: number, now: Date): Promise<TeamPage | null> {
    const [row] = await this.db.read(PAGE, [id, now]);
    return row ? toTeamPage(row) : null;
  }

  async existsById(id: number): Promise<boolean> {
    return (await this.db.read(EXISTS, [id])).length > 0;
  }

  /** Every team by name, whether active or not. */
  findAllNames(): Promise<{ id: number; name: string }[]> {
    return this.db.read(NAMES);
  }
}
