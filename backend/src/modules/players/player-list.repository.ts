import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { nameOrder, searchTextSql } from '../../platform/db/name-sql.ts';
import { Conditions, mappedPage, pagedList } from '../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../platform/db/keyset.ts';
import { partOf } from '../../platform/db/table-page.ts';
import type { PlayerListFilter, PlayerListOrder, PlayerPart } from './player-list.ts';
import { PLAYER_TABLES, playerColumnsSql } from './player-page.read.ts';
import { toPlayerPage } from './player.ts';
import type { PlayerPage, StoredPlayer } from './player.ts';

const ORDERS: Record<PlayerListOrder, KeysetOrder> = {
  nickname: { name: 'players nickname', key: nameOrder('p.nickname'), kind: 'text', id: 'p.id' },
  registered: { name: 'players registered', key: 'p.id', kind: 'whole', id: 'p.id' },
};

/** SQL: the players who have a row in a division that meets the condition. */
const playedSql = (where: string): string =>
  `p.id in (select t.player_id from player_division_totals t join division d on d.id = t.division_id where ${where})`;

/** What the rows are read for: the present time, and the parts that the caller wants. */
interface PlayerView {
  now: Date;
  wanted: ReadonlySet<PlayerPart>;
}

/** Partners' list of players, one page at a time. */
@Injectable()
export class PlayerListRepository {
  constructor(private readonly db: Db) {}

  list(filter: PlayerListFilter, order: PlayerListOrder, slice: KeysetSlice, view: PlayerView): PagedList<PlayerPage> {
    const stored = pagedList<StoredPlayer>(this.db, () => sqlOf(filter, view), ORDERS[order], slice);
    return mappedPage(stored, toPlayerPage);
  }
}

function sqlOf({ ids, country, teamId, seasonId, divisionId, text }: PlayerListFilter, view: PlayerView): ListSql {
  const where = new Conditions()
    .add(ids, (all) => `p.id = any(${all}::int[])`)
    .add(country, (code) => `p.nationality = ${code}`)
    .add(partOf(text), (pattern) => `${searchTextSql('p.nickname')} like ${pattern}`)
    .add(seasonId, (id) => playedSql(`d.season_id = ${id}`))
    .add(divisionId, (id) => playedSql(`d.id = ${id}`));
  where.add(teamId, (id) => {
    const now = where.param(view.now);
    return `p.id in (select r.player_id from roster_entry r where r.team_id = ${id}
                        and r.valid_from <= ${now} and (r.valid_to is null or r.valid_to > ${now}))`;
  });
  return {
    columns: (params) => playerColumnsSql(() => params.param(view.now), view.wanted),
    from: PLAYER_TABLES,
    where,
  };
}
