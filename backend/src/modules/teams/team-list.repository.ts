import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../platform/db/name-sql.ts';
import { Conditions, mappedPage, pagedList } from '../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../platform/db/keyset.ts';
import { partOf } from '../../platform/db/table-page.ts';
import type { TeamListFilter, TeamListOrder, TeamPart } from './team-list.ts';
import { teamColumnsSql } from './team-page.read.ts';
import { toTeamPage } from './team.ts';
import type { StoredTeam, TeamPage } from './team.ts';

const ORDERS: Record<TeamListOrder, KeysetOrder> = {
  name: { name: 'teams name', key: nameOrder('t.name'), kind: 'text', id: 't.id' },
  registered: { name: 'teams registered', key: 't.id', kind: 'whole', id: 't.id' },
};

/** What the rows are read for: the present time, and the parts that the caller wants. */
interface TeamView {
  now: Date;
  wanted: ReadonlySet<TeamPart>;
}

/** Partners' list of teams, one page at a time. */
@Injectable()
export class TeamListRepository {
  constructor(private readonly db: Db) {}

  list(filter: TeamListFilter, order: TeamListOrder, slice: KeysetSlice, view: TeamView): PagedList<TeamPage> {
    const stored = pagedList<StoredTeam>(this.db, () => sqlOf(filter, view), ORDERS[order], slice);
    return mappedPage(stored, toTeamPage);
  }
}

function sqlOf({ ids, seasonId, divisionId, isActive, text }: TeamListFilter, { now, wanted }: TeamView): ListSql {
  const where = new Conditions()
    .add(ids, (all) => `t.id = any(${all}::int[])`)
    .add(isActive, (is) => `t.is_active = ${is}`)
    .add(partOf(text), (pattern) => `${searchTextSql('t.name')} like ${pattern}`)
    .add(seasonId, (id) => `t.id in (select team_id from division_team where season_id = ${id})`)
    .add(divisionId, (id) => `t.id in (select team_id from division_team where division_id = ${id})`);
  return { columns: (params) => teamColumnsSql(() => params.param(now), wanted), from: 'team t', where };
}
