import { Injectable } from '@nestjs/common';
import { Db } from '../../../platform/db/db.ts';
import { Conditions, pagedList } from '../../../platform/db/keyset.ts';
import type { KeysetOrder, KeysetSlice, ListSql, PagedList } from '../../../platform/db/keyset.ts';
import { presentPlayerSql } from '../../refs/merged-player.read.ts';
import { presentTeamSql } from '../../refs/merged-team.read.ts';
import type { TransferListFilter, TransferListOrder } from './transfer-list.ts';
import type { Transfer } from './transfer.ts';
import { PREVIOUS_TEAM_ID_SQL, TRANSFER_COLUMNS, TRANSFER_TABLES } from './transfer.read.ts';

const ORDERS: Record<TransferListOrder, KeysetOrder> = {
  joined: { name: 'transfers time', key: 'r.valid_from', kind: 'time', id: 'r.id' },
  registered: { name: 'transfers registered', key: 'r.id', kind: 'whole', id: 'r.id' },
};

/** Partners' list of transfers, one page at a time. */
@Injectable()
export class TransferListRepository {
  constructor(private readonly db: Db) {}

  list(filter: TransferListFilter, order: TransferListOrder, slice: KeysetSlice): PagedList<Transfer> {
    return pagedList(this.db, () => sqlOf(filter), ORDERS[order], slice);
  }
}

const sqlOf = ({ ids, playerId, teamId, previousTeamId, from, to }: TransferListFilter): ListSql => ({
  columns: TRANSFER_COLUMNS,
  from: TRANSFER_TABLES,
  where: new Conditions()
    .add(ids, (all) => `r.id = any(${all}::int[])`)
    .add(playerId, (id) => `r.player_id = ${presentPlayerSql(`${id}::int`)}`)
    .add(teamId, (id) => `r.team_id = ${presentTeamSql(`${id}::int`)}`)
    .add(previousTeamId, (id) => `${PREVIOUS_TEAM_ID_SQL} = ${presentTeamSql(`${id}::int`)}`)
    .add(from, (at) => `r.valid_from >= ${at}`)
    .add(to, (at) => `r.valid_from < ${at}`),
});
